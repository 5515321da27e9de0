import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'

import type { Send } from '../../src/schemas/intents.ts'
import { directionOf } from '../../src/schemas/language.ts'
import { createWords } from '../../src/runtime/i18n/words.ts'
import type { Locale } from '../../src/runtime/i18n/words.ts'
import type { Contract, Example, ViewModule } from '../../src/runtime/contract/widget.ts'

const english = byFile(import.meta.glob<Record<string, string>>('../../locales/en/*.json', { eager: true, import: 'default' }))
const arabic = byFile(import.meta.glob<Record<string, string>>('../../locales/ar/*.json', { eager: true, import: 'default' }))

export type Drawn = ReturnType<typeof render> & {
  send: ReturnType<typeof vi.fn<Send>>
  root: HTMLElement
  missing: string[]
  again: (example: Example<any>) => void
}

/** The simulated page has no IntersectionObserver: this one never reports anything. `vi.unstubAllGlobals()` takes it away again. */
export function withoutIntersections(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}

/** For widget tests: draws one example as its frame would, with the words of its language; `missing` lists keys that have no text. */
export function drawExample(
  contract: Contract<string, any, any, any>,
  view: { View: unknown; strings: unknown; rootClass?: unknown },
  example: Example<any>,
  more: { slots?: Record<string, ReactNode>; arabic?: Record<string, string>; without?: Record<string, string> } = {},
): Drawn {
  const language = example.language ?? 'EN'
  const missing: string[] = []
  const words = createWords({
    first: language,
    load: () => Promise.resolve({}),
    locales: { EN: english, AR: { ...arabic, ...(more.arabic && { [`widgets/${contract.type}`]: more.arabic }) } },
    missing: (key) => missing.push(key),
  })
  const { View, strings, rootClass } = view as ViewModule // a module of a view, as the frame loads it
  words.add('EN', `widget/${contract.type}`, strings)
  const send = vi.fn<Send>()
  const slots = Object.fromEntries(Object.keys(contract.slots).map((name) => [name, more.slots?.[name] ?? null]))
  const t = words.from('', contract.type)
  const Element = contract.frame.element
  document.documentElement.dir = directionOf(language)
  document.documentElement.lang = language.toLowerCase()

  function tree(shown: Example<any>) {
    const props = { ...defaults(contract.props), ...(shown.props as object) }
    const Draw = View as unknown as (props: Record<string, unknown>) => ReactNode // the props are what its contract says
    const { label } = contract.frame
    return (
      <Element
        data-testid="root"
        className={typeof rootClass === 'function' ? rootClass(props as never) : rootClass}
        {...(label === 'heading'
          ? { 'aria-labelledby': 'label' }
          : typeof label === 'object' && 'word' in label
            ? { 'aria-label': t(label.word) }
            : {})}
      >
        <Draw
          props={props}
          inputs={shown.inputs ?? {}}
          states={{}}
          missing={more.without}
          busy={false}
          slots={slots}
          send={send}
          t={t}
          labelId="label"
        />
      </Element>
    )
  }
  const drawn = render(tree(example))
  return { ...drawn, send, missing, root: drawn.getByTestId('root'), again: (next) => drawn.rerender(tree(next)) }
}

function defaults(schema: any): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const [name, property] of Object.entries<any>(schema.properties ?? {}))
    if (property.default !== undefined) found[name] = property.default
  return found
}

function byFile(words: Record<string, Record<string, string>>): Locale {
  return Object.fromEntries(
    Object.entries(words).map(([path, entries]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), entries]),
  )
}
