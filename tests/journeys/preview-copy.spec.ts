import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { blockIn, frameOf, openEditor, part, run } from './preview-page.ts'
import { isSaved } from './preview-small-page.ts'
import { expect, test } from './support.ts'

const strings = { EN: { more: 'Everything hot' }, AR: { more: 'كل الرائج' } }
const hot = { id: 'copied', widget: 'button', props: { label: 't:more', to: '/promotions' } }
const line = { id: 'line', widget: 'divider', when: { flag: 'noSuchFlag' } }
const page = (id: string, more: object) =>
  JSON.stringify({ $schema: '../../schemas/page.schema.json', kind: 'page', id, format: 1, ...more })

test(
  'a block goes to another page and to another brand with its words, and a page goes out and in as one file',
  { tag: '@gate' },
  async ({ page: tab, serve, layouts }) => {
    const chrome = { header: 'header', sideMenu: 'side-menu', footer: 'footer', bottomBar: 'bottom-bar' }
    mkdirSync(`${layouts.dir}/foyer/pages`, { recursive: true })
    writeFileSync(
      `${layouts.dir}/foyer/pages/from.json`,
      page('from', { routes: ['/from'], access: 'anyone', chrome, strings, nodes: [hot, line] }),
    )
    writeFileSync(
      `${layouts.dir}/_base/pages/to.json`,
      page('to', {
        routes: ['/to'],
        access: 'anyone',
        chrome,
        nodes: [{ id: 'heading', widget: 'page-heading', props: { title: 'Here' } }],
      }),
    )
    const server = await serve({ LAYOUTS_DIR: layouts.dir })
    const row = (name: RegExp) => part(tab, 'left').getByRole('treeitem', { name })

    // Copied by keys from one page
    await openEditor(tab, server, '?doc=page/from&at=/from&sel=copied')
    await row(/^Everything hot/).click()
    await tab.keyboard.press('ControlOrMeta+c')

    // Pasted by keys into another page, and taken back
    await openEditor(tab, server, '?doc=page/to&at=/to&sel=heading')
    await row(/^Here/).click()
    await tab.keyboard.press('ControlOrMeta+v')
    await expect(blockIn(tab, 'copied').getByText('Everything hot')).toBeVisible()
    await expect(tab.getByText('Everything hot pasted after Here.').first()).toBeVisible()
    await row(/^Everything hot/).click()
    await tab.keyboard.press('ControlOrMeta+z')
    await expect(blockIn(tab, 'copied')).toHaveCount(0)
    await isSaved(tab) // Kestrel shares this page and its draft

    // And into another brand, which offers no Arabic: the page has the text all the same
    await openEditor(tab, server, '?brand=kestrel&doc=page/to&at=/to&sel=heading&lang=AR')
    await row(/^Here/).click()
    await tab.keyboard.press('ControlOrMeta+v')
    await expect(blockIn(tab, 'copied').getByText('Everything hot')).toBeVisible()
    await expect(part(tab, 'right').getByRole('combobox', { name: 'Text', exact: true })).toHaveValue('كل الرائج')

    // A page as a file, out of one brand and into the other
    await openEditor(tab, server, '?doc=page/from&at=/from')
    const downloading = tab.waitForEvent('download')
    await run(tab, 'document.export-page')
    const exported = await (await downloading).path()
    expect(JSON.parse(readFileSync(exported, 'utf8'))).toMatchObject({ foyer: 'page', brand: 'foyer', page: { id: 'from', strings } })
    await openEditor(tab, server, '?brand=kestrel&doc=page/home')
    await run(tab, 'document.import')
    const importing = tab.getByRole('dialog', { name: 'Import files' })
    await importing
      .locator('input[type=file]')
      .setInputFiles({ name: 'from.json', mimeType: 'application/json', buffer: readFileSync(exported) })
    await expect(importing.getByText('From the brand “foyer”')).toBeVisible()
    await expect(importing.getByText('noSuchFlag')).toBeVisible()
    await importing.getByRole('button', { name: 'Import 1 document' }).click()
    await expect(frameOf(tab).getByText('Everything hot')).toBeVisible()
  },
)
