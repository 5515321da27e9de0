import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules() // test files share modules, and another file may have loaded it in another page
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

type CreatePolicy = (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => object }

const foreign = [
  'https://evil.test/assets/x.js',
  '//evil.test/assets/x.js',
  '/\\evil.test/assets/x.js',
  'http://portal.test/assets/x.js',
  'javascript:alert(1)',
  'data:text/javascript,1',
  'blob:https://portal.test/1',
  'https://portal.test@evil.test/assets/x.js',
  '',
]
const uploads = ['/img/x.js', '/wps/relay/x.js', '/assets/../img/x.js', '/assets/%2e%2e/x.js', '/assets/x.svg', '/assets/a/b.js', '/x.js']

async function aPage(more: object = {}) {
  vi.stubGlobal('location', new URL('https://portal.test/help'))
  vi.stubEnv('DEV', false)
  for (const [name, value] of Object.entries(more)) vi.stubGlobal(name, value)
  return (await import('./trusted-types.ts')).scriptAddress
}

test('a script of the build passes, whole', async () => {
  const scriptAddress = await aPage()

  expect(['/assets/search.worker-a_B-1.js', 'https://portal.test/assets/x.js', '/service-worker.js'].map(scriptAddress)).toEqual([
    'https://portal.test/assets/search.worker-a_B-1.js',
    'https://portal.test/assets/x.js',
    'https://portal.test/service-worker.js',
  ])
})

test.each(foreign)('%j is foreign and throws', async (url) => {
  const scriptAddress = await aPage()

  expect(() => scriptAddress(url)).toThrow(TypeError)
})

test.each(uploads)('%j is no file of the build and throws', async (url) => {
  const scriptAddress = await aPage()

  expect(() => scriptAddress(url)).toThrow(TypeError)
})

test('where the platform has Trusted Types one policy makes the address, after the same check', async () => {
  const createPolicy = vi.fn<CreatePolicy>((name, { createScriptURL }) => ({
    createScriptURL: (url) => ({ name, url: createScriptURL(url) }),
  }))
  const scriptAddress = await aPage({ trustedTypes: { createPolicy } })

  expect(scriptAddress('/assets/x.js')).toEqual({ name: 'foyer', url: 'https://portal.test/assets/x.js' })
  expect(() => scriptAddress('https://evil.test/assets/x.js')).toThrow(TypeError)
  expect(createPolicy).toHaveBeenCalledOnce()
})
