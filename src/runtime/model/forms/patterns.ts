import { createStore } from 'effector'

import { browserPatterns } from './pattern-matching.ts'
import type { PatternFault } from './pattern-matching.ts'

/** Answers whether a value matches a pattern of the gateway, and reports which patterns are unusable. */
export type FormPatterns = {
  test: (source: string, value: string) => Promise<boolean | undefined>
  faultOf: (source: string) => PatternFault | undefined
}

/** One worker for the whole page: answers are the same whoever asks. */
function pagePatterns(): FormPatterns {
  const faults = new Map<string, PatternFault>()
  let patterns: ReturnType<typeof browserPatterns> | undefined
  return {
    test: (source, value) =>
      (patterns ??= browserPatterns({ onFault: (useless, why) => void faults.set(useless, why) })).test(source, value),
    faultOf: (source) => faults.get(source),
  }
}

export const $patterns = createStore<FormPatterns>(pagePatterns())
