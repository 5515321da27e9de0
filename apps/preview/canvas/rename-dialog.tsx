import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'

import { $document } from '../model/documents.ts'
import { renameBlock } from '../model/edits.ts'
import { $naming } from '../model/names.ts'
import { blockOf } from '../model/nodes.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { t } from '../i18n/words.ts'
import { $renaming, renameClosed } from './focus.ts'

/** Gives a block another id, by which rules, variations and links of the page refer to it. */
export function RenameDialog() {
  const { id, document, naming, end } = useUnit({ id: $renaming, document: $document, naming: $naming, end: renameClosed })
  const block = document && id !== null ? blockOf(document, id) : undefined
  return block ? <Rename key={block.id} id={block.id} name={naming.nameOf(block)} onEnd={end} /> : null
}

function Rename({ id, name, onEnd }: { id: string; name: string; onEnd: () => void }) {
  const [text, setText] = useState(id)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const save = () => {
    if (text === id || renameBlock(id, text)) onEnd()
    else setProblem(t('canvas.rename-problem', { name: text }))
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
