import type { Line as Worked } from '../../../src/authoring/reasons/rule-lines.ts'
import type { RuleActions, Direction } from './rule-actions.ts'
import type { Subject } from './rule-tree.ts'
import type { RuleModel } from '../fields/form/types.ts'

/** What every line of a rule needs to render. */
export type RuleView = {
  rule: RuleModel
  actions: RuleActions
  subjects: readonly Subject[]
  lines: ReadonlyMap<string, Worked> // by pointer
  numberOf: (pointer: string) => number | undefined // of a line, as they are counted from the top
  canStep: (pointer: string, direction: Direction) => boolean
}
