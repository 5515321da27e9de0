import { allSettled, createWatch } from 'effector'
import type { Scope } from 'effector'
import { beforeEach, expect, test } from 'vitest'

import { t } from '../../kit/i18n/words.ts'
import type { Problem } from '../model/view/problems.ts'
import { announced } from '../../kit/messages/announcements.ts'
import { $documents, $past } from '../model/documents/documents.ts'
import { editorWithProblems, pageOf, published } from '../model/editor.testing.ts'
import { $inspectorTab, $requestedField } from '../model/inspector-tab.ts'
import { $panels, panelsChanged } from '../model/panels.ts'
import { checkerReported } from '../model/view/checker.ts'
import { $chosenProblem } from '../model/view/problems.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { fixApplied, placeOpened, problemStepped } from './open-problem.ts'

const problem: Problem = {
  id: 'x',
  code: 'layout/unknown-prop',
  blocks: true,
  isPublished: false,
  document: 'page/help',
  pointer: '/nodes/0/props/colour',
  part: 'links',
  message: 'Unknown property "colour".',
  values: {},
  fix: [{ op: 'remove', path: '/nodes/0/props/colour' }],
}
const finding = (index: number) => ({
  code: 'layout/too-deep',
  severity: 'error' as const,
  message: 'It is nested too deep.',
  document: 'page/home',
  pointer: `/nodes/${index}`,
  path: '',
  line: 1,
  column: 1,
})
const check = () =>
  allSettled(checkerReported, { scope, params: { kind: 'problems', serial: 1, problems: [finding(0), finding(1)], ms: 1 } })

let scope: Scope
let heard: string[]
beforeEach(async () => {
  const files = [
    published('page/home', pageOf({ id: 'hot', widget: 'game-section' }, { id: 'news', widget: 'notice-marquee' })),
    published('page/help', pageOf({ id: 'links', widget: 'help-links', props: { colour: 'red' } })),
  ]
  scope = await editorWithProblems(files, [])
  heard = []
  createWatch({ unit: announced, scope, fn: (message) => heard.push(typeof message === 'string' ? message : message.text) })
})

test('a place opens its document, its block and the field, in the tab of the inspector that has it', async () => {
  await allSettled(panelsChanged, { scope, params: { rightOpen: false } })
  await allSettled(placeOpened, { scope, params: { document: 'page/help', pointer: '/nodes/0/inputs/links', part: 'links' } })
  expect(scope.getState($viewSettings)).toMatchObject({ doc: 'page/help', sel: 'links' })
  expect(scope.getState($panels).rightOpen).toBe(true)
  expect(scope.getState($inspectorTab)).toBe('data')
  expect(scope.getState($requestedField)).toEqual({ document: 'page/help', pointer: '/nodes/0/inputs/links' })

  await allSettled(placeOpened, { scope, params: { document: 'page/home', pointer: '/nodes/0/when', part: 'hot' } })
  expect(scope.getState($inspectorTab)).toBe('shown')
})

test('a place of a document that is no page leaves the tab of the inspector as it is', async () => {
  await allSettled(placeOpened, { scope, params: { document: 'page/home', pointer: '/nodes/0/when', part: 'hot' } })
  await allSettled(placeOpened, { scope, params: { document: 'menu/side', pointer: '/items/0/inputs', part: '' } })
  expect({ 'scope.getState($inspectorTab)': scope.getState($inspectorTab), sel: scope.getState($viewSettings).sel }).toEqual({
    'scope.getState($inspectorTab)': 'shown',
    sel: null,
  })
})

test('stepping goes through all problems, begins again after the last, opens the list and announces each', async () => {
  await check()
  const chosen: (string | null)[] = []
  for (const by of [1, 1, 1, -1] as const) {
    await allSettled(problemStepped, { scope, params: by })
    chosen.push(scope.getState($viewSettings).sel)
  }
  expect(chosen).toEqual(['hot', 'news', 'hot', 'news'])
  expect(scope.getState($panels).below).toBe('problems')
  expect(heard).toHaveLength(4)
})

test('stepping back begins with the last problem, and without any problem it does nothing', async () => {
  await allSettled(problemStepped, { scope, params: -1 })
  expect({ 'scope.getState($chosenProblem)': scope.getState($chosenProblem), below: scope.getState($panels).below }).toEqual({
    'scope.getState($chosenProblem)': null,
    below: null,
  })
  await check()
  await allSettled(problemStepped, { scope, params: -1 })
  expect(scope.getState($viewSettings).sel).toBe('news')
})

test('a fix is one step of undo and goes to the block that it changed', async () => {
  await allSettled(fixApplied, { scope, params: problem })
  expect(scope.getState($documents).get('page/help')).toHaveProperty('nodes.0.props', {})
  expect(scope.getState($past).map(({ label }) => label)).toEqual([t('problems.fixed', { name: 'help-links › Colour' })])
  expect(scope.getState($viewSettings)).toMatchObject({ doc: 'page/help', sel: 'links' })
})

test('a problem without a fix shows a message and changes nothing', async () => {
  await allSettled(fixApplied, { scope, params: { ...problem, fix: undefined } })
  expect(heard).toEqual([t('problems.no-fix')])
  expect(scope.getState($past)).toEqual([])
})
