import { expect, test } from 'vitest'

import { createMockGateway } from './server.ts'

const get = async (path: string) => {
  const response = await createMockGateway().answer(new Request(`http://mock.test${path}`))
  return { status: response?.status, headers: response?.headers, text: (await response?.text()) ?? '' }
}

test.each(['/mock/stage/EVO?ticket=1', '/mock/identity?channel=facebook&state=s&origin=http://mock.test', '/mock/chat/general'])(
  '%s is a page without inline script or style, under a strict policy',
  async (path) => {
    const { headers, text } = await get(path)
    expect(headers?.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(headers?.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(text).not.toMatch(/<style|style=|\son\w+=|<script(?! src=)|javascript:/)
    for (const [, file = ''] of text.matchAll(/(?:src|href)="(\/mock\/[^"]+)"/g))
      expect({ file, status: (await get(file)).status }).toEqual({ file, status: 200 })
  },
)

test('a stage shows the game that was started, and names that look like HTML are text', async () => {
  const { answer, setScenario } = createMockGateway()
  setScenario('hostile')
  const page = await (await answer(new Request('http://mock.test/mock/stage/EVO')))?.text()
  expect(page).toContain('<img src="/img/stage/EVO.svg" alt="">')
  expect((await get('/mock/identity?channel=<script>alert(1)</script>')).text).not.toContain('<script>alert')
})

test('the pages post the messages that the portal waits for', async () => {
  expect((await get('/mock/stage.js')).text).toMatch(/type: 'foyer-game'[^]*'balance-changed'[^]*'close'/)
  expect((await get('/mock/identity.js')).text).toMatch(
    /type: 'foyer-identity', state: [^]*channel: [^]*idToken: [^]*asked\.get\('origin'\)/,
  )
})

test('no other page has an address below it', async () => {
  for (const path of ['/mock/nothing', '/mock/stage/', '/mock/stage/a/b', '/mock/constructor', '/mock/../server.ts'])
    expect({ path, status: (await get(path)).status }).toEqual({ path, status: undefined })
})
