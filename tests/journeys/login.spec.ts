import type { Locator, Page, Worker } from '@playwright/test'

import { answerOf, keyboard, mouse } from './input.ts'
import type { Input } from './input.ts'
import { sample } from '../support/samples/sample.ts'
import { animationsEnd, expect, faultsOfAccess, quiet, test } from './support.ts'

const password = 'Passw0rd1'

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
/** A text field by its label; "optional" may stand behind it. */
const field = (within: Locator, label: string) => within.getByRole('textbox', { name: new RegExp(`^${label}`) })
const secret = (within: Locator, label: string) => within.getByLabel(new RegExp(`^${label}`)).and(within.locator('input'))

async function setUp(page: Page, server: { address: string }, more: object = {}) {
  await page.request.post(`${server.address}/__mock`, { data: { scenario: 'usual', faults: [], ...more } })
}

const puzzleOf = (popup: Locator) => popup.locator('[data-key="slider"] img').first()
const addressOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.currentSrc)

/** Solves the puzzle; gives the address of its picture. */
async function solve(page: Page, input: Input, popup: Locator): Promise<string> {
  const slider = popup.getByRole('slider')
  await slider.waitFor()
  const picture = puzzleOf(popup)
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const answer = Number(await answerOf(page, picture))
  await input.slide(slider, answer)
  expect(Math.abs(Number(await slider.inputValue()) - answer)).toBeLessThanOrEqual(5)
  return addressOf(picture)
}

async function logIn(page: Page, input: Input, account: string, word = password): Promise<string> {
  const popup = dialog(page, 'Log in')
  await input.type(field(popup, 'Username'), account)
  await input.type(secret(popup, 'Password'), word)
  const solved = await solve(page, input, popup)
  await input.press(popup.getByRole('button', { name: 'Log in', exact: true }))
  return solved
}

const firstTile = (page: Page) => page.locator('[data-page="rng"] [data-node="games"] li').first()
const account = (page: Page) => page.locator('[data-page="header"] [data-node="member"]')

type Given = { page: Page; server: { address: string }; complaints: string[]; input: Input }
const flows: Record<string, (given: Given) => Promise<void>> = {
  'register by username': async ({ page, server, complaints, input }) => {
    await setUp(page, server)
    await page.goto('/rng')
    await input.press(page.locator('[data-page="header"]').getByRole('link', { name: 'Register' }))
    const popup = dialog(page, 'Register')
    await input.press(popup.getByRole('button', { name: 'Register', exact: true }))
    await expect(popup.getByText(/things need your attention/)).toBeVisible()
    await expect(popup.getByRole('checkbox', { name: /18 or older/ })).toHaveAttribute('aria-invalid', 'true')

    await input.type(field(popup, 'Username'), 'robin2026')
    await input.type(secret(popup, 'Password'), 'Lantern88')
    await input.type(secret(popup, 'Confirm password'), 'Lantern88')
    await input.press(popup.getByRole('checkbox', { name: /18 or older/ }))
    await input.press(popup.getByRole('button', { name: 'Register', exact: true }))

    await expect(account(page)).toBeVisible()
    await expect(popup).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/) // a registration ends at home
    expect(complaints).toEqual([])
  },

  'register by mobile': async ({ page, server, input }) => {
    await setUp(page, server)
    await page.goto('/register')
    const popup = dialog(page, 'Register')
    await input.press(popup.getByRole('radio', { name: 'Mobile' }))
    await input.type(field(popup, 'Mobile number'), '812399001')
    await input.press(popup.getByRole('button', { name: 'Send code' }))
    await expect(popup.getByRole('button', { name: /Send again in 0:5/ })).toBeVisible()
    await input.type(field(popup, 'SMS code'), '123456')
    await input.type(secret(popup, 'Password'), 'Lantern88')
    await input.type(secret(popup, 'Confirm password'), 'Lantern88')
    await input.press(popup.getByRole('checkbox', { name: /18 or older/ }))
    await input.press(popup.getByRole('button', { name: 'Register', exact: true }))

    await expect(account(page)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  },

  'log in with a captcha after wrong passwords and return to the page before': async ({ page, server, input }) => {
    await setUp(page, server)
    await page.goto('/favorite') // asks for a session
    await expect(page).toHaveURL(/\/login\?back=%2Ffavorite$/)
    const popup = dialog(page, 'Log in')
    for (const wrong of ['Wrong001', 'Wrong002', 'Wrong003']) {
      const solved = await logIn(page, input, 'member', wrong)
      // the notice may still be that of the try before, and the next puzzle comes after it: each is good once
      await expect.poll(() => addressOf(puzzleOf(popup))).not.toBe(solved)
      await expect(popup.getByRole('alert').first()).toBeVisible()
      if (wrong !== 'Wrong003') await expect(popup.getByText(/user name or the password is wrong/i)).toBeVisible()
    }
    const captcha = popup.locator('[data-key="captcha"]')
    await expect(captcha.locator('img')).toBeVisible()
    await input.type(captcha.getByRole('textbox'), await answerOf(page, captcha.locator('img')))
    await logIn(page, input, 'member')

    await expect(page).toHaveURL(/\/favorite$/)
    await expect(account(page)).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/login/) // no trap
  },

  'log in by SMS': async ({ page, server, input }) => {
    await setUp(page, server)
    await page.goto('/live')
    await input.press(page.locator('[data-page="header"]').getByRole('link', { name: 'Log in' }))
    const popup = dialog(page, 'Log in')
    await input.press(popup.getByRole('radio', { name: 'Mobile' }))
    await input.type(field(popup, 'Mobile number'), '812345001')
    await input.press(popup.getByRole('button', { name: 'Send code' }))
    await expect(popup.getByRole('button', { name: /Send again in/ })).toBeVisible()
    await input.type(field(popup, 'SMS code'), '123456')
    await input.press(popup.getByRole('button', { name: 'Log in', exact: true }))

    await expect(account(page)).toBeVisible()
    await expect(page).toHaveURL(/\/live$/)
  },

  'a password is changed when the gateway requires it': async ({ page, server, input }) => {
    await setUp(page, server, { variant: 'no-password-code' })
    await page.goto('/login')
    await logIn(page, input, 'newcomer')
    const popup = dialog(page, 'Choose a new password')
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape') // it is forced
    await expect(popup).toBeVisible()
    await input.type(secret(popup, 'New password'), 'Lantern88')
    await input.type(secret(popup, 'Confirm the new password'), 'Lantern88')
    await input.press(popup.getByRole('button', { name: 'Change the password' }))

    await expect(popup).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
    await expect(account(page)).toBeVisible()
  },

  'a forgotten password is reset by phone': async ({ page, server, input }) => {
    await setUp(page, server)
    await page.goto('/login')
    await input.press(dialog(page, 'Log in').getByRole('link', { name: 'Forgot it?' }))
    const popup = dialog(page, 'Forgotten password')
    await input.type(field(popup, 'Mobile number'), '812345002')
    await input.press(popup.getByRole('button', { name: 'Send code' }))
    await expect(popup.getByRole('button', { name: /Send again in/ })).toBeVisible()
    await input.type(field(popup, 'SMS code'), '123456')
    await input.type(secret(popup, 'New password'), 'Lantern99')
    await input.type(secret(popup, 'Confirm the new password'), 'Lantern99')
    await input.press(popup.getByRole('button', { name: 'Set the new password' }))
    await expect(dialog(page, 'Log in').getByText('Your password is changed. Log in with the new one.')).toBeVisible()
    await logIn(page, input, 'vip', 'Lantern99')

    await expect(account(page)).toBeVisible()
  },

  'a game starts after its login and is closed again': async ({ page, server, input }) => {
    await setUp(page, server, { scenario: 'usual+no-slider' })
    await page.goto('/rng')
    await input.press(firstTile(page).getByRole('button').first())
    const popup = dialog(page, 'Log in')
    await input.type(field(popup, 'Username'), 'member')
    await input.type(secret(popup, 'Password'), password)
    await input.press(popup.getByRole('button', { name: 'Log in', exact: true }))
    const game = page.getByRole('dialog').filter({ has: page.locator('iframe') })
    await expect(game.locator('iframe')).toBeVisible()
    await input.press(game.getByRole('button', { name: /^(?:Close|Back to the lobby)/ }).first())
    await expect(game).toHaveCount(0)
  },

  'a game is added to the favourites, and the player logs out': async ({ page, server, input }) => {
    await setUp(page, server)
    const favourites = page.waitForResponse(/MCSFE_getFavoriteGames/)
    await page.goto('/rng?token=mock-member')
    await (await favourites).finished()
    await quiet(page)
    const heart = firstTile(page).getByRole('button', { name: /favourite/i })
    const before = await heart.getAttribute('aria-pressed')
    await input.press(heart)
    await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')

    await input.press(account(page).getByRole('button').first())
    await input.press(page.getByRole('menuitem', { name: 'Sign out' }))
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }))
    await expect(page.locator('[data-page="header"] [data-node="guest"]')).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  },
}

// Each by mouse or by keyboard, and at least one by each; in a deep run by both
const inputs = Object.keys(flows).flatMap((flow) => [mouse, keyboard].map((make) => ({ flow, make })))
for (const { flow, make } of sample('login flows', inputs, 0, ({ flow, make }) => [flow, make]))
  test(`${flow}, by ${make.name}`, { tag: '@gate' }, ({ page, server, complaints }) =>
    flows[flow]!({ page, server, complaints, input: make(page) }),
  )

test('typed values stay when the tab, the language and the popup change; passwords are dropped with the popup', async ({
  page,
  server,
}) => {
  await setUp(page, server)
  await page.goto('/login')
  const popup = dialog(page, 'Log in')
  await field(popup, 'Username').fill('maya_lin')
  await secret(popup, 'Password').fill('Secret123')
  await popup.locator('label').filter({ hasText: 'Mobile' }).click()
  await popup
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Username' }) })
    .click()
  await expect(field(popup, 'Username')).toHaveValue('maya_lin')
  await expect(secret(popup, 'Password')).toHaveValue('Secret123')
  await popup.getByRole('link', { name: 'Register', exact: true }).click()
  await dialog(page, 'Register').getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(field(popup, 'Username')).toHaveValue('maya_lin')
  await expect(secret(popup, 'Password')).toHaveValue('')
})

test('the form follows its document and the settings: three variants', async ({ page, serve, layouts }) => {
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  const fields = async () => {
    const popup = dialog(page, 'Register')
    await popup.getByRole('button', { name: 'Register', exact: true }).waitFor()
    return popup
      .locator('form [data-key]')
      .evaluateAll((all) =>
        all
          .map((element) => (element as HTMLElement).dataset['key'] ?? '')
          .filter((key) => !['username-method', 'mobile-method'].includes(key)),
      )
  }
  // 1. the settings require as little as possible
  await setUp(page, server, { variant: 'register-minimal' })
  await page.goto(`${server.address}/register`)
  const minimal = await fields()
  expect(minimal).toEqual(expect.arrayContaining(['username', 'password', 'terms']))
  expect(minimal).not.toContain('email')

  // 2. the same document, the settings require everything
  await setUp(page, server, { variant: 'register-full' })
  await page.goto(`${server.address}/register`)
  const full = await fields()
  for (const key of [
    'payeeName',
    'email',
    'qqNum',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'zalo',
    'telegram',
    'idNumber',
    'birthday',
    'recommenderId',
    'affiliateCode',
    'paymentPassword',
    'captcha',
  ])
    expect(full).toContain(key)
  await dialog(page, 'Register').getByRole('button', { name: 'Register', exact: true }).click()
  await expect(dialog(page, 'Register').getByText(/things need your attention/)).toBeVisible()

  // 3. another document: a field of its own, another order, and no second method
  await setUp(page, server, { variant: 'register-minimal' })
  const form = JSON.parse(layouts.read('_base/forms/registration.json')) as {
    methods: { id: string; fields: string[] }[]
    fields: object[]
  }
  form.methods = [
    { ...form.methods.find(({ id }) => id === 'username')!, fields: ['terms', 'username', 'password', 'confirmPassword', 'nickname'] },
  ]
  form.fields.push({ id: 'nickname', input: 'text', label: 'What friends call you', schema: { maxLength: 12 } })
  layouts.write('_base/forms/registration.json', JSON.stringify(form, null, 2))
  await expect(async () => {
    await page.goto(`${server.address}/register`)
    await dialog(page, 'Register').getByText('More details (optional)').click({ timeout: 10_000 })
    await expect(dialog(page, 'Register').getByLabel(/What friends call you/)).toBeVisible()
  }).toPass()
  const own = await fields()
  expect(own[0]).toBe('terms')
  expect(own).toContain('nickname')
  await expect(dialog(page, 'Register').getByRole('radio')).toHaveCount(0)
})

/** A pattern that takes too long is ended with the worker that runs it. */
function workerEnds(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const watch = (worker: Worker) => void worker.once('close', () => resolve())
    page.workers().forEach(watch)
    page.on('worker', watch)
  })
}

test('registration is possible although its patterns would hang a browser', async ({ page, server }) => {
  await setUp(page, server, { variant: 'register-hostile-patterns' })
  await page.addInitScript(() => {
    const stalls: number[] = []
    Object.assign(window, { stalls })
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => stalls.push(duration))).observe({ type: 'longtask' })
  })
  await page.goto('/register')
  const popup = dialog(page, 'Register')
  await popup.getByRole('button', { name: 'Register', exact: true }).waitFor()
  await quiet(page) // the work of the start is done
  await page.evaluate(() => void ((window as unknown as { stalls: number[] }).stalls.length = 0))
  await field(popup, 'Username').fill(`${'a'.repeat(33)}!`)
  const gaveUp = workerEnds(page)
  await page.keyboard.press('Tab')
  await gaveUp
  await field(popup, 'Username').fill('robin2027')
  await secret(popup, 'Password').fill('Lantern88')
  await secret(popup, 'Confirm password').fill('Lantern88')
  const folded = popup.getByText('More details (optional)')
  if (await folded.count()) await folded.click()
  for (const [label, value] of [
    ['Real name', 'Robin Hood'],
    ['Email', 'robin@example.test'],
    ['ID number', 'A1234567'],
  ] as const) {
    const box = field(popup, label)
    if (await box.count()) await box.fill(value)
  }
  await popup.getByRole('checkbox', { name: /18 or older/ }).check()
  await popup.getByRole('button', { name: 'Register', exact: true }).click()

  await expect(account(page)).toBeVisible()
  const stalls = await page.evaluate(() => (window as unknown as { stalls: number[] }).stalls)
  expect(Math.max(0, ...stalls)).toBeLessThan(1_000) // a pattern that runs on the page's own thread never ends
})

const looks = ['dark', 'light'].flatMap((theme) => ['EN', 'AR'].map((language) => ({ theme, language })))

for (const { theme, language } of sample('login dialogs', looks, 0, (look) => Object.values(look))) {
  test(`login dialogs have no accessibility faults, ${theme}, ${language}`, async ({ page, server, context }) => {
    await setUp(page, server)
    await context.addCookies([
      { name: 'foyer-theme', value: theme, url: server.address },
      { name: 'foyer-language', value: language, url: server.address },
    ])
    for (const path of ['/login', '/register', '/forgot-password', '/agent', '/help#term']) {
      await page.goto(path)
      await (path === '/agent' ? page.locator('form') : page.getByRole('dialog')).first().waitFor()
      await animationsEnd(page)
      await quiet(page, 300)
      expect(await faultsOfAccess(page), path).toEqual([])
    }
  })
}
