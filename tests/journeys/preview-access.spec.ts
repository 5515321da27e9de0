import type { Page } from '@playwright/test'

import { Workspace } from '../../src/schemas/workspace.ts'
import { deep, sample } from '../support/samples/sample.ts'
import { accessCheckerOf, openEach, checkDialog, settled } from './preview-accessibility.ts'
import type { AccessChecker, Theme } from './preview-accessibility.ts'
import { choose, dialogBy, frameOf, onCanvas, openDocument, openEditor, part, run, wordsIn } from './preview-page.ts'
import { expect, quiet, test } from './support.ts'
import type { Server } from './support.ts'

/**
 * Checks that the editor has no accessibility faults and triggers no report of the content security policy: both themes, both directions,
 * every part, and everything that opens over it. Each state is opened once per language and checked in one theme after the other. Actions
 * and documents are found by their ids, which every language has.
 */
type Language = 'en' | 'ar'
type Walk = {
  page: Page
  server: Server
  checker: AccessChecker
  language: Language
  t: (key: string) => string
  open: (search?: string) => Promise<void>
}

/** One document of each kind; a name that ends with `/` is the first of its kind. */
const documents = ['order/categories', 'menu/header', 'form/registration', 'flags/', 'brand/', 'page/rng']
/**
 * The brand that has a variation, and the one that is offered in Arabic: its frame is right to left, too. In a deep run all rules in light
 * and English, in dark and Arabic; those of colour in the other two. The English shell follows the system's theme, the Arabic one has its
 * own.
 */
const ways = {
  en: { brand: 'kestrel', editors: [...documents, 'overlay/'], first: 'light', by: 'media' },
  ar: { brand: 'foyer', editors: documents, first: 'dark', by: 'attribute' },
} as const

const walks: Record<string, (walk: Walk) => Promise<void>> = {
  'the page on the canvas and a chosen block': async ({ page, checker, open }) => {
    await open()
    await quiet(page)
    await checker.check('before anything is opened')

    await onCanvas(page)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName), 'a page that is drawn is no stop').not.toBe('IFRAME')
    await onCanvas(page)
    await page.keyboard.press('Control+e')
    await expect(page.locator('iframe[data-frame="main"]')).toHaveAttribute('tabindex', '0')
    await onCanvas(page)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), 'a page in use is entered').toBe('IFRAME')
    await checker.check('the page itself in use', { frames: true })
    await onCanvas(page)
    await run(page, 'view.use')

    await choose(page, 'hot')
    await checker.check('a chosen block')
    const tabs = part(page, 'right').getByRole('tab')
    for (const [index, tab] of (await tabs.all()).entries()) {
      await tab.click()
      if (index > 0) await checker.check(`a chosen block, part ${index + 1}`, { within: '[data-part="right"]' })
      await openEach(page, checker, `a chosen block, part ${index + 1}`, part(page, 'right'))
    }
    await openEach(page, checker, 'the toolbar of a block', page.locator('[data-block-bar]'))
    await onCanvas(page)
    await page.keyboard.press('Shift+F10')
    await checker.checkPopup('the menu of a block', page.getByRole('menu'), { within: '[role="menu"]' })
    await onCanvas(page)
    await page.keyboard.press('Space')
    await checker.check('a block that is carried', { within: '[data-part="canvas"]' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+h')
    await checker.check('places of hidden blocks', { within: '[data-part="canvas"]' })
    await openEach(page, checker, 'above the frame', part(page, 'canvas'))
  },

  'what opens over it': async ({ page, checker, open, t }) => {
    await open()
    await choose(page, 'hot')
    for (const [index, tree] of (await part(page, 'left').getByRole('tree').all()).entries()) {
      await tree.getByRole('treeitem', { selected: true }).first().click({ button: 'right' })
      await checker.checkPopup(`the menu of a row, tree ${index + 1}`, page.getByRole('menu'), { within: '[role="menu"]' })
    }
    await dialogBy(page, 'block.add-after')
    await checkDialog(page, checker, 'gallery')
    await dialogBy(page, 'block.move-after')
    await checkDialog(page, checker, 'move to')
    await dialogBy(page, 'block.move-into')
    await checkDialog(page, checker, 'move into')
    await dialogBy(page, 'block.rename')
    await checkDialog(page, checker, 'rename')
    for (const [state, text] of [
      ['actions', ''],
      ['what an action changes', '>block.hide'],
      ['documents', '@'],
      ['blocks', '#'],
      ['nothing', 'qqqq'],
    ] as const) {
      await onCanvas(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill(text)
      await checkDialog(page, checker, `palette, ${state}`)
    }
    await dialogBy(page, 'help.keys')
    await checker.check('behind a dialog')
    await checkDialog(page, checker, 'keys')
    await dialogBy(page, 'document.copy')
    await checkDialog(page, checker, 'a copy of a document')
    await dialogBy(page, 'document.new')
    await page.getByRole('dialog').getByRole('radio').last().check({ force: true })
    await openEach(page, checker, 'a new document', page.getByRole('dialog'))
    await page.getByRole('dialog').getByRole('textbox').first().fill('Not so')
    await checkDialog(page, checker, 'a new document')
    await dialogBy(page, 'document.new')
    await page.getByRole('dialog').getByRole('textbox').first().fill('fresh')
    await page.keyboard.press('Enter')
    await expect(part(page, 'canvas').getByRole('button').first()).toBeVisible()
    await checker.check('an empty page', { within: '[data-part="canvas"]' })
    await dialogBy(page, 'document.rename')
    await checkDialog(page, checker, 'a document under another name')
    await dialogBy(page, 'document.import')
    await checker.check('import', { within: '[role="dialog"]' })
    await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(files)
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(files.length)
    await openEach(page, checker, 'import', page.getByRole('dialog'))
    await checkDialog(page, checker, 'import, with files')
    await onCanvas(page)
    await page.keyboard.press('k')
    await openEach(page, checker, 'view settings', page.getByRole('dialog').first())
    await page
      .getByRole('dialog')
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    await checkDialog(page, checker, 'view settings')

    await openEach(page, checker, 'the view bar', part(page, 'view-settings'), 'all')
    await openEach(page, checker, 'the top bar', part(page, 'top'), 'all')
    await part(page, 'top').locator('[aria-haspopup="menu"]').first().click()
    await page.locator('[role="menu"] [aria-haspopup="menu"]').first().click()
    await checker.checkPopup('a menu in a menu', page.getByRole('menu'), { within: '[role="menu"]' })
    await page.keyboard.press('Escape')
    await part(page, 'left')
      .getByRole('button', { name: t('outline.search'), exact: true })
      .click()
    await page.keyboard.type('a')
    await checker.check('documents searched for', { within: '[data-part="left"]' })
  },

  'what was changed': async ({ page, checker, open, t }) => {
    await open()
    await choose(page, 'hot')
    await onCanvas(page)
    await page.keyboard.press('Alt+ArrowDown')
    await dialogBy(page, 'history.steps')
    await checkDialog(page, checker, 'steps')
    await dialogBy(page, 'review.start')
    const review = page.getByRole('dialog')
    await expect(page.locator('iframe[data-frame="review-after"]')).toBeAttached()
    await frameOf(page, 'review-after').locator('[data-page]').first().waitFor()
    await checker.check('review', { within: '[role="dialog"]' })
    await openEach(page, checker, 'review', review)
    await review.getByRole('radio', { name: t('review.slide') }).check({ force: true })
    await checkDialog(page, checker, 'review, one over the other')

    for (const panel of ['problems', 'access', 'words', 'weight']) {
      await run(page, `panels.${panel}`)
      await part(page, 'below').waitFor()
      if (panel === 'access') await expect(part(page, 'below').getByText(t('problems.access-wait'))).toHaveCount(0)
      await checker.check(`the panel ${panel}`, { within: '[data-part="below"]' })
      await openEach(page, checker, `the panel ${panel}`, part(page, 'below'))
    }
    await run(page, 'panels.weight')
    await run(page, 'panels.history')
    await part(page, 'right').getByRole('list').first().waitFor()
    await checker.check('the panel history', { within: '[data-part="right"]' })
    await openEach(page, checker, 'the panel history', part(page, 'right'))
    await run(page, 'panels.history')

    const views = part(page, 'view-settings').getByRole('radio')
    await views.nth(1).check({ force: true })
    await frameOf(page).locator('[data-page]').first().waitFor()
    await quiet(page)
    await checker.check('matrix')
    await openEach(page, checker, 'matrix', part(page, 'canvas'), 'all')
    await views.nth(2).check({ force: true })
    await frameOf(page).locator('[data-page]').first().waitFor()
    await checker.check('compare')
    await part(page, 'canvas')
      .getByRole('radio', { name: t('review.slide') })
      .check({ force: true })
    await checker.check('compare, one over the other', { within: '[data-part="canvas"]' })
  },

  'the editor of each kind': async ({ page, checker, open, language, t }) => {
    await open()
    const right = part(page, 'right')
    for (const name of ways[language].editors) {
      await openDocument(page, name)
      await right.waitFor()
      await settled(page)
      if (name === 'flags/' || name === 'form/registration') await right.locator('[data-key] button, tbody button').first().click()
      if (name === 'menu/header') await right.getByRole('treeitem').nth(1).click()
      const tabs = await right.getByRole('tab').all()
      for (const [index, tab] of (tabs.length > 0 ? tabs : [null]).entries()) {
        await tab?.click()
        if (name === 'brand/' && index === 0) {
          await right.locator('[data-key] button').first().click()
          await right.locator('[data-color-square]').waitFor()
        }
        const state = `the editor of ${name}${tab ? `, part ${index + 1}` : ''}`
        await checker.check(state, { within: '[data-part="right"]' })
        await openEach(page, checker, state, right)
      }
      if (name === 'flags/')
        for (const button of ['flags-add', 'flags-rename', 'flags-delete']) {
          await right.getByRole('button', { name: t(`editors.${button}`), exact: true }).click()
          await checkDialog(page, checker, button)
        }
      if (name === 'brand/') {
        await right.getByRole('tab').first().click()
        await right.getByRole('button', { name: t('editors.brand-add-color'), exact: true }).click()
        await checkDialog(page, checker, 'another colour')
      }
      if (name === 'menu/header') {
        await right.getByRole('treeitem').first().click({ button: 'right' })
        await checker.checkPopup('the menu of an item of a menu', page.getByRole('menu'), { within: '[role="menu"]' })
      }
    }

    await part(page, 'view-settings').getByRole('radio').nth(3).check({ force: true })
    const text = page.locator('.cm-content')
    await text.click()
    await checker.check('JSON')
    await page.keyboard.press('Control+f')
    await checker.check('JSON, searched', { within: '[data-part="canvas"], [data-part="right"]' })
    await page.keyboard.press('Escape')
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('<img')
    await page.keyboard.press('F8')
    await checker.check('JSON that is broken')
  },

  'a narrow window': async ({ page, checker, open, language }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await open()
    await checker.check('narrow')
    await choose(page, 'hot')
    await checker.check('narrow, a chosen block')
    for (const name of ways[language].editors) {
      await openDocument(page, name)
      await part(page, 'right').waitFor()
      await checker.check(`narrow, the editor of ${name}`, { within: '[data-part="right"]' })
    }
    await openDocument(page, 'page/home')
    await dialogBy(page, 'block.add-after')
    await checkDialog(page, checker, 'narrow, gallery')
    await choose(page, 'hot')
    await onCanvas(page)
    await page.keyboard.press('Alt+ArrowDown')
    await dialogBy(page, 'review.start')
    await checkDialog(page, checker, 'narrow, review')
    await onCanvas(page)
    await page.keyboard.press('k')
    await checkDialog(page, checker, 'narrow, look')
    await openEach(page, checker, 'the narrow view bar', part(page, 'view-settings'), 'all')
    await page.setViewportSize({ width: 860, height: 768 })
    await checker.check('very narrow')
  },

  'what goes wrong': async ({ page, server, checker, open, language, t }) => {
    const { brand } = ways[language]
    const draft = `clash-${language}`
    const drafts = `${server.address}/api/layouts/${brand}/drafts/${draft}`
    await open(`&draft=${draft}&as=pirate`)
    await checker.check('nonsense in the address')
    await part(page, 'view-settings')
      .getByRole('button', { name: t('view-settings.unread-close') })
      .click()

    // A block that somebody else changed and that is deleted here
    await page.route(`**/drafts/${draft}`, (route) => route.abort())
    const home = Workspace.parse(await (await page.request.get(drafts)).json()).files.findLast(({ name }) => name === 'page/home')
    const theirs = home?.text.replace(/("id": "hot"[^]*?"title": )"[^"]*"/, '$1"Theirs"')
    if (home === undefined || theirs === home.text) throw new Error('There is no block to change')
    const reply = await page.request.put(`${drafts}/page/home`, {
      data: theirs,
      headers: { 'Content-Type': 'application/json', 'If-Match': home.etag },
    })
    expect(reply.ok(), await reply.text()).toBe(true)
    await choose(page, 'hot')
    await onCanvas(page)
    await page.keyboard.press('Delete')
    await page.getByRole('button', { name: t('shell.saving.conflict') }).click()
    await frameOf(page, 'conflict-after').locator('[data-page]').first().waitFor()
    await checker.check('two versions', { within: '[role="dialog"]' })
    await page.getByRole('dialog').getByRole('radiogroup').last().getByRole('radio').first().check({ force: true })
    await checkDialog(page, checker, 'two versions, decided')

    // An unreachable server, and unsaved work of a closed tab
    const other = await page.context().newPage()
    await other.route(`**/drafts/left-${language}/**`, (route) => route.abort())
    await openEditor(other, server, `?brand=${brand}&draft=left-${language}`)
    await choose(other, 'hot')
    await onCanvas(other)
    await other.keyboard.press('Alt+ArrowDown')
    await other.getByRole('button', { name: t('shell.saving.offline') }).waitFor()
    await expect.poll(() => stepsInBrowser(other), { message: 'the step is kept in the browser' }).toBeGreaterThan(0)
    await other.close()
    await page.route(`**/drafts/left-${language}/**`, (route) => route.abort())
    await open(`&draft=left-${language}`)
    await page.locator('[data-part="recovered"]').waitFor()
    await page.getByRole('button', { name: t('shell.saving.offline') }).waitFor()
    await checker.check('offline, with work brought back')
    await page.getByRole('button', { name: t('saving.recovered.drop'), exact: true }).click()
    await checkDialog(page, checker, 'dropping what was brought back')

    // A frame that does not answer
    await page.route('**/preview/frame.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`${server.address}/preview/?brand=${brand}`)
    await page.getByRole('alert').first().waitFor()
    await checker.check('a frame that fails')
  },
}

/** How many steps of undo the browser has stored: a tab that is closed after that brings them back. */
function stepsInBrowser(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('foyer-preview')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('There is no database')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const end = (count: number) => {
            database.close()
            resolve(count)
          }
          if (!database.objectStoreNames.contains('steps')) return end(0)
          const counting = database.transaction('steps').objectStore('steps').count()
          counting.addEventListener('success', () => end(counting.result))
        })
      }),
  )
}

const files = [
  {
    name: 'home.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "kind": "page", "id": "home", "format": 1, "title": "Home", "routes": ["/"], "access": "anyone", "nodes": [] }'),
  },
  {
    name: 'new.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      '{ "kind": "page", "id": "new", "format": 1, "title": "New", "routes": ["/new"], "access": "anyone", "nodes": [] }',
    ),
  },
  { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{') },
]

const languages = ['en', 'ar'] as const
const inLanguages = Object.entries(walks).flatMap(([what, walk]) =>
  languages.flatMap((language) => {
    const themes: readonly Theme[] = deep ? [ways[language].first] : ['light', 'dark']
    return themes.map((first) => ({ language, first, what, walk }))
  }),
)

for (const { language, first, what, walk } of sample('walks through the editor', inLanguages, 0, (one) => [
  one.language,
  one.first,
  one.what,
])) {
  const themes = deep ? 'in both themes' : first
  test(`has no accessibility faults in ${language}, ${themes}, and no policy reports: ${what}`, async ({ page, server, complaints }) => {
    test.setTimeout(300_000) // many states, each checked by every rule
    page.setDefaultTimeout(60_000)
    const { brand, by } = ways[language]
    const checker = accessCheckerOf(page, first, by, deep ? 'both' : 'first')
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: first }) // fades would be measured half way
    await page.addInitScript((preferences) => localStorage.setItem('foyer-preview-shell', JSON.stringify(preferences)), {
      theme: by === 'media' ? 'system' : first,
      language,
    })
    const ownDraft = `&draft=${language}-${Object.keys(walks).indexOf(what)}`
    const open = async (more = '') => {
      await openEditor(
        page,
        server,
        `?brand=${brand}&theme=${first}${language === 'ar' ? '&lang=AR' : ''}${more.includes('draft=') ? '' : ownDraft}${more}`,
      )
      expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
      await settled(page)
    }
    await walk({ page, server, checker, language, t: wordsIn(language), open })
    await test.info().attach('left to people', {
      body: checker.doubts.map(({ state, theme, fault }) => `${theme}, ${state}: ${fault}`).join('\n'),
      contentType: 'text/plain',
    })
    expect(checker.found).toEqual([])
    expect(complaints.filter((complaint) => /^Policy violated|TrustedHTML|Content Security Policy/.test(complaint))).toEqual([])
  })
}
