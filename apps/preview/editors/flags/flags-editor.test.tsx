// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { applyPatch } from '../../../../src/rules/patch.ts'
import type { Edit } from '../../../kit/fields/form/types.ts'
import type { Flag } from './flag-model.ts'
import { FlagsEditor } from './flags-editor.tsx'
import type { FlagsEditorProps } from './flags-props.ts'

afterEach(cleanup)

const aFlag = (more: Partial<Flag>): Flag => ({
  type: 'boolean',
  default: false,
  from: 'whitelabel',
  owner: 'marketing',
  note: 'VIP levels',
  ...more,
})
const flags = {
  VIP3: aFlag({}),
  summer: aFlag({ note: 'Summer sections', from: 'layout' }),
  limit: aFlag({ type: 'number', default: 3, note: 'How many', from: 'layout' }),
}
const place = { document: 'page/home', pointer: '/nodes/3/when', title: 'Home', text: 'VIP lounge', effect: 'leaves' }

function draw(given: Partial<FlagsEditorProps> = {}) {
  const calls = {
    onEdit: vi.fn<(edit: Edit) => void>(),
    onOverride: vi.fn<FlagsEditorProps['onOverride']>(),
    onChoose: vi.fn<FlagsEditorProps['onChoose']>(),
    onOpen: vi.fn<FlagsEditorProps['onOpen']>(),
  }
  render(
    <FlagsEditor
      flags={flags}
      values={{ VIP3: true }}
      overrides={{}}
      usage={{ VIP3: [place] }}
      undeclared={{}}
      chosen={undefined}
      ifOff={undefined}
      {...calls}
      {...given}
    />,
  )
  return calls
}
const patched = (edit: Edit | undefined) => (applyPatch({ flags }, edit?.patch ?? []).value as { flags: Record<string, Flag> }).flags

test('a switch tries a value in this view and edits nothing; trying what players have anyway takes the trial back', () => {
  const { onOverride, onEdit } = draw()
  fireEvent.click(screen.getByRole('switch', { name: /VIP levels/ }))
  fireEvent.click(screen.getByRole('switch', { name: /Summer/ }))
  expect({ 'onOverride.mock.calls': onOverride.mock.calls, 'onEdit.mock.calls': onEdit.mock.calls }).toEqual({
    'onOverride.mock.calls': [
      ['VIP3', false],
      ['summer', true],
    ],
    'onEdit.mock.calls': [],
  })
  cleanup()
  const again = draw({ overrides: { VIP3: false } })
  screen.getByText('this view only')
  fireEvent.click(screen.getByRole('switch', { name: /VIP levels/ }))
  expect(again.onOverride.mock.calls).toEqual([['VIP3', undefined]])
})

test('flags are found by name, note and owner, and narrowed to those that are not used', () => {
  draw()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'summer' } })
  expect(screen.getAllByRole('row').length).toBe(2)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('radio', { name: /Not used/ }))
  expect(screen.getAllByRole('row').map(({ dataset }) => dataset.key)).toEqual([undefined, 'summer', 'limit'])
})

test('the details say who sees a change and where the flag is used, and lead there', () => {
  const { onOpen } = draw({
    chosen: 'VIP3',
    ifOff: [
      { persona: 'guest', leave: 0, come: 0 },
      { persona: 'member', leave: 3, come: 0 },
    ],
  })
  screen.getByText('1 of 2 personas sees a change')
  expect(screen.getByText('3 blocks disappear').closest('li')?.textContent).toContain('Member')
  fireEvent.click(screen.getByRole('button', { name: /Home.*VIP lounge/ }))
  expect(onOpen.mock.calls).toEqual([[place]])
})

test('the default, the note and the owner are edited in the document, each as a step of its own', () => {
  const { onEdit } = draw({ chosen: 'VIP3' })
  const card = within(screen.getByRole('region', { name: 'VIP levels' }))
  fireEvent.click(card.getByRole('switch', { name: 'Off' }))
  fireEvent.change(card.getByLabelText('Owner'), { target: { value: 'lobby' } })
  expect(onEdit.mock.calls.map(([edit]) => [edit.group, patched(edit).VIP3])).toEqual([
    ['flags/VIP3/default', aFlag({ default: true })],
    ['flags/VIP3/owner', aFlag({ owner: 'lobby' })],
  ])
})

test('a flag that is used but not declared is declared with one button', () => {
  const { onEdit, onChoose } = draw({ undeclared: { mystery: [place] } })
  fireEvent.click(screen.getByRole('button', { name: 'Declare mystery' }))
  expect(patched(onEdit.mock.calls[0]?.[0]).mystery).toEqual({
    type: 'boolean',
    default: false,
    from: 'layout',
    owner: '',
    note: 'mystery',
  })
  expect(onChoose.mock.calls).toEqual([['mystery']])
})

test('deleting shows what still uses the flag before it is done', async () => {
  const { onEdit } = draw({ chosen: 'VIP3' })
  fireEvent.click(screen.getByRole('button', { name: 'Delete flag' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/Home: VIP lounge/)
  fireEvent.click(dialog.getByRole('button', { name: 'Delete flag' }))
  await waitFor(() => expect(patched(onEdit.mock.calls[0]?.[0])).toEqual({ summer: flags.summer, limit: flags.limit }))
})

test('a new flag needs a name that is free', async () => {
  const { onEdit } = draw()
  fireEvent.click(screen.getByRole('button', { name: 'Add flag' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'VIP3' } })
  dialog.getAllByText(/Another flag has this name/)
  fireEvent.keyDown(dialog.getByLabelText('Name'), { key: 'Enter' })
  expect(onEdit).not.toHaveBeenCalled()
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'winter' } })
  fireEvent.keyDown(dialog.getByLabelText('Name'), { key: 'Enter' })
  expect(Object.keys(patched(onEdit.mock.calls[0]?.[0]))).toEqual(['VIP3', 'summer', 'limit', 'winter'])
})
