import { CircleArrowDown, CircleArrowUp, WandSparkles } from 'lucide-react'

import { addActions } from '../model/actions.ts'
import { $chosenProblem, $items } from '../model/problems.ts'
import { t } from '../i18n/words.ts'
import { fixOf } from './fixes.ts'
import { $messageContext } from './message-context.ts'
import { fixApplied, problemStepped } from './open-problem.ts'

const hasProblems = () => ($items.getState()?.length ?? 0) > 0 || t('problems.no-problems')

/** The chosen problem; where none is chosen, the only one. */
function chosen() {
  const items = $items.getState() ?? []
  return items.find(({ id }) => id === $chosenProblem.getState()) ?? (items.length === 1 ? items[0] : undefined)
}

/** Actions for going through the problems and fixing them. */
export function addProblemActions(): void {
  addActions([
    {
      id: 'problem.next',
      group: 'go',
      title: () => t('problems.next'),
      icon: CircleArrowDown,
      keys: ['f8'],
      ready: hasProblems,
      run: () => problemStepped(1),
    },
    {
      id: 'problem.before',
      group: 'go',
      title: () => t('problems.before'),
      icon: CircleArrowUp,
      keys: ['shift+f8'],
      ready: hasProblems,
      run: () => problemStepped(-1),
    },
    {
      id: 'problem.fix',
      group: 'document',
      title: () => t('problems.apply'),
      icon: WandSparkles,
      keys: ['mod+.'],
      ready: () => {
        const problem = chosen()
        return problem === undefined
          ? t('problems.choose-first')
          : fixOf(problem, $messageContext.getState()) !== undefined || t('problems.no-fix')
      },
      run: () => {
        const problem = chosen()
        if (problem) fixApplied(problem)
      },
    },
  ])
}
