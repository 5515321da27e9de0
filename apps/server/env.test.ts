import { expect, test } from 'vitest'

import { checkLayouts, readEnv } from './env.ts'

test('nothing set is a portal for this machine alone, on the mock gateway', () => {
  expect(readEnv({ GATEWAY_URL: '' })).toEqual({
    port: 4000,
    host: '127.0.0.1',
    gateway: undefined,
    brand: 'foyer',
    layoutsDir: 'layouts',
    dataDir: 'data',
    editHosts: [],
    isTrustedProxy: expect.any(Function),
    isMetricsReader: expect.any(Function),
    requestLog: false,
    drawPages: true,
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
      REQUEST_LOG: 'json',
      DRAW_PAGES: 'off',
    }),
  ).toEqual({
    port: 0,
    host: '0.0.0.0',
    gateway: new URL('https://g.example.com'),
    brand: 'kestrel',
    layoutsDir: 'l',
    dataDir: 'd',
    editHosts: ['lobby.example.com', '10.0.0.5:4000'],
    isTrustedProxy: expect.any(Function),
    isMetricsReader: expect.any(Function),
    requestLog: true,
    drawPages: false,
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
  { DRAW_PAGES: 'on' },
  { OIDC_ISSUER: 'http://login.example.com' },
  { OIDC_ISSUER: 'login' },
])('%j is refused with what to write', (env) => {
  expect(() => readEnv(env)).toThrow(/Write /)
})

test('proxies are trusted by address and by network, on sockets of both families', () => {
  const { isTrustedProxy } = readEnv({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16,::1' })
  const trusted = ['10.0.0.5', '10.1.200.7', '::1', '::ffff:10.0.0.5']
  const others = ['10.0.0.6', '10.2.0.1', '::2', '127.0.0.1', '', 'unix']

  expect(trusted.filter((address) => !isTrustedProxy(address))).toEqual([])
  expect(others.filter(isTrustedProxy)).toEqual([])
  expect(readEnv({}).isTrustedProxy('127.0.0.1')).toBe(false)
})

test.each(['proxy.example.com', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '::1/129'])('%s is no proxy', (text) => {
  expect(() => readEnv({ TRUSTED_PROXIES: text })).toThrow(`TRUSTED_PROXIES names "${text}"`)
})

test('a provider is whole or not there, and is named by its host where it has no other name', () => {
  const given = { OIDC_ISSUER: 'https://login.example.com/', OIDC_CLIENT_ID: 'foyer', OIDC_CLIENT_SECRET: 'shared' }
  expect(readEnv(given).oidc).toEqual({
    issuer: 'https://login.example.com',
    clientId: 'foyer',
    clientSecret: 'shared',
    name: 'login.example.com',
  })
  expect(readEnv({ ...given, OIDC_NAME: 'Example' }).oidc?.name).toBe('Example')
  expect(() => readEnv({ ...given, OIDC_CLIENT_SECRET: '' })).toThrow('OIDC_CLIENT_SECRET is missing.')
  expect(readEnv({}).oidc).toBeUndefined()
})

test('a brand or a folder that is not there stops the start, with what there is', () => {
  const start = (brand: string, brands: string[]) => () => checkLayouts({ layoutsDir: 'layouts', brand }, brands)
  expect(start('foyer', ['foyer', 'kestrel'])).not.toThrow()
  expect(start('nonsense', ['foyer', 'kestrel'])).toThrow('BRAND is "nonsense". The brands in layouts are foyer, kestrel.')
  expect(start('foyer', [])).toThrow('LAYOUTS_DIR is "layouts", and no brand is there.')
})
