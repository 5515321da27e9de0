/** Where UTF-8 goes wrong (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF); -1 when it does not. */
export function firstBadByte(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at)
    if (length === 0) return at
    at += length
  }
  return -1
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
  if (first < 0x80) return 1
  if (first >= 0xc2 && first <= 0xdf) return continues(bytes, at, 1) ? 2 : 0
  if (first >= 0xe0 && first <= 0xef) {
    const fits = first === 0xe0 ? second >= 0xa0 : first === 0xed ? second < 0xa0 : true
    return fits && continues(bytes, at, 2) ? 3 : 0
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const fits = first === 0xf0 ? second >= 0x90 : first === 0xf4 ? second < 0x90 : true
    return fits && continues(bytes, at, 3) ? 4 : 0
  }
  return 0
}

function continues(bytes: Uint8Array, at: number, count: number): boolean {
  for (let next = 1; next <= count; next += 1) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return false
  return true
}
