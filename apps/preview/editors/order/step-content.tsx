import { useUnit } from 'effector-react'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { OverlayStep } from '../../../../src/schemas/list-program.ts'
import { fieldsBetween } from '../../../../src/authoring/diff/overlay-steps.ts'
import { applyPatch } from '../../../../src/rules/patch.ts'
import type { DocumentedContract } from '../../../../src/runtime/contract/docs.ts'
import { ContentForm } from '../../../kit/fields/content-form.tsx'
import type { BlockProblem, Edit } from '../../../kit/fields/form/types.ts'
import { $choices } from '../choices.ts'
import type { Change } from './step-sentence.tsx'
import styles from './order.module.css'

/** The block that a step sets or adds: `before` is the block without the step, `now` with it. */
export type StepBlock = {
  step: Extract<OverlayStep, { op: 'set' | 'ensure' }>
  contract: DocumentedContract
  before: JsonObject
  now: JsonObject
  /** Problems in what the step writes. Their pointers begin at the block. */
  problems: readonly BlockProblem[]
}
export type ContentOf = (step: number) => StepBlock | undefined

/** The fields of the block that a step sets or adds. An edit of the block becomes one of the step. */
export function StepContent({ content: { contract, now, problems, step, before }, onChange }: { content: StepBlock; onChange: Change }) {
  const choices = useUnit($choices)
  function edit({ patch, group, typed }: Edit) {
    const next = applyPatch(now, patch).value as JsonObject // a patch of its props: it stays an object
    const written = stepWith(step, before, next)
    if (written) onChange(written, group ?? 'fields', typed)
  }
  return (
    <div className={styles.content}>
      <ContentForm
        contract={contract}
        props={now.props as JsonObject | undefined} // a block that has a contract has props or none
        choices={choices}
        problems={problems}
        onEdit={edit}
      />
    </div>
  )
}

/** The step that makes the block what it is after an edit. Undefined where a value is `null`, which no `set` can say. */
function stepWith(step: StepBlock['step'], before: JsonObject, next: JsonObject): OverlayStep | undefined {
  if (step.op === 'ensure') {
    const { id: _id, ...item } = next
    return { ...step, item }
  }
  const fields = fieldsBetween(before, next, 'page')
  const { op, key } = step
  return fields && { op, key, ...(step.in !== undefined && { in: step.in }), ...fields }
}
