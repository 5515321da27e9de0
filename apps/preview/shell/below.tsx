import { Suspense, lazy } from 'react'

import type { BelowPanel } from '../model/panels.ts'

const panels = {
  problems: lazy(() => import('../problems/problems-panel.tsx').then(({ ProblemsPanel: panel }) => ({ default: panel }))),
  access: lazy(() => import('../problems/access-panel.tsx').then(({ AccessPanel: panel }) => ({ default: panel }))),
  words: lazy(() => import('../problems/words-panel.tsx').then(({ WordsPanel: panel }) => ({ default: panel }))),
  weight: lazy(() => import('../problems/weight-panel.tsx').then(({ WeightPanel: panel }) => ({ default: panel }))),
  history: lazy(() => import('../problems/history-panel.tsx').then(({ HistoryPanel: panel }) => ({ default: panel }))),
}

/** The area under the canvas: one panel at a time. */
export function Below({ panel }: { panel: BelowPanel }) {
  const Panel = panels[panel]
  return (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  )
}
