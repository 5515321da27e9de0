import { expect, test } from 'vitest'

import type { Diagnostic } from '../../schemas/diagnostics.ts'
import { downgradeExistingContent, existingAmong } from './existing-content.ts'

const told = (code: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  code,
  severity: 'error',
  message: code,
  document: 'page/home',
  pointer: '/nodes/0/widget',
  line: 1,
  column: 1,
  hint: '',
  ...more,
})
const severities = (now: Diagnostic[], before: Diagnostic[]) => downgradeExistingContent(now, before).map(({ severity }) => severity)

test('unknown content that existed before blocks nothing, wherever it has moved to', () => {
  expect(severities([told('layout/unknown-widget', { pointer: '/nodes/4/widget' })], [told('layout/unknown-widget')])).toEqual(['warning'])
  expect(
    severities([told('layout/widget-version'), told('layout/unknown-prop')], [told('layout/widget-version'), told('layout/unknown-prop')]),
  ).toEqual(['warning', 'warning'])
})

test('what is new of it blocks: in another document, of another name, or once more', () => {
  expect(severities([told('layout/unknown-widget')], [])).toEqual(['error'])
  expect(severities([told('layout/unknown-widget')], [told('layout/unknown-widget', { document: 'page/about' })])).toEqual(['error'])
  expect(
    severities(
      [told('layout/unknown-widget', { message: 'There is no widget "b".' })],
      [told('layout/unknown-widget', { message: 'There is no widget "a".' })],
    ),
  ).toEqual(['error'])
  expect(severities([told('layout/unknown-widget'), told('layout/unknown-widget')], [told('layout/unknown-widget')])).toEqual([
    'warning',
    'error',
  ])
})

test('a broken form blocks, whether it existed before or not', () => {
  expect(
    severities([told('document/invalid'), told('layout/invalid-prop')], [told('document/invalid'), told('layout/invalid-prop')]),
  ).toEqual(['error', 'error'])
})

test('a finding existed before where it stood, or as often as it was there in the same document', () => {
  const [first, second] = [told('layout/invalid-prop', { pointer: '/nodes/0' }), told('layout/invalid-prop', { pointer: '/nodes/1' })]
  const pointers = (now: Diagnostic[], before: Diagnostic[]) => [...existingAmong(now, before)].map(({ pointer }) => pointer)
  expect({
    inPlace: pointers([first, second], [second]),
    moved: pointers([second], [first]),
    once: pointers([first, second], [told('layout/invalid-prop', { pointer: '/nodes/9' })]),
    elsewhere: pointers([first], [told('layout/invalid-prop', { document: 'page/about' })]),
    other: pointers([first], [told('layout/too-deep', { pointer: '/nodes/0' })]),
  }).toEqual({ inPlace: ['/nodes/1'], moved: ['/nodes/1'], once: ['/nodes/0'], elsewhere: [], other: [] })
})
