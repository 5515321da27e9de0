import { documentOpened } from '../model/choice.ts'
import { $effective, edited } from '../model/documents.ts'
import { linkOf, mainFrame } from '../model/frames.ts'
import { fieldRequested, inspectorTabChosen } from '../model/inspector-tab.ts'
import { segmentsOf } from '../../../src/rules/patch.ts'
import { partAt } from '../model/part-at.ts'
import { $chosenProblem, $items, problemChosen } from '../model/problems.ts'
import type { Problem } from '../model/problems.ts'
import { $panels, belowToggled, panelsChanged } from '../model/panels.ts'
import { announced } from '../model/announcements.ts'
import { t } from '../i18n/words.ts'
import { fixOf, fixedLabel } from './fixes.ts'
import { problemMessage } from './problem-messages.ts'
import { $messageContext } from './problem-context.ts'

/** Opens a place: the document, the part of it, the field that is meant, and the canvas at the block. */
export function goToPlace({ document, pointer, part }: { document: string; pointer: string; part: string }): void {
  documentOpened({ doc: document, sel: part || null })
  if (!$panels.getState().rightOpen) panelsChanged({ rightOpen: true })
  const found = partAt($effective.getState().get(document), pointer)
  const [first] = segmentsOf(pointer.slice(found.pointer.length))
  if (document.startsWith('page/')) {
    inspectorTabChosen(first === 'inputs' ? 'data' : first === 'when' ? 'shown' : 'content')
    if (part) linkOf(mainFrame)?.tell({ kind: 'show', node: { page: document.slice('page/'.length), node: part } })
  }
  fieldRequested({ document, pointer })
}

export function openProblem(problem: Problem): void {
  problemChosen(problem.id)
  goToPlace(problem)
}

/** The next problem (1) or the one before (-1) of the whole brand, beginning anew behind the last. */
export function stepProblem(by: -1 | 1): void {
  const items = $items.getState() ?? []
  const at = items.findIndex(({ id }) => id === $chosenProblem.getState())
  const next = items[at < 0 ? (by === 1 ? 0 : items.length - 1) : (at + by + items.length) % items.length]
  if (!next) return
  if ($panels.getState().below !== 'problems') belowToggled('problems')
  openProblem(next)
  announced(problemMessage(next, $messageContext.getState()).text)
}

export function applyFix(problem: Problem): void {
  const world = $messageContext.getState()
  const fix = fixOf(problem, world)
  if (!fix) return void announced(t('problems.no-fix'))
  edited({
    label: fixedLabel(problem, world),
    document: problem.document,
    patch: fix.patch,
    to: { doc: problem.document, sel: problem.part || null },
  })
}
