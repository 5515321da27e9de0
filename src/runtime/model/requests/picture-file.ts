/** A picture that a widget has read in base64, as a file with the type that its first byte says, and the ending of that type. */
export function fileOf({ name, data }: { name: string; data: string }): File {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  const [ending, type] = bytes[0] === 0x89 ? ['png', 'image/png'] : ['jpg', 'image/jpeg']
  return new File([bytes], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type })
}
