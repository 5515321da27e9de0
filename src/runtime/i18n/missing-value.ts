const reported = new Set<string>()

/**
 * Replaces a value that a caller did not pass: with nothing, so that no player reads or hears `{{name}}`. It is a fault of ours: the page
 * reports it once for each text, and a test that comes upon it fails.
 */
export function missingValue(text: string, [place = '']: readonly string[]): string {
  const message = `No value for ${place} in "${text}"`
  if (import.meta.env?.MODE === 'test') throw new Error(message)
  if (!reported.has(message)) {
    reported.add(message)
    console.error(message)
  }
  return ''
}
