import { Dialog } from '../ui/dialog.tsx'
import type { Engine } from './engine.ts'
import { PageView } from './page-view.tsx'
import { useDocument, useText } from './use-document.ts'

/** A page document as a popup over the page. Its title names it; the widgets inside have headings of their own. */
export default function PopupView({ engine, id, onClose }: { engine: Engine; id: string; onClose: () => void }) {
  const document = useDocument(id)
  const text = useText(engine)
  if (!document) return null
  return (
    <Dialog
      title={document.title ? engine.context.words.text(document.title, document.id) : document.id}
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
