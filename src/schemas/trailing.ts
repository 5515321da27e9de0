/**
 * A text without the characters at its end that equal `character`. A pattern like `/\/+$/` reads a run of n of them n times when something
 * else follows it, so a long address would take a second.
 */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}
