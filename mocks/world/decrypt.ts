import { encryptionKey } from './site.ts'

/** Reads an encrypted field, `base64(iv || AES-256-CBC)`; `undefined` when it is none. */
export async function decrypt(field: unknown): Promise<string | undefined> {
  if (typeof field !== 'string') return undefined
  try {
    const bytes = fromBase64(field)
    const key = await crypto.subtle.importKey('raw', fromBase64(encryptionKey), 'AES-CBC', false, ['decrypt'])
    const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv: bytes.slice(0, 16) }, key, bytes.slice(16))
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    return undefined // no base64, a wrong key, a wrong padding
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
