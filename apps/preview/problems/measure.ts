import { linkOf, mainFrame } from '../model/frames.ts'

let serial = 1_000_000 // beyond what is counted when the page rests

/** Has the main frame look at itself now. */
export function measure(what: 'access' | 'weight'): void {
  linkOf(mainFrame)?.tell({ kind: 'measure', seq: ++serial, what })
}
