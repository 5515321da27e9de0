import { browserPatterns } from '../../../src/runtime/model/forms/pattern-matching.ts'
import type { PatternFault } from '../../../src/runtime/model/forms/pattern-matching.ts'

const faults: [source: string, why: PatternFault][] = []
const patterns = browserPatterns({ onFault: (source, why) => faults.push([source, why]) })

/** A page that only runs patterns, as the portal does. `beats` counts the turns of the page's event loop until the answer came. */
const bench = {
  faults,
  async ask(source: string, value: string) {
    let beats = 0
    const timer = setInterval(() => beats++, 5)
    const matches = await patterns.test(source, value)
    clearInterval(timer)
    return { matches, beats }
  },
}
export type PatternsBench = typeof bench
Object.assign(globalThis, { bench })
