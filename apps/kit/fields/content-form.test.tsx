// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { applyPatch } from '../../../src/rules/patch.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { documented } from '../../../src/runtime/contract/docs.ts'
import type { DocumentedContract } from '../../../src/runtime/contract/docs.ts'
import { contract as carouselContract } from '../../../src/widgets/banner-carousel/contract.ts'
import { docs as carouselDocs } from '../../../src/widgets/banner-carousel/docs.ts'
import { contract as gameSectionContract } from '../../../src/widgets/game-section/contract.ts'
import { docs as gameSectionDocs } from '../../../src/widgets/game-section/docs.ts'
import { contract as recordTableContract } from '../../../src/widgets/record-table/contract.ts'
import { docs as recordTableDocs } from '../../../src/widgets/record-table/docs.ts'
import { contract as tabSetContract } from '../../../src/widgets/tab-set/contract.ts'
import { docs as tabSetDocs } from '../../../src/widgets/tab-set/docs.ts'
import { contract as videoContract } from '../../../src/widgets/video/contract.ts'
import { docs as videoDocs } from '../../../src/widgets/video/docs.ts'
import { contract as bellContract } from '../../../src/widgets/message-bell/contract.ts'
import { docs as bellDocs } from '../../../src/widgets/message-bell/docs.ts'
import { contract as footerContract } from '../../../src/widgets/footer-links/contract.ts'
import { docs as footerDocs } from '../../../src/widgets/footer-links/docs.ts'
import { ContentForm, loadContentForm } from './content-form.tsx'
import type { Edit, BlockProblem, Choices } from './form/types.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

/** Ids of the controls of a text or a number, each time one is drawn. */
const drawn: (string | undefined)[] = []
vi.mock('../controls/text-field.tsx', async (original) => {
  const real = await original<typeof import('../controls/text-field.tsx')>()
  return { ...real, TextField: (props: Parameters<typeof real.TextField>[0]) => (drawn.push(props.id), (<real.TextField {...props} />)) }
})

afterEach(cleanup)

const texts: Record<string, Record<string, string>> = {
  'section.hot': { EN: 'Hot games', AR: 'ألعاب رائجة' },
  'section.new': { EN: 'New games', AR: 'جديد', TH: 'ใหม่' },
}
const choices: Choices = {
  words: {
    language: 'EN',
    languages: ['EN', 'AR', 'TH'],
    has: (key, language) => texts[key]?.[language] !== undefined,
    lookUp: (key, language) => texts[key]?.[language],
    keys: (search) =>
      Object.entries(texts)
        .map(([key, text]) => ({ key, text: text.EN ?? '' }))
        .filter(({ key, text }) => `${key} ${text}`.includes(search)),
  },
  tokens: [{ name: 'accent', value: '#f5b301', contrast: 11.3 }],
  icons: ['wallet', 'star'],
  routes: [{ route: '/slots', page: 'page/slots', label: 'Slots' }],
  named: (kind) => (kind === 'popup' ? [{ value: 'inbox', label: 'Inbox' }] : kind === 'vendor' ? undefined : []),
  device: 'phone',
  records: { fields: { betTime: 'time', betAmount: 'money' }, actions: ['claim-reward'] },
}

const gameSection = documented(gameSectionContract, gameSectionDocs)
const tabSet = documented(tabSetContract, tabSetDocs)
const recordTable = documented(recordTableContract, recordTableDocs)

/** A form in a document: every edit comes back as props, and the frozen document outside is watched. */
async function open(
  contract: DocumentedContract,
  first: JsonObject | undefined,
  { problems = [], focus, onFix }: { problems?: BlockProblem[]; focus?: { pointer: string }; onFix?: (problem: BlockProblem) => void } = {},
) {
  const edits: Edit[] = []
  let node: JsonObject = first === undefined ? {} : { props: first }
  await loadContentForm(contract)
  const draw = () => (
    <ContentForm
      contract={contract}
      props={node.props as JsonObject | undefined}
      choices={choices}
      problems={problems}
      focus={focus}
      onFix={onFix}
      onEdit={edited}
    />
  )
  const view = render(draw())
  function edited(edit: Edit) {
    edits.push(edit)
    set(applyPatch(node, edit.patch).value as JsonObject)
  }
  function set(next: JsonObject) {
    node = next
    view.rerender(draw())
  }
  return { edits, props: () => node.props as JsonObject | undefined, set }
}
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })

test('a typed title is an edit of that prop alone, named and grouped by its field', async () => {
  const { edits, props } = await open(gameSection, { title: 'Hot', columns: 5 })

  type(screen.getByLabelText('Title'), 'Hot games')

  expect(edits).toEqual([
    { patch: [{ op: 'replace', path: '/props/title', value: 'Hot games' }], group: '/props/title', label: 'Title', typed: true },
  ])
  expect(props()).toEqual({ title: 'Hot games', columns: 5 })
})

test('a switch and a number get a value for each screen, the one of the view first, and the same everywhere again', async () => {
  const { props } = await open(gameSection, { count: false, columns: { by: 'device', phone: 2, desktop: 6 } })
  expect(screen.getByRole('radio', { name: 'Phone' })).toHaveProperty('checked', true)
  type(screen.getByRole('spinbutton', { name: 'Tiles per row' }), '3')
  fireEvent.blur(screen.getByRole('spinbutton', { name: 'Tiles per row' }))
  expect(props()?.columns).toEqual({ by: 'device', phone: 3, desktop: 6 })

  const vary = screen.getByRole('button', { name: 'Vary Number of games' })
  fireEvent.click(vary)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Another value for each screen size' }))
  expect(props()?.count).toEqual({ by: 'device', desktop: false })

  fireEvent.click(screen.getByRole('button', { name: 'More for Tiles per row' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Same everywhere' }))
  expect(props()?.columns).toBe(3)
})

test('a popup is chosen from those of the brand, another name may be typed, and the field says that there is none', async () => {
  const { props } = await open(documented(bellContract, bellDocs), { popup: 'mesages' })
  const field = screen.getByRole('combobox', { name: 'Popup' })
  screen.getByText('mesages was not found. Check the spelling, or choose from the list.')
  fireEvent.click(field)
  fireEvent.click(await screen.findByRole('option', { name: /^Inbox/ }))
  expect(props()).toEqual({ popup: 'inbox' })
  expect(screen.queryByText(/was not found/)).toBe(null)
  type(field, 'other')
  fireEvent.click(await screen.findByRole('option', { name: 'Use other' }))
  expect(props()).toEqual({ popup: 'other' })
})

test('nothing is said of a studio while the gateway has not answered', async () => {
  await open(documented(footerContract, footerDocs), { vendors: ['PG', 'NOBODY'], types: ['NOWHERE'] })
  expect(screen.getAllByText(/was not found/).map(({ textContent }) => textContent)).toEqual([
    'NOWHERE was not found. Check the spelling, or choose from the list.',
  ])
})

test('a key draws the field that it was typed into, and no other', async () => {
  const { set, props } = await open(gameSection, { title: 'Hot', columns: 5 })
  drawn.length = 0

  type(screen.getByLabelText('Title'), 'Hot games')
  expect(new Set(drawn)).toEqual(new Set([screen.getByLabelText('Title').id]))

  drawn.length = 0
  set({ props: { ...props(), columns: 4 } })
  expect(new Set(drawn)).toEqual(new Set([screen.getByLabelText('Tiles per row').id]))
})

test('names of props are plain words, and their descriptions are shown below', async () => {
  await open(gameSection, {})

  expect(screen.getByRole('switch', { name: /See all/ })).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Tiles per row').getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText('2 to 8 · default 6')).toBeTruthy()
})

test('a column offers the fields of the bound record, and takes another name too', async () => {
  const { props } = await open(recordTable, { columns: [{ field: 'betTime', label: 'Time' }] })
  const field = screen.getAllByRole('combobox').find((one) => (one as HTMLInputElement).value === 'Bet time')!
  fireEvent.click(field)
  fireEvent.click(await screen.findByRole('option', { name: /Bet amount/ }))
  expect(props()).toEqual({ columns: [{ field: 'betAmount', label: 'Time' }] })

  const again = screen.getAllByRole('combobox').find((one) => (one as HTMLInputElement).value === 'Bet amount')!
  type(again, 'prize')
  fireEvent.blur(again)
  expect(props()).toEqual({ columns: [{ field: 'prize', label: 'Time' }] })
})

test('a value that is the default again is removed from the document', async () => {
  const { props } = await open(gameSection, { title: 'Hot', columns: 7, count: false })

  type(screen.getByLabelText('Tiles per row'), '6')
  fireEvent.click(screen.getByRole('switch', { name: /Number of games/ }))

  expect(props()).toEqual({ title: 'Hot' })
  expect(screen.getByLabelText('Tiles per row')).toHaveProperty('value', '6')
})

test('a number that is no number stays in its field and in the document, with what it must be', async () => {
  const { props } = await open(gameSection, { columns: 5 })
  const columns = screen.getByLabelText('Tiles per row')

  type(columns, 'eleven')

  expect(columns).toHaveProperty('value', 'eleven')
  expect(props()).toEqual({ columns: 'eleven' })
  expect(screen.getByText(/Must be a whole number from 2 to 8/)).toBeTruthy()
  expect(columns.getAttribute('aria-invalid')).toBe('true')
})

test('values that do not fit are reported before anything is typed', async () => {
  await open(gameSection, { columns: 11 })

  expect(screen.getByText(/Must be a whole number from 2 to 8/)).toBeTruthy()
})

test('letters that mean the same number are left as they are typed', async () => {
  const { props } = await open(gameSection, { columns: 5 })
  const columns = screen.getByLabelText('Tiles per row')

  type(columns, '7.')
  expect({ "columns.getAttribute('value')": columns.getAttribute('value'), props: props() }).toEqual({
    "columns.getAttribute('value')": '7.',
    props: { columns: 7 },
  })
  fireEvent.blur(columns)

  expect(columns.getAttribute('value')).toBe('7')
})

test('an undo shows at once in a field that was typed in', async () => {
  const { set } = await open(gameSection, { title: 'Hot' })
  const title = screen.getByLabelText('Title')
  type(title, 'Hotter')

  set({ props: { title: 'Hot' } })

  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Hot')
})

test('arrow keys step a number inside its range', async () => {
  const { props } = await open(gameSection, { columns: 7 })
  const columns = screen.getByLabelText('Tiles per row')

  fireEvent.keyDown(columns, { key: 'ArrowUp' })
  fireEvent.keyDown(columns, { key: 'ArrowUp' })

  expect(props()).toEqual({ columns: 8 })
})

test('a word shows its text and which languages lack it', async () => {
  await open(gameSection, { title: 't:section.hot' })

  expect(screen.getByRole('combobox', { name: 'Title' })).toHaveProperty('value', 'Hot games')
  expect(screen.getByText('2 of 3 languages.')).toBeTruthy()
  expect(screen.getByText('Thai is missing.')).toBeTruthy()
})

test('a word is found by its text and picked', async () => {
  const { props } = await open(gameSection, { title: 't:section.hot' })
  const title = screen.getByRole('combobox', { name: 'Title' })

  fireEvent.click(title)
  type(title, 'new')
  fireEvent.keyDown(title, { key: 'ArrowDown' })
  fireEvent.keyDown(title, { key: 'Enter' })

  expect(props()).toEqual({ title: 't:section.new' })
})

test('a text that is in words stays what was typed: Enter takes a word only if it is called so', async () => {
  const { props } = await open(gameSection, { title: 't:section.new' })
  const title = screen.getByRole('combobox', { name: 'Title' })

  type(title, 'Hot')
  fireEvent.keyDown(title, { key: 'Enter' })

  expect(props()).toEqual({ title: 'Hot' })
})

test('a text that is no word is taken as plain text, by Enter or when the field is left; Escape drops it', async () => {
  const { props } = await open(gameSection, { title: 't:section.hot' })
  const title = screen.getByRole('combobox', { name: 'Title' })

  fireEvent.click(title)
  type(title, 'Games of the summer')
  fireEvent.keyDown(title, { key: 'Escape' })
  fireEvent.blur(title)
  expect(props()).toEqual({ title: 't:section.hot' })

  type(title, 'Games of the summer')
  fireEvent.blur(title)
  expect(props()).toEqual({ title: 'Games of the summer' })
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Games of the summer')
})

test('a word becomes its plain text', async () => {
  const { props } = await open(gameSection, { title: 't:section.hot' })

  fireEvent.click(screen.getByRole('button', { name: 'Use plain text' }))

  expect(props()).toEqual({ title: 'Hot games' })
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Hot games')
  // 30: the button goes with its control, and the focus goes to the other one, not to the page
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' })))
  const [ofTitle] = screen.getAllByRole('button', { name: 'Use a word' }) // the hint below it has one, too
  fireEvent.click(ofTitle!)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Title' })))
})

test('the control stays the same while "t:" is typed letter by letter', async () => {
  const { props } = await open(gameSection, { title: 't' })
  const title = screen.getByRole('textbox', { name: 'Title' })

  type(title, 't:')

  expect(props()).toEqual({ title: 't:' })
  expect(screen.getByRole('textbox', { name: 'Title' })).toBe(title)
})

test('what a block type does not know, and what fits no field, is shown and kept', async () => {
  const { props } = await open(gameSection, { title: { nested: true }, mystery: [1, 2], columns: null })

  expect(screen.getByText('{"nested":true}')).toBeTruthy()
  expect(screen.getByText('[1,2]')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: /Rank badges/ }))

  expect(props()).toEqual({ title: { nested: true }, mystery: [1, 2], columns: null, ranks: true })
})

test('items of a list are added, moved by keys and taken out', async () => {
  const { props, edits } = await open(tabSet, { label: 'Methods', items: [{ label: 'One' }, { label: 'Two' }] })
  const list = screen.getByRole('list')

  fireEvent.keyDown(within(list).getByRole('button', { name: 'Move Item 1: One down' }), { key: 'ArrowDown', altKey: true })
  fireEvent.click(screen.getByRole('button', { name: 'Add to Tabs' }))

  expect(props()).toEqual({ label: 'Methods', items: [{ label: 'Two' }, { label: 'One' }, { label: '' }] })
  expect(edits.map((edit) => edit.patch[0]?.op)).toEqual(['move', 'add'])
  expect(edits.map((edit) => edit.group)).toEqual([undefined, undefined]) // an edit without a group is a step of undo of its own
})

test('the first field of an item that was added has the focus', async () => {
  await open(tabSet, { label: 'Methods', items: [{ label: 'One' }] })

  fireEvent.click(screen.getByRole('button', { name: 'Add to Tabs' }))

  await waitFor(() => {
    const added = within(screen.getByRole('list')).getAllByRole('listitem').at(-1)!
    expect(added.contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.tagName).toBe('INPUT')
  })
})

test('a field inside a list is edited at its place', async () => {
  const { edits } = await open(tabSet, { label: 'Methods', items: [{ label: 'One' }, { label: 'Two' }] })

  type(screen.getAllByRole('textbox', { name: 'Label' })[1] as HTMLElement, 'Second')

  expect(edits[0]?.patch).toEqual([{ op: 'replace', path: '/props/items/1/label', value: 'Second' }])
})

test('a problem is shown at its field with its code, and its button fixes it', async () => {
  const fixed = vi.fn<(problem: BlockProblem) => void>()
  const problem: BlockProblem = {
    code: 'layout/invalid-prop',
    severity: 'error',
    message: 'Must be a number.',
    document: 'page/home',
    pointer: '/props/columns',
    fix: [{ op: 'replace', path: '/nodes/0/props/columns', value: 6 }],
  }
  await open(gameSection, { columns: 'eleven' }, { problems: [problem], onFix: fixed })

  fireEvent.click(screen.getByRole('button', { name: 'Use 6' }))

  expect(screen.getByText('layout/invalid-prop')).toBeTruthy()
  expect(fixed).toHaveBeenCalledWith(problem)
})

test('a problem of another variant leads to its field', async () => {
  const columns = { by: 'device', phone: 2, desktop: 12 }
  await open(gameSection, { columns }, { focus: { pointer: '/props/columns/desktop' } })

  expect(screen.getByRole('radio', { name: 'Desktop' })).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Tiles per row' }))
  expect(document.activeElement).toHaveProperty('value', '12')
})

test('a problem leads to its field', async () => {
  await open(gameSection, { columns: 5 }, { focus: { pointer: '/props/columns' } })

  expect(document.activeElement).toBe(screen.getByLabelText('Tiles per row'))
})

test('whatever the props contain, drawing writes nothing and an edit changes nothing else', async () => {
  await loadContentForm(gameSection)
  const names = ['title', 'look', 'rows', 'columns', 'more', 'seeAll', 'paging', 'mystery', '__x']
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 })), async (given) => {
      const first = JSON.parse(JSON.stringify(given)) as JsonObject
      const { edits, props } = await open(gameSection, first)
      expect(edits).toEqual([])

      fireEvent.click(screen.getByRole('switch', { name: /Rank badges/ }))

      expect(props() as Json).toEqual({ ...first, ranks: true })
      cleanup()
    }),
    { numRuns: 25 },
  )
})

test('a column of a table is closed until it is wanted; one that is led to and a new one are open, also after a move', async () => {
  const columns = [
    { field: 'betTime', label: 'Time' },
    { field: 'betAmount', label: 'Bet' },
  ]
  await open(recordTable, { columns }, { focus: { pointer: '/props/columns/1/label' } })
  const opened = () =>
    [...document.querySelectorAll<HTMLDetailsElement>('[data-pointer="/props/columns"] li > details')].map((fold) => fold.open)
  expect(opened()).toEqual([false, true])

  fireEvent.click(screen.getByRole('button', { name: 'Add to Columns' }))
  await waitFor(() => expect(opened()).toEqual([false, true, true]))
  fireEvent.click(screen.getByRole('button', { name: 'Move Item 1: Time down' }))
  expect(opened()).toEqual([true, false, true])
})

test('rare props are under "More", which opens by itself for a value of their own, a problem, or a place that is asked for', async () => {
  const isOpen = () => document.querySelector<HTMLDetailsElement>('details')?.open
  const { set } = await open(gameSection, { title: 'Hot' })
  expect([isOpen(), screen.getByText('Rank badges').closest('details')]).toEqual([false, null])
  set({ props: { title: 'Hot', count: false } })
  expect(isOpen()).toBe(true)
  cleanup()

  const problem = { code: 'layout/invalid-prop', severity: 'error', pointer: '/props/hint', message: 'No.' } as BlockProblem
  await open(gameSection, { title: 'Hot' }, { problems: [problem] })
  expect(isOpen()).toBe(true)
  cleanup()

  await open(gameSection, { title: 'Hot' }, { focus: { pointer: '/props/count' } })
  await waitFor(() => expect([isOpen(), document.activeElement?.getAttribute('role')]).toEqual([true, 'switch']))
})

test('milliseconds are shown and typed as seconds, and stay milliseconds in the document', async () => {
  const { props } = await open(documented(carouselContract, carouselDocs), { delayMs: 4500 })
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Time on each banner' })
  expect([field.value, field.getAttribute('aria-valuetext'), field.getAttribute('aria-valuemax')]).toEqual(['4.5', '4.5 seconds', '60'])
  type(field, '7.25')
  expect(props()).toEqual({ delayMs: 7250 })
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(props()).toEqual({ delayMs: 7750 })
  type(field, '90')
  expect(screen.getByText(/Must be a number from 1 to 60\./)).toBeTruthy()
})

test('a video that is pasted in any form has one form in the document', async () => {
  const { edits } = await open(documented(videoContract, videoDocs), undefined)
  const field = await screen.findByRole('textbox', { name: 'Address of the video' })
  fireEvent.change(field, { target: { value: 'https://youtu.be/aqz-KE-bpKQ?si=x' } })
  fireEvent.blur(field)
  expect(edits.at(-1)?.patch).toEqual([{ op: 'add', path: '/props', value: { video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' } }])
  expect((field as HTMLInputElement).value).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
})
