import { expect, test } from 'vitest'

import type { Diagnostic } from '../../schemas/diagnostics.ts'
import { downgradeExistingContent } from './existing-content.ts'

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
