import { blockIn, frameOf, searchOf, openEditor, part } from './preview-page.ts'
import { expect, test } from './support.ts'

test(
  'a page of the member center is opened from the list, shown in the center as a member, and previewed in other states',
  { tag: '@gate' },
  async ({ page, server }) => {
    await openEditor(page, server)
    const documents = part(page, 'left').getByRole('tree', { name: 'Documents' })
    await documents
      .getByRole('treeitem', { name: /^\d+ more/ })
      .first()
      .click()
    await documents.getByRole('treeitem', { name: 'Member: manual rebate' }).click()
    await expect(frameOf(page).locator('[data-page="member"] [data-page="member-manual-rebate"]')).toBeVisible()
    await expect(blockIn(page, 'rebates')).toContainText('Claim all')
    expect({ at: searchOf(page).get('at'), as: searchOf(page).get('as') }).toEqual({ at: '/member?page=manualRebate', as: 'member' })

    // A link that names the page alone shows it as somebody who may see it
    await page.goto(`${server.address}/preview/?doc=page/member-manual-rebate`)
    await expect(blockIn(page, 'rebates')).toContainText('Claim all')
    expect({ at: searchOf(page).get('at'), as: searchOf(page).get('as') }).toEqual({ at: '/member?page=manualRebate', as: 'member' })

    const shown = `?doc=page/member-manual-rebate&at=${encodeURIComponent('/member?page=manualRebate')}`
    for (const [state, text] of Object.entries({
      'as=member&data=empty': 'No rebate yet',
      'as=trial': 'This needs a real account',
      'as=vip&net=500@/wps/relay/MCSFE_getManualRebate': 'This part did not load',
    })) {
      await page.goto(`${server.address}/preview/${shown}&${state}`)
      await expect(blockIn(page, 'rebates')).toContainText(text)
    }
  },
)

/** Pages of players and agents beside the center: a block of theirs, and what it shows to whom and with which data. */
const others = {
  draws: { at: '/draws', block: 'draws', states: { 'as=member': 'FAST', 'as=guest&data=empty': 'No draws yet' } },
  contracts: {
    at: '/contracts',
    block: 'contracts',
    states: {
      'as=agent': 'Dividend',
      'as=agent&data=empty': 'No contracts yet',
      'as=agent&net=500@/wps/agent/contracts': 'did not load',
    },
  },
  'raffle-wheel': { at: '/raffle?page=wheel', block: 'raffle', states: { 'as=member': 'tickets', 'as=guest': 'Log in' } },
  'raffle-eggs': { at: '/raffle?page=eggs', block: 'raffle', states: { 'as=member&data=empty': 'No raffle now' } },
  'raffle-envelopes': {
    at: '/raffle?page=envelopes',
    block: 'raffle',
    states: { 'as=trial': 'This needs a real account', 'as=vip&net=500@/wps/relay/MCSFE_getRaffle': 'did not load' },
  },
  jackpot: { at: '/jp', block: 'games', states: { 'as=guest&data=empty': 'No games here' } },
  recent: {
    at: '/recent',
    block: 'games',
    states: { 'as=member&data=empty': 'Nothing played yet', 'as=trial': 'This needs a real account' },
  },
  'point-mall-shop': {
    at: '/pointMall?page=shop',
    block: 'items',
    states: {
      'as=member': 'points',
      'as=member&data=empty': 'Nothing to redeem yet',
      'as=vip&net=500@/wps/loyalty/points/redeemList': 'did not load',
    },
  },
  'point-mall-history': {
    at: '/pointMall?page=history',
    block: 'records',
    states: { 'as=member': 'Approved', 'as=member&data=empty': 'No records', 'as=guest': 'Log in' },
  },
  feedback: {
    at: '/feedback',
    block: 'form',
    states: { 'as=member': 'Your message', 'as=guest': 'Log in', 'as=trial': 'This needs a real account' },
  },
  service: {
    at: '/service',
    block: 'chat',
    states: {
      'as=guest': 'Start chat',
      'as=member&data=empty': 'Nobody to chat with',
      'as=trial&net=500@/wps/relay/CBS_chatModelList': 'did not load',
    },
  },
  download: {
    at: '/download',
    block: 'apps',
    states: {
      'as=guest': 'Android',
      'as=agent&data=empty': 'No app right now',
      'as=member&net=500@/wps/system/appDownload': 'did not load',
    },
  },
}

test('draws, contracts, raffles, games, mall, service and app are previewed as a persona and with data that is missing or fails', async ({
  page,
  server,
}) => {
  for (const [id, { at, block, states }] of Object.entries(others))
    for (const [state, text] of Object.entries(states)) {
      await openEditor(page, server, `?doc=page/${id}&at=${encodeURIComponent(at)}&${state}`)
      await expect(blockIn(page, block)).toContainText(text)
    }
})
