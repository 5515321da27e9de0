// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { linesOf } from '../../../src/authoring/reasons/rule-lines.ts'
import { verdict } from '../../../src/authoring/reasons/rule-verdict.ts'
import type { Example } from '../../../src/authoring/reasons/rule-verdict.ts'
import { applyPatch } from '../../../src/rules/patch.ts'
import type { Facts } from '../../../src/schemas/facts.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Predicate } from '../../../src/schemas/predicate.ts'
import { RuleBuilder } from './rule-builder.tsx'
import type { Edit, RuleModel } from '../fields/form/types.ts'

afterEach(cleanup)

const facts: Facts = { role: 'member', device: 'desktop', language: 'EN', slotsVendors: 20 }
const flags: RuleModel['flags'] = { vip: { type: 'boolean', default: false, from: 'layout', owner: 'us', note: 'The VIP lounge' } }

function open(first: Predicate | undefined) {
  const edits: Edit[] = []
  const onViewAs = vi.fn<(example: Example) => void>()
  let node: JsonObject = first === undefined ? {} : { when: first }
  const when = () => node.when as unknown as Predicate | undefined // what the rule builder wrote
  const ruleNow = (): RuleModel => ({
    facts,
    persona: 'Member',
    flags,
    lines: linesOf(when(), { facts, flags: { vip: false } }),
    verdict: verdict(when(), { facts }),
  })
  const draw = () => <RuleBuilder when={when()} rule={ruleNow()} onViewAs={onViewAs} onEdit={edited} />
  const view = render(draw())
  function edited(edit: Edit) {
    edits.push(edit)
    node = applyPatch(node, edit.patch).value as JsonObject
    view.rerender(draw())
  }
  return { edits, onViewAs, when }
}
const member: Predicate = { in: ['role', ['member', 'agent']] }
const line = (pointer: string) => document.querySelector<HTMLElement>(`[data-pointer="/when${pointer}"]`) as HTMLElement
const handle = (pointer: string) => line(pointer).querySelector<HTMLElement>('[data-handle]') as HTMLElement

test('a rule reads as sentences, each with its truth for the selected persona', () => {
  open({ all: [member, { gte: ['slotsVendors', 11] }, { any: [{ in: ['language', ['EN', 'VI']] }, { eq: ['device', 'phone'] }] }] })

  expect(line('/all/0').textContent).toContain('is one of')
  expect(within(line('/all/0')).getByRole('combobox', { name: 'Condition' }).textContent).toBe('Role')
  expect(within(line('/all/1')).getByRole('textbox')).toHaveProperty('value', '11')
  expect(within(line('/all/2/any/0')).getByText('True for Member')).toBeTruthy()
  expect(within(line('/all/2/any/1')).getByText('Not true for Member')).toBeTruthy()
})

test('a chip is taken out of a line, and the line stays one of several', () => {
  const { when } = open({ all: [member, { flag: 'vip' }] })

  fireEvent.click(screen.getByRole('button', { name: 'Remove Agent' }))

  expect(when()).toEqual({ all: [{ in: ['role', ['member']] }, { flag: 'vip' }] })
})

test('a chip is added by typing', () => {
  const { when } = open(member)
  const add = screen.getByRole('combobox', { name: 'Add to Role: value' })

  fireEvent.click(add)
  fireEvent.change(add, { target: { value: 'tri' } })
  fireEvent.keyDown(add, { key: 'Enter' })

  expect(when()).toEqual({ in: ['role', ['member', 'agent', 'trial']] })
})

test('a line with several values does not become a line of one', async () => {
  open(member)
  const comparison = screen.getByRole('combobox', { name: 'Comparison' })

  fireEvent.click(comparison)

  const option = await screen.findByRole('option', { name: /^is Works with one value/, hidden: true })
  expect(option.getAttribute('aria-disabled')).toBe('true')
})

test('one value goes from "is" to "is none of" without loss', async () => {
  const { when } = open({ eq: ['role', 'agent'] })
  const comparison = screen.getByRole('combobox', { name: 'Comparison' })

  fireEvent.keyDown(comparison, { key: 'ArrowDown' })
  fireEvent.keyDown(comparison, { key: 'End' })
  fireEvent.keyDown(comparison, { key: 'Enter' })

  await waitFor(() => expect(when()).toEqual({ not: { in: ['role', ['agent']] } }))
})

test('from one moment until another is one line, by the clocks of a zone that has a name', async () => {
  const { when } = open({ all: [{ from: '2027-01-20T00:00:00Z' }, member] })

  const comparison = within(line('/all/0')).getByRole('combobox', { name: 'Comparison' })
  fireEvent.keyDown(comparison, { key: 'ArrowDown' })
  fireEvent.keyDown(comparison, { key: 'End' })
  fireEvent.keyDown(comparison, { key: 'Enter' })

  const span = { all: [{ from: '2027-01-20T00:00:00Z' }, { until: '2027-01-27T00:00:00Z' }] }
  await waitFor(() => expect(when()).toEqual({ all: [span, member] }))
  const end = await screen.findByLabelText<HTMLInputElement>('Date: end')
  const zones = screen.getByRole('combobox', { name: 'Time zone of Date: end' })
  fireEvent.change(zones, { target: { value: 'Asia/Manila' } })
  fireEvent.keyDown(zones, { key: 'Enter' })
  fireEvent.change(end, { target: { value: '2027-01-28T20:00' } })
  expect(when()).toEqual({ all: [{ all: [span.all[0], { until: '2027-01-28T20:00:00+08:00' }] }, member] })
})

test('a span that becomes a line until a moment keeps its end', async () => {
  const { when } = open({ all: [{ from: '2027-01-20T00:00:00Z' }, { until: '2027-01-27T00:00:00Z' }] })

  const comparison = screen.getByRole('combobox', { name: 'Comparison' })
  fireEvent.keyDown(comparison, { key: 'ArrowDown' })
  fireEvent.keyDown(comparison, { key: 'Home' })
  fireEvent.keyDown(comparison, { key: 'ArrowDown' })
  fireEvent.keyDown(comparison, { key: 'Enter' })

  await waitFor(() => expect(when()).toEqual({ until: '2027-01-27T00:00:00Z' }))
})

test('a figure that is no number stays in its field and out of the rule', () => {
  const { when } = open({ gte: ['slotsVendors', 11] })
  const figure = screen.getByRole('textbox')

  fireEvent.change(figure, { target: { value: '1x' } })

  expect({ when: when(), figure: (figure as HTMLInputElement).value }).toEqual({ when: { gte: ['slotsVendors', 11] }, figure: '1x' })
  expect(screen.getByRole('status').textContent).toBe('Must be a number.')
})

test('Alt and the arrows move a line down, into the group beside it and out again, and the focus goes along', () => {
  const { when } = open({ all: [member, { flag: 'vip' }, { any: [{ eq: ['device', 'phone'] }] }] })

  fireEvent.keyDown(handle('/all/0'), { key: 'ArrowDown', altKey: true })
  expect(when()).toEqual({ all: [{ flag: 'vip' }, member, { any: [{ eq: ['device', 'phone'] }] }] })
  fireEvent.keyDown(handle('/all/1'), { key: 'ArrowRight', altKey: true })
  expect(when()).toEqual({ all: [{ flag: 'vip' }, { any: [member, { eq: ['device', 'phone'] }] }] })
  expect(document.activeElement).toBe(handle('/all/1/any/0'))
  fireEvent.keyDown(handle('/all/1/any/0'), { key: 'ArrowLeft', altKey: true })

  expect(when()).toEqual({ all: [{ flag: 'vip' }, { any: [{ eq: ['device', 'phone'] }] }, member] })
})

test('a line that changes nothing says which line decides it, and one button removes it', () => {
  const { when, edits } = open({ all: [member, { not: { eq: ['role', 'guest'] } }] })

  expect(line('/all/1').textContent).toContain('condition 1 already decides it')
  fireEvent.click(within(line('/all/1')).getByRole('button', { name: 'Remove Role' }))

  expect(when()).toEqual({ all: [member] })
  expect(edits[0]?.patch).toEqual([{ op: 'replace', path: '/when', value: { all: [member] } }])
})

test('the last line that goes takes the rule with it', () => {
  const { when, edits } = open({ in: ['role', []] })

  expect(screen.getByText('This can never be true.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Role' }))

  expect({ when: when(), patch: edits[0]?.patch }).toEqual({ when: undefined, patch: [{ op: 'remove', path: '/when' }] })
})

test('a part without a sentence is shown as text and kept', () => {
  const odd = { not: { not: { flag: 'vip' } } } satisfies Predicate
  const { when } = open({ all: [odd, member] })

  expect(line('/all/0').textContent).toContain('{"not":{"not":{"flag":"vip"}}}')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Agent' }))

  expect(when()).toEqual({ all: [odd, { in: ['role', ['member']] }] })
})

test('all becomes any, and a single line a group', () => {
  const { when } = open({ eq: ['role', 'guest'] })

  fireEvent.click(screen.getByRole('radio', { name: 'any' }))

  expect(when()).toEqual({ any: [{ eq: ['role', 'guest'] }] })
})

test('a verdict is computed, and one button views the page as a persona who sees it', () => {
  const { onViewAs } = open({ all: [{ eq: ['role', 'agent'] }, { eq: ['device', 'phone'] }] })

  expect(screen.getByText('Some people see this')).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'Agent' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'View as them' }))

  expect(onViewAs).toHaveBeenCalledWith(expect.objectContaining({ persona: 'agent', facts: expect.objectContaining({ device: 'phone' }) }))
})

test('a new group begins with what is so now', () => {
  const { when } = open(undefined)

  fireEvent.click(screen.getByRole('button', { name: 'Add a group' }))

  expect(when()).toEqual({ any: [{ eq: ['role', 'member'] }] })
})

test('everyone sees what has no rule', () => {
  open(undefined)

  expect(screen.getByText('No rule of its own: seen by everyone who sees what it stands in.')).toBeTruthy()
  expect(screen.getByText('Everyone sees this')).toBeTruthy()
})
