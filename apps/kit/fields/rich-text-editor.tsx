import { Bold, Heading1, Heading2, Italic, Link2, List, ListOrdered } from 'lucide-react'
import { toggleMark } from 'prosemirror-commands'
import { EditorState, TextSelection } from 'prosemirror-state'
import type { Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { RichText } from '../../../src/schemas/rich-text.ts'
import { Button, IconButton } from '../buttons/button.tsx'
import { classes } from '../../../src/runtime/ui/class-names.ts'
import { Field } from '../controls/field.tsx'
import { PagePicker } from './page-picker.tsx'
import type { RouteChoice } from './types.ts'
import type { IconType } from '../icons/icon.ts'
import { t } from '../i18n/words.ts'
import { Toolbar } from '../layout/toolbar.tsx'
import { documentOf, richTextSchema, textOf } from './rich-text-document.ts'
import type { Style } from './rich-text-document.ts'
import { cleanPasted, richTextPlugins, toggleStyle } from './rich-text-keys.ts'
import inspector from '../locales/en/inspector.json'
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

const stylesOffered: readonly { style: Style; icon: IconType }[] = [
  { style: 'heading', icon: Heading1 },
  { style: 'subheading', icon: Heading2 },
  { style: 'bullet', icon: List },
  { style: 'number', icon: ListOrdered },
]
const { marks } = richTextSchema
const { link } = marks
const emphasis = [
  { name: 'bold', icon: Bold, shortcut: 'mod+b' },
  { name: 'italic', icon: Italic, shortcut: 'mod+i' },
] as const

/** What the selection is in: which buttons are pressed, and the link that can be changed. */
type Now = { style: Style | undefined; bold: boolean; italic: boolean; to: string | undefined; isEmpty: boolean }

/** Writes a text with headings, lists, emphasis and links. Undo is the document's: this field keeps no history of its own. */
export function RichTextEditor({ label, describedBy, invalid, value, routes, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const told = useRef(value)
  const change = useRef(onChange)
  const [now, setNow] = useState<Now>(() => nowOf(stateOf(value)))
  const [isLinking, setLinking] = useState(false)
  useLayoutEffect(() => {
    change.current = onChange
  })

  useEffect(() => {
    const made = new EditorView(box.current, {
      state: stateOf(told.current),
      transformPastedHTML: cleanPasted,
      dispatchTransaction(transaction) {
        const state = made.state.apply(transaction)
        made.updateState(state)
        setNow(nowOf(state))
        if (!transaction.docChanged || transaction.getMeta('given')) return
        told.current = textOf(state.doc)
        change.current(told.current)
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
    const { tr } = made.state
    const { from } = made.state.selection
    tr.replaceWith(0, made.state.doc.content.size, documentOf(value).content)
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size))))
    made.dispatch(tr.setMeta('given', true))
  }, [value])

  function run(command: Command) {
    const made = view.current
    if (!made) return
    command(made.state, made.dispatch)
    made.focus()
  }
  function setLink(to: string | undefined) {
    run((state, dispatch) => {
      const range = now.to === undefined ? state.selection : linkAround(state)
      const { tr } = state
      tr.removeMark(range.from, range.to, link)
      if (to !== undefined) tr.addMark(range.from, range.to, link.create({ to }))
      dispatch?.(tr)
      return true
    })
    if (to === undefined) setLinking(false)
  }
  const canLink = now.to !== undefined || !now.isEmpty
  return (
    <div className={classes(css.editor, invalid && css.invalid)}>
      <Toolbar label={t('inspector.text-tools')} className={css.tools}>
        {stylesOffered.map(({ style, icon }) => (
          <IconButton
            key={style}
            size="small"
            icon={icon}
            label={t(`inspector.text-${style}`)}
            pressed={now.style === style}
            onClick={() => run(toggleStyle(style))}
          />
        ))}
        {emphasis.map(({ name, icon, shortcut }) => (
          <IconButton
            key={name}
            size="small"
            icon={icon}
            label={t(`inspector.text-${name}`)}
            shortcut={shortcut}
            pressed={now[name]}
            onClick={() => run(toggleMark(marks[name]))}
          />
        ))}
        <IconButton
          size="small"
          icon={Link2}
          label={t('inspector.text-link')}
          pressed={now.to !== undefined || isLinking}
          disabled={canLink ? undefined : t('inspector.text-link-nothing')}
          onClick={() => setLinking(!isLinking)}
        />
      </Toolbar>
      {isLinking && canLink ? (
        <div className={css.link}>
          <Field label={t('inspector.text-link-to')}>
            {(ids) => <PagePicker ids={ids} label={t('inspector.text-link-to')} value={now.to} routes={routes} onChange={setLink} />}
          </Field>
          {now.to === undefined ? null : (
            <Button size="small" kind="quiet" onClick={() => setLink(undefined)}>
              {t('inspector.text-unlink')}
            </Button>
          )}
        </div>
      ) : null}
      <div ref={box} />
    </div>
  )
}

function stateOf(value: RichText): EditorState {
  return EditorState.create({ doc: documentOf(value), plugins: [...richTextPlugins] })
}

function nowOf(state: EditorState): Now {
  const { from, to, empty, $from } = state.selection
  const found = new Set<Style>()
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isTextblock) found.add(node.attrs.style as Style)
    return !node.isTextblock
  })
  const typedWith = state.storedMarks ?? $from.marks()
  const has = (mark: typeof link) => (empty ? mark.isInSet(typedWith) !== undefined : state.doc.rangeHasMark(from, to, mark))
  const inLink = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  return {
    style: found.size === 1 ? [...found][0] : undefined,
    bold: has(marks.bold),
    italic: has(marks.italic),
    to: inLink?.attrs.to as string | undefined,
    isEmpty: empty,
  }
}

/** The words of the link that the selection begins in. */
function linkAround({ doc, selection: { $from } }: EditorState): { from: number; to: number } {
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  const start = $from.start()
  const pieces = $from.parent.children.map((node, index, all) => {
    const from = start + all.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0)
    return { from, to: from + node.nodeSize, isLinked: mark !== undefined && mark.isInSet(node.marks) }
  })
  const at = pieces.findIndex((piece) => piece.isLinked && piece.from <= $from.pos && $from.pos <= piece.to)
  if (at < 0) return { from: $from.pos, to: doc.resolve($from.pos).pos }
  let [first, last] = [at, at]
  while (pieces[first - 1]?.isLinked) first -= 1
  while (pieces[last + 1]?.isLinked) last += 1
  return { from: pieces[first]?.from ?? $from.pos, to: pieces[last]?.to ?? $from.pos }
}
