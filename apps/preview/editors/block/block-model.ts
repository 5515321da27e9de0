import { combine } from 'effector'
import type { LucideIcon } from 'lucide-react'

import type { Reach } from '../../../../src/authoring/reasons/reach.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../../src/schemas/preview.ts'
import { personas } from '../../../../src/schemas/view-setting-values.ts'
import type { Predicate } from '../../../../src/schemas/predicate.ts'
import { capitalized } from '../../../../src/schemas/readable-id.ts'
import { $block } from '../../model/view/choice.ts'
import { $problems } from '../../model/view/checker.ts'
import type { Block } from '../../model/documents/nodes.ts'
import { $doc } from '../../model/documents/documents.ts'
import { $shown } from '../../model/view/frames.ts'
import { $conditions, $reach } from '../../model/view/analysis.ts'
import { personaIcons } from '../../../kit/icons/view-setting-icons.ts'
import { reachWords } from '../../model/view/reach-words.ts'
import { subjectName } from '../../../kit/rules/rule-words.ts'
import type { Asked } from '../../../../src/rules/predicate.ts'
import { t } from '../../../kit/i18n/words.ts'
import type { BlockProblem, RuleModel } from '../../../kit/fields/form/types.ts'
import type { InspectorModel } from './inspector-types.ts'
import { distinct } from '../../model/distinct.ts'
import { personaName } from '../editor-context.ts'
import { $ruleContext, ruleModel } from '../rule-context.ts'

/** `undefined` is a value here: without this option a store would keep the value before. */
const skipVoid = { skipVoid: false } as const
const none: readonly BlockProblem[] = []

/** Problems of the chosen block. Their pointers begin at the block; the pointers of a fix begin at the document. */
export const $blockProblems = distinct(
  combine($problems, $doc, $block, (problems, doc, block): readonly BlockProblem[] =>
    block && problems
      ? problems.flatMap((problem) =>
          problem.document === doc &&
          (problem.pointer === block.pointer || problem.pointer.startsWith(`${block.pointer}/`)) &&
          isOwn(problem.pointer.slice(block.pointer.length))
            ? [{ ...problem, pointer: problem.pointer.slice(block.pointer.length) }]
            : [],
        )
      : none,
  ),
)

/** Whether a problem is the block's own, not that of a block inside it. */
function isOwn(pointer: string): boolean {
  return !pointer.startsWith('/slots/') || pointer.split('/').length <= 3
}

/**
 * The steps, from the block on, that bring a block of an older version of its widget to the current one: the form has fields for the props
 * of today alone, so it shows the block as players see it, and an edit takes the steps first. None where they would lose a value.
 */
export function upgradeOf({ node, pointer }: Pick<Block, 'node' | 'pointer'>, problems: readonly BlockProblem[]): PatchOperation[] {
  const fix = (problems.find((problem) => problem.code === 'layout/widget-migrated' && problem.pointer === '')?.fix ?? []) as FixStep[]
  const [first] = fix
  return first === undefined || first.value === node.v || first.value === node.widget
    ? []
    : fix.map((step) => ({ ...step, path: step.path.slice(pointer.length) }))
}

/** A step of the fix of a block of an older version, or of a widget that another one has replaced. */
type FixStep = { op: 'add'; path: string; value: Json }

/** The state of the chosen block in the main frame. */
export const $blockState = distinct(
  combine(
    $shown,
    $doc,
    $block,
    (shown, doc, block) => (block && shown ? (shown.nodes.get(`${doc.slice('page/'.length)}/${block.id}`) ?? null) : null),
    skipVoid,
  ),
)

/** Who sees the chosen block. */
export const $blockReach = combine($reach, $block, (reach, block): Reach | null => (block ? (reach.get(block.id) ?? null) : null))

const noConditions: readonly Asked[] = []
/** What besides the person decides who sees the chosen block. */
export const $blockConditions = combine($conditions, $block, (conditions, block) => (block && conditions.get(block.id)) ?? noConditions)

/** Who sees the block, in few words: when it depends for many personas, they are not named. */
function reachText(reach: Reach | null, conditional: boolean): string {
  if (!reach) return ''
  const seeing = personas.filter((id) => reach[id] === 'sees')
  const hidden = personas.filter((id) => reach[id] === 'hidden')
  if (personas.length - seeing.length - hidden.length <= 2) return reachWords(reach, conditional)
  if (seeing.length === 0) return t('outline.depends-on-more')
  // Each persona has its sight
  const certain = Object.fromEntries(personas.map((id) => [id, reach[id] === 'sees' ? 'sees' : 'hidden'])) as Reach
  return t('outline.seen-and-more', { seen: reachWords(certain) })
}

export function reachModel(reach: Reach | null, conditions: readonly Asked[]): InspectorModel['reach'] {
  const text = reachText(reach, conditions.length > 0)
  return {
    text: capitalized(text),
    // where no player sees it, nothing else matters
    conditions: reach && personas.every((id) => reach[id] === 'hidden') ? [] : conditions.map(subjectName),
    personas: personas.map(
      (id) =>
        ({
          id,
          label: personaName(id),
          icon: personaIcons[id] as LucideIcon,
          seen: reach === null || reach[id] === 'sees' ? true : reach[id] === 'hidden' ? false : 'unknown',
        }) as const,
    ),
  }
}

const $when = distinct($block.map((block) => block?.node.when as Predicate | undefined, skipVoid)) // read with care
export const $blockRule = combine($when, $ruleContext, (when, { context, declared, persona }): RuleModel =>
  ruleModel(when ?? undefined, context, declared, personaName(persona)),
)

export function scenarioName(data: string): string {
  return t(`why.data-${data}`)
}

export function nodeOf(block: { node: JsonObject }): InspectorModel['node'] {
  return block.node as unknown as InspectorModel['node'] // as authored; the forms keep what they do not know
}
