import type { Page } from '@playwright/test'

import { animationsEnd, expect, faultsOfAccess, nodeAt, test } from './support.ts'

const menu = (page: Page) => page.locator('[data-page="agent-menu"]').getByRole('navigation')
const pageShown = (page: Page) => page.locator('main[data-page="agent-home"] [data-page]')
const records = [
  { entry: 'Team betting', id: 'agent-personal-history-copy', days: '30 days' },
  { entry: 'User profit and loss', id: 'agent-pal-statements-agent-copy', days: '30 days' },
  { entry: 'My income', id: 'agent-revenue-report' },
  { entry: 'Account details', id: 'agent-downline-transaction-details-copy', days: '30 days' },
  { entry: 'Bonus and dividend record', id: 'agent-dividend-record-copy2' },
  { entry: 'Daily salary', id: 'agent-daily-wages2' },
  { entry: 'Hourly salary', id: 'agent-hour-salary', days: '7 days' },
  { entry: 'Real-time salary', id: 'agent-realtime-salary', days: '7 days' },
]
const rowsOf = (page: Page, id: string) => nodeAt(page, id, 'records').locator('[role="row"][data-key]')

test('an agent opens every record, narrows one to an account, and pays a salary once', { tag: '@gate' }, async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 1800 })
  await page.goto('/agentHome?token=mock-agent')
  await expect(pageShown(page)).toHaveAttribute('data-page', 'agent-team-overview')
  for (const { entry, id, days } of records) {
    await menu(page).getByRole('link', { name: entry, exact: true }).click()
    await expect(pageShown(page)).toHaveAttribute('data-page', id)
    if (days) await pageShown(page).getByRole('button', { name: days, exact: true }).click()
    await expect(rowsOf(page, id).first()).toBeVisible()
    if (id === 'agent-revenue-report') await expect(nodeAt(page, id, 'chart').getByRole('slider')).toBeVisible()
    if (id === 'agent-pal-statements-agent-copy' || id === 'agent-realtime-salary') {
      await animationsEnd(page)
      expect(await faultsOfAccess(page, 'main')).toEqual([])
    }
  }
  await expect(pageShown(page)).toContainText('Settled every 5 minutes')

  await menu(page).getByRole('link', { name: 'Daily salary' }).click()
  const table = nodeAt(page, 'agent-daily-wages2', 'records')
  await table.getByRole('button', { name: 'Only lin_team' }).first().click()
  await expect(page).toHaveURL(/account=lin_team/)
  await expect(table.getByRole('button', { name: 'Only siam_partners' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue('lin_team')

  const row = table.locator('[data-key="daily-0-1"]')
  const calls: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && request.url().includes('/SAL_') && calls.push(request.url())))
  await row.getByRole('button', { name: /^Pay: lin_team/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(row).toContainText('Paid out')
  await expect(row.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  expect(calls).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('records of the agent center say when there is nothing, when they failed, and when they are switched off', async ({
  page,
  server,
}) => {
  const mock = (data: object) => page.request.post(`${server.address}/__mock`, { data })
  await mock({ scenario: 'usual', faults: [{ path: '/wps/agent/userLoss', mode: '500' }] })
  await page.goto('/agentHome?page=palStatementsAgentCopy&token=mock-agent')
  const losses = nodeAt(page, 'agent-pal-statements-agent-copy', 'records')
  await expect(losses).toContainText('This part did not load')
  await mock({ faults: [] })
  await losses.getByRole('button', { name: 'Try again' }).click()
  await expect(rowsOf(page, 'agent-pal-statements-agent-copy').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Account' }).fill('nobody_here')
  await page.getByRole('textbox', { name: 'Account' }).press('Enter')
  await expect(losses).toContainText('No records')

  await mock({ scenario: 'empty' }) // without contracts and salaries
  for (const [address, id] of Object.entries({
    agentDividendRecordCopy2: 'agent-dividend-record-copy2',
    agentRealtimeSalary: 'agent-realtime-salary',
  })) {
    await page.goto(`/agentHome?page=${address}`)
    await expect(pageShown(page)).toHaveAttribute('data-page', id)
    await expect(pageShown(page)).toContainText('Not offered here')
  }
  await expect(menu(page).getByRole('link', { name: 'User profit and loss' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Real-time salary' })).toHaveCount(0)
})
