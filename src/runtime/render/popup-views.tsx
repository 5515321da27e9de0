import { Suspense, lazy, useEffect, useMemo } from 'react'
import type { ReactElement } from 'react'

import type { SentIntent } from '../model/intents.ts'
import { needed } from '../platform/needed.ts'
import { noteModals } from '../platform/modal.ts'
import type { Engine } from './engine.ts'

const PopupView = lazy(() => needed(() => import('./popup-view.tsx')))

/**
 * The popups over the page, by id with spaces between, the last one on top. Of a drawn page they stay the same element, because React draws
 * anew what changes before its code has come; and the page is taken over once they are, or are gone.
 */
export function usePopupViews(engine: Engine, ids: string, send: (sent: SentIntent) => void): ReactElement {
  const { hydration } = engine.context
  const popups = useMemo(() => {
    const found = ids.split(' ').flatMap((id) => (id ? [{ id }] : []))
    for (const popup of found) hydration?.begins(popup)
    return found
  }, [hydration, ids])
  useEffect(() => {
    noteModals() // a drawn popup that is gone: nobody else closes it
    return () => {
      for (const popup of popups) hydration?.ends(popup) // one that is closed before its code has come holds up nothing
    }
  }, [hydration, popups])
  return useMemo(
    () => (
      <Suspense fallback={null}>
        {popups.map((popup) => (
          <PopupView
            key={popup.id}
            engine={engine}
            id={popup.id}
            onClose={() => send({ intent: { kind: 'close', popup: popup.id } })}
            onMounted={() => hydration?.ends(popup)}
          />
        ))}
      </Suspense>
    ),
    [engine, hydration, popups, send],
  )
}
