import { Suspense } from 'react'

import { lazyComponent } from '../../kit/i18n/lazy-component.ts'
import type { BelowPanel } from '../model/panels.ts'

const panels = {
  problems: lazyComponent(
    () => import('../problems/problems-panel.tsx'),
    ({ ProblemsPanel }) => ProblemsPanel,
  ),
  access: lazyComponent(
    () => import('../problems/access-panel.tsx'),
    ({ AccessPanel }) => AccessPanel,
  ),
  words: lazyComponent(
    () => import('../problems/words-panel.tsx'),
    ({ WordsPanel }) => WordsPanel,
  ),
  weight: lazyComponent(
    () => import('../problems/weight-panel.tsx'),
    ({ WeightPanel }) => WeightPanel,
  ),
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
