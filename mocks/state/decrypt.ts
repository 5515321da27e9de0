import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
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

/** Reads the named fields of a body, those that are there; `undefined` when one of them is not encrypted. */
export async function decryptAll<Name extends string>(
  body: Readonly<Partial<Record<Name, string | undefined>>>,
  names: readonly Name[],
): Promise<Partial<Record<Name, string>> | undefined> {
  const plain: Partial<Record<Name, string>> = {}
  for (const name of names) {
    if (body[name] === undefined) continue
    const text = await decrypt(body[name])
    if (text === undefined) return undefined
    plain[name] = text
  }
  return plain
}

export function unreadable(): Refusal {
  return refuse('ENCRYPTION_INVALID', 'The network link is abnormal, try again')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
