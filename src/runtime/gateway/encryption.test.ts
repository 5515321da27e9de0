import { describe, expect, test } from 'vitest'

import { encryptField, EncryptionRefused, randomText } from './encryption.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const key = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=' // bytes 00 to 1f
const encryption = { algorithm: 'AES-256-CBC', key }
const counting = (first: number) => (count: number) => Uint8Array.from({ length: count }, (_, i) => first + i)
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))

async function decrypted(field: string): Promise<string> {
  const bytes = Uint8Array.from(atob(field), (letter) => letter.charCodeAt(0))
  const imported = await crypto.subtle.importKey('raw', counting(0)(32), 'AES-CBC', false, ['decrypt'])
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-CBC', iv: bytes.slice(0, 16) }, imported, bytes.slice(16)))
}

test('the test vector of the contract', () => {
  expect(encryptField('S3cretPass1', encryption, counting(0xa0))).toBe('oKGio6SlpqeoqaqrrK2ur6JRb4vSjJW+oXDXf7Ggays=')
})

test('every field has an iv of its own, placed before the ciphertext', () => {
  const fields = Array.from({ length: 20 }, () => encryptField('Passw0rd1', encryption, random))
  expect(new Set(fields.map((field) => atob(field).slice(0, 16))).size).toBe(20)
  expect(atob(encryptField('', encryption, counting(1))).charCodeAt(15)).toBe(16)
})

test('another implementation of the cipher decrypts the text, in any script', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (text) => {
      expect(await decrypted(encryptField(text, encryption, random))).toBe(text)
    }),
    { numRuns: 60 },
  )
})

describe('without a usable key nothing is encrypted', () => {
  const refusal = (given: { algorithm: string; key: string }) => {
    try {
      return encryptField('Passw0rd1', given, random)
    } catch (error) {
      return error instanceof EncryptionRefused ? error.reason : String(error)
    }
  }
  test.each(['', 'AES-128-CBC', 'aes-256-cbc', 'NONE'])('for the algorithm "%s"', (algorithm) => {
    expect(refusal({ algorithm, key })).toBe('algorithm')
  })
  test.each(['', 'AAECAwQFBgcICQoLDA0ODw==', `${key}AAAA`, key.slice(1), `${key.slice(0, -2)}*=`, ` ${key}`])(
    'for the key "%s"',
    (other) => {
      expect(refusal({ algorithm: 'AES-256-CBC', key: other })).toBe('key')
    },
  )
  test('and the error does not contain the text', () => {
    expect(JSON.stringify(new EncryptionRefused('key')) + String(new EncryptionRefused('key'))).not.toContain('Passw0rd1')
  })
})

test('the random text of a free-play login is 32 letters and digits, another one each time', () => {
  expect(randomText(counting(0))).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef')
  expect(randomText(counting(220))).toMatch(/^[\w-]{32}$/)
  expect(randomText(random)).not.toBe(randomText(random))
})
