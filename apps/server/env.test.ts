import { expect, test } from 'vitest'

import { readEnv } from './env.ts'

test('nothing set is a portal for this machine alone, on the mock world', () => {
  expect(readEnv({ GATEWAY_URL: '' })).toEqual({
    port: 4000,
    host: '127.0.0.1',
    gateway: undefined,
    brand: 'foyer',
    layoutsDir: 'layouts',
    dataDir: 'data',
    editHosts: [],
  })
})

test('every value can be set', () => {
  expect(
    readEnv({
      PORT: '0',
      HOST: '0.0.0.0',
      GATEWAY_URL: 'https://g.example.com',
      BRAND: 'kestrel',
      LAYOUTS_DIR: 'l',
      DATA_DIR: 'd',
      EDIT_HOSTS: ' Lobby.example.com, 10.0.0.5:4000,',
    }),
  ).toEqual({
    port: 0,
    host: '0.0.0.0',
    gateway: new URL('https://g.example.com'),
    brand: 'kestrel',
    layoutsDir: 'l',
    dataDir: 'd',
    editHosts: ['lobby.example.com', '10.0.0.5:4000'],
  })
})

test.each([
  { PORT: 'http' },
  { PORT: '70000' },
  { GATEWAY_URL: 'gateway' },
  { GATEWAY_URL: 'ftp://x' },
  { EDIT_HOSTS: 'https://x' },
  { EDIT_HOSTS: 'a b' },
  { EDIT_HOSTS: '*' },
])('%j is refused with what to write', (env) => {
  expect(() => readEnv(env)).toThrow(/Write /)
})
