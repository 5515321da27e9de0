import type { NodeName, TextChange, TextFormat } from '../../src/schemas/preview.ts'
import type { Json } from '../../src/schemas/json.ts'
import { isRichText } from '../../src/schemas/rich-text.ts'
import type { Post } from './channel.ts'
import { boxOf, nameOf } from './nodes.ts'

/** A text of the page that is typed into: an element that stands in place of the one that draws it. */
export type TypedField = {
  field: HTMLElement
  value: () => string | Json[]
  /** Another value than what was typed last: an undo, somebody else. */
  give: (value: string | Json[]) => void
  format: () => TextFormat | null
  change: (change: TextChange) => void
  destroy: () => void // what is not told yet is told
}
export type FieldEvents = { typed: (value: string | Json[]) => void; moved: () => void; finished: () => void }

export type Typing = {
  /** A double click: the texts under the pointer go to the editor, which knows whose they are. */
  doubled: (event: MouseEvent) => void
  type: (level: number, value: string | Json[]) => void
  format: (change: TextChange) => void
  end: () => void
  holds: (target: EventTarget | null) => boolean
}

const longest = 20_000 // letters of an element that is no text but a whole page

/**
 * Typing into the page. The element that draws a text is hidden while its copy is edited in its place, with the same classes: what React
 * draws meanwhile never meets what is typed.
 */
export function createTyping(post: Post): Typing {
  let under: { element: HTMLElement; x: number; y: number }[] = []
  let running: { field: TypedField; source: HTMLElement; level: number; stop: () => void } | undefined

  function end(refocus = false) {
    if (!running) return
    const { field, source, stop } = running
    running = undefined
    stop()
    field.destroy()
    field.field.remove()
    delete source.dataset.typedInto
    post({ kind: 'type-ended', refocus })
  }
  function tell() {
    if (!running) return
    if (!running.field.field.isConnected) return end()
    post({ kind: 'typing', box: boxOf(running.field.field) ?? { x: 0, y: 0, width: 0, height: 0 }, format: running.field.format() })
  }
  async function begin(level: number, value: string | Json[]) {
    const found = under[level]
    if (!found?.element.isConnected) return post({ kind: 'type-ended', refocus: false })
    addMarks()
    const events: FieldEvents = {
      typed: (next) => {
        post({ kind: 'typed', value: next })
        tell()
      },
      moved: tell,
      finished: () => end(true),
    }
    const place = { x: found.x, y: found.y }
    if (typeof value === 'string') return show(plainField(found.element, value, events), found.element, level, place)
    if (!isRichText(value)) return post({ kind: 'type-ended', refocus: false })
    const { richField, drawnAround } = await import('./typing-rich.ts')
    const source = drawnAround(found.element)
    if (!source?.isConnected) return post({ kind: 'type-ended', refocus: false })
    show(richField(source, value, events), source, level, place)
  }
  function show(field: TypedField, source: HTMLElement, level: number, place: { x: number; y: number }) {
    end()
    source.after(field.field)
    source.dataset.typedInto = ''
    // A press on the editor's bar takes the focus out of this window: the text stays open. It is known a moment later who has the focus.
    const onBlur = () =>
      setTimeout(() => {
        if (running?.field === field && document.hasFocus() && !field.field.contains(document.activeElement)) end()
      })
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && field.field.contains(target))) end()
    }
    const stopHere = (event: Event) => {
      event.stopPropagation()
      if (event.type === 'click') event.preventDefault() // a text may stand in a link
    }
    const kept = ['pointerdown', 'mousedown', 'mouseup', 'click', 'dblclick', 'keydown', 'keyup', 'beforeinput', 'input', 'paste'] as const
    for (const kind of kept) field.field.addEventListener(kind, stopHere)
    field.field.addEventListener('focusout', onBlur)
    window.addEventListener('pointerdown', onPress, { capture: true })
    window.addEventListener('scroll', tell, { passive: true })
    running = {
      field,
      source,
      level,
      stop() {
        field.field.removeEventListener('focusout', onBlur)
        window.removeEventListener('pointerdown', onPress, { capture: true })
        window.removeEventListener('scroll', tell)
      },
    }
    window.focus()
    field.field.focus({ preventScroll: true })
    placeCaret(field.field, place)
    tell()
  }

  return {
    doubled({ target, clientX: x, clientY: y }) {
      const node = target instanceof Element ? target.closest<HTMLElement>('[data-page] [data-node]') : null
      if (!node || !(target instanceof Element)) return
      under = []
      for (let element: Element | null = target; element; element = element === node ? null : element.parentElement)
        if (element instanceof HTMLElement) under.push({ element, x, y })
      const name: NodeName = nameOf(node)
      post({ kind: 'doubled', node: name, texts: under.map(({ element }) => shownText(element)) })
    },
    type(level, value) {
      if (running && !running.field.field.isConnected) end()
      if (running?.level === level) {
        if (JSON.stringify(running.field.value()) !== JSON.stringify(value)) running.field.give(value)
        return
      }
      void begin(level, value)
    },
    format(change) {
      running?.field.change(change)
    },
    end: () => end(),
    holds: (target) => running !== undefined && target instanceof Node && running.field.field.contains(target),
  }
}

function shownText(element: HTMLElement): string {
  const text = (element.textContent ?? '').replaceAll(/\s+/g, '')
  return text.length > longest ? '' : text
}

/** A line of words: Enter and Escape end it, line breaks that are pasted become spaces. */
function plainField(source: HTMLElement, value: string, { typed, moved, finished }: FieldEvents): TypedField {
  const field = source.cloneNode(false) as HTMLElement // a copy of an element is one
  field.removeAttribute('id')
  field.removeAttribute('data-node')
  field.setAttribute('contenteditable', 'plaintext-only')
  field.setAttribute('role', 'textbox')
  field.dataset.typing = ''
  field.textContent = value
  let known = value
  let told = value
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    finished()
  })
  field.addEventListener('input', (event) => {
    const next = (field.textContent ?? '').replaceAll('\n', ' ')
    if (!event.isComposing && next !== field.textContent) {
      field.textContent = next
      document.getSelection()?.selectAllChildren(field)
      document.getSelection()?.collapseToEnd()
    }
    known = next
    if (next !== '') typed((told = next)) // a block may be gone without its text: an empty one is told when it is left
  })
  field.addEventListener('focusin', moved)
  return {
    field,
    value: () => known,
    give(next) {
      if (typeof next !== 'string') return
      known = told = next
      field.textContent = next
    },
    format: () => null,
    change: () => undefined,
    destroy: () => known !== told && typed(known),
  }
}

/** The caret where the pointer is, else at the end. */
function placeCaret(field: HTMLElement, { x, y }: { x: number; y: number }) {
  const selection = document.getSelection()
  const at = document.caretPositionFromPoint?.(x, y)
  if (!selection) return
  if (at && field.contains(at.offsetNode)) return selection.collapse(at.offsetNode, at.offset)
  selection.selectAllChildren(field)
  selection.collapseToEnd()
}

let hasMarks = false
/** How a text looks that is typed into. */
function addMarks() {
  if (hasMarks) return
  hasMarks = true
  const marks = new CSSStyleSheet()
  marks.replaceSync(`
    [data-typed-into] { display: none !important; }
    [data-typing] {
      outline: 2px solid #2f6bff; outline-offset: 3px; border-radius: 2px; cursor: text; user-select: text; white-space: pre-wrap;
      min-inline-size: 1ch; min-block-size: 1lh; text-overflow: clip; pointer-events: auto;
    }
    [data-typing] > [data-style='bullet'], [data-typing] > [data-style='number'] {
      display: list-item; margin-block-start: var(--space-1); margin-inline-start: var(--space-6);
    }
    [data-typing] > [data-style='bullet'] { list-style: disc; }
    [data-typing] > [data-style='number'] { list-style: decimal; }
    [data-typing] > :not([data-style='number']) { counter-set: list-item 0; }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, marks]
}
