import AES from 'crypto-js/aes'
import Base64 from 'crypto-js/enc-base64'
import Hex from 'crypto-js/enc-hex'

import type { Encryption } from '../../schemas/gateway/system.ts'

/** Returns so many random bytes; in a browser from `crypto.getRandomValues`. */
export type RandomBytes = (count: number) => Uint8Array

/** A field cannot be encrypted. Nothing is sent then: there is no fallback to plain text. */
export class EncryptionRefused extends Error {
  readonly reason: 'algorithm' | 'key'

  constructor(reason: 'algorithm' | 'key') {
    super(`A field cannot be encrypted: the site's ${reason} is not usable`)
    this.name = 'EncryptionRefused'
    this.reason = reason
  }
}

const algorithm = 'AES-256-CBC'
const key32 = /^[A-Za-z0-9+/]{43}=$/ // 32 bytes in base64

/**
 * Encrypts a field for the gateway (gateway.md, section 3). It keeps plain passwords out of intermediate logs; the connection's own
 * encryption protects them. Import this file lazily: it brings a cipher.
 *
 * Shape   text → `base64(iv || ciphertext)`, AES-256-CBC with PKCS7 padding over UTF-8;
 *         a fresh iv of 16 bytes from `randomBytes` each time
 * Units   `encryption` as the permission gives it: the key is 32 bytes in base64
 * Errors  throws `EncryptionRefused` for an unknown algorithm or a key that is none
 */
export function encryptField(text: string, encryption: Encryption, randomBytes: RandomBytes): string {
  if (encryption.algorithm !== algorithm) throw new EncryptionRefused('algorithm')
  if (!key32.test(encryption.key)) throw new EncryptionRefused('key')
  const iv = wordsOf(randomBytes(16))
  // CBC and PKCS7 are its defaults
  const { ciphertext } = AES.encrypt(wordsOf(new TextEncoder().encode(text)), Base64.parse(encryption.key), { iv })
  return Base64.stringify(iv.clone().concat(ciphertext))
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_' // 64 of them: each byte's last six bits choose one

/** The random text that a free-play login encrypts: 32 letters and digits. */
export function randomText(randomBytes: RandomBytes): string {
  return Array.from(randomBytes(32), (byte) => letters[byte % letters.length]).join('')
}

function wordsOf(bytes: Uint8Array) {
  return Hex.parse(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}
