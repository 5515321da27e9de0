import type { Page } from '@playwright/test'

import { animationsEnd, expect, faultsOfAccess, nodeAt, test } from './support.ts'

const editor = (page: Page) => nodeAt(page, 'agent-offer-contract', 'offer')
const list = (page: Page) => nodeAt(page, 'agent-contracts', 'contracts')
const offerCall = '**/wps/agent/contracts'

test(
  'with the keyboard alone an agent registers a downline, offers it a contract, and the other side accepts',
  { tag: '@gate' },
  async ({ page, browser, server, complaints }) => {
    await page.request.post(`${server.address}/__mock`, { data: { scenario: 'usual+no-slider', faults: [] } })
    const { keyboard } = page
    await page.goto('/agentHome?page=registerCenter&token=mock-agent')
    const form = nodeAt(page, 'agent-register-center', 'form')
    await form.getByRole('textbox', { name: 'Username' }).focus()
    await keyboard.type('newAgent1')
    await keyboard.press('Tab')
    await keyboard.type('Passw0rd1')
    await form.getByRole('combobox', { name: 'Type' }).focus()
    await keyboard.press('ArrowDown')
    await form.getByRole('textbox', { name: 'Rate in percent' }).focus()
    await keyboard.type('5.5')
    await keyboard.press('Enter')
    await expect(form).toContainText('newAgent1 is registered below you.')
    await form.getByRole('link', { name: 'To the team' }).press('Enter')
    await nodeAt(page, 'agent-downline-managment-view', 'downlines')
      .getByRole('link', { name: 'Offer a contract: newAgent1' })
      .press('Enter')

    const tier = (number: number) => editor(page).getByRole('group', { name: `Tier ${number}` })
    await tier(1).getByRole('textbox', { name: 'Valid bets from' }).focus()
    await keyboard.type('1000')
    await tier(1).getByRole('textbox', { name: 'Rate' }).focus()
    await keyboard.type('25')
    await keyboard.press('Enter')
    await expect(editor(page)).toContainText('This rate is higher than your own')
    await expect(tier(1)).toContainText('At most 20% is allowed.')
    await tier(1).getByRole('textbox', { name: 'Rate' }).press('ControlOrMeta+a')
    await keyboard.type('4')
    await editor(page).getByRole('button', { name: 'Add a tier' }).press('Enter')
    await expect(tier(2).getByRole('textbox', { name: 'Valid bets from' })).toBeFocused()
    await keyboard.type('500')
    await tier(2).getByRole('textbox', { name: 'Rate' }).focus()
    await expect(tier(2)).toContainText('Enter more than $1,000.00')
    await keyboard.type('5.25')
    await animationsEnd(page)
    expect(await faultsOfAccess(page, 'body')).toEqual([])
    await page.reload()
    await expect(tier(2).getByRole('textbox', { name: 'Rate' })).toHaveValue('5.25')
    await tier(2).getByRole('textbox', { name: 'Valid bets from' }).press('ControlOrMeta+a')
    await keyboard.type('5000')
    await keyboard.press('Enter')
    await expect(editor(page)).toContainText('The contract was offered. newAgent1 can accept it now.')
    await expect(editor(page)).toContainText('Waits for newAgent1')

    const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' })
    const other = await context.newPage()
    await other.goto('/agent')
    await other.getByRole('textbox', { name: 'Username' }).focus()
    await other.keyboard.type('newAgent1')
    await other.getByLabel('Password', { exact: true }).focus()
    await other.keyboard.type('Passw0rd1')
    await other.keyboard.press('Enter')
    await expect(other).toHaveURL(/\/agentHome$/)
    await other.locator('[data-page="agent-menu"]').getByRole('link', { name: 'Contracts' }).press('Enter')
    await expect(list(other)).toContainText('5.25%')
    await list(other).getByRole('button', { name: 'Accept: Dividend, agent' }).press('Enter')
    await other.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).press('Enter')
    await expect(list(other).getByRole('listitem').first()).toContainText('Active')
    await context.close()

    await editor(page).getByRole('button', { name: 'Offer another contract' }).press('Enter')
    await page.reload()
    await expect(editor(page).getByRole('button', { name: 'End the contract: Dividend' })).toBeVisible()
    expect(complaints).toEqual([])
  },
)

test('a contract that runs is changed after a warning; an offer whose answer is lost is looked up and not sent again', async ({ page }) => {
  let sent = 0
  await page.goto('/agentHome?page=contracts&token=mock-agent')
  await list(page).getByRole('link', { name: 'Offer other terms: Dividend, lin_team' }).click()
  await editor(page).getByRole('button', { name: 'Begin with these terms: Dividend' }).click()
  const rate = editor(page).getByRole('group', { name: 'Tier 1' }).getByRole('textbox', { name: 'Rate' })
  await expect(rate).toHaveValue('15')
  await rate.fill('10')
  await page.route(offerCall, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    await route.fetch() // the gateway does it, and its answer is lost
    await route.abort()
  })
  await editor(page).getByRole('button', { name: 'Offer these terms instead' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('higher rate, 15%')
  await dialog.getByRole('button', { name: 'Offer the contract' }).dblclick()
  await expect(editor(page)).toContainText('The contract was offered.')
  await expect(editor(page).getByRole('button', { name: 'Take the offer back: Dividend' })).toBeVisible()
  expect(sent).toBe(1)
})

test('an account that is not below the agent is refused in words, and members have no link', async ({ page }) => {
  await page.goto('/agentHome?page=offerContract&account=vip&token=mock-agent')
  await expect(editor(page)).toContainText('vip is not in your team')
  await page.goto('/agentHome?page=downlineManagmentView')
  const team = nodeAt(page, 'agent-downline-managment-view', 'downlines')
  await expect(team.getByRole('link', { name: 'Offer a contract: lin_team' })).toBeVisible()
  await expect(team.getByRole('link', { name: /^Offer a contract: anong/ })).toHaveCount(0)
})
