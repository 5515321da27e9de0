import { mkdirSync, writeFileSync } from 'node:fs'

import { openEditor, part } from './preview-page.ts'
import { isSaved } from './preview-small-page.ts'
import { expect, test } from './support.ts'

const games = (id: string, args: object) => ({
  id,
  widget: 'game-section',
  props: { title: id === 'first' ? 'First row' : 'Second row' },
  inputs: { games: { source: 'games.by-category', args } },
})
const menus = '/lgw/games/game_menus'
const cup = {
  $schema: '../../schemas/page.schema.json',
  kind: 'page',
  id: 'cup',
  format: 1,
  routes: ['/cup'],
  access: 'anyone', // without menus, which would ask for the categories
  nodes: [
    { id: 'banners', widget: 'banner-carousel', inputs: { banners: { source: 'banners.by-group', args: { group: 'w_home' } } } },
    games('first', { category: 'RNG', vendor: 'NOSUCH' }),
    games('second', { category: 'LIVE' }),
  ],
}

test(
  'names that are not offered are removed, two blocks share a saved list, a rule of the market finds its problem and fixes it',
  { tag: '@gate' },
  async ({ page, serve, layouts }) => {
    mkdirSync(`${layouts.dir}/foyer/pages`, { recursive: true })
    writeFileSync(`${layouts.dir}/foyer/pages/cup.json`, JSON.stringify(cup))
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    const right = part(page, 'right')
    const row = (name: RegExp) => part(page, 'left').getByRole('treeitem', { name })
    await openEditor(page, server, '?doc=page/cup&at=/cup&sel=first')

    // A studio that this gateway does not have
    await expect(right.getByText('Placed but not offered here: 1')).toBeVisible()
    await right.getByRole('button', { name: 'Remove them' }).click()
    await expect(right.getByText('Placed but not offered here: 1')).toHaveCount(0)

    // Its games become a list, which the other row takes
    await right.getByRole('tab', { name: 'Data' }).click()
    await right.getByRole('button', { name: 'Save as a list…' }).click()
    await page.keyboard.type('All slots')
    await page.keyboard.press('Enter')
    await expect(right.getByText('Saved list: All slots')).toBeVisible()
    await row(/^Second row/).click()
    await right.getByRole('combobox', { name: 'Use a saved list…' }).click()
    await page.getByRole('option', { name: /^All slots/ }).click()
    await expect(right.getByText(/^Used by 2 blocks/)).toBeVisible()

    // A rule of the market: the page that does not keep it has a problem
    await page.goto(`${server.address}/preview/?doc=brand/foyer`)
    await right.getByText('Market rules', { exact: true }).first().click()
    await right.getByRole('checkbox', { name: 'Nothing plays by itself' }).click()
    await isSaved(page)
    await openEditor(page, server, '?doc=page/cup&at=/cup&sel=banners')
    await expect(row(/^Banner carousel,.* 1 problem blocks publishing/)).toBeVisible()
    await right.getByRole('button', { name: 'Fix', exact: true }).click()
    await expect(row(/^Banner carousel,.* blocks publishing/)).toHaveCount(0)
    await expect(right.getByRole('switch', { name: 'Plays by itself' })).not.toBeChecked()
  },
)

test('a gateway that does not answer or refuses is named at the block, and what is not offered is counted once it answers', async ({
  page,
  serve,
  layouts,
}) => {
  mkdirSync(`${layouts.dir}/foyer/pages`, { recursive: true })
  writeFileSync(`${layouts.dir}/foyer/pages/cup.json`, JSON.stringify(cup))
  const server = await serve({ LAYOUTS_DIR: layouts.dir })
  const right = part(page, 'right')
  const address = '?doc=page/cup&at=/cup&sel=first'
  const unknown = right.getByText('Placed but not offered here: not known')
  await openEditor(page, server, `${address}&net=offline@${menus}`)
  await expect(unknown).toBeVisible()
  await expect(right.getByText('The gateway does not answer.')).toBeVisible()
  await right.getByRole('tab', { name: 'Data' }).click()
  await expect(right.getByText('Not all choices are here. The gateway does not answer.').first()).toBeVisible()

  await openEditor(page, server, `${address}&net=403@${menus}`)
  await expect(unknown).toBeVisible()
  await expect(right.getByText('The gateway refused the call.')).toBeVisible()

  // An answer that is late comes without a press of a button
  await openEditor(page, server, `${address}&net=slow:7000@${menus}`)
  await expect(right.getByText(/has not answered for 5 seconds/).first()).toBeVisible()
  await expect(right.getByText('Placed but not offered here: 1')).toBeVisible()
  await expect(unknown).toHaveCount(0)
})
