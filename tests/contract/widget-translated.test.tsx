// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { drawExample, withoutIntersections } from '../support/widgets/draw-widget.tsx'
import { staleTexts, textsOfReact, translate } from '../support/words/translator.ts'
import { openAndRun, widgets } from '../support/widgets/widgets.ts'

const walker = 'widget-translated.test.tsx'
const pressed = 'button, summary, input[type="checkbox"], input[type="radio"], [role="menuitem"], [role="option"], [role="tab"]'

beforeEach(() => {
  withoutIntersections()
  vi.stubGlobal('open', () => null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(widgets)('$type', ({ type, contract, view, examples, arabic }) => {
  test('while a translator changes the page, every press, language and other example is drawn without a stale text', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const module = await view()
    const all = Object.entries(examples)
    const loose = new Set<string>()
    const stale = new Set<string>()
    const translateNow = (step: string) => {
      for (const text of textsOfReact(document.body)) loose.add(text)
      for (const text of staleTexts(document.body)) stale.add(`${step}: ${text}`)
      translate(document.body)
    }
    for (const [place, [name, example]] of all.entries()) {
      const { again } = drawExample(contract, module, example, { arabic })
      translateNow(name)
      for (const control of document.body.querySelectorAll<HTMLElement>(pressed)) {
        if (!control.isConnected) continue // an earlier press has closed what it was in
        fireEvent.click(control)
        await act(async () => {})
        translateNow(`${name}, pressed`)
      }
      again({ ...example, language: example.language === 'AR' ? 'EN' : 'AR' })
      translateNow(`${name} in another language`)
      again(all[(place + 1) % all.length]![1])
      translateNow(`${name} becomes the next`)
      cleanup()
    }
    const hint = openAndRun(type, 'view.tsx', walker)
    const complained = complaints.mock.calls.map(([first]) => String(first))
    expect({ hint, loose: [...loose], stale: [...stale], complained }).toEqual({ hint, loose: [], stale: [], complained: [] })
  })
})

test('the walker finds a text beside an element, which React holds by itself, and that it is stale later', () => {
  const Beside = ({ name }: { name: string }) => (
    <p>
      {name}
      <b>{name}</b>
    </p>
  )
  const { container, rerender } = render(<Beside name="Ann" />)
  expect(textsOfReact(container)).toEqual(['"Ann" in <p>Ann<b>Ann</b></p>'])
  translate(container)
  rerender(<Beside name="Bo" />)
  expect([container.textContent, staleTexts(container)]).toEqual(['« Ann »Bo', ['« Ann » in the place of nothing']])
})
