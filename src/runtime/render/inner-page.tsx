import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'

import { $documents, $routes, documentState, documentWanted, documentsWanted } from '../model/context/documents.ts'
import { Skeleton } from '../ui/sections/skeleton.tsx'
import type { Engine } from './engine.ts'
import { useFocusAtNewPage } from './focus-new-page.ts'
import styles from './inner-page.module.css'
import { PageNotice } from './page-notice.tsx'
import { PageView } from './page-view.tsx'
import { useDocument, useText } from './use-document.ts'

type Props = { engine: Engine; id: string; isOpen: boolean; askWho: (() => void) | undefined }

/**
 * The page inside another one. While its document loads it is a skeleton, when that fails a notice with a retry; the page around it
 * stays. `isOpen`: it is known that the visitor may see it; `askWho`: it could not be found out, and this asks again.
 */
export default function InnerPage({ engine, id, isOpen, askWho }: Props) {
  const { documents, routes, want, wantAll } = useUnit({
    documents: $documents,
    routes: $routes,
    want: documentWanted,
    wantAll: documentsWanted,
  })
  const found = useDocument(id)
  const document = isOpen ? found : undefined
  const text = useText(engine)
  const root = useRef<HTMLElement>(null)
  const shown = useFocusAtNewPage(engine, id, () => root.current)

  // The pages beside it, so that they open without a request. Not the one shown then: that it could not be fetched stays to be read
  useEffect(() => {
    const beside = Object.entries(routes).flatMap(([route, page]) => (route.includes('?') ? [`page/${page}`] : []))
    engine.whenIdle(() => wantAll(beside.filter((name) => name !== `page/${shown.current}`)))
  }, [engine, routes, wantAll, shown])

  const state = documentState(documents, `page/${id}`)
  return (
    <article // no landmark: a page's own sections may have its name
      ref={root}
      className={styles.inner}
      aria-label={(found && engine.titleOf(found)) || text('state.loading')}
      aria-busy={state.status === 'loading' || !isOpen || undefined}
      tabIndex={-1}
    >
      {document ? (
        <PageView key={document.id} engine={engine} document={document} className={styles.page} />
      ) : askWho || state.status === 'failed' || state.status === 'absent' ? (
        <PageNotice engine={engine} state={state} askWho={askWho} retry={() => want(`page/${id}`)} />
      ) : (
        <Skeleton kind="rows" />
      )}
    </article>
  )
}
