import { expect, test } from './support.ts'

const acceptCall = '**/wps/agent/contracts/accept'

test(
  'an agent sees what waits, accepts it after a warning with one call, and ends a contract that runs',
  { tag: '@gate' },
  async ({ page, complaints }) => {
    let accepted = 0
    page.on('request', (request) => (accepted += request.url().endsWith('/contracts/accept') ? 1 : 0))
    await page.goto('/agentHome?token=mock-agent')
    const panel = page.locator('[data-node="contract-panel"]')
    await expect(panel).toContainText('New contract: Dividend')
    await panel.getByRole('link', { name: 'See the contracts' }).click()

    const list = page.locator('[data-page="agent-contracts"] [data-node="contracts"]')
    await list.getByRole('button', { name: 'Accept: Dividend, hoang_agency' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('ends automatically')
    await dialog.getByRole('button', { name: 'Accept', exact: true }).dblclick()
    await expect(list.locator('[data-key="c-dividend"]')).toContainText('Active')
    await expect(list.locator('[data-key="c-downline"]')).toContainText('Ended')
    expect(accepted).toBe(1)

    await list.getByRole('button', { name: 'End the contract: Dividend, hoang_agency' }).click()
    await dialog.getByRole('button', { name: 'End the contract', exact: true }).click()
    await expect(list.locator('[data-key="c-dividend"]')).toContainText('You asked to end it')

    await page.goBack()
    await expect(panel).toContainText('Request to end: Hourly salary')
    await expect(panel).not.toContainText('New contract')
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
    expect(complaints).toEqual([])
  },
)

test('an answer that was lost is looked up, not sent again', async ({ page }) => {
  let sent = 0
  await page.route(acceptCall, async (route) => {
    sent += 1
    await route.fetch() // the gateway does it, and its answer is lost
    await route.abort()
  })
  await page.goto('/contracts?token=mock-agent')
  const list = page.locator('[data-node="contracts"]')
  await list.getByRole('button', { name: 'Accept: Hourly salary, hoang_agency' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByText('The contract with hoang_agency was answered.')).toBeVisible()
  await expect(list.locator('[data-key="c-hourly"]')).toContainText('Ended')
  expect(sent).toBe(1)
})

test('a member is led away from contracts, and sees no panel', async ({ page }) => {
  await page.goto('/contracts?token=mock-member')
  await expect(page).toHaveURL(/\/agent$/)
  await expect(page.locator('[data-page="contracts"]')).toHaveCount(0)
  await page.goto('/member?page=securityCenter')
  await expect(page.locator('[data-node="account"] [data-key="google"]')).toBeVisible()
  await expect(page.locator('[data-node="contract-panel"]')).toHaveCount(0)
})
