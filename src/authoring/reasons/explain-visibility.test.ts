import { createStore } from 'effector'
import { expect, test } from 'vitest'

import type { Flags, Menu, Overlay, Page, PageNode } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import type { NodeState } from '../../schemas/preview.ts'
import { applyPatch } from '../../rules/patch.ts'
import { evaluate } from '../../rules/predicate.ts'
import { defineSource } from '../../runtime/contract/source.ts'
import { registry, someFlags, sources } from '../check/fakes.testing.ts'
import { applyOverlays } from '../../rules/overlays.ts'
import { nodesOf, placed } from '../usage/places.ts'
import { createPlanner } from '../../runtime/render/plan.ts'
import { aPredicate, someContexts, week } from './predicates.testing.ts'
import { accessRule } from './reach.ts'
import { explainRemoval, explainVisibility } from './explain-visibility.ts'
import type { VisibilityInput } from './explain-visibility.ts'
import { suggestEdits } from './suggest-edits.ts'
import { changedContext, suggestViews } from './suggest-views.ts'
import fc from '../../../tests/support/samples/fast-check.ts'
import type { Arbitrary } from '../../../tests/support/samples/fast-check.ts'

const noon = Date.parse('2027-01-19T12:00:00Z')
const aPage = (nodes: PageNode[], more: Partial<Page> = {}): Page => ({ kind: 'page', id: 'place', format: 1, nodes, ...more })
const anOverlay = (id: string, more: Partial<Overlay>): Overlay => ({
  kind: 'overlay',
  id,
  format: 1,
  target: 'page/place',
  priority: 1,
  steps: [],
  ...more,
})
const flagsDocument: Flags = {
  ...someFlags,
  flags: { ...someFlags.flags, VIP3: { type: 'boolean', default: false, from: 'whitelabel', owner: 'marketing', note: 'VIP levels' } },
}

function ask(document: Page | Menu, id: string, more: Partial<VisibilityInput> = {}): VisibilityInput {
  return {
    document,
    raw: document,
    name: `${document.kind}/${document.id}`,
    overlays: [],
    id,
    registry,
    sources,
    flagsDocument,
    facts: { role: 'guest', vip: 0, device: 'desktop', language: 'EN', now: noon },
    flags: { VIP3: false, summerLobby: false },
    now: noon,
    ...more,
  }
}
const known = (input: VisibilityInput) => explainVisibility(input).map(({ step, state }) => `${step} ${state}`)
const deciding = (input: VisibilityInput) => explainVisibility(input).find(({ state }) => state === 'decided')

const games = { games: { source: 'games.hot' } }
const vip: PageNode = {
  id: 'vip',
  widget: 'tiles',
  inputs: games,
  when: { all: [{ in: ['device', ['desktop', 'tablet']] }, { in: ['role', ['member', 'agent']] }, { flag: 'VIP3' }] },
}
const page = aPage([{ id: 'box', widget: 'stack', slots: { main: [vip] } }])

test('the checks are in the order of the portal, and the deciding line has its place and the current value', () => {
  expect(known(ask(page, 'vip'))).toEqual([
    'page-open passed',
    'document passed',
    'place passed',
    'type passed',
    'block passed',
    'variations passed',
    'ancestor passed',
    'rule passed',
    'rule decided',
    'rule not-reached',
    'source not-reached',
    'data not-reached',
    'view not-reached',
  ])
  expect(deciding(ask(page, 'vip'))).toMatchObject({
    document: 'page/place',
    pointer: '/nodes/0/slots/main/0/when/all/1',
    asks: { in: ['role', ['member', 'agent']] },
    reads: [{ name: 'role', value: 'guest' }],
  })
  expect(explainVisibility(ask(page, 'vip')).find(({ pointer }) => pointer.endsWith('/all/2'))?.reads).toEqual([
    { name: 'flag:VIP3', value: false, flag: { from: 'whitelabel', default: false, owner: 'marketing', note: 'VIP levels' } },
  ])
})

test('it would show to another person with another flag, or if the rule named this one', () => {
  const input = ask(page, 'vip')
  expect(suggestViews(input).map(({ changes }) => changes.map(({ name, values }) => [name, ...values].join()).join(' and '))).toEqual([
    'persona,member and flag:VIP3,true',
    'persona,agent and flag:VIP3,true',
    'persona,vip and flag:VIP3,true',
  ])
  expect(suggestViews({ ...input, flags: { VIP3: true } })).toEqual([
    { changes: [{ name: 'persona', by: 'view', values: ['member', 'agent', 'vip'] }] },
  ])
  expect(suggestEdits({ ...input, flags: { VIP3: true } })).toEqual([
    {
      code: 'name-role',
      value: 'guest',
      changes: [{ document: 'page/place', patch: [{ op: 'add', path: '/nodes/0/slots/main/0/when/all/1/in/1/-', value: 'guest' }] }],
    },
    { code: 'remove-line', changes: [{ document: 'page/place', patch: [{ op: 'remove', path: '/nodes/0/slots/main/0/when/all/1' }] }] },
  ])
})

test('a page that is not open comes first, and may be opened', () => {
  const input = ask({ ...page, access: 'agent' }, 'box')
  expect(deciding(input)).toMatchObject({ step: 'page-open', access: 'agent', pointer: '/access' })
  expect(suggestViews(input)).toEqual([{ changes: [{ name: 'persona', by: 'view', values: ['agent'] }] }])
  expect(suggestEdits(input)).toEqual([
    { code: 'open-page', changes: [{ document: 'page/place', patch: [{ op: 'replace', path: '/access', value: 'anyone' }] }] },
  ])
})

test('a hidden ancestor hides its descendants', () => {
  const input = ask(
    aPage([{ id: 'box', widget: 'stack', when: { eq: ['device', 'phone'] }, slots: { main: [{ id: 'inner', widget: 'note' }] } }]),
    'inner',
  )
  expect(deciding(input)).toMatchObject({ step: 'ancestor', id: 'box', because: 'rule', pointer: '/nodes/0/when' })
  expect(suggestViews(input)).toEqual([{ changes: [{ name: 'device', by: 'view', values: ['phone'] }] }])
  expect(suggestEdits(input)).toEqual([
    { code: 'remove-rule', changes: [{ document: 'page/place', patch: [{ op: 'remove', path: '/nodes/0/when' }] }] },
  ])
})

test('a variation that removes it decides, with its step; without the step it stays', () => {
  const overlays = [
    anOverlay('away', {
      steps: [
        { op: 'move', key: 'x', to: 'first' },
        { op: 'remove', key: 'x' },
      ],
    }),
  ]
  const input = ask(aPage([{ id: 'x', widget: 'note' }]), 'x', { overlays })
  expect(deciding(input)).toMatchObject({ step: 'variations', document: 'overlay/away', pointer: '/steps/1' })
  expect(explainRemoval(input)).toMatchObject({ variation: { overlay: 'away', step: 1, by: 'removed', applies: true } })
  expect(suggestEdits(input)).toEqual([
    { code: 'remove-step', changes: [{ document: 'overlay/away', patch: [{ op: 'remove', path: '/steps/1' }] }] },
  ])
})

test('what a variation adds is missing until the variation applies, and the reason says when that is', () => {
  const overlays = [
    anOverlay('lunar', {
      when: { all: [{ from: week[0] }, { until: week[1] }] },
      steps: [{ op: 'ensure', key: 'lanterns', to: 'first', item: { widget: 'note', when: { eq: ['device', 'desktop'] } } }],
    }),
  ]
  const input = ask(aPage([]), 'lanterns', { overlays })
  expect(explainRemoval(input)).toEqual({
    document: 'overlay/lunar',
    pointer: '/when/all/0',
    variation: { overlay: 'lunar', step: 0, by: 'put', applies: false, next: Date.parse(week[0]), last: undefined },
  })
  expect(explainRemoval({ ...input, now: Date.parse(week[1]) })).toMatchObject({
    pointer: '/when/all/1',
    variation: { next: undefined, last: Date.parse(week[1]) },
  })
  expect(suggestViews(input)).toEqual([{ changes: [{ name: 'now', by: 'view', values: [Date.parse(week[0])] }] }])
  const later = { ...input, now: Date.parse(week[0]), facts: { device: 'phone' } as const }
  expect(deciding(later)).toMatchObject({ step: 'rule', document: 'overlay/lunar', pointer: '/steps/0/item/when' })
  expect(suggestEdits(later)[0]?.changes).toEqual([{ document: 'overlay/lunar', patch: [{ op: 'remove', path: '/steps/0/item/when' }] }])
})

test('an unknown block type, a newer version, a block left out, an unusable document and an unknown id are distinguished', () => {
  const raw = aPage([
    { id: 'x', widget: 'nobody' },
    { id: 'y', widget: 'note', v: 9 },
    { id: 'z', widget: 'tiles' },
  ])
  const input = ask(aPage([]), 'x', { raw: raw as unknown as Json })
  expect(deciding(input)).toMatchObject({ step: 'type', known: false, pointer: '/nodes/0/widget' })
  expect(deciding({ ...input, id: 'y' })).toMatchObject({ step: 'type', known: true, version: 2, asked: 9 })
  expect(deciding({ ...input, id: 'z' })).toMatchObject({ step: 'block' })
  expect(deciding({ ...input, document: undefined })).toMatchObject({ step: 'document' })
  expect(deciding({ ...input, id: 'ghost' })).toMatchObject({ step: 'place' })
})

test.each<[NodeState['shown'], object | undefined]>([
  ['drawn', undefined],
  ['empty', { step: 'data', input: 'games', shown: 'empty', notice: false }],
  ['failed', { step: 'data', shown: 'failed', notice: true }],
  ['loading', { step: 'data', shown: 'loading', notice: true }],
  ['crashed', { step: 'view' }],
])('a frame that says %s', (shown, expected) => {
  const node: PageNode = { id: 'hot', widget: 'tiles', inputs: games }
  const check = deciding(
    ask(aPage([node]), 'hot', {
      state: { page: 'place', node: 'hot', shown, ...(shown === 'crashed' || shown === 'drawn' ? {} : { input: 'games' }) },
    }),
  )
  if (expected) expect(check).toMatchObject(expected)
  else expect(check).toBeUndefined()
})

test('an item of a menu is hidden by its group, and a group by having nothing to show', () => {
  const menu: Menu = {
    kind: 'menu',
    id: 'side',
    format: 1,
    items: [{ id: 'more', items: [{ id: 'a', to: '/', when: { eq: ['role', 'member'] } }] }],
  }
  expect(deciding(ask(menu, 'a'))).toMatchObject({ step: 'rule', pointer: '/items/0/items/0/when' })
  expect(deciding(ask(menu, 'more'))).toMatchObject({ step: 'group' })
  expect(suggestViews(ask(menu, 'more'))).toEqual([{ changes: [{ name: 'persona', by: 'view', values: ['member', 'vip'] }] }])
})

const aScene = fc.record({
  box: fc.option(aPredicate, { nil: undefined }),
  inner: fc.option(aPredicate, { nil: undefined }),
  overlay: fc.option(aPredicate, { nil: undefined }),
  access: fc.constantFrom('anyone', 'login', 'real', 'agent', undefined),
  widget: fc.constantFrom('note', 'note', 'note', 'nobody'),
  step: fc.constantFrom<Overlay['steps'][number]>(
    { op: 'remove', key: 'inner', in: 'box/main' },
    { op: 'remove', key: 'box' },
    { op: 'set', key: 'box', when: { eq: ['role', 'guest'] } },
    { op: 'move', key: 'box', to: 'last' },
    { op: 'ensure', key: 'put', to: 'first', item: { widget: 'note', when: { eq: ['device', 'phone'] } } },
  ),
  id: fc.constantFrom('box', 'inner', 'put'),
  context: fc.constantFrom(...someContexts()),
})
function sceneOf({
  box,
  inner,
  overlay,
  access,
  widget,
  step,
  id,
  context,
}: typeof aScene extends Arbitrary<infer DocumentVariants> ? DocumentVariants : never): VisibilityInput {
  const rule = <When>(when: When) => (when === undefined ? {} : { when })
  const document = aPage(
    [{ id: 'box', widget: 'stack', ...rule(box), slots: { main: [{ id: 'inner', widget, ...rule(inner) }] } }],
    access ? { access } : {},
  )
  return ask(document, id, {
    overlays: [anOverlay('one', { ...rule(overlay), steps: [step] })],
    ...context,
    now: undefined,
    flagsDocument: undefined,
  })
}

/** The plan asks no source for its value. */
const readers = new Map(
  [...sources].map(([name, contract]) => [name, defineSource(contract, { from: createStore(0), select: () => ({ status: 'empty' }) })]),
)

/** What the portal does: guard, variations, plan, rule, list by list. */
function isShown({ document, overlays, id, facts, flags, now }: VisibilityInput): boolean {
  const context = { facts, flags, now }
  const drawn = applyOverlays(document as Page, overlays, context).document
  const found = placed(nodesOf(drawn), id)
  const planner = createPlanner(registry, readers)
  const rule = accessRule(drawn.access)
  return (
    found !== undefined &&
    (rule === undefined || evaluate(rule, context) === true) &&
    [...found.above, found].every(
      ({ part }) => planner.plan(part).widget !== undefined && (part.when === undefined || evaluate(part.when, context) === true),
    )
  )
}

test('exactly one check decides when the portal leaves a node out, and none when it draws it', () => {
  fc.assert(
    fc.property(aScene, (variants) => {
      const input = sceneOf(variants)
      expect(explainVisibility(input).filter(({ state }) => state === 'decided')).toHaveLength(isShown(input) ? 0 : 1)
    }),
    { numRuns: 1_000 },
  )
})

test('every suggested change makes it visible', () => {
  let offered = 0
  fc.assert(
    fc.property(aScene, (variants) => {
      const input = sceneOf(variants)
      for (const view of suggestViews(input)) {
        offered += 1
        expect(isShown({ ...input, ...changedContext(input, view) })).toBe(true)
      }
      for (const { changes } of suggestEdits(input)) {
        offered += 1
        const after = changes.reduce(
          (documents, { document, patch }) => new Map(documents).set(document, applyPatch(documents.get(document) as Json, patch).value),
          new Map<string, Json>([
            [input.name, input.raw],
            ['overlay/one', input.overlays[0] as unknown as Json],
          ]),
        )
        expect(
          isShown({
            ...input,
            document: after.get(input.name) as unknown as Page,
            overlays: [after.get('overlay/one') as unknown as Overlay],
          }),
        ).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
  expect(offered).toBeGreaterThan(100)
})
