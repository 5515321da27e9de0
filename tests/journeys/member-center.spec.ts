import type { Page } from '@playwright/test'

import { sample } from '../support/samples/sample.ts'
import { logInAsMember } from './input.ts'
import { expect, faultsOfAccess, nodeAt, test } from './support.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages of your account' })
const pageShown = (page: Page) => page.locator('main[data-page="member"] [data-page]')

const cells = ['dark', 'light'].flatMap((theme) =>
  ['en', 'ar'].flatMap((language) => [390, 1440].map((width) => ({ theme, language, width }))),
)
for (const { theme, language, width } of sample('looks of the security center', cells, 2, ({ width, theme }) => [`${width}`, theme]))
  test(`the security center has no fault of access: ${theme}, ${language}, ${width} px`, async ({ page, server, complaints }) => {
    const { hostname } = new URL(server.address)
    await page.context().addCookies([
      { name: 'foyer-theme', value: theme, domain: hostname, path: '/' },
      { name: 'foyer-language', value: language.toUpperCase(), domain: hostname, path: '/' },
    ])
    await page.setViewportSize({ width, height: 3200 }) // a bar at the bottom covers nothing of it
    await page.goto(`${server.address}/member?token=mock-member`)
    await expect(nodeAt(page, 'member-security-center', 'account').locator('[data-key="google"]')).toBeVisible()
    expect(await faultsOfAccess(page, 'main')).toEqual([])
    expect(complaints).toEqual([])
  })

test(
  'pages of the center come and go beside its menu: focus, title and history follow',
  { tag: '@gate' },
  async ({ page, server, complaints }) => {
    await page.goto(`${server.address}/member?token=mock-member`)
    await expect(pageShown(page)).toHaveAttribute('data-page', 'member-security-center')
    await expect(menu(page).getByRole('link', { name: 'Security center' })).toHaveAttribute('aria-current', 'page')
    await menu(page).evaluate((element) => element.setAttribute('data-same', ''))

    await menu(page).getByRole('link', { name: 'Player protection' }).click()
    await expect(pageShown(page)).toHaveAttribute('data-page', 'member-protection')
    await expect(page).toHaveTitle(/^Player protection/)
    await expect(page.getByRole('article', { name: 'Player protection' })).toBeFocused()
    await expect(menu(page)).toHaveAttribute('data-same', '')

    await page.goBack()
    await expect(pageShown(page)).toHaveAttribute('data-page', 'member-security-center')
    expect(complaints).toEqual([])
    await page.goto(`${server.address}/member?page=nothing`)
    await expect(pageShown(page)).toHaveAttribute('data-page', 'not-found')
    await expect(menu(page)).toBeVisible()
  },
)

test('a phone shows the whole menu first, then a row with the current page in view', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.address}/member?token=mock-member`)
  const last = menu(page).getByRole('link', { name: 'Player protection' })
  await last.scrollIntoViewIfNeeded() // the list is longer than the screen
  const listed = (await menu(page).boundingBox())?.height ?? 0
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(pageShown(page)).toHaveAttribute('data-page', 'member-protection')
  await expect(last).toBeInViewport()
  expect((await menu(page).boundingBox())?.height).toBeLessThan(listed / 4)
})

test('an authenticator is turned on from the security center, which then says so', async ({ page, server, complaints }) => {
  await page.goto(`${server.address}/member?token=mock-member`)
  const row = nodeAt(page, 'member-security-center', 'account').locator('[data-key="google"]')
  await row.getByRole('button', { name: 'Turn on: Google verification' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on Google verification' })
  const code = dialog.getByRole('textbox', { name: 'Code of the app' })
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Invalid verification code.')
  await expect(code).toHaveValue('000000')
  await code.fill('654321')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Google verification is on.')
  await page.keyboard.press('Escape')
  await expect(row).toContainText('On')
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('the protection tab of the security center has a failure of its own, and its limits once they are read', async ({ page, server }) => {
  const faults = (list: object[]) => page.request.post(`${server.address}/__mock`, { data: { faults: list } })
  await faults([{ path: '/wps/member/protection', mode: '500' }])
  await page.goto(`${server.address}/member?page=securityCenter&token=mock-member`)
  const tabs = nodeAt(page, 'member-security-center', 'tabs')
  await expect(tabs.getByText('Login password')).toBeVisible()
  await tabs.getByText('Player protection', { exact: true }).click()
  await expect(tabs.getByText('Login password')).toBeHidden()
  await expect(tabs.getByText('This part did not load').filter({ visible: true })).toHaveCount(1)

  await faults([])
  await tabs.getByRole('button', { name: 'Try again' }).filter({ visible: true }).click()
  await expect(tabs.getByRole('meter', { name: 'Deposits, Per day' })).toBeVisible()
  await expect(tabs.getByRole('heading', { name: 'Close your account for a while' })).toBeVisible()
})

test('a tab whose blocks are all away is not offered, and the one that is left needs no choice', async ({ page, server }) => {
  await page.route('**/wps/member/protection**', (route) =>
    route.fulfill({ status: 404, json: { success: false, errorCode: 'NOT_FOUND', message: 'Unknown path' } }),
  )
  await page.goto(`${server.address}/member?page=securityCenter&token=mock-member`)
  const tabs = nodeAt(page, 'member-security-center', 'tabs')
  await expect(tabs.getByText('Login password')).toBeVisible()
  await expect(tabs.getByText('Player protection', { exact: true })).toBeHidden()
  await expect(tabs.getByRole('group', { name: 'Security center' })).toHaveCount(0)
})

test('what is typed in a popup outlives its closing, a reload and a session that ends, without passwords', async ({ page, server }) => {
  const faults = (list: object[]) => page.request.post(`${server.address}/__mock`, { data: { faults: list } })
  const dialog = page.getByRole('dialog', { name: 'Add a bank account' })
  const field = (name: string) => dialog.locator(`[name="${name}"]`)
  const open = () => page.getByRole('button', { name: 'Add: Bank accounts' }).click()
  const areThere = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await expect(field(name)).toHaveValue(value)
  }
  const plain = { bankName: 'Harbour Bank', payeeName: 'Maya Lin' }

  await page.goto(`${server.address}/member?token=mock-member`)
  await open()
  for (const [name, value] of Object.entries({ paymentPassword: '246813', ...plain, accountNo: '2048817730' }))
    await field(name).fill(value)
  await page.keyboard.press('Escape') // with the focus in the last field
  await expect(dialog).toHaveCount(0)
  await open()
  await areThere({ ...plain, accountNo: '2048817730', paymentPassword: '' })

  await page.reload()
  await open()
  await areThere({ ...plain, accountNo: '', paymentPassword: '' })

  await field('accountNo').fill('2048817730')
  await faults([{ path: '/wps/member/security/bind', mode: '401' }])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await faults([])
  await logInAsMember(page)
  await areThere({ ...plain, accountNo: '2048817730' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a trial sees that the security center needs a real account, and a guest comes back to the page after the login', async ({
  page,
  server,
}) => {
  await page.goto(`${server.address}/member?page=protection`)
  await expect(page).toHaveURL(/\/login\?back=%2Fmember%3Fpage%3Dprotection$/)
  await page.goto(`${server.address}/member?token=mock-trial`)
  await expect(nodeAt(page, 'member-security-center', 'account')).toContainText(/account/i)
  await expect(nodeAt(page, 'member-security-center', 'account').locator('[data-key]')).toHaveCount(0)
})

test('a page of the center is another one once its document is edited', { tag: '@gate' }, async ({ page, serve, layouts }) => {
  const path = '_base/pages/member-protection.json'
  layouts.write(path, layouts.read(path).replace('"title": "t:protection.title" } }', '"title": "Play within bounds" } }'))
  const { address } = await serve({ LAYOUTS_DIR: layouts.dir })
  await page.goto(`${address}/member?page=protection&token=mock-member`)
  await expect(nodeAt(page, 'member-protection', 'heading')).toHaveText('Play within bounds')
})

for (const language of ['EN', 'AR'])
  test(`a member's header has room for all of it at every width, in ${language}`, async ({ page, server }) => {
    await page.context().addCookies([{ name: 'foyer-language', value: language, url: server.address }])
    await page.goto(`${server.address}/member?token=mock-vip`)
    await expect(nodeAt(page, 'header', 'balance')).toBeVisible()
    await expect(nodeAt(page, 'header', 'messages')).toBeVisible()
    for (const width of [640, 768, 1024, 1120, 1200, 1280, 1360, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const found = () =>
        page.locator('[data-page="header"]').evaluate((header) => {
          const places = [...header.querySelectorAll('a, button')]
            .map((element) => ({ element, box: element.getBoundingClientRect() }))
            .filter(({ element, box }) => element.checkVisibility() && box.width > 1) // one pixel: for screen readers alone
          const nameOf = (element: Element) => element.getAttribute('aria-label') || element.textContent
          const outside = places.filter(({ box }) => box.left < 0 || box.right > innerWidth)
          const pairs = places.flatMap((one, at) => places.slice(at + 1).map((other) => [one, other] as const))
          const over = pairs.filter(
            ([{ box: one, element }, { box: other, element: inner }]) =>
              !element.contains(inner) && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1,
          )
          const logo = places.find(({ element }) => element.closest('[data-node="logo"]'))
          return [
            ...(logo ? [] : ['no logo']),
            ...outside.map(({ element }) => `${nameOf(element)} is outside`),
            ...over.map(([one, other]) => `${nameOf(one.element)} over ${nameOf(other.element)}`),
          ]
        })
      // what belongs to another device goes a moment after the width has changed
      await expect.poll(found, { message: `${width} px` }).toEqual([])
    }
  })
