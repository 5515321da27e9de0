import { Dialog } from '../ui/dialog.tsx'
import type { Engine } from './engine.ts'
import { PageView } from './page-view.tsx'
import { useDocument, useText } from './use-document.ts'

/** Pages that fill the whole window when they pop up: a game has the screen to itself. */
const windows: readonly string[] = ['game']

/** A page document drawn as a popup over the page. Its title names it; the widgets inside draw their own headings. */
export default function PopupView({ engine, id, onClose }: { engine: Engine; id: string; onClose: () => void }) {
  const document = useDocument(id)
  const text = useText(engine)
  if (!document) return null
  return (
    <Dialog
      title={document.title ? engine.world.words.text(document.title, document.id) : document.id}
      quiet
      closeLabel={text('action.close')}
      forced={document.dismiss === 'forced'}
      size={windows.includes(id) ? 'window' : 'usual'}
      onClose={onClose}
    >
      <PageView engine={engine} document={document} />
    </Dialog>
  )
}
