// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { browserClock } from '../../src/runtime/platform/clock.ts'
import { DrawingContext } from '../../src/runtime/ui/drawing.ts'
import { useFirstTime } from '../../src/runtime/ui/text/server-html.ts'
import { withoutIntersections } from '../support/widgets/draw-widget.tsx'
import { drawnWhole } from '../support/widgets/drawn-whole.ts'
import { exampleTree, wordsOf } from '../support/widgets/example-tree.tsx'
import { openAndRun, widgets } from '../support/widgets/widgets.ts'

const dayMs = 86_400_000
const drawnAt = Date.parse('2027-01-10T22:00:00Z')
const drawn = { now: drawnAt }
const server = { clock: { ...browserClock, now: () => drawnAt }, drawn }
const browser = { clock: { ...browserClock, now: () => drawnAt + dayMs }, drawn }

beforeEach(withoutIntersections)
afterEach(() => vi.unstubAllGlobals())

/** Draws a tree as the server does, lets the browser take it over, and gives what React says about differences, and what is shown then. */
async function takenOver(ofServer: ReactElement, ofBrowser: ReactElement) {
  const faults: string[] = []
  const complain = vi.spyOn(console, 'error').mockImplementation((...said) => void faults.push(said.map(String).join(' ').slice(0, 600)))
  const container = document.createElement('div')
  container.innerHTML = await drawnWhole(ofServer)
  document.body.append(container)
  const root = await act(async () => hydrateRoot(container, ofBrowser, { onRecoverableError: (error) => faults.push(String(error)) }))
  const text = container.textContent
  await act(async () => root.unmount())
  container.remove()
  complain.mockRestore()
  return { faults, text }
}

describe.each(widgets)('$type', ({ type, contract, examples, arabic, view: load }) => {
  test.each(['EN', 'AR'] as const)('its first drawing in a browser equals that of the server a day before, in %s', async (language) => {
    const view = await load()
    const t = wordsOf(type, view.strings, language, [], arabic)
    const faults: string[] = []
    for (const [name, example] of Object.entries(examples)) {
      const [ofServer, ofBrowser] = [server, browser].map((drawing) =>
        exampleTree(contract, view, { ...example, language }, { send: () => undefined, t, drawing }),
      )
      const found = await takenOver(ofServer!, ofBrowser!)
      faults.push(...found.faults.map((fault) => `${name}: ${fault}`))
    }
    const hint = openAndRun(type, 'view.tsx', 'widget-hydration.test.tsx')
    expect({ hint, faults }).toEqual({ hint, faults: [] })
  })
})

test('what only the browser knows is drawn once the HTML of the server is taken over', async () => {
  const Moment = () => String(useFirstTime())
  const draw = (drawing: typeof server) => (
    <DrawingContext value={{ ...drawing, language: 'en' }}>
      <Moment />
    </DrawingContext>
  )
  expect(await takenOver(draw(server), draw(browser))).toEqual({ faults: [], text: String(drawnAt + dayMs) })
})

test('the walker finds a drawing that differs', async () => {
  const Moment = ({ now }: { now: number }) => <p>{now}</p>
  const { faults } = await takenOver(<Moment now={1} />, <Moment now={2} />)
  expect(faults.join()).toContain('Hydration failed')
})
