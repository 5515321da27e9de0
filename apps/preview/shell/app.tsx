import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { CloudOff, PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen, UserRoundX } from 'lucide-react'
import { Suspense, useEffect } from 'react'

import { CanvasView } from '../canvas/canvas.tsx'
import { ViewBar } from './view-settings/view-bar.tsx'
import { $doc, $isReadOnly, $workspace } from '../model/documents/documents.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { $openDialog } from '../model/documents/opened.ts'
import { $restoredWork } from '../model/drafts/restored-work.ts'
import { $shownRelease } from '../model/documents/shown-release.ts'
import { $brandsInstead, $startFailure, brandChosen, startRetried } from '../model/start.ts'
import { LeftSide } from '../outline/left-side.tsx'
import { LiveRegions } from '../../kit/messages/live-regions.tsx'
import { Toasts } from '../../kit/messages/toasts.tsx'
import { classes } from '../../../src/runtime/ui/class-names.ts'
import { Button, IconButton } from '../../kit/buttons/button.tsx'
import { Empty } from '../../kit/layout/empty.tsx'
import { Skeleton } from '../../kit/layout/skeleton.tsx'
import { lazyComponent } from '../../kit/i18n/lazy-component.ts'
import { t, useLanguage } from '../../kit/i18n/words.ts'
import { listenToEditor } from './listeners.ts'
import { $draftRequests } from '../model/releases/requests.ts'
import { $conflictsElsewhere } from '../model/documents/conflicts-elsewhere.ts'
import { $meanwhile } from '../model/documents/published-meanwhile.ts'
import { $panels, panelLimits, panelsChanged } from '../model/panels.ts'
import { ErrorBoundary } from '../../kit/layout/error-boundary.tsx'
import { $preferences, preferred } from './bar/preferences.ts'
import { Splitter } from '../../kit/layout/splitter.tsx'
import { StatusBar } from './bar/status-bar.tsx'
import { TopBar } from './bar/top-bar.tsx'
import { useNarrowSides } from './narrow-sides.ts'
import { useScope } from '../../kit/state/use-scope.ts'
import styles from './app.module.css'

const RightSide = lazyComponent(
  () => import('./right-side.tsx'),
  ({ RightSide }) => RightSide,
)
const MatrixView = lazyComponent(
  () => import('../canvas/matrix/matrix.tsx'),
  ({ MatrixView }) => MatrixView,
)
const CompareView = lazyComponent(
  () => import('../review/compare/compare.tsx'),
  ({ CompareView }) => CompareView,
)
const ReleaseView = lazyComponent(
  () => import('../review/history/release-view.tsx'),
  ({ ReleaseView }) => ReleaseView,
)
const BelowPart = lazyComponent(
  () => import('./below.tsx'),
  ({ Below }) => Below,
)
const RecoveredBar = lazyComponent(
  () => import('../review/recovered-bar.tsx'),
  ({ RecoveredBar }) => RecoveredBar,
)
const OtherTabBar = lazyComponent(
  () => import('../review/conflicts/other-tab-bar.tsx'),
  ({ OtherTabBar }) => OtherTabBar,
)
const MeanwhileBar = lazyComponent(
  () => import('../review/conflicts/meanwhile-bar.tsx'),
  ({ MeanwhileBar }) => MeanwhileBar,
)
const RequestBar = lazyComponent(
  () => import('../review/approvals/request-bar.tsx'),
  ({ RequestBar }) => RequestBar,
)
const SharedBar = lazyComponent(
  () => import('./bar/shared-document.tsx'),
  ({ SharedBar }) => SharedBar,
)
const Dialogs = lazyComponent(
  () => import('./dialogs/dialogs.tsx'),
  ({ Dialogs }) => Dialogs,
)

const SignInPage = lazyComponent(
  () => import('./sign-in/sign-in-page.tsx'),
  ({ SignInPage }) => SignInPage,
)
const ReadOnlyBar = lazyComponent(
  () => import('./bar/operator.tsx'),
  ({ ReadOnlyBar }) => ReadOnlyBar,
)

/** Of a one-time link, read before the address gets the view settings. */
const linkToken = /^#link=([\w-]{1,100})$/.exec(window.location.hash)?.[1]
/** The company's provider has led back without a sign-in. */
const isRefused = window.location.hash === '#sign-in=refused'
const $isWaiting = $draftRequests.map(({ length }) => length > 0)
const $language = $preferences.map(({ language }) => language)
const $isWorkRestored = $restoredWork.map((work) => work !== null)
const $isInConflictElsewhere = $conflictsElsewhere.map((all) => Object.values(all).some(({ length }) => length > 0))
const $isPublishedMeanwhile = $meanwhile.map(({ length }) => length > 0)
const $view = $viewSettings.map(({ view }) => view)
/** The selection as a text: another selection makes a part that crashed render again. */
const $chosen = $viewSettings.map(({ doc, sel, view }) => `${view} ${doc} ${sel ?? ''}`)
/** Which of the two widths the right part has now. */
const $rightSize = combine($doc, $view, $panels, (doc, view, { history, comments, audit }): 'right' | 'wide' =>
  comments || (!history && !audit && view !== 'json' && doc.startsWith('page/')) ? 'right' : 'wide',
)

/** The whole editor. Its parts: top bar, view settings bar, left side, canvas, right side, a panel below, status; dialogs over it. */
export function App() {
  useLanguage()
  const { workspace, failure, brands, retry, choose, language, prefer } = useUnit({
    workspace: $workspace,
    failure: $startFailure,
    brands: $brandsInstead,
    retry: startRetried,
    choose: brandChosen,
    language: $language,
    prefer: preferred,
  })
  return (
    <>
      {linkToken !== undefined || (!workspace && failure?.kind === 'signed-out') ? (
        <Suspense fallback={null}>
          <SignInPage token={linkToken} isRefused={isRefused} language={language} onLanguage={(chosen) => prefer({ language: chosen })} />
        </Suspense>
      ) : workspace || !failure ? (
        <Editor isThere={workspace !== null} />
      ) : (
        <main className={styles.alone}>
          <Empty
            icon={failure.kind === 'no-role' ? UserRoundX : CloudOff}
            title={t(`shell.start.${failure.kind}`)}
            text={
              failure.kind !== 'no-role'
                ? failure.text || t('shell.start.kept')
                : failure.text
                  ? t('shell.start.ask-admin', { names: failure.text })
                  : t('shell.start.ask')
            }
            action={
              failure.kind === 'no-role' ? (
                <>
                  <Button kind="primary" onClick={() => retry()}>
                    {t('shell.start.again')}
                  </Button>
                  <Button onClick={() => void leave()}>{t('shell.start.sign-out')}</Button>
                </>
              ) : brands.length > 0 ? (
                <ul className={styles.brands} aria-label={t('shell.start.brands')}>
                  {brands.map(({ id, name }) => (
                    <li key={id}>
                      <Button kind="primary" onClick={() => choose(id)}>
                        {t('shell.start.open', { name })}
                      </Button>
                    </li>
                  ))}
                </ul>
              ) : (
                <Button kind="primary" onClick={() => retry()}>
                  {t('shell.start.again')}
                </Button>
              )
            }
          />
        </main>
      )}
      <Toasts />
      <LiveRegions />
    </>
  )
}

async function leave() {
  const { signOut } = await import('./sign-in/calls.ts')
  if ((await signOut()).state === 'done') window.location.reload()
}

/** Until its workspace is there the editor is the canvas alone, whose frame loads meanwhile. */
function Editor({ isThere }: { isThere: boolean }) {
  const {
    panels,
    view,
    rightSize,
    chosen,
    opened,
    change,
    isWorkRestored,
    isWaiting,
    isInConflictElsewhere,
    isPublishedMeanwhile,
    shownRelease,
    isReadOnly,
  } = useUnit({
    shownRelease: $shownRelease,
    isReadOnly: $isReadOnly,
    isWorkRestored: $isWorkRestored,
    isWaiting: $isWaiting,
    isPublishedMeanwhile: $isPublishedMeanwhile,
    isInConflictElsewhere: $isInConflictElsewhere,
    panels: $panels,
    view: $view,
    rightSize: $rightSize,
    chosen: $chosen,
    opened: $openDialog,
    change: panelsChanged,
  })
  const scope = useScope()
  const { leftOver, rightOver } = useNarrowSides()
  useEffect(() => (isThere ? listenToEditor(scope) : undefined), [scope, isThere])
  const placeholder = rightOver || !panels.rightOpen ? null : <div className={styles.right} style={{ inlineSize: panels[rightSize] }} />
  return (
    <div className={styles.shell}>
      <nav className={styles.skips} aria-label={t('shell.skips')}>
        <a href="#outline">{t('shell.skip.outline')}</a>
        <a href="#canvas">{t('shell.skip.canvas')}</a>
        <a href="#details">{t('shell.skip.details')}</a>
      </nav>
      {isThere ? <TopBar /> : <div className={styles.waiting} />}
      {isThere ? <ViewBar /> : <div className={styles.waiting} />}
      <div>
        {isThere ? (
          <>
            <Suspense fallback={null}>
              <SharedBar />
            </Suspense>
            <Suspense fallback={null}>
              <ReadOnlyBar />
            </Suspense>
          </>
        ) : null}
        {isWaiting ? (
          <Suspense fallback={null}>
            <RequestBar />
          </Suspense>
        ) : null}
        {isWorkRestored ? (
          <Suspense fallback={null}>
            <RecoveredBar />
          </Suspense>
        ) : null}
        {isPublishedMeanwhile ? (
          <Suspense fallback={null}>
            <MeanwhileBar />
          </Suspense>
        ) : null}
        {isInConflictElsewhere ? (
          <Suspense fallback={null}>
            <OtherTabBar />
          </Suspense>
        ) : null}
      </div>
      <div className={styles.middle}>
        {panels.leftOpen ? (
          <aside
            className={classes(styles.left, leftOver && styles.over)}
            style={{ inlineSize: panels.left }}
            aria-label={t('shell.left')}
            data-part="left"
          >
            <div className={styles.inside}>
              <ErrorBoundary name={t('shell.left')}>{isThere ? <LeftSide /> : <Skeleton lines={6} />}</ErrorBoundary>
            </div>
            {leftOver ? null : (
              <Splitter
                label={t('shell.left-width')}
                axis="inline"
                value={panels.left}
                limits={panelLimits.left}
                grows={1}
                onChange={(left) => change({ left })}
              />
            )}
          </aside>
        ) : null}
        <div className={styles.center}>
          {leftOver || !panels.leftOpen ? (
            <span className={styles.showLeft} style={{ insetInlineStart: leftOver && panels.leftOpen ? panels.left : 0 }}>
              <IconButton
                kind="default"
                icon={panels.leftOpen ? PanelLeftClose : PanelLeftOpen}
                label={t(panels.leftOpen ? 'shell.hide-left' : 'shell.show-left')}
                shortcut="mod+b"
                aria-expanded={panels.leftOpen}
                onClick={() => change({ leftOpen: !panels.leftOpen })}
              />
            </span>
          ) : null}
          <main
            className={styles.canvas}
            id="canvas"
            tabIndex={-1}
            aria-label={t(isThere ? 'shell.canvas' : 'shell.start.loading')}
            aria-busy={isThere ? undefined : true}
            data-part="canvas"
          >
            <ErrorBoundary name={t('shell.canvas')} resetBy={`${view} ${shownRelease}`}>
              <Suspense fallback={null}>
                {!isThere && (view === 'matrix' || view === 'compare') ? null : shownRelease !== null ? (
                  <ReleaseView />
                ) : view === 'matrix' ? (
                  <MatrixView />
                ) : view === 'compare' ? (
                  <CompareView />
                ) : (
                  <CanvasView />
                )}
              </Suspense>
            </ErrorBoundary>
          </main>
          {rightOver || !panels.rightOpen ? (
            <span
              className={styles.showRight}
              style={{ insetInlineEnd: rightOver && panels.rightOpen ? `min(${panels[rightSize]}px, 100vw - 48px)` : 0 }}
            >
              <IconButton
                kind="default"
                icon={panels.rightOpen ? PanelRightClose : PanelRightOpen}
                label={t(panels.rightOpen ? 'shell.hide-right' : 'shell.show-right')}
                aria-expanded={panels.rightOpen}
                onClick={() => change({ rightOpen: !panels.rightOpen })}
              />
            </span>
          ) : null}
          {panels.below ? (
            <section className={styles.below} style={{ blockSize: panels.belowHeight }} aria-label={t('shell.below')} data-part="below">
              <Splitter
                label={t('shell.below-height')}
                axis="block"
                value={panels.belowHeight}
                limits={panelLimits.belowHeight}
                grows={-1}
                onChange={(belowHeight) => change({ belowHeight })}
              />
              <div className={styles.inside}>
                <ErrorBoundary name={t('shell.below')} resetBy={panels.below}>
                  <Suspense fallback={null}>
                    <BelowPart panel={panels.below} />
                  </Suspense>
                </ErrorBoundary>
              </div>
            </section>
          ) : null}
        </div>
        <Suspense fallback={placeholder}>
          <ErrorBoundary name={t('shell.right')} resetBy={chosen}>
            {!isThere ? (
              placeholder
            ) : isReadOnly ? (
              <fieldset disabled className={styles.readOnly}>
                <RightSide />
              </fieldset>
            ) : (
              <RightSide />
            )}
          </ErrorBoundary>
        </Suspense>
      </div>
      {isThere ? (
        <>
          <StatusBar />
          <ErrorBoundary name={t('shell.dialog')} resetBy={opened}>
            <Suspense fallback={null}>
              <Dialogs />
            </Suspense>
          </ErrorBoundary>
        </>
      ) : (
        <div className={styles.waiting} />
      )}
    </div>
  )
}
