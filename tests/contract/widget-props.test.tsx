// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import type { InputSpec } from '../../src/runtime/contract/widget.ts'
import { ofJsonSchema, ofZod } from '../support/samples/arbitraries.ts'
import type { Schema } from '../support/samples/arbitraries.ts'
import { drawExample, withoutIntersections } from '../support/widgets/draw-widget.tsx'
import { deep, seed } from '../support/samples/sample.ts'
import { openAndRun, widgets } from '../support/widgets/widgets.ts'
import fc from '../support/samples/fast-check.ts'

const walker = 'widget-props.test.tsx'
const numRuns = deep ? 200 : 4

beforeEach(withoutIntersections)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What no text may become: an element that runs or loads something by itself, or a handler. */
function executables(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const handlers = [...element.attributes].filter(({ name }) => name.startsWith('on'))
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
    const runs =
      ['SCRIPT', 'OBJECT', 'EMBED', 'BASE', 'META', 'LINK'].includes(element.tagName) || /^\s*(?:javascript|data:text)/i.test(address)
    return runs || handlers.length > 0 ? [element.outerHTML.slice(0, 160)] : []
  })
}

describe.each(widgets)('$type', ({ type, contract, view: load, arabic }) => {
  test('draws any props and inputs of its contract, and no text of them is code', { timeout: deep ? 600_000 : 60_000 }, async () => {
    const view = await load()
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const inputs = Object.entries(contract.inputs as Record<string, InputSpec>)
    const inputsOf = fc.record(
      Object.fromEntries(
        inputs.map(([name, { noun, need }]) => {
          const values = ofZod(noun).filter((value) => z.safeParse(noun, value).success && !isEmpty(value))
          return [name, need === undefined || need === 'required' ? values : fc.option(values, { nil: undefined })]
        }),
      ),
    )
    const language = fc.constantFrom('EN' as const, 'AR' as const)

    fc.assert(
      fc.property(ofJsonSchema(contract.props as Schema), inputsOf, language, (props, given, spoken) => {
        const { root } = drawExample(contract, view, { title: '', props, inputs: given, language: spoken }, { arabic })
        const found = executables(root)
        cleanup()
        if (found.length > 0) throw new Error(`A text became code: ${found[0]}\n${openAndRun(type, 'view.tsx', walker)}`)
      }),
      { numRuns, seed },
    )
    const hint = openAndRun(type, 'view.tsx', walker)
    // two items with the same key are the gateway's mistake, and React says so
    const complained = complaints.mock.calls.map(([first]) => String(first)).filter((line) => !/two children with the same key/.test(line))
    expect({ hint, complained }).toEqual({ hint, complained: [] })
  })
})

/** A view gets no empty value: the frame shows the empty state instead. */
function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

test('the walker finds a script, a handler and an address that runs, but not their text', () => {
  const root = document.createElement('div')
  root.innerHTML = '<p>&lt;script&gt;</p><a href="/rng">x</a><img src="x" onerror="alert(1)"><a href=" javascript:alert(1)">x</a>'

  expect(executables(root)).toEqual(['<img src="x" onerror="alert(1)">', '<a href=" javascript:alert(1)">x</a>'])
})
