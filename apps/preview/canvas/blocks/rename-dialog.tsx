import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'

import { $document } from '../../model/documents/documents.ts'
import { blockRenamed, mayRename } from '../../model/documents/edits.ts'
import { $naming } from '../../model/documents/names.ts'
import { blockOf } from '../../model/documents/nodes.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { $renaming, renameClosed } from '../frame/focus.ts'

/** Gives a block another id, by which rules, variations and links of the page refer to it. */
export function RenameDialog() {
  const { id, document, naming, rename, end } = useUnit({
    id: $renaming,
    document: $document,
    naming: $naming,
    rename: blockRenamed,
    end: renameClosed,
  })
  const block = document && id !== null ? blockOf(document, id) : undefined
  if (!document || !block) return null
  const onRename = (next: string) => {
    const isNew = next !== block.id
    if (isNew && !mayRename(document, block.id, next)) return false
    if (isNew) rename({ id: block.id, next })
    end()
    return true
  }
  return <Rename key={block.id} id={block.id} name={naming.nameOf(block)} onRename={onRename} onEnd={end} />
}

type RenameProps = { id: string; name: string; onRename: (next: string) => boolean; onEnd: () => void }

function Rename({ id, name, onRename, onEnd }: RenameProps) {
  const [text, setText] = useState(id)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const save = () => {
    if (!onRename(text)) setProblem(t('canvas.rename-problem', { name: text }))
  }
  return (
    <Dialog
      open
      size="small"
      title={t('canvas.rename-title', { name })}
      onClose={onEnd}
      initialFocus={input}
      footer={
        <>
          <Button size="large" onClick={onEnd}>
            {t('ui.cancel')}
          </Button>
          <Button size="large" kind="primary" onClick={save}>
            {t('canvas.rename')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={t('canvas.rename-label')} hint={t('canvas.rename-hint')} problem={problem}>
          {(ids) => <TextField {...ids} ref={input} value={text} onChange={setText} spellCheck={false} />}
        </Field>
      </form>
    </Dialog>
  )
}
