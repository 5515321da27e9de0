import type { Page } from '@playwright/test'

import { expect, nodeAt, nodesOf, quiet, test } from './support.ts'

const board = (page: Page) => page.getByRole('dialog', { name: 'Announcements' })

/** Announcements open when the lobby is idle, which takes longer on a busy machine. */
async function opens(page: Page): Promise<void> {
  await expect(board(page)).toBeVisible()
}

/** Advances the page's clock, which the test controls, far past the time when they would have opened. */
async function staysClosed(page: Page, others = 0): Promise<void> {
  await quiet(page)
  await page.clock.fastForward(10_000)
  await quiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(others)
  await expect(board(page)).toHaveCount(0)
}

test.describe('announcements', () => {
  test.use({ announcements: true })

  test(
    'open once in a tab: not again after they are closed, on another page, or after a reload',
    { tag: '@gate' },
    async ({ page, complaints }) => {
      await page.clock.install()
      await page.goto('/')
      await opens(page)
      await expect(board(page).getByRole('heading', { level: 3 })).toHaveText('Welcome to the lobby')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click()
      await nodesOf(page, 'promotions')
      await staysClosed(page)
      await page.reload()
      await staysClosed(page)
      expect(complaints).toEqual([])
    },
  )

  test('can be read one after the other with the keyboard alone', async ({ page }) => {
    await page.goto('/')
    const dialog = board(page)
    await opens(page)
    await expect(dialog).toBeFocused()
    const next = dialog.getByRole('button', { name: 'Next announcement' })
    for (let steps = 0; steps < 12 && !(await next.evaluate((button) => button === document.activeElement)); steps += 1)
      await page.keyboard.press('Tab')
    const buttons = async () => Promise.all([dialog.getByRole('button', { name: 'Close' }).last().boundingBox(), next.boundingBox()])
    const before = await buttons()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')

    await expect(dialog.getByRole('status')).toContainText('3 of 4')
    expect(await buttons()).toEqual(before) // they stay under the pointer, however long a text is
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Nine nights of lanterns')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('link to their promotion', async ({ page }) => {
    await page.goto('/')
    await opens(page)
    await board(page)
      .getByRole('button', { name: /^Nine nights of lanterns/ })
      .click()
    await board(page).getByRole('link', { name: 'See the promotion' }).click()

    await expect(page).toHaveURL(/\/promotions\?type=SLOTS$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('never open over another dialog, but shortly after it closes', async ({ page }) => {
    await page.clock.install()
    await page.goto('/help')
    const help = page.getByRole('dialog')
    await expect(help).toBeVisible()
    await staysClosed(page, 1)

    await page.keyboard.press('Escape')
    await opens(page)
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('for members also open in a tab that has shown those for guests', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await opens(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.goto('/?token=mock-member')
    await opens(page)
    await expect(board(page).getByRole('heading', { level: 3 })).toHaveText('Festival week has begun')
    await board(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await staysClosed(page)
  })

  test('do not open over a maintenance screen', async ({ page, server }) => {
    await page.clock.install()
    await page.request.post(`${server.address}/__mock`, { data: { scenario: 'maintenance' } })
    await page.goto(server.address)
    await staysClosed(page)
  })

  test('with hostile texts run no script and make no request', async ({ page, server }) => {
    await page.request.post(`${server.address}/__mock`, { data: { scenario: 'hostile' } })
    await page.goto(server.address)
    await opens(page)
    for (const next = board(page).getByRole('button', { name: 'Next announcement' }); (await next.count()) > 0 && (await next.isEnabled());)
      await next.click()

    expect(await page.evaluate(() => Reflect.get(window, '__hit'))).toBeUndefined()
    expect(
      await board(page)
        .locator('article')
        .locator('script, iframe, form, input, style, [onerror], [onload], [href^="javascript:"], [style*="fixed"]')
        .count(),
    ).toBe(0)
  })
})

test('a notice opens on a tap, with the others next to it', async ({ page, complaints }) => {
  await page.goto('/')
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the line stands still
  const notice = nodeAt(page, 'home', 'notices').getByRole('button', { name: /^Scheduled maintenance/ })
  await notice.click()
  const dialog = page.getByRole('dialog', { name: 'Notices' })
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Scheduled maintenance: JDB games on Tuesday, 04:00 to 06:00.')
  await expect(dialog.getByText('Open rounds are settled before.')).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText('2 of 5')

  await dialog.getByRole('button', { name: 'Previous announcement' }).click()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(/^The lantern pool/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(notice).toBeFocused()
  expect(complaints).toEqual([])
})

test(
  'a member joins a promotion with a comment, claims another, and sees a message for each',
  { tag: '@gate' },
  async ({ page, server, complaints }) => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (/MCSFE_(?:join|claim)Promotion/.test(request.url())) sent.push(request.postDataJSON())
    })
    await page.goto(`${server.address}/promotions?token=mock-member`)
    const card = (key: string) => nodeAt(page, 'promotions', 'promotions').locator(`li[data-key="${key}"]`)
    await card('p-lanterns').getByRole('button', { name: 'Add a comment: Nine nights of lanterns' }).click()
    await page.keyboard.type('For my sister')
    await card('p-lanterns').getByRole('button', { name: 'Join: Nine nights of lanterns' }).dblclick()
    await expect(card('p-lanterns').getByText('Joined', { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'You have joined Nine nights of lanterns.' })).toBeVisible()

    await card('p-rescue').getByRole('button', { name: 'Claim: Rescue fund' }).press('Enter')
    await expect(card('p-rescue').getByText('Claimed', { exact: true })).toBeVisible()
    await expect(card('p-rescue').getByRole('button', { name: 'Details: Rescue fund' })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: '$24.60' })).toBeVisible()
    expect(sent).toEqual([{ id: 'p-lanterns', comment: 'For my sister' }, { id: 'p-rescue' }])
    expect(complaints).toEqual([])
  },
)

test('a guest who joins a promotion is asked to log in, a trial account to get a real account', async ({ page }) => {
  const join = () => nodeAt(page, 'promotions', 'promotions').getByRole('button', { name: 'Join: Nine nights of lanterns' }).click()
  await page.goto('/promotions')
  await join()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()

  await page.goto('/promotions?token=mock-trial')
  await join()
  await expect(page.getByRole('dialog', { name: 'This needs a real account' })).toBeVisible()
})

test(
  'messages are opened from the bell, read, and deleted after a question; the bell shows the new number',
  { tag: '@gate' },
  async ({ page, server, complaints }) => {
    await page.goto(`${server.address}/?token=mock-member`)
    await page.getByRole('button', { name: 'Messages, 3 unread' }).click()
    const dialog = page.getByRole('dialog', { name: 'Messages' })
    const rows = dialog.locator('li[data-key]')
    await expect(rows).toHaveCount(7)

    await rows.first().getByRole('button').first().click()
    await expect(rows.first().getByText('We have credited')).toBeVisible()
    await expect(dialog.getByText('2 unread')).toBeVisible()
    await rows
      .first()
      .getByRole('button', { name: /^Delete:/ })
      .click()
    await page.getByRole('alertdialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(rows).toHaveCount(6)

    await dialog.getByRole('button', { name: 'Unread', exact: true }).click()
    await expect(rows).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(dialog.getByText('No messages')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeFocused()
    expect(complaints).toEqual([])
  },
)

test('a toast can be read and dismissed over a dialog', async ({ page, server }) => {
  await page.goto(`${server.address}/?token=mock-member`)
  await page.getByRole('button', { name: 'Messages, 3 unread' }).click()
  const dialog = page.getByRole('dialog', { name: 'Messages' })
  await expect(dialog.locator('li[data-key]')).toHaveCount(7)
  await page.route('**/CSP_readMessage*', (route) => route.abort())
  await dialog.locator('li[data-key]').first().getByRole('button').first().click()

  const toast = page.getByRole('alert').filter({ hasText: 'please try again' })
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast.getByRole('button')).toHaveCount(0)
  await expect(dialog).toBeVisible()
})
