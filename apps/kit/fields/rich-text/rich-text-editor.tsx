import { EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import {
  changeCommand,
  cleanPasted,
  editingState,
  formatOf,
  givenValue,
  writtenValue,
} from '../../../../src/authoring/rich-text/commands.ts'
import type { TextChange, TextFormat } from '../../../../src/schemas/preview.ts'
import type { RichText } from '../../../../src/schemas/rich-text.ts'
import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { RichTextTools } from './rich-text-tools.tsx'
import type { RouteChoice } from '../form/types.ts'
import inspector from '../../locales/en/inspector.json'
import css from './rich-text.module.css'

export const words = { inspector }

type Props = {
  label: string
  describedBy: string | undefined
  invalid: boolean
  value: RichText
  routes: readonly RouteChoice[]
  onChange: (value: RichText) => void
}

/** Writes a text with headings, lists, emphasis and links. Undo is the document's: this field keeps no history of its own. */
export function RichTextEditor({ label, describedBy, invalid, value, routes, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const told = useRef(value)
  const change = useRef(onChange)
  const [format, setFormat] = useState<TextFormat>(() => formatOf(editingState(value)))
  useLayoutEffect(() => {
    change.current = onChange
  })

  useEffect(() => {
    const made = new EditorView(box.current, {
      state: editingState(told.current),
      transformPastedHTML: cleanPasted,
      dispatchTransaction(transaction) {
        const state = made.state.apply(transaction)
        made.updateState(state)
        setFormat(formatOf(state))
        const written = writtenValue(transaction)
        if (!written) return
        told.current = written
        change.current(written)
      },
    })
    view.current = made
    return () => made.destroy()
  }, [])
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: css.text!,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    })
  }, [label, describedBy, invalid])
  // Another value: an undo, another language, somebody else
  useEffect(() => {
    const made = view.current
    if (!made || value === told.current || JSON.stringify(value) === JSON.stringify(told.current)) return
    told.current = value
    made.dispatch(givenValue(made.state, value))
  }, [value])

  function apply(one: TextChange) {
    const made = view.current
    if (!made) return
    changeCommand(one)(made.state, made.dispatch)
    made.focus()
  }
  return (
    <div className={classes(css.editor, invalid && css.invalid)}>
      <RichTextTools format={format} routes={routes} onChange={apply} />
      <div ref={box} />
    </div>
  )
}
