import { useEffect } from 'react'

import { Dialog } from '../ui/controls/dialog.tsx'
import type { Engine } from './engine.ts'
import { PageView } from './page-view.tsx'
import { useDocument, useText } from './use-document.ts'

type Props = { engine: Engine; id: string; onClose: () => void; onMounted: () => void }

/** A page document as a popup over the page. Its title names it; the widgets inside have headings of their own. */
export default function PopupView({ engine, id, onClose, onMounted }: Props) {
  useEffect(onMounted, [onMounted])
  const document = useDocument(id)
  const text = useText(engine)
  if (!document) return null
  return (
    <Dialog
      title={engine.titleOf(document) || document.id}
      quiet
      closeLabel={text('action.close')}
      forced={document.dismiss === 'forced'}
      escape={document.dismiss !== 'close'}
      size={document.size}
      onClose={onClose}
    >
      <PageView engine={engine} document={document} />
    </Dialog>
  )
}
