import { Annotation, ChangeSet, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { ViewUpdate } from '@codemirror/view'
import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { Ref } from 'react'

import type { Diagnostic } from '../../../../src/schemas/diagnostics.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Known } from './completion.ts'
import styles from './json-editor.module.css'
import { findAll, found } from './find.ts'
import { pointerAt } from './place.ts'
import { markChanges, offsetOf } from './problem-lines.ts'
import type { Kept, Slice } from './problem-lines.ts'
import { setup } from './setup.ts'
import { sizeLimit } from './size-limit.ts'
import { smallestChange } from './smallest-change.ts'

/** The handle of the text area. */
export type Area = {
  focus: () => void
  goTo: (place: Pick<Diagnostic, 'line' | 'column'>) => void
  /** Marks all results and goes to one of them; the index counts from 0 and wraps around. */
  find: (query: string, index: number) => { count: number; current: number }
}

export type CodeAreaProps = {
  ref?: Ref<Area>
  text: string
  /** Called with the text after a pause in typing and when the editor loses the focus; each call is one step of undo. */
  onText: (text: string) => void
  problems: readonly Diagnostic[]
  schema: JsonObject
  known?: Known
  highlight?: Slice | undefined
  /** Called with the JSON pointer of the value at the cursor. */
  onCursor?: ((pointer: string) => void) | undefined
  readOnly?: boolean | undefined
  kept?: readonly Kept[] | undefined
  onRefused: (bytes: number) => void
  onFind: () => void
  onUndo?: (() => void) | undefined
  onRedo?: (() => void) | undefined
}

/** Marks a change from outside: it is not reported back, and the size limit does not apply. */
const outside = Annotation.define<boolean>()

const pause = 300 // ms without a key until the text is reported
const cursorPause = 120 // ms

/**
 * The text area. Typing is reported after a pause. A change from outside is applied as the smallest change, rebased over typing that is
 * not reported yet, so that neither is lost and the cursor stays.
 */
export function CodeArea(props: CodeAreaProps) {
  const { text, problems, highlight, readOnly = false } = props
  const kept = props.kept ?? none
  const start = highlight?.from
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(props)
  const flush = useRef(() => {})
  const synced = useRef({ base: text, pending: null as ChangeSet | null })

  useLayoutEffect(() => {
    latest.current = props
  })

  useLayoutEffect(() => {
    if (!host.current) return
    const of = () => latest.current
    let timer: ReturnType<typeof setTimeout> | undefined
    let cursorTimer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      if (!synced.current.pending) return
      synced.current = { base: editor.state.doc.toString(), pending: null }
      of().onText(synced.current.base)
    }
    const onUpdate = (update: ViewUpdate) => {
      const own = update.docChanged && !update.transactions.some((one) => one.annotation(outside))
      if (own) {
        synced.current.pending = synced.current.pending ? synced.current.pending.compose(update.changes) : update.changes
        clearTimeout(timer)
        timer = setTimeout(tell, pause)
      }
      if (own || (update.selectionSet && update.view.hasFocus)) {
        clearTimeout(cursorTimer)
        cursorTimer = setTimeout(
          () => of().onCursor?.(pointerAt(editor.state.doc.toString(), editor.state.selection.main.head)),
          cursorPause,
        )
      }
    }
    const after = (act: (() => void) | undefined) =>
      act &&
      (() => {
        tell()
        act()
      })
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: synced.current.base,
        extensions: [
          setup({
            schema: () => of().schema,
            known: () => of().known ?? {},
            onFind: () => of().onFind(),
            onUndo: after(of().onUndo && (() => of().onUndo?.())),
            onRedo: after(of().onRedo && (() => of().onRedo?.())),
          }),
          sizeLimit(
            (bytes) => of().onRefused(bytes),
            (transaction) => transaction.annotation(outside) === true,
          ),
          EditorState.readOnly.of(readOnly),
          EditorView.updateListener.of(onUpdate),
          EditorView.domEventHandlers({ blur: () => tell() }),
        ],
      }),
    })
    view.current = editor
    flush.current = tell
    return () => {
      tell()
      clearTimeout(cursorTimer)
      view.current = null
      editor.destroy()
    }
  }, [readOnly])

  useLayoutEffect(() => {
    const { base, pending } = synced.current
    const change = smallestChange(base, text)
    if (!view.current || !change) return
    const set = ChangeSet.of(change, base.length)
    synced.current = { base: text, pending: pending?.map(set) ?? null }
    view.current.dispatch({ changes: pending ? set.map(pending, true) : set, annotations: outside.of(true) })
  }, [text])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    editor.dispatch(markChanges(editor.state, { problems, kept, highlight }))
  }, [problems, kept, highlight, text, readOnly])

  useEffect(() => {
    const editor = view.current
    if (!editor || start === undefined || editor.hasFocus) return // who types is not moved
    editor.dispatch({ effects: EditorView.scrollIntoView(Math.min(start, editor.state.doc.length), { y: 'nearest', yMargin: 44 }) })
  }, [start])

  useImperativeHandle(
    props.ref,
    () => ({
      focus: () => view.current?.focus(),
      goTo(place) {
        const editor = view.current
        if (!editor) return
        editor.dispatch({ selection: { anchor: offsetOf(editor.state.doc, place) }, scrollIntoView: true })
        editor.focus()
      },
      find(query, index) {
        const editor = view.current
        if (!editor) return { count: 0, current: -1 }
        const slices = findAll(editor.state.doc, query)
        const current = slices.length === 0 ? -1 : ((index % slices.length) + slices.length) % slices.length
        const slice = slices[current]
        editor.dispatch({
          effects: found.of({ slices, current }),
          ...(slice && { selection: { anchor: slice.from, head: slice.to }, scrollIntoView: true }),
        })
        return { count: slices.length, current }
      },
    }),
    [],
  )

  return <div ref={host} className={styles.area} />
}

const none: readonly Kept[] = []
