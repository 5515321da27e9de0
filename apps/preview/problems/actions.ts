import { combine } from 'effector'
import { WandSparkles } from 'lucide-react'

import { createAction } from '../model/actions.ts'
import type { Action } from '../model/actions.ts'
import { $chosenProblem, $items } from '../model/view/problems.ts'
import type { Problem } from '../model/view/problems.ts'
import { t } from '../../kit/i18n/words.ts'
import { fixOf } from './fixes.ts'
import { $messageContext } from './message-context.ts'
import { fixApplied, problemStepped } from './open-problem.ts'

const hasProblems = (items: readonly Problem[] | null) => (items?.length ?? 0) > 0 || t('problems.no-problems')

/** The chosen problem; where none is chosen, the only one. */
const $chosen = combine($items, $chosenProblem, (items, chosen): Problem | null => {
  const all = items ?? []
  return all.find(({ id }) => id === chosen) ?? (all.length === 1 ? (all[0] ?? null) : null)
})

/** Actions for going through the problems and fixing them. */
export const problemActions: readonly Action[] = [
  createAction<readonly Problem[] | null, -1 | 1>({
    id: 'problem.next',
    group: 'go',
    source: $items,
    title: () => t('problems.next'),
    icon: 'CircleArrowDown',
    keys: ['f8'],
    ready: hasProblems,
    fn: () => 1,
    target: problemStepped,
  }),
  createAction<readonly Problem[] | null, -1 | 1>({
    id: 'problem.before',
    group: 'go',
    source: $items,
    title: () => t('problems.before'),
    icon: 'CircleArrowUp',
    keys: ['shift+f8'],
    ready: hasProblems,
    fn: () => -1,
    target: problemStepped,
  }),
  createAction({
    id: 'problem.fix',
    group: 'document',
    source: combine({ problem: $chosen, context: $messageContext }),
    title: () => t('problems.apply'),
    icon: WandSparkles,
    keys: ['mod+.'],
    ready: ({ problem, context }) => (problem ? fixOf(problem, context) !== undefined || t('problems.no-fix') : t('problems.choose-first')),
    fn: ({ problem }) => problem ?? undefined,
    target: fixApplied,
  }),
]
