import { Dialog } from '../ui/dialog.tsx'
import type { Engine } from './engine.ts'
import { PageView } from './page-view.tsx'
import { useDocument, useText } from './use-document.ts'

/** A page document drawn as a popup over the page. */
export default function PopupView({ engine, id, onClose }: { engine: Engine; id: string; onClose: () => void }) {
  const document = useDocument(id)
  const text = useText(engine)
  if (!document) return null
  return (
    <Dialog label={document.title ? engine.world.words.text(document.title, document.id) : document.id} closeLabel={text('action.close')} dismiss={document.dismiss ?? 'close-or-escape'} onClose={onClose}>
      <PageView engine={engine} document={document} />
    </Dialog>
  )
}
