import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'

import { customerServiceUrl } from './customer-service.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

/** Node has no single DES; three times the same key is the same cipher. */
function encrypted(text: string, key = 'k3yA9zQ1'): string {
  const cipher = createCipheriv('des-ede3', Buffer.from(key + key + key), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64') + key
}

test('decrypts the example of the contract', () => {
  expect(customerServiceUrl('j0keLbP7JDLpzJiMGCMiGYqOj5RTtFD6ALDWro76jdYtAFKEXg6iiQ==k3yA9zQ1')).toBe('https://chat.example.test/w?id=7')
})

test('reads what the gateway encrypts, in any script', () => {
  const url = 'https://chat.example.test/w?name=客服&next=a:b'
  expect(customerServiceUrl(encrypted(url))).toBe(new URL(url).href)
})

test('offers only http and https addresses', () => {
  const texts = [
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    '//chat.example.test',
    '/chat',
    'https://',
    'chat.example.test',
    '',
    ' https://a.test',
  ]
  expect(texts.map((text) => customerServiceUrl(encrypted(text)))).toEqual(texts.map(() => undefined))
})

test('a path that cannot be decrypted is not offered', () => {
  const good = encrypted('https://chat.example.test/')
  const paths = [
    '',
    'k3yA9zQ1',
    'https://chat.example.test',
    `${good.slice(0, -8)}00000000`,
    `!!${good}`,
    good.slice(1),
    good.slice(4),
    `${good.slice(0, -8)}é3yA9zQ1`,
  ]
  expect(paths.map(customerServiceUrl)).toEqual(paths.map(() => undefined))
})

test('any text whatever gives an http address or nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => encrypted(text)),
      ),
      (path) => void expect(customerServiceUrl(path) ?? 'https://').toMatch(/^https?:/),
    ),
  )
})
