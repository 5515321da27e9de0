// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { drawExample, withoutIntersections } from '../support/widgets/draw-widget.tsx'
import { openAndRun, widgets } from '../support/widgets/widgets.ts'

/** A press of a link to another site loads nothing here. */
const { navigation } = (window as unknown as HappyWindow).happyDOM.settings // which happy-dom adds to its window
type HappyWindow = { happyDOM: { settings: { navigation: Record<'disableMainFrameNavigation' | 'disableChildPageNavigation', boolean> } } }
const walker = 'widget-intents.test.tsx'

beforeEach(() => {
  withoutIntersections()
  navigation.disableMainFrameNavigation = true
  navigation.disableChildPageNavigation = true
  vi.stubGlobal('open', () => null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the keyboard reaches: a control, or what takes the focus by itself. */
const focusable = 'button:not(:disabled), a[href], input, select, textarea, summary, [tabindex="0"], [role="menuitem"], [role="option"]'

/** The control that a press of an element belongs to. A press of a dialog's backdrop does what Escape does. */
function controlOf(element: HTMLElement): HTMLElement | null {
  if (element instanceof HTMLDialogElement) return element
  const label = element.closest('label') // of what is in it, or of what it is for
  return element.closest<HTMLElement>(focusable) ?? label?.querySelector<HTMLElement>(focusable) ?? label?.control ?? null
}

/** The name that assistive technology reads, as far as a simulated page can tell. */
function nameOf(control: HTMLElement): string {
  const labels = control.getAttribute('aria-labelledby')?.split(' ') ?? []
  const named = [
    control.getAttribute('aria-label'),
    ...labels.map((id) => control.ownerDocument.getElementById(id)?.textContent),
    control.textContent,
    control.querySelector('[alt]')?.getAttribute('alt'),
    control.querySelector('[aria-label]')?.getAttribute('aria-label'),
    control.title,
    control.closest('label')?.textContent,
    control instanceof HTMLInputElement ? (control.labels?.[0]?.textContent ?? control.value) : null,
  ]
  return named.find((text) => text?.trim())?.trim() ?? ''
}

/** What a control says that it does to records; the answer in a dialog that asks need not say it again. */
function actionOf(control: HTMLElement | null): string | undefined {
  return control?.dataset['action'] ?? (control?.closest('[role="alertdialog"]') ? 'answer' : undefined)
}

describe.each(widgets)('$type', ({ type, contract, examples, arabic, view: load }) => {
  test.each(Object.keys(examples))(
    'in "%s" sends only intents of its contract, from named controls, acts from marked ones',
    async (name) => {
      const { root, send } = drawExample(contract, await load(), examples[name]!, { arabic })
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const unlisted = new Set<string>()
      const unreachable = new Set<string>()
      const unmarked = new Set<string>()

      for (const element of root.ownerDocument.body.querySelectorAll<HTMLElement>('*')) {
        if (!element.isConnected) continue // an earlier click has closed what it was in
        send.mockClear()
        const control = controlOf(element)
        const action = actionOf(control) // a press may take it away
        fireEvent.click(element)
        for (const [intent] of send.mock.calls) {
          if (!contract.intents.includes(intent.kind)) unlisted.add(intent.kind)
          if (intent.kind === 'act' && action !== 'answer' && action !== intent.action)
            unmarked.add(`${intent.action}: ${element.outerHTML.slice(0, 120)}`)
        }
        if (send.mock.calls.length > 0 && (!control || nameOf(control) === '')) unreachable.add(element.outerHTML.slice(0, 120))
      }

      const hint = openAndRun(type, 'view.tsx and contract.ts (intents)', walker)
      const complained = complaints.mock.calls.map(([first]) => String(first))
      expect({ hint, unlisted: [...unlisted], unreachable: [...unreachable], unmarked: [...unmarked], complained }).toEqual({
        hint,
        unlisted: [],
        unreachable: [],
        unmarked: [],
        complained: [],
      })
    },
  )
})
