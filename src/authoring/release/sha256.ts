const constants = fractions(64, 1 / 3)
const first = fractions(8, 1 / 2)

/**
 * SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. Our own, because the browser's is asynchronous and missing on plain
 * http, and a release is named in the same way everywhere.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  const hash = Uint32Array.from(first)
  for (let at = 0; at < padded.length; at += 64) block(hash, view, at)
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}

const words = new Uint32Array(64)

function block(hash: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) words[i] = view.getUint32(at + i * 4)
    else {
      const [a, b] = [of(words, i - 15), of(words, i - 2)]
      words[i] = of(words, i - 16) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + of(words, i - 7) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    }
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number] // eight words, always
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + of(constants, i) + of(words, i)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, index) => (hash[index] = of(hash, index) + value))
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function of(list: Uint32Array, index: number): number {
  return list[index] ?? 0
}

/** The first 32 bits of the fractional parts of roots of the first primes, as the standard defines its constants. */
function fractions(count: number, power: number): Uint32Array {
  const result: number[] = []
  for (let candidate = 2; result.length < count; candidate += 1) {
    let prime = true
    for (let by = 2; by * by <= candidate; by += 1) if (candidate % by === 0) prime = false
    if (prime) result.push((candidate ** power % 1) * 2 ** 32)
  }
  return Uint32Array.from(result.map(Math.floor))
}
