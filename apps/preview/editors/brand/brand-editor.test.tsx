// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'

import type { Use, UseKind } from '../../../../src/authoring/usage/usage.ts'
import { mergePatch } from '../../../../src/rules/merge.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import { Brand } from '../../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { t } from '../../../kit/i18n/words.ts'
import type { Edit } from '../../../kit/fields/form/types.ts'
import { BrandEditor } from './brand-editor.tsx'
import { blocksByToken } from './draft-brand.tsx'
import { tokenWidgets } from 'virtual:token-widgets'
import type { BrandEditorProps } from './brand-props.ts'

afterEach(cleanup)

const read = (brand: string) => JSON.parse(readFileSync(`layouts/${brand}/brand.json`, 'utf8')) as JsonObject
const [base, foyer] = [read('_base'), read('foyer')]

function draw(own: JsonObject = foyer, given: Partial<BrandEditorProps> = {}) {
  const onEdit = vi.fn<(edit: Edit) => void>()
  const onTheme = vi.fn<BrandEditorProps['onTheme']>()
  render(
    <BrandEditor
      brand={Brand.parse(mergePatch(base, own))}
      own={own}
      base={base}
      tokensUsed={{ gold: 12 }}
      theme="light"
      onTheme={onTheme}
      onEdit={onEdit}
      {...given}
    />,
  )
  return { onEdit, onTheme, own: (index = 0) => applyPatch(own, onEdit.mock.calls[index]?.[0].patch ?? []).value as JsonObject }
}
const rowOf = (name: string) => document.querySelector<HTMLElement>(`tr[data-key="${name}"]`)!
const pale: JsonObject = { ...foyer, tokens: { light: { gold: '#ffc857' } } }

test('each colour shows its contrast on the backgrounds where it is used', () => {
  draw(pale)
  expect({
    "rowOf('ground').textContent": rowOf('ground').textContent,
    "rowOf('gold').textContent": rowOf('gold').textContent,
    "rowOf('skeleton').textContent": rowOf('skeleton').textContent,
  }).toEqual({
    "rowOf('ground').textContent": expect.stringContaining('text 16.2 : 1'),
    "rowOf('gold').textContent": expect.stringContaining('on page 1.3 : 1'),
    "rowOf('skeleton').textContent": expect.not.stringContaining(' : 1'),
  })
})

test('the nearest colour that can be read is taken with one button, into the brand\u2019s own document', () => {
  const { own } = draw(pale)
  fireEvent.click(screen.getByRole('button', { name: /^Gold/ }))
  screen.getByText('Used in 12 blocks')
  const use = screen.getByRole('button', { name: /^Use #[0-9a-f]{6} in light$/ })
  fireEvent.click(use)
  expect(own().tokens).toEqual({ light: { gold: /#[0-9a-f]{6}/.exec(use.textContent)![0] } })
})

test('what belongs to the accent follows it in both themes, as one step, unless the operator says otherwise', () => {
  const { own, onEdit } = draw()
  fireEvent.click(screen.getByRole('button', { name: /^Accent accent$/ }))
  const value = screen.getByLabelText<HTMLInputElement>(t('editors.brand-value'))
  fireEvent.change(value, { target: { value: '#2f5be7' } })
  const names = ['accent', 'accent-edge', 'accent-hover', 'accent-pressed', 'accent-soft', 'accent-text', 'on-accent']
  const { dark, light } = own().tokens as Record<string, JsonObject>
  expect({ dark: Object.keys(dark!).toSorted(), light: Object.keys(light!).toSorted(), accent: light?.accent }).toEqual({
    dark: names,
    light: names,
    accent: '#2f5be7',
  })
  expect(onEdit).toHaveBeenCalledTimes(1)

  fireEvent.click(screen.getByRole('switch', { name: t('editors.brand-follow') }))
  fireEvent.change(value, { target: { value: '#0a7d3c' } })
  expect(own(1).tokens).toEqual({ light: { accent: '#0a7d3c' } })
})

test('a colour that is pasted without its #, or with two, is taken, and shown as it is written when its field is left', () => {
  const { own } = draw()
  fireEvent.click(screen.getByRole('button', { name: /^Gold/ }))
  const value = screen.getByLabelText<HTMLInputElement>(t('editors.brand-value'))
  const before = value.value
  fireEvent.change(value, { target: { value: '##2F6FED' } })
  expect(value.value).toBe('##2F6FED')
  expect(own().tokens).toEqual({ light: { gold: '#2f6fed' } })
  fireEvent.keyDown(value, { key: 'Enter' })
  expect(value.value).toBe(before) // this test writes nothing into the document
})

test('resetting the accent resets what followed it', () => {
  const blue = { accent: '#2f5be7', 'accent-hover': '#3f6bf7', 'on-accent': '#ffffff' }
  const { own } = draw({ ...foyer, tokens: { light: { ...blue, gold: '#8a5a00' }, dark: blue } })
  fireEvent.click(screen.getByRole('button', { name: /^Accent accent$/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Reset to base value' }))
  expect(own().tokens).toEqual({ light: { gold: '#8a5a00' } })
})

test('a colour counts the blocks whose type draws with it, and those that name it', () => {
  const node = (name: string, subject: string): Use => ({ kind: 'widget', name, document: 'page/home', pointer: '', subject, role: 'node' })
  const uses = [node('balance', 'a'), node('balance', 'b'), node('page-outlet', 'c')]
  const known = {
    names: () => ['gold'],
    of: (kind: UseKind, name: string) => (kind === 'token' ? [node('x', 'c')] : uses.filter((one) => one.name === name)),
  }
  const { text, gold } = blocksByToken(known)
  expect({ text: (text ?? 0) >= 2, gold }).toEqual({ text: true, gold: expect.any(Number) })
  expect(gold).toBeGreaterThanOrEqual(1)
  expect(Object.keys(tokenWidgets)).toEqual(expect.arrayContaining(['accent', 'accent-text', 'line', 'surface', 'text-muted']))
  expect(tokenWidgets.accent?.length).toBeGreaterThan(5)
})

test('a colour reverted to the base\u2019s is no longer written', () => {
  const { own, onEdit } = draw(pale)
  fireEvent.click(screen.getByRole('button', { name: /^Gold/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Reset to base value' }))
  expect(own()).toEqual(foyer)
  expect(onEdit.mock.calls[0]?.[0].group).toBe('brand/tokens/light/gold')
})

test('the theme is chosen outside, the colours follow', () => {
  const { onTheme } = draw()
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(onTheme.mock.calls).toEqual([['dark']])
})

test('every constant is shown with its unit in plain words and is written when it differs', () => {
  const { own } = draw(foyer, { part: 'numbers' })
  screen.getByText('Banner delay, milliseconds')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'banner delay' } })
  const [field] = document.querySelectorAll<HTMLInputElement>('input[aria-roledescription]')
  fireEvent.change(field!, { target: { value: '4000' } })
  expect(own().constants).toEqual({ bannerDelayMs: 4_000 })
})

test('the language at first cannot be taken out of those that are offered', () => {
  const { own } = draw(foyer, { part: 'languages' })
  expect(screen.getByRole('checkbox', { name: 'English (EN)' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Arabic (AR)' }))
  expect(own().languages).toEqual((foyer.languages as string[]).filter((language) => language !== 'AR'))
})

test('a language that must be complete is written into the brand', () => {
  const { own } = draw(foyer, { part: 'languages' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Arabic must be complete' }))
  expect(own().wholeLanguages).toEqual(['AR'])
})

test('vendors are a list with commas; a comma can be typed', () => {
  const { own } = draw(foyer, { part: 'vendors' })
  const field = screen.getByLabelText<HTMLInputElement>('esports')
  fireEvent.change(field, { target: { value: 'IMES,' } })
  expect(field.value).toBe('IMES,')
  fireEvent.change(field, { target: { value: 'IMES, TF' } })
  expect(own().vendors).toEqual({ esports: ['IMES', 'TF'] })
})

test('a list keeps what is typed in it, also what the brand cannot take, and says so', () => {
  draw()
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${t('editors.brand-part-numbers')}`) }))
  const field = screen.getByRole('textbox', { name: t('editors.brand-agentTypes') })
  fireEvent.change(field, { target: { value: '1, 2x' } })
  fireEvent.blur(field)
  expect({ text: field, invalid: field.getAttribute('aria-invalid') }).toMatchObject({ text: { value: '1, 2x' }, invalid: 'true' })
  expect(screen.getByText(t('editors.list-numbers'))).toBeDefined()
})
