import { render } from '@testing-library/react'
import { vi } from 'vitest'

import type { Send } from '../../../src/schemas/intents.ts'
import { directionOf } from '../../../src/schemas/language.ts'
import type { Contract, Example, ViewModule } from '../../../src/runtime/contract/widget.ts'
import { exampleTree, wordsOf } from './example-tree.tsx'
import type { Around } from './example-tree.tsx'

export type Drawn = ReturnType<typeof render> & {
  send: ReturnType<typeof vi.fn<Send>>
  root: HTMLElement
  missing: string[]
  /** Draws again in place; an example of another language brings its words. */
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
  view: { View: unknown; strings?: unknown; rootClass?: unknown },
  example: Example<any>,
  more: Around = {},
): Drawn {
  const missing: string[] = []
  const module = view as ViewModule // a module of a view, as the frame loads it
  const send = vi.fn<Send>()
  const words = new Map<string, ReturnType<typeof wordsOf>>()
  const tree = (shown: Example<any>) => {
    const language = shown.language ?? 'EN'
    const t = words.get(language) ?? wordsOf(contract.type, module.strings, language, missing, more.arabic)
    words.set(language, t)
    document.documentElement.dir = directionOf(language)
    document.documentElement.lang = language.toLowerCase()
    return exampleTree(contract, module, shown, { ...more, send, t })
  }
  const drawn = render(tree(example))
  return { ...drawn, send, missing, root: drawn.getByTestId('root'), again: (next) => drawn.rerender(tree(next)) }
}
