import { expect, test } from './support.ts'

test('a link that an operator shares shows the draft in another browser, the lobby does not, and a revoked link shows nothing', async ({
  browser,
  page,
  serve,
  layouts,
}) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  const headers = { Origin: server.address, 'Content-Type': 'application/json' }
  const home = JSON.parse(layouts.read('_base/pages/home.json')) as { nodes: { id: string; props?: object }[] }
  const nodes = home.nodes.map((node) => (node.id === 'hot' ? { ...node, props: { ...node.props, title: 'Games of the summer' } } : node))
  const file = `${server.address}/api/drafts/main/files/_base/pages/home.json`
  const etag = (await page.request.get(file)).headers()['etag'] ?? ''
  const saved = await page.request.put(file, {
    data: JSON.stringify({ ...home, nodes }, null, 2),
    headers: { ...headers, 'If-Match': etag },
  })
  expect(saved.status()).toBe(200)
  const links = `${server.address}/api/drafts/main/links`
  const { token } = (await (await page.request.post(links, { data: {}, headers })).json()) as { token: string }

  const elsewhere = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
  const draft = await elsewhere.newPage()
  const asked: string[] = []
  draft.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await draft.goto(`${server.address}/draft/${token}/`)
  await expect(draft.getByRole('heading', { name: 'Games of the summer' })).toBeVisible()
  await expect(draft.getByText(/^Preview of a draft, until /)).toBeVisible()
  await draft.getByRole('link', { name: 'Log in', exact: true }).first().click()
  await expect(draft.getByRole('dialog')).toBeVisible()
  await draft.keyboard.press('Escape')
  await draft.goto(`${server.address}/draft/${token}/help`)
  await draft.getByRole('dialog', { name: 'Help' }).getByRole('link', { name: 'Deposits' }).click()
  await expect(draft).toHaveURL(new RegExp(`/draft/${token}/help#`))
  await draft.keyboard.press('Escape')
  await expect(draft).toHaveURL(`${server.address}/draft/${token}/`)
  expect(await draft.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]) // documents come from below the link's address

  await draft.goto(server.address)
  await expect(draft.locator('[data-page="home"] [data-node]').first()).toBeVisible()
  await expect(draft.getByText('Games of the summer')).toHaveCount(0)

  expect((await page.request.delete(`${links}/${token}`, { headers })).status()).toBe(204)
  const gone = await draft.goto(`${server.address}/draft/${token}/`)
  expect(gone?.status()).toBe(404)
  await expect(draft.getByText('This preview link does not exist, or it has ended.')).toBeVisible()
  await elsewhere.close()
})
