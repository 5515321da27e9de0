/** A range of a text and its replacement; offsets in UTF-16 units. */
export type Change = { from: number; to: number; insert: string }

/** The shortest single stretch that makes `after` of `before`; null when they are the same. Text outside it keeps its place. */
export function smallestChange(before: string, after: string): Change | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  // A pair stays together
  if (isLowSurrogate(before.charCodeAt(start)) || isLowSurrogate(after.charCodeAt(start))) start = Math.max(0, start - 1)
  let end = 0
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end += 1
  if (end > 0 && isLowSurrogate(before.charCodeAt(before.length - end))) end -= 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
