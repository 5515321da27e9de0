import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useSyncExternalStore } from 'react'

import type { Page } from '../../schemas/documents.ts'
import type { Translate } from '../i18n/words.ts'
import { $documents, documentOf, documentWanted } from '../model/documents.ts'
import type { Engine } from './engine.ts'

/** A page document of the release by its id, asked for when it is not here. `undefined` asks for nothing. */
export function useDocument(id: string | undefined): Page | undefined {
  const want = useUnit(documentWanted)
  const document = useStoreMap({ store: $documents, keys: [id], fn: (documents, [name]) => (name === undefined ? null : (documentOf(documents, `page/${name}`) ?? null)) })
  useEffect(() => {
    if (id !== undefined && document === null) want(`page/${id}`)
  }, [id, document, want])
  return document?.kind === 'page' ? document : undefined
}

/** Words for the shell's own sentences; draws anew when the language changes. */
export function useText(engine: Engine): Translate {
  const { words } = engine.world
  return useSyncExternalStore(words.subscribe, () => words.from())
}
