import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

import { sample } from '../support/samples/sample.ts'
import { expect, faultsOfAccess, nodeAt, test } from './support.ts'

const bets = 'member-personal-history-copy'
const records = ['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails', 'depositRecord', 'withdrawRecord']
const rows = (page: Page) => page.locator('[role="row"][data-key]')
const keys = (page: Page) => rows(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-key')))

async function open(page: Page, address: string, query: string) {
  await page.goto(`${address}/member?${query}&token=mock-member`)
  await expect(rows(page).first()).toBeVisible()
}

test(
  'the betting record keeps days, order and page in its address, and gives details and a file',
  { tag: '@gate' },
  async ({ page, server, complaints }) => {
    const { address } = server
    await open(page, address, 'page=personalHistoryCopy')
    await expect(nodeAt(page, bets, 'heading')).toHaveText('Betting record')

    await nodeAt(page, bets, 'filter').getByRole('button', { name: '7 days' }).click()
    await expect(page).toHaveURL(/[?&]from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/[?&]no=2/)
    await page.getByRole('columnheader', { name: 'Profit' }).getByRole('button').click()
    await expect(page).toHaveURL(/[?&]sort=-profit/)
    await expect(page.getByRole('columnheader', { name: 'Profit' })).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
    const shown = await keys(page)
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    expect(await keys(page)).toEqual(shown)

    await rows(page)
      .first()
      .getByRole('button', { name: /^Details of/ })
      .click()
    await expect(page.getByRole('dialog').locator('[data-key="betNo"]')).toContainText(shown[0] ?? '')
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export this page (CSV)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^Betting-record-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    expect(readFileSync(await file.path(), 'utf8').split('\r\n')).toHaveLength(shown.length + 2)
    expect(complaints).toEqual([])
  },
)

test('days are chosen in a calendar with the keyboard, without a complaint of the content policy', async ({ page, server, complaints }) => {
  await open(page, server.address, 'page=personalHistoryCopy')
  const before = page.url()
  await nodeAt(page, bets, 'filter')
    .getByRole('button', { name: /^Choose days/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose days' })
  await dialog.getByRole('grid').waitFor()
  expect(await faultsOfAccess(page, 'dialog')).toEqual([])
  await dialog.locator('[role="gridcell"] [tabindex="0"]').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^Show these days/ }).click()

  await expect(dialog).toHaveCount(0)
  expect(page.url()).not.toBe(before)
  await expect(page).toHaveURL(/[?&]from=.+&to=/)
  expect(complaints).toEqual([])
})

const others = [
  { item: 'account-record', id: 'member-transaction-history' },
  { item: 'personal-loss', id: 'member-personal-profit' },
  { item: 'bonuses', id: 'member-bonus-details' },
  { item: 'deposit-record', id: 'member-deposit-record' },
  { item: 'withdraw-record', id: 'member-withdraw-record' },
]

test('every record is at its entry of the menu, and all pages of one are one file', async ({ page, server, complaints }) => {
  await open(page, server.address, 'page=personalHistoryCopy&from=9&to=2020-01-01')
  await expect(nodeAt(page, bets, 'filter').getByRole('alert')).toContainText('could not be read')
  await nodeAt(page, bets, 'filter').getByRole('button', { name: '30 days' }).click()
  await expect(page.getByText(/1–20 of \d+/)).toBeVisible()
  await expect(nodeAt(page, bets, 'filter').getByRole('alert')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all pages (CSV)' }).click()
  const file = await download
  const told = await page.getByText(/^The file has all [\d,]+ rows\.$/).textContent()
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(Number(told?.replace(/\D/g, '')) + 1)

  for (const { item, id } of others) {
    await page.locator(`[data-page="member"] [data-node="menu"] [data-key="${item}"]`).click()
    await expect(page.locator(`[data-page="${id}"] [role="row"][data-key]`).first()).toBeVisible()
  }
  await page.goBack()
  await expect(page.locator('[data-page="member-deposit-record"] [role="row"][data-key]').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 8_000 } }) // nothing is half behind the bar at the bottom

  test('a record is a list of cards that fits, without a fault of access', async ({ page, server }) => {
    for (const name of sample('records at 320 px', records, 2, () => [])) {
      await open(page, server.address, `page=${name}`)
      expect({ name, width: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({ name, width: 320 })
      expect({ name, faults: await faultsOfAccess(page, '[data-page="member"]') }).toEqual({ name, faults: [] })
    }
  })
})
