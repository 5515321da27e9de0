// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { changesBetween } from '../../../../src/authoring/diff/changes.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../../kit/i18n/words.ts'
import { editorWith, published } from '../../model/editor.testing.ts'
import { frameMessageReceived } from '../../model/view/frames.ts'
import { problemOf } from '../../model/view/problems.ts'
import { $openDialog } from '../../model/documents/opened.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { AudienceGrid } from './audience-grid.tsx'
import { ChangeList } from './change-list.tsx'
import { changedBlocks, placeTags } from '../releases/changed-blocks.ts'
import { ReviewChecks } from './review-checks.tsx'
import { reviewProblems } from './review-problems.ts'
import { changeKey } from '../publishing/selected-changes.ts'
import type { Reviewed } from '../publishing/selected-changes.ts'

const node = (id: string, title = id): JsonObject => ({ id, widget: 'tiles', props: { title } })
const page = (...nodes: JsonObject[]): JsonObject => ({ kind: 'page', id: 'home', title: 'Home', format: 1, routes: ['/'], nodes })
const before = page(node('a'), node('b'), node('c'))
const after = page(node('a', 'A'), node('c'), node('b'))
const changes = changesBetween('page/home', before, after)
const reviewed: Reviewed = { name: 'page/home', published: undefined, before, after, changes }
const naming = {
  nameOf: ({ id }: { id: string }) => id,
  typeOf: (type: string) => type,
  textOf: (text: string) => text,
  documentOf: () => undefined,
}

let scope: Scope
beforeEach(async () => {
  scope = await editorWith([published('page/home', { title: 'Home' })])
})
afterEach(cleanup)
const show = (part: ReactNode) => render(<Provider value={scope}>{part}</Provider>)

describe('the list of changes', () => {
  const handlers = {
    onChoose: vi.fn<() => void>(),
    onRevert: vi.fn<() => void>(),
    onExclude: vi.fn<(keys: readonly string[], out: boolean) => void>(),
  }
  const list = (excluded: readonly string[], state?: Parameters<typeof ChangeList>[0]['progress']) => (
    <ChangeList
      reviewed={[reviewed]}
      excluded={new Set(excluded)}
      selected={changeKey(changes[0]!)}
      naming={naming}
      progress={state ?? new Map()}
      busy={false}
      {...handlers}
    />
  )
  beforeEach(() => void vi.clearAllMocks())

  test('the box of a document selects all of its changes', () => {
    const keys = changes.map(changeKey)
    show(list(keys.slice(0, 1)))
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Home' })
    expect({ checked: box.checked, indeterminate: box.indeterminate }).toEqual({ checked: false, indeterminate: true })
    fireEvent.click(box)
    expect(handlers.onExclude.mock.lastCall).toEqual([keys, false])
  })

  test('30: counts the changes and the documents, of which the button of the bar counts the documents', () => {
    show(list([]))
    expect(
      screen.getByText(
        t('review.changes-in', { changes: t('review.changes', { count: changes.length }), documents: t('review.documents', { count: 1 }) }),
      ),
    ).toBeTruthy()
  })

  test('a change can be left out, shown and reverted', () => {
    show(list([]))
    const [row] = screen.getAllByRole('listitem')
    fireEvent.click(within(row!).getByRole('checkbox'))
    expect(handlers.onExclude.mock.lastCall).toEqual([[changeKey(changes[0]!)], true])
    const [shown, revert] = within(row!).getAllByRole('button')
    expect(shown?.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(revert!)
    expect(handlers.onRevert.mock.lastCall).toEqual([changes[0]])
  })

  test('a document that is refused for another brand says for which', () => {
    const problem = {
      code: 'document/unknown-reference',
      severity: 'error' as const,
      message: 'No page.',
      document: 'page/home',
      pointer: '',
    }
    show(
      list([], new Map([['page/home', { state: 'refused', error: 'Refused.', problems: [problem, { ...problem, brands: ['kestrel'] }] }]])),
    )
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['No page.', 'In Kestrel: No page.'])
  })

  test('shows the outcome of each document, and a conflict leads to both versions', () => {
    const { rerender } = show(list([], new Map([['page/home', { state: 'refused', error: 'It names no page.', problems: [] }]])))
    expect(screen.getByRole('alert').textContent).toContain('It names no page.')
    rerender(
      <Provider value={scope}>{list([], new Map([['page/home', { state: 'conflict', theirs: { text: null, etag: null } }]]))}</Provider>,
    )
    fireEvent.click(screen.getByRole('button', { name: t('review.see-both') }))
    expect(scope.getState($openDialog)).toEqual({ kind: 'conflict', document: 'page/home' })
  })
})

test('changed blocks are named once, and a moved one has its places before and after', () => {
  expect(changedBlocks([...changes, ...changes]).toSorted()).toEqual([...new Set(changedBlocks(changes))].toSorted())
  const moved = changes.find(({ kind }) => kind === 'moved')
  expect(moved && placeTags(moved)).toEqual([
    t('review.place', { place: (moved?.from?.index ?? 0) + 1 }),
    t('review.now', { place: (moved?.to?.index ?? 0) + 1 }),
  ])
  expect(changes.filter(({ kind }) => kind !== 'moved').map(placeTags)).toEqual([undefined])
})

test('the audience grid shows who sees how many changes, and a press views the page as that persona', () => {
  const onPerson = vi.fn<(person: object) => void>()
  const audience = {
    languages: ['EN', 'AR'] as const,
    counts: { guest: [0, 0], member: [2, 1], trial: [0, 0], vip: [0, 0], agent: [0, 0] },
    differ: 2,
    of: 8,
  }
  show(<AudienceGrid audience={audience} person={{ as: 'guest', language: null }} onPerson={onPerson} />)
  const [, guest, member] = screen.getAllByRole('row')
  expect(
    within(guest!)
      .getAllByRole('button')
      .map((cell) => cell.getAttribute('aria-pressed')),
  ).toEqual(['true', 'false'])
  const cells = within(member!).getAllByRole('button')
  expect(cells.map(({ textContent }) => textContent)).toEqual([t('review.changes', { count: 2 }), t('review.changes', { count: 1 })])
  fireEvent.click(cells[1]!)
  expect(onPerson.mock.lastCall).toEqual([{ as: 'member', language: 'AR' }])
})

test('the audience grid is one stop for the keyboard, with arrows between its cells', () => {
  const counts = { guest: [0, 0], member: [2, 1], trial: [0, 0], vip: [0, 0], agent: [0, 0] }
  const audience = { languages: ['EN', 'AR'] as const, counts, differ: 2, of: 10 }
  show(<AudienceGrid audience={audience} person={{ as: 'member', language: null }} onPerson={vi.fn<() => void>()} />)
  const cells = screen.getAllByRole('button')
  const stops = () => cells.flatMap((cell, index) => (cell.tabIndex === 0 ? [index] : []))
  expect(stops()).toEqual([2])
  act(() => cells[2]!.focus())
  for (const [key, cell] of Object.entries({ ArrowRight: 3, ArrowDown: 5, Home: 4, ArrowUp: 2, ArrowLeft: 2, End: 3 })) {
    fireEvent.keyDown(document.activeElement!, { key })
    expect([document.activeElement, stops()]).toEqual([cells[cell], [cell]])
  }
})

describe('the checks before publishing', () => {
  const finding = (code: string, severity: 'error' | 'warning', pointer: string) => ({
    code,
    severity,
    document: 'page/home',
    pointer,
    message: 'So.',
  })
  const [deep, unread] = [finding('layout/too-deep', 'error', '/nodes/0'), finding('layout/unknown-prop', 'warning', '/nodes/1')]
  const documents = new Map([['page/home', after]])
  const problems = reviewProblems([reviewed], new Set(), null, { blocking: [deep], toKnow: [unread] }, documents)
  const checks = (own: boolean, shared: readonly Reviewed[] = [], onOwn = vi.fn<(own: boolean) => void>()) => (
    <ReviewChecks
      note=""
      onNote={() => undefined}
      problems={problems}
      clashing={[]}
      shared={shared}
      reached={[]}
      own={own}
      onOwn={onOwn}
      documents={[reviewed]}
    />
  )

  test('name what blocks; a press opens its document and closes the dialog', () => {
    show(checks(false))
    fireEvent.click(screen.getByRole('button', { name: /nested too deep/ }))
    expect(scope.getState($viewSettings).doc).toBe('page/home')
    expect(scope.getState($openDialog)).toBeNull()
  })

  test('count what the list of problems counts, and of a document in parts what the outcome has', () => {
    const listed = [problemOf(deep, documents)!, problemOf({ ...deep, document: 'page/help' }, documents)!]
    const outcome = { blocking: [], toKnow: [unread] }
    const count = (excluded: readonly string[]) => {
      const { blocking, toKnow } = reviewProblems([reviewed], new Set(excluded), listed, outcome, documents)
      return { blocking: blocking.map(({ document }) => document), toKnow: toKnow.length }
    }
    expect(count([])).toEqual({ blocking: ['page/home', 'page/help'], toKnow: 0 })
    expect(count(changes.slice(0, 1).map(changeKey))).toEqual({ blocking: [], toKnow: 1 })
    expect(count(changes.map(changeKey))).toEqual({ blocking: [], toKnow: 0 })
  })

  test('stand apart: those of the changes, and those that are published', () => {
    const old = { ...problemOf({ ...unread, pointer: '/nodes/2' }, documents)!, isPublished: true }
    const found = reviewProblems([reviewed], new Set(), [problemOf(deep, documents)!, old], { blocking: [], toKnow: [] }, documents)
    show({ ...checks(false), props: { ...checks(false).props, problems: found } })
    const countIn = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').length
    expect([countIn(t('problems.group-own')), countIn(t('problems.group-published'))]).toEqual([1, 1])
  })

  test('name each problem of other brands with its brands, also where it blocks nothing', () => {
    const link = { ...finding('page/unknown-route', 'warning', '/nodes/0'), severity: 'info' as const }
    const elsewhere = [link, { ...deep, document: 'overlay/theirs', pointer: '' }].map((one) => ({
      ...problemOf(one, documents)!,
      brands: ['Kestrel', 'Merlin'],
    }))
    const found = reviewProblems([reviewed], new Set(), null, { blocking: [], toKnow: [] }, documents, elsewhere)
    expect({ blocking: found.blocking.length, toKnow: found.toKnow.length }).toEqual({ blocking: 1, toKnow: 1 })
    show(
      <ReviewChecks
        note=""
        onNote={() => undefined}
        problems={found}
        clashing={[]}
        shared={[]}
        reached={[]}
        own={false}
        onOwn={vi.fn<() => void>()}
        documents={[]}
      />,
    )
    expect(screen.getByText(t('review.elsewhere', { count: 1 }))).toBeTruthy()
    expect(screen.getByRole('button', { name: /^In Kestrel and Merlin: .* no page has this address/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /nested too deep/ })).toBeNull() // their document is not open here
    expect(screen.getByText(/^In Kestrel and Merlin: .*nested too deep/)).toBeTruthy()
  })

  test('say of each document for which brands it is', async () => {
    const shared: Reviewed = { ...reviewed, published: { ...published('page/home', {}, '_base'), value: before } }
    const own: Reviewed = { ...reviewed, name: 'overlay/home' }
    const editor = await editorWith([published('page/home', {}, '_base')])
    const given = {
      note: '',
      onNote: vi.fn<() => void>(),
      problems: undefined,
      clashing: [],
      reached: ['Foyer', 'Kestrel'],
      own: false,
      onOwn: vi.fn<() => void>(),
    }
    render(
      <Provider value={editor}>
        <ReviewChecks {...given} shared={[shared]} documents={[shared, own]} />
      </Provider>,
    )
    expect(screen.getAllByText(/^for /).map(({ textContent }) => textContent)).toEqual([' for Foyer and Kestrel', ' for Foyer'])
  })

  test('have what the frame measures as soon as it is there', async () => {
    show(checks(false))
    expect(screen.queryByText(t('review.access'))).toBeNull()
    await allSettled(frameMessageReceived, { scope, params: { frame: 'main', message: { v: 1, kind: 'access', seq: 1, issues: [] } } })
    expect(await screen.findByText(t('review.access'))).toBeTruthy()
  })

  test('31: choose no brands beforehand where another brand would change', () => {
    const file = { name: 'page/home', brand: '_base', path: '_base/pages/home.json', text: '', etag: '', value: before }
    const shared = { ...reviewed, published: file }
    const onOwn = vi.fn<(own: boolean) => void>()
    const reached = ['Foyer', 'Kestrel']
    show(
      <ReviewChecks
        note=""
        onNote={() => undefined}
        problems={problems}
        clashing={[]}
        shared={[shared]}
        reached={reached}
        own={undefined}
        onOwn={onOwn}
        documents={[shared]}
      />,
    )
    const where = screen.getByRole('radiogroup', { name: t('review.where') })
    expect(
      within(where)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    ).toEqual([false, false])
    fireEvent.click(within(where).getByRole('radio', { name: t('review.shared', { brands: 'Foyer and Kestrel' }) }))
    expect(onOwn.mock.lastCall).toEqual([false])
  })

  test('ask where shared documents go, and name the files', () => {
    const file = { name: 'page/home', brand: '_base', path: '_base/pages/home.json', text: '', etag: '', value: before }
    const shared = { ...reviewed, published: file }
    const onOwn = vi.fn<(own: boolean) => void>()
    show(
      <ReviewChecks
        note=""
        onNote={() => undefined}
        problems={undefined}
        clashing={[]}
        shared={[shared]}
        reached={['Foyer', 'Kestrel']}
        own
        onOwn={onOwn}
        documents={[shared]}
      />,
    )
    expect(screen.getByText('layouts/foyer/pages/home.json')).toBeTruthy()
    fireEvent.click(screen.getAllByRole('radio')[0]!)
    expect(onOwn.mock.lastCall).toEqual([false])
  })
})
