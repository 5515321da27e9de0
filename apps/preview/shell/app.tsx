import { useUnit } from 'effector-react'
import { Suspense, lazy } from 'react'

import { CanvasView } from '../canvas/canvas.tsx'
import { LookBar } from '../look/look-bar.tsx'
import { $workspace } from '../model/documents.ts'
import { $look } from '../model/look.ts'
import { $startFailure, startRetried } from '../model/start.ts'
import { LeftSide } from '../outline/left-side.tsx'
import { LiveRegions } from '../ui/announce.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { t, useLanguage } from '../words.ts'
import { CloudOff } from 'lucide-react'
import { $panels, panelLimits, panelsChanged } from './panels.ts'
import { Splitter } from './splitter.tsx'
import { StatusBar } from './status-bar.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './app.module.css'

const RightSide = lazy(() => import('../inspector/right-side.tsx').then(({ RightSide: part }) => ({ default: part })))
const MatrixView = lazy(() => import('../canvas/matrix.tsx').then(({ MatrixView: part }) => ({ default: part })))
const CompareView = lazy(() => import('../review/compare.tsx').then(({ CompareView: part }) => ({ default: part })))
const BelowPart = lazy(() => import('./below.tsx').then(({ Below }) => ({ default: Below })))
const RecoveredBar = lazy(() => import('../review/recovered-bar.tsx').then(({ RecoveredBar: part }) => ({ default: part })))
const Dialogs = lazy(() => import('./dialogs.tsx').then(({ Dialogs: part }) => ({ default: part })))

const $view = $look.map(({ view }) => view)

/** The whole editor. Its parts: top bar, look bar, left side, canvas, right side, a panel below, status; dialogs over it. */
export function App() {
  useLanguage()
  const { workspace, failure, retry } = useUnit({ workspace: $workspace, failure: $startFailure, retry: startRetried })
  return (
    <>
      {workspace ? <Editor /> : failure ? <main className={styles.alone}><Empty icon={CloudOff} title={t(`shell.start.${failure.kind}`)} text={failure.text || t('shell.start.kept')} action={<Button kind="primary" onClick={() => retry()}>{t('shell.start.again')}</Button>} /></main> : <main className={styles.alone} aria-busy="true" />}
      <LiveRegions />
    </>
  )
}

function Editor() {
  const { panels, view, change } = useUnit({ panels: $panels, view: $view, change: panelsChanged })
  return (
    <div className={styles.shell}>
      <nav className={styles.skips} aria-label={t('shell.skips')}>
        <a href="#outline">{t('shell.skip.outline')}</a>
        <a href="#canvas">{t('shell.skip.canvas')}</a>
        <a href="#details">{t('shell.skip.details')}</a>
      </nav>
      <TopBar />
      <LookBar />
      <div>
        <Suspense fallback={null}>
          <RecoveredBar />
        </Suspense>
      </div>
      <div className={styles.middle}>
        {panels.leftOpen ? (
          <>
            <aside className={styles.left} style={{ inlineSize: panels.left }} aria-label={t('shell.left')} data-part="left">
              <LeftSide />
            </aside>
            <Splitter label={t('shell.left-width')} axis="inline" value={panels.left} limits={panelLimits.left} grows={1} onChange={(left) => change({ left })} />
          </>
        ) : null}
        <div className={styles.center}>
          <main className={styles.canvas} id="canvas" tabIndex={-1} aria-label={t('shell.canvas')} data-part="canvas">
            <Suspense fallback={null}>{view === 'matrix' ? <MatrixView /> : view === 'compare' ? <CompareView /> : <CanvasView />}</Suspense>
          </main>
          {panels.below ? (
            <>
              <Splitter label={t('shell.below-height')} axis="block" value={panels.belowHeight} limits={panelLimits.belowHeight} grows={-1} onChange={(belowHeight) => change({ belowHeight })} />
              <section className={styles.below} style={{ blockSize: panels.belowHeight }} data-part="below">
                <Suspense fallback={null}>
                  <BelowPart panel={panels.below} />
                </Suspense>
              </section>
            </>
          ) : null}
        </div>
        <Suspense fallback={<div className={styles.right} style={{ inlineSize: panels.right }} />}>
          <RightSide />
        </Suspense>
      </div>
      <StatusBar />
      <Suspense fallback={null}>
        <Dialogs />
      </Suspense>
    </div>
  )
}
