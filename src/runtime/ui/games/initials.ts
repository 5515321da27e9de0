/** Letters for what has no picture: of the first two words, or the first two of one word. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/, 2)
  return (second ? `${[...first][0] ?? ''}${[...second][0] ?? ''}` : [...first].slice(0, 2).join('')).toUpperCase()
}
