import { expect, test } from 'vitest'

import { asksForPage } from './dev-server.ts'

test.each([
  ['a browser that opens an address', '/rng', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' }, true],
  ['a program that takes anything', '/rng?page=2', { accept: '*/*' }, true],
  ['a program that says nothing', '/', {}, true],
  ['a script of the page', '/src/widgets/balance/view', { accept: '*/*', 'sec-fetch-dest': 'script' }, false],
  ['a file', '/src/main.ts', { accept: '*/*' }, false],
  ['what Vite answers itself', '/@vite/client', { accept: '*/*' }, false],
  ["Vite's own addresses", '/__open-in-editor?file=a', { accept: '*/*' }, false],
  ['a program that asks for data', '/rng', { accept: 'application/json' }, false],
])('%s: %s', (_, url, headers, expected) => {
  expect(asksForPage({ method: 'GET', url, headers })).toBe(expected)
})
