import { useUnit } from 'effector-react'
import { Component, Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react'
import type { ContextType, ReactElement } from 'react'

import { errorMessage } from '../../schemas/error-message.ts'
import type { Page } from '../../schemas/documents.ts'
import type { Failure } from '../../schemas/failure.ts'
import { $brand, $documents, documentState, documentWanted } from '../model/context/documents.ts'
import type { DocumentState } from '../model/context/documents.ts'
import { send as sent } from '../model/intents.ts'
import type { Route } from '../model/navigation/page-shown.ts'
import { $popups } from '../model/navigation/popups.ts'
import { memberWanted } from '../model/context/session.ts'
import { noticeOf } from '../model/requests/refusal-words.ts'
import { $rootScreen, $startFailure } from '../model/context/site.ts'
import { startRetried } from '../model/site/permission.ts'
import { NotLoaded, loadAnew, needed } from '../platform/needed.ts'
import { classes } from '../ui/class-names.ts'
import { BrandName } from '../ui/pictures/brand-name.tsx'
import { InnerPageContext } from '../ui/sections/inner-page.ts'
import { Skeleton } from '../ui/sections/skeleton.tsx'
import { StateNotice } from '../ui/sections/notice.tsx'
import { formatText } from '../ui/text/text.ts'
import type { Engine } from './engine.ts'
import { useFocusAtNewPage } from './focus-new-page.ts'
import { PageNotice } from './page-notice.tsx'
import { PageView } from './page-view.tsx'
import { usePopupViews } from './popup-views.tsx'
import styles from './shell.module.css'
import { useDocument, useText } from './use-document.ts'

const loading: DocumentState = { status: 'loading' }

const InnerPage = lazy(() => needed(() => import('./inner-page.tsx')))

/**
 * The portal as a whole: the page document of the route, its chrome around it, the popups over it; or, instead of all that, the
 * maintenance or blocked screen.
 */
export function Shell({ engine, route }: { engine: Engine; route: Route }) {
  const { screen } = useUnit({ screen: $rootScreen })
  return (
    <LastResort engine={engine}>
      {screen === 'app' || screen === 'starting' ? <Lobby engine={engine} route={route} /> : <RootScreen engine={engine} screen={screen} />}
    </LastResort>
  )
}

function RootScreen({ engine, screen }: { engine: Engine; screen: 'maintenance' | 'blocked' | 'failed' }) {
  const document = useDocument(screen === 'failed' ? undefined : screen)
  const retry = useUnit(startRetried)
  const text = useText(engine)
  const { brand, failure } = useUnit({ brand: $brand, failure: $startFailure })
  useTitle(engine, document)
  if (document) return <PageView key={document.id} engine={engine} document={document} element="main" className={styles.screen} />
  const { icon, ...words } = noticeOf(failure ?? { kind: 'offline' }, 'start')
  return (
    <main className={classes(styles.screen, styles.failed)}>
      <span className={styles.brand}>
        <BrandName id={brand.id} name={brand.name} />
      </span>
      <StateNotice
        icon={icon}
        title={text('frame.start-failed.title')}
        text={formatText(text, words)}
        action={{ label: text('frame.failed.action'), onClick: () => retry(), primary: true }}
        bare
      />
    </main>
  )
}

function Lobby({ engine, route }: { engine: Engine; route: Route }) {
  const { location, admission, outerAdmission, shown, visited } = route
  const at = location.page
  const { popups, send, documents, askWho } = useUnit({
    popups: $popups,
    send: sent,
    documents: $documents,
    askWho: memberWanted,
  })
  const found = useDocument(at)
  const isPopup = found?.as === 'popup'
  const parent = isPopup ? visited?.parent : location.parent
  const outerAt = parent || (isPopup ? shown : at)
  const outer = useDocument(outerAt)
  // a player without access is redirected at once
  const state: DocumentState =
    outerAdmission === 'open' || outerAdmission === 'failed' ? documentState(documents, `page/${isPopup ? at : outerAt}`) : loading
  const own = isPopup || outerAdmission === 'open' ? outer : undefined
  const last = useLast(own)
  const page = own ?? (state.status === 'loading' ? last : undefined) // the page before stays while the next one loads
  const askAgain = admission === 'failed' ? askWho : undefined
  const inner = useLast(own && (parent ? (isPopup ? shown : at) : ''))
  const innerPage = useInnerPage({
    engine,
    id: inner,
    isOpen: !own || isPopup || admission === 'open',
    askWho: askAgain,
    isChosen: /[?&]page=./.test(location.search),
  })
  const text = useText(engine)
  const main = useRef<HTMLDivElement>(null)
  useFocusAtNewPage(engine, page?.id ?? '', () => main.current?.querySelector<HTMLElement>('#main'))
  useTitle(engine, found)

  const chrome = (page ?? last)?.chrome // stays around a page that could not be loaded, so that the player can go on
  const overlays = new Set([...(found?.as === 'popup' && admission === 'open' ? [found.id] : []), ...popups.map(({ popup }) => popup)])
  const popupViews = usePopupViews(engine, [...overlays].join(' '), send)
  return (
    <>
      <a className={styles.skip} href="#main">
        {text('frame.skip')}
      </a>
      <div className={classes(styles.shell, !page && !askAgain && state.status === 'loading' && styles.beforePage)}>
        <Chrome engine={engine} id={chrome?.header} element="header" className={styles.header} />
        <Chrome engine={engine} id={chrome?.sideMenu} element="div" className={styles.side} isLazy />
        <div className={styles.body} ref={main}>
          {page ? (
            <InnerPageContext value={innerPage}>
              <PageView key={page.id} engine={engine} document={page} element="main" className={styles.main} />
            </InnerPageContext>
          ) : (
            <PagePlaceholder engine={engine} state={state} page={outerAt} askWho={askAgain} />
          )}
          <Chrome engine={engine} id={chrome?.footer} element="footer" className={styles.footer} isLazy />
        </div>
        <Chrome engine={engine} id={documents['page/toasts'] && 'toasts'} element="div" isLazy />
        <Chrome
          engine={engine}
          id={chrome?.bottomBar === undefined && chrome?.header ? 'bottom-bar' : chrome?.bottomBar}
          element="div"
          className={styles.bottom}
          isLazy
        />
      </div>
      {popupViews}
    </>
  )
}

/**
 * The page inside this one, for the widget that draws it. It stays the same object, because React takes all nodes of a drawn page over in
 * one task when a context that they are in changes.
 */
function useInnerPage({
  engine,
  id,
  isOpen,
  askWho,
  isChosen,
}: {
  engine: Engine
  id: string | undefined
  isOpen: boolean
  askWho: (() => void) | undefined
  isChosen: boolean
}): ContextType<typeof InnerPageContext> {
  return useMemo(
    () => ({
      page: id ? (
        <Suspense fallback={<Skeleton kind="rows" />}>
          <InnerPage engine={engine} id={id} isOpen={isOpen} askWho={askWho} />
        </Suspense>
      ) : null,
      isChosen,
    }),
    [engine, id, isOpen, askWho, isChosen],
  )
}

/** The value, or the last one there was. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

function Chrome({
  engine,
  id,
  isLazy = false,
  ...rest
}: {
  engine: Engine
  id: string | null | undefined
  element: 'header' | 'footer' | 'div'
  className?: string | undefined
  isLazy?: boolean
}) {
  const document = useDocument(id ?? undefined)
  if (!document) return null
  const waits = isLazy && !engine.context.hydration?.chrome.includes(document.id)
  return <PageView key={document.id} engine={engine} document={document} {...rest} isLazy={waits} />
}

/** In the place of a page whose document is loading, could not be fetched, or does not exist. */
function PagePlaceholder({
  engine,
  state,
  page,
  askWho,
}: {
  engine: Engine
  state: DocumentState
  page: string
  askWho: (() => void) | undefined // it is not known who is logged in
}) {
  const want = useUnit(documentWanted)
  if (state.status === 'loading' && !askWho) {
    return (
      <main className={`${styles.main} ${styles.waiting}`} id="main" tabIndex={-1} aria-busy="true">
        <Skeleton kind="tiles" />
      </main>
    )
  }
  return (
    <main className={styles.main} id="main" tabIndex={-1}>
      <PageNotice engine={engine} state={state} askWho={askWho} retry={() => want(`page/${page}`)} />
    </main>
  )
}

function useTitle(engine: Engine, page: Page | undefined) {
  const brand = useUnit($brand)
  const text = useText(engine)
  const title = page ? engine.titleOf(page) : ''
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name
  }, [title, brand.name, text])
}

type LastResortState = { failure: Failure | 'broken' | undefined }

/** Shown when the shell itself crashes, or a script of it did not come: a sentence and a button that reloads. The page is never blank. */
class LastResort extends Component<{ engine: Engine; children: ReactElement }, LastResortState> {
  override state: LastResortState = { failure: undefined }

  static getDerivedStateFromError(error: unknown): LastResortState {
    return { failure: error instanceof NotLoaded ? error.failure : 'broken' }
  }

  override componentDidCatch(error: unknown) {
    this.props.engine.context.report({
      code: 'render/shell-crashed',
      page: '',
      node: '',
      message: errorMessage(error),
    })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const text = (key: string) => this.props.engine.context.words.text(`t:${key}`)
    const { icon, ...words } = failure === 'broken' ? { icon: 'warning', text: 't:frame.broken.text' } : noticeOf(failure, 'part')
    return (
      <main className={styles.screen}>
        <StateNotice
          icon={icon}
          title={text('frame.broken.title')}
          text={formatText(this.props.engine.context.words.from(), words)}
          action={{ label: text('frame.broken.action'), onClick: () => void loadAnew(), primary: true }}
          bare
        />
      </main>
    )
  }
}
