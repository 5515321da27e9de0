import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

import type { Page } from '../../schemas/documents.ts'
import type { Translate } from '../../schemas/translate.ts'
import { applyOverlays } from '../../rules/overlays.ts'
import { $activeOverlays, activeContext } from '../model/facts/active-overlays.ts'
import { $documents, documentOf, documentWanted } from '../model/context/documents.ts'
import type { Engine } from './engine.ts'

/** A page document of the release, with the overlays that apply now. It is fetched if it is not here; `undefined` fetches nothing. */
export function useDocument(id: string | undefined): Page | undefined {
  const { want, overlays } = useUnit({ want: documentWanted, overlays: $activeOverlays })
  const document = useStoreMap({
    store: $documents,
    keys: [id],
    fn: (documents, [name]) => (name === undefined ? null : (documentOf(documents, `page/${name}`) ?? null)),
  })
  useEffect(() => {
    if (id !== undefined && document === null) want(`page/${id}`)
  }, [id, document, want])
  return useMemo(
    () => (document?.kind === 'page' ? applyOverlays(document, overlays, activeContext).document : undefined),
    [document, overlays],
  )
}

/** Words for the shell's own sentences; renders again when the language changes. */
export function useText(engine: Engine): Translate {
  const { words } = engine.context
  const read = () => words.from()
  return useSyncExternalStore(words.subscribe, read, read) // the server has the words of the page's language, as the browser has
}
