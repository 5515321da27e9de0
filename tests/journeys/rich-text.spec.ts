import type { BrowserContext, Page } from '@playwright/test'

import { countsOf, payloads } from '../support/hostile/payloads.ts'
import { deep, sample } from '../support/samples/sample.ts'
import { expect, nodeAt, nodesOf, quiet, test } from './support.ts'

test.use({ drawn: false }) // hostile answers to the browser's own calls

/** The elements and attributes that may remain of a hostile text. */
const left = {
  tags:
    'a b blockquote br code dd div dl dt em h2 h3 h4 h5 h6 hr i li ol p ' + 's small span strong sub sup table tbody td th thead tr u ul',
  attributes: ['title', 'lang', 'dir', 'colspan', 'rowspan'],
}

const reply = (value: object) => ({ json: { success: true, value } })
const ready = { key: 'ready', title: 'ready', content: '<h1>Ready</h1>' }
const pageSize = 200
/** Some of every family. In a deep run every n-th of all: a browser lets nobody change the address over 200 times in ten seconds. */
const some = (name: string, count: number) =>
  deep
    ? payloads.filter((_, index) => index % Math.ceil(payloads.length / 150) === 0)
    : sample(name, payloads, count, ({ family }) => [family])

test('the collection has at least 500 different texts, and no family is small', () => {
  expect(new Set(payloads.map(({ html }) => html)).size).toBe(payloads.length)
  expect(payloads.length).toBeGreaterThanOrEqual(500)
  expect(Object.entries(countsOf(payloads)).filter(([, count]) => count < 25)).toEqual([])
})

test('the collection is dangerous: unsanitised, on a page without a policy, hundreds of its texts run scripts or make requests', async ({
  page,
  context,
}) => {
  const heard = await listen(page, context)
  await page.route('https://control.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Control</title>' }),
  )
  await page.goto('https://control.test/')
  const harmful = payloads.filter(
    ({ family, html }) => !/depth/.test(family) && !/location|refresh|<base|<body|<html|confirm|prompt/i.test(html),
  )
  await page.evaluate(
    async (list) => {
      const { body } = document // some of them take its name
      for (const html of list) body.append(document.createRange().createContextualFragment(html))
      for (const element of body.querySelectorAll<HTMLElement>('*'))
        for (const name of Element.prototype.getAttributeNames.call(element))
          if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)))
      for (const link of body.querySelectorAll('a')) if (/^\s*j/i.test(link.protocol)) link.click()
    },
    harmful.map(({ html }) => html),
  )

  const known = () => new Set(heard.flatMap((line) => /^(?:ran|asked) .*?(\d+)\D*$/.exec(line)?.[1] ?? [])).size
  await expect.poll(known).toBeGreaterThan(150)
})

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without the content policy' : 'under the content policy', () => {
    test.use({ bypassCSP })

    test('in promotions no text runs a script, makes a request or covers the page; only words stay, and titles are text', async ({
      page,
      context,
      serve,
      layouts,
    }) => {
      layouts.write(
        '_base/brand.json',
        layouts.read('_base/brand.json').replace(/"announcementPageSize": \d+/, `"announcementPageSize": ${pageSize}`),
      )
      const { address } = await serve({ LAYOUTS_DIR: layouts.dir })
      const heard = await listen(page, context)
      const promoted = sample(`promotions ${bypassCSP}`, payloads, 70, ({ family }) => [family])
      const promotion = [
        { ...ready, id: 'ready' },
        ...promoted.map(({ id, html }) => ({ id: `p${id}`, title: html.slice(0, 200), content: `${html} ` })),
      ]
      await page.route('**/wps/relay/MCSFE_getListAnnouncements*', (route) => route.fulfill(reply({ promotion })))
      await page.goto(`${address}/promotions`)
      await page.getByRole('button', { name: 'Details: ready' }).click()
      await page.getByRole('heading', { level: 3, name: 'Ready' }).waitFor()
      const keys = promotion.map(({ id }) => id)
      const firsts = keys.filter((_, index) => index % pageSize === 0)

      expect(await page.evaluate(openEach, { firsts, left })).toEqual({ opened: keys, trouble: [] })
      await quiet(page) // what runs late
      expect(await page.evaluate(() => document.querySelectorAll('#root').length), 'the root is there').toBe(1)
      expect(heard).toEqual([])
    })
  })
}

test(
  'in the help center no text runs a script, makes a request or covers the page; only words stay',
  { tag: '@gate' },
  async ({ page, context }) => {
    const heard = await listen(page, context)
    const shown = some('help', 40)
    await page.route('**/wps/system/helpCenter*', (route) =>
      route.fulfill(
        reply({ list: [ready, ...shown.map(({ id, html }) => ({ key: `p${id}`, title: `${id} ${html.slice(0, 50)}`, content: html }))] }),
      ),
    )
    await page.goto('/help#ready')
    await page.getByRole('dialog').getByRole('heading', { level: 4, name: 'Ready' }).waitFor()

    const before = await page.evaluate(() => Object.keys(window).length)
    expect(await page.evaluate(turnTo, { ids: shown.map(({ id }) => id), left })).toEqual([])
    await quiet(page) // what runs late
    expect(await page.evaluate(() => Object.keys(window).length), 'no name was taken').toBe(before)
    expect(heard).toEqual([])
  },
)

test('in notices a text is one line of words', async ({ page, context }) => {
  const heard = await listen(page, context)
  await page.route('**/wps/relay/MCSFE_getListAnnouncements*', (route) =>
    route.fulfill(
      reply({
        headlines: some('notices', 40).map(({ id, html }) => ({
          id: `p${id}`,
          title: `Notice ${html.slice(0, 200)}`,
          content: html.slice(0, 200),
        })),
      }),
    ),
  )
  await page.goto('/')
  const line = nodeAt(page, 'home', 'notices')
  await line.getByText('Notice').first().waitFor()
  await quiet(page)

  expect(await line.locator('ul *:not(li):not(button)').count()).toBe(0)
  expect(heard).toEqual([])
})

test('without the sanitiser a text is shown as plain words', async ({ page, context }) => {
  const heard = await listen(page, context)
  await page.route('**/assets/sanitise-*', (route) => route.abort())
  await page.route('**/wps/system/helpCenter*', (route) =>
    route.fulfill(reply({ list: [{ ...ready, content: '<h1>Terms</h1><p>Be <b>18</b>.<img src=x onerror=top.hit(1)>&lt;script&gt;' }] })),
  )
  await page.goto('/help')
  const words = page.getByRole('dialog').locator('article p')

  await expect(words).toHaveText(['Terms', 'Be 18.', '<script>'])
  await expect(words.first()).toBeVisible()
  expect(heard.filter((line) => !/sanitise|ERR_FAILED/.test(line))).toEqual([])
})

test(
  "the content security policy allows script and HTML only through the portal's own two policies",
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    await nodesOf(page, 'home')

    expect(
      await page.evaluate(() =>
        [
          () => (document.createElement('p').innerHTML = '<b>x</b>'),
          () => new Worker('/assets/x.js'),
          () => (document.createElement('script').text = '1'),
          () => document.createElement('iframe').setAttribute('srcdoc', 'x'),
          () => (Reflect.get(window, 'trustedTypes') as { createPolicy: (name: string, rules: object) => void }).createPolicy('evil', {}),
        ].map((attempt) => {
          try {
            attempt()
            return 'done'
          } catch {
            return 'refused'
          }
        }),
      ),
    ).toEqual(Array.from({ length: 5 }, () => 'refused'))
  },
)

/**
 * Records everything that a hostile text could do: dialogs, errors, foreign or tell-tale requests, windows, frames, navigations, calls of
 * `top.hit`, violations of the policy.
 */
async function listen(page: Page, context: BrowserContext): Promise<string[]> {
  const heard: string[] = []
  const hear = (what: string) => void heard.push(what)
  await context.route(
    (url) => url.hostname !== '127.0.0.1' || url.pathname.includes('evil'),
    (route) => {
      hear(`asked ${route.request().url()}`)
      return route.abort()
    },
  )
  await context.exposeBinding('hit', (_, id) => hear(`ran ${String(id)}`))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => console.error(`violated ${event.violatedDirective} ${event.blockedURI}`)),
  )
  page.on('dialog', (dialog) => {
    hear(`said ${dialog.message()}`)
    void dialog.dismiss().catch(() => undefined)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') hear(message.text())
  })
  page.on('pageerror', (error) => hear(String(error)))
  page.on('frameattached', (frame) => hear(`framed ${frame.url()}`))
  context.on('page', (other) => hear(`opened ${other.url()}`))
  return heard
}

type Left = typeof left

/** Opens one topic after another and checks the rest of each text. Returns the faults. Runs in the page. */
async function turnTo({ ids, left: allowed }: { ids: number[]; left: Left }): Promise<string[]> {
  const trouble: string[] = []
  const root = document.getElementById('root')
  const article = document.querySelector('[role=dialog] article, dialog article')
  for (const id of ids) {
    location.hash = `p${id}`
    const title = () => article?.querySelector('h3')?.textContent ?? ''
    const timeout = Date.now() + 20_000
    while (!title().startsWith(`${id} `) && Date.now() < timeout) await new Promise(requestAnimationFrame)
    const box = article?.querySelector(':scope > div')
    if (!box || !title().startsWith(`${id} `)) return [...trouble, `${id} is not drawn`]
    for (const { localName, attributes } of box.querySelectorAll('*'))
      if (!allowed.tags.split(' ').includes(localName) || [...attributes].some(({ name }) => /^(?:on|style|id|name|src)/.test(name)))
        trouble.push(`${id} left <${localName}>`)
    const { left: start, right: end } = box.getBoundingClientRect()
    if (start < 0 || end > innerWidth || document.documentElement.scrollWidth > innerWidth) trouble.push(`${id} leaves its box`)
  }
  if (document.getElementById('root') !== root) trouble.push('the root was taken')
  return trouble
}

/** Opens every card of every page of promotions, whose first keys are given, and checks the rest of each text. Runs in the page. */
async function openEach({ firsts, left: allowed }: { firsts: string[]; left: Left }): Promise<{ opened: string[]; trouble: string[] }> {
  const trouble: string[] = []
  const opened: string[] = []
  const root = document.getElementById('root')
  const nextFrame = () => new Promise(requestAnimationFrame)
  for (const first of firsts) {
    while (!document.querySelector(`li[data-key="${first}"]`)) {
      document.querySelector<HTMLElement>('button[aria-label="Next page"]:enabled')?.click()
      for (let wait = 0; wait < 200 && !document.querySelector(`li[data-key="${first}"]`); wait += 1) await nextFrame()
    }
    const cards = [...document.querySelectorAll<HTMLElement>('li[data-key]')].filter(({ dataset }) =>
      /^(?:p\d+|ready)$/.test(dataset['key'] ?? ''),
    )
    for (const card of cards) card.querySelector<HTMLElement>('button[aria-expanded=false]')?.click()
    for (let count = -1; count !== document.getElementsByTagName('*').length;) {
      // long texts come in pieces
      count = document.getElementsByTagName('*').length
      await nextFrame()
      await nextFrame()
    }
    for (const card of cards) look(card, card.dataset['key'] ?? '')
    if (document.documentElement.scrollWidth > innerWidth) trouble.push(`the page of ${first} is too wide`)
  }
  if (document.getElementById('root') !== root) trouble.push('the root was taken')
  return { opened, trouble }

  function look(card: HTMLElement, key: string) {
    const box = card.querySelector('[id] > div')
    if (box) opened.push(key)
    if (card.querySelector('h2')?.childElementCount !== 0) trouble.push(`${key} has more than a text as title`)
    const edges = card.getBoundingClientRect()
    for (const element of box?.querySelectorAll('*') ?? []) {
      const { localName, namespaceURI, attributes } = element
      if (!allowed.tags.split(' ').includes(localName) || namespaceURI !== 'http://www.w3.org/1999/xhtml')
        trouble.push(`${key} left <${localName}>`)
      for (const { name, value } of attributes)
        if (!allowed.attributes.includes(name) && !isOurs(element, name, value)) trouble.push(`${key} left ${name}="${value.slice(0, 80)}"`)
    }
    const { left: start, right: end } = box?.getBoundingClientRect() ?? edges
    const sheet = box?.parentElement // a long text scrolls in it
    const { top, bottom } = sheet?.getBoundingClientRect() ?? edges
    if (start < edges.left || end > edges.right || top < edges.top || bottom > edges.bottom) trouble.push(`${key} leaves its card`)
    if (box && sheet && (getComputedStyle(box).overflow !== 'clip' || getComputedStyle(sheet).overflowY !== 'auto'))
      trouble.push(`${key} is not kept in its card`)
  }

  function isOurs({ localName, dataset }: Element & { dataset?: DOMStringMap }, name: string, value: string): boolean {
    if (localName === 'a' && name === 'href') return /^(?:https?:\/\/[^/@]+\/|mailto:[^?]|tel:\+?[\d(])/.test(value)
    if (localName === 'a') return (name === 'target' && value === '_blank') || (name === 'rel' && value === 'noopener noreferrer nofollow')
    return (
      (name === 'class' && /^(?:visually-hidden|(?:piece|text|waiting)_\w{5})$/.test(value)) ||
      name === 'data-scroll' ||
      (name === 'tabindex' && dataset?.['scroll'] === '')
    )
  }
}
