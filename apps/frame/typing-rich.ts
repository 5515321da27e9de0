import { EditorView } from 'prosemirror-view'

import { changeCommand, cleanPasted, editingState, formatOf, givenValue, writtenValue } from '../../src/authoring/rich-text/commands.ts'
import { textOf } from '../../src/authoring/rich-text/editing-document.ts'
import styles from '../../src/runtime/ui/text/text-blocks.module.css'
import type { RichText, RichTextBlock } from '../../src/schemas/rich-text.ts'
import { isRichText } from '../../src/schemas/rich-text.ts'
import type { FieldEvents, TypedField } from './typing.ts'

const tags: Readonly<Record<RichTextBlock['style'], string>> = { paragraph: 'p', heading: 'h2', subheading: 'h3', bullet: 'p', number: 'p' }

/** The element around a part of a rich text that draws all of it. */
export function drawnAround(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>(`.${styles.text}`) ?? element.querySelector<HTMLElement>(`.${styles.text}`)
}

/** A rich text that is edited in the page's own type. Escape ends it. */
export function richField(source: HTMLElement, value: RichText, { typed, moved, finished }: FieldEvents): TypedField {
  const field = source.cloneNode(false) as HTMLElement // a copy of an element is one
  field.dataset.typing = ''
  const view = new EditorView(
    { mount: field },
    {
      state: editingState(value),
      attributes: { role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPasted,
      nodeViews: {
        part(node) {
          const style = node.attrs.style as RichTextBlock['style'] // by the schema
          const dom = document.createElement(tags[style])
          dom.className = (style === 'heading' ? styles.heading : styles.paragraph) ?? ''
          dom.dataset.style = style
          dom.dir = 'auto'
          return { dom, contentDOM: dom }
        },
      },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction))
        const written = writtenValue(transaction)
        if (written) typed(written)
        else moved()
      },
    },
  )
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    finished()
  })
  return {
    field,
    value: () => textOf(view.state.doc),
    give(next) {
      if (isRichText(next)) view.dispatch(givenValue(view.state, next))
    },
    format: () => formatOf(view.state),
    change(one) {
      changeCommand(one)(view.state, view.dispatch)
      window.focus()
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}
