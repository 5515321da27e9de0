// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'

import { t } from '../../kit/i18n/words.ts'
import { edited } from '../model/documents/documents.ts'
import { $problems } from '../model/view/checker.ts'
import { editorWith, editorWithProblems, pageOf, published } from '../model/editor.testing.ts'
import { frameMessageReceived } from '../model/view/frames.ts'
import { $blockingCount, $gaps, $items, $pageFaults, $problemCounts } from '../model/view/problems.ts'
import { $panels, panelsChanged } from '../model/panels.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { AccessPanel } from './access-panel.tsx'
import { ProblemsPanel } from './problems-panel.tsx'
import { WeightPanel } from './weight-panel.tsx'
import { WordsPanel } from './words-panel.tsx'
import { $usage } from '../model/view/analysis.ts'
import { $loadedWords } from '../model/words/portal-words.ts'
import type { Usage } from '../../../src/authoring/usage/usage.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'

afterEach(cleanup)
const files = [
  published('page/home', pageOf({ id: 'hot', widget: 'game-section', props: { rows: 3 } })),
  published('page/help', pageOf({ id: 'links', widget: 'help-links' })),
]
const finding = (document: string, severity: 'error' | 'warning', code = 'layout/unknown-widget') => ({
  code,
  severity,
  message: `Unknown widget in ${document}.`,
  document,
  pointer: '',
  path: '',
  line: 1,
  column: 1,
})
const show = (scope: Scope, panel: ReactNode) => render(<Provider value={scope}>{panel}</Provider>)
const rows = () => screen.queryAllByRole('listitem')

describe('The list of problems', () => {
  const found = [finding('page/help', 'warning'), finding('page/help', 'error', 'layout/too-deep'), finding('page/home', 'error')]
  const editor = () => editorWithProblems(files, found)

  test('shows those of the open document, or of the whole brand with the blocking ones first', async () => {
    const scope = await editor()
    show(scope, <ProblemsPanel />)
    expect(rows()).toHaveLength(1)
    fireEvent.click(screen.getByRole('radio', { name: t('problems.scope-brand') }))
    expect(rows().map((row) => row.querySelector('code')?.textContent)).toEqual([
      'layout/too-deep',
      'layout/unknown-widget',
      'layout/unknown-widget',
    ])
    fireEvent.click(screen.getByRole('radio', { name: t('problems.weight-know', { count: 1 }) }))
    expect(rows()).toHaveLength(1)
  })

  test('is one stop for the keyboard, and arrows go from row to row', async () => {
    const scope = await editor()
    show(scope, <ProblemsPanel />)
    fireEvent.click(screen.getByRole('radio', { name: t('problems.scope-brand') }))
    const buttons = rows().map((row) => within(row).getAllByRole('button')[0]!)
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    buttons[0]!.focus()
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['End', 2],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['Home', 0],
    ] as const) {
      fireEvent.keyDown(document.activeElement!, { key })
      expect(document.activeElement).toBe(buttons[at])
    }
  })

  test('a press opens the document of the problem', async () => {
    const scope = await editor()
    show(scope, <ProblemsPanel />)
    fireEvent.click(screen.getByRole('radio', { name: t('problems.scope-brand') }))
    fireEvent.click(within(rows()[0]!).getAllByRole('button')[0]!)
    expect(scope.getState($viewSettings).doc).toBe('page/help')
  })

  test('of a document without problems names how many are elsewhere and leads there', async () => {
    const scope = await editorWithProblems(files, [finding('page/help', 'error')])
    show(scope, <ProblemsPanel />)
    screen.getByText(t('problems.elsewhere', { count: 1 }))
    fireEvent.click(screen.getByRole('button', { name: t('problems.show-brand') }))
    expect(rows()).toHaveLength(1)
  })

  test('shows that it is still checking until the first check is done', async () => {
    show(await editorWith(files), <ProblemsPanel />)
    expect(screen.getByText(t('problems.checking'))).toBeTruthy()
  })

  test('has those of the draft before those that are published, and arrows go through both lists', async () => {
    const published = { ...finding('page/help', 'error', 'layout/too-deep'), isPublished: true }
    const scope = await editorWithProblems(files, [published, finding('page/home', 'warning')])
    const counted = () => ({ counts: scope.getState($problemCounts), blocking: scope.getState($blockingCount) })
    expect(counted()).toEqual({ counts: { blocking: 0, know: 2, own: 1 }, blocking: 0 })
    show(scope, <ProblemsPanel />)
    fireEvent.click(screen.getByRole('radio', { name: t('problems.scope-brand') }))
    const codesIn = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('code')?.textContent)
    expect(codesIn(t('problems.group-own'))).toEqual(['layout/unknown-widget'])
    expect(codesIn(t('problems.group-published'))).toEqual(['layout/too-deep'])
    const [first, second] = rows().map((row) => within(row).getAllByRole('button')[0]!)
    first!.focus()
    fireEvent.keyDown(first!, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(second)

    // a published problem blocks in a document that the draft changes, as on the server
    const patch = [{ op: 'add', path: '/title', value: 'Help' }] as const
    await allSettled(edited, { scope, params: { label: 'Title', document: 'page/help', patch } })
    await allSettled($problems, { scope, params: [published] })
    expect(counted()).toEqual({ counts: { blocking: 1, know: 0, own: 0 }, blocking: 1 })
  })

  test('closes by its button', async () => {
    const scope = await editor()
    await allSettled(panelsChanged, { scope, params: { below: 'problems' } })
    show(scope, <ProblemsPanel />)
    fireEvent.click(screen.getByRole('button', { name: t('problems.close') }))
    expect(scope.getState($panels).below).toBeNull()
  })
})

describe('Page faults and problems of the documents are two lists', () => {
  const fault = (page: string, node: string, code = 'render/crashed') => ({
    frame: 'main',
    message: { v: 1 as const, kind: 'fault' as const, code, page, node, message: 'It broke' },
  })
  const faultRows = () => within(screen.getByRole('list', { name: t('problems.page-faults') })).getAllByRole('button')

  test('what a page reports blocks nothing and is counted nowhere among the problems', async () => {
    const scope = await editorWithProblems(files, [])
    for (const told of [fault('home', 'hot'), fault('', '', 'frame/error'), fault('', '', 'words/missing')])
      await allSettled(frameMessageReceived, { scope, params: told })
    expect({
      problems: scope.getState($items),
      counts: scope.getState($problemCounts),
      blocking: scope.getState($blockingCount),
      faults: scope.getState($pageFaults).length,
    }).toEqual({ problems: [], counts: { blocking: 0, know: 0, own: 0 }, blocking: 0, faults: 3 })
    show(scope, <ProblemsPanel />)
    expect(faultRows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('could not be displayed: It broke'),
      expect.stringContaining('It broke'),
      expect.stringContaining('asked for the text “It broke”'),
    ])
  })

  test('each row leads to a document that is there, and to a block where the page has it', async () => {
    const scope = await editorWithProblems(files, [], { doc: 'page/help' })
    for (const told of [fault('home', 'hot'), fault('home', 'gone'), fault('nowhere', 'x'), fault('', '', 'frame/error')])
      await allSettled(frameMessageReceived, { scope, params: told })
    show(scope, <ProblemsPanel />)
    const places = faultRows().map((row) => {
      fireEvent.click(row)
      const { doc, sel } = scope.getState($viewSettings)
      return { doc, sel }
    })
    expect(places).toEqual([
      { doc: 'page/home', sel: 'hot' },
      { doc: 'page/home', sel: null },
      { doc: 'page/help', sel: null },
      { doc: 'page/help', sel: null },
    ])
  })
})

describe('Accessibility', () => {
  const issue = { rule: 'color-contrast', impact: 'serious', help: 'Text needs contrast', page: 'home', node: 'hot', target: 'h2' }
  const measured = (issues: (typeof issue)[]) => ({ frame: 'main', message: { v: 1 as const, kind: 'access' as const, seq: 1, issues } })

  test('waits for the first measurement, then lists issues with their blocks; a press selects the block', async () => {
    const scope = await editorWith(files, { doc: 'page/help' })
    show(scope, <AccessPanel />)
    screen.getByText(t('problems.access-wait'))
    await allSettled(frameMessageReceived, { scope, params: measured([issue, { ...issue, page: 'gone', node: 'x' }]) })
    const [first, second] = await screen.findAllByRole('listitem')
    fireEvent.click(within(first!).getByRole('button'))
    expect(scope.getState($viewSettings)).toMatchObject({ doc: 'page/home', sel: 'hot' })
    expect(second!.textContent).toContain(t('problems.whole-page'))
  })

  test('a page without issues says so', async () => {
    const scope = await editorWith(files)
    await allSettled(frameMessageReceived, { scope, params: measured([]) })
    show(scope, <AccessPanel />)
    expect(screen.getByText(t('problems.access-none'))).toBeTruthy()
  })
})

test('the weight of a page is shown beside its budget, and what exceeds it is marked in words', async () => {
  const scope = await editorWith(files)
  await allSettled(frameMessageReceived, {
    scope,
    params: { frame: 'main', message: { v: 1, kind: 'weight', seq: 1, bytes: 900_000, requests: 20, elements: 500 } },
  })
  show(scope, <WeightPanel />)
  expect(rows().map((row) => row.textContent?.includes(t('problems.over')))).toEqual([true, false, false])
})

test('plain texts of a brand of several languages are listed, and it is not said that every word has a text', async () => {
  const brand = published('brand/foyer', { format: 1, languages: ['EN', 'AR'], hosts: [] })
  const home = published('page/home', pageOf({ id: 'hot', widget: 'game-section', props: {} }))
  const uses = [{ kind: 'text', name: 'Welcome back', document: 'page/home', pointer: '/title', subject: '', role: 'label' }] as const
  const usage: Usage = { uses, of: () => [], names: () => [] }
  const loaded = new Map<LanguageCode, object>([
    ['EN', {}],
    ['AR', {}],
  ])
  const scope = await editorWith([home, brand], {}, [
    [$usage, usage],
    [$loadedWords, loaded],
    [$gaps, []],
  ])
  show(scope, <WordsPanel />)
  expect(screen.queryByText(t('problems.words-none'))).toBeNull()
  expect(within(screen.getByRole('list', { name: t('problems.words-plain', { count: 1 }) })).getByRole('button').textContent).toContain(
    'Welcome back',
  )
})
