/** Where UTF-8 goes wrong (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF); -1 when it does not. */
export function firstBadByte(bytes: Uint8Array): number {
  if (decodes(bytes)) return -1
  let [good, bad] = [0, bytes.length + 1] // how much may begin a text, and how much may not
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (decodes(bytes.subarray(0, middle), true)) good = middle
    else bad = middle
  }
  while (!decodes(bytes.subarray(0, good))) good -= 1 // back to where the broken letter begins
  return good
}

function decodes(bytes: Uint8Array, stream = false): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}
