import { Schema } from 'prosemirror-model'
import type { Mark, Node } from 'prosemirror-model'

import { isAddress } from '../../schemas/address.ts'
import { richTextStyles as styles } from '../../schemas/rich-text.ts'
import type { RichText, RichTextBlock, RichTextSpan } from '../../schemas/rich-text.ts'

export type Style = RichTextBlock['style']

/** The text as ProseMirror edits it: a flat list of parts. Its parse rules say what is kept of what is pasted; everything else is words. */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'part+' },
    part: {
      content: 'text*',
      attrs: { style: { default: 'paragraph' } },
      defining: true,
      parseDOM: [
        {
          tag: '[data-style]', // what this editor itself copied
          getAttrs: (element) => ({ style: styles.find((one) => one === element.dataset.style) ?? 'paragraph' }),
          preserveWhitespace: 'full', // its lines are no wrapping of a source text
        },
        { tag: 'li > p, li > div', skip: true },
        { tag: 'h1, h2', attrs: { style: 'heading' } },
        { tag: 'h3, h4, h5, h6', attrs: { style: 'subheading' } },
        { tag: 'ol > li', attrs: { style: 'number' } },
        { tag: 'li', attrs: { style: 'bullet' } },
        { tag: 'p[class*="MsoListParagraph"]', attrs: { style: 'bullet' } },
        { tag: 'p, div, tr, blockquote, pre' },
      ],
      toDOM: (node) => [elements[node.attrs.style as Style], { 'data-style': node.attrs.style as Style, dir: 'auto' }, 0],
    },
    text: {},
  },
  marks: {
    bold: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (element) => (element.style.fontWeight === 'normal' ? false : null) }, // around what a sheet copies
        { style: 'font-weight', getAttrs: (value) => (/^(?:bold(?:er)?|[6-9]00)$/.test(value) ? null : false) },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: { parseDOM: [{ tag: 'em, i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
    link: {
      attrs: { to: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs(element) {
            const to = element.getAttribute('href')
            return isAddress(to) ? { to } : false
          },
        },
      ],
      toDOM: (mark) => ['a', { href: mark.attrs.to as string }, 0],
    },
  },
})

const elements: Readonly<Record<Style, string>> = { paragraph: 'p', heading: 'h2', subheading: 'h3', bullet: 'p', number: 'p' }

/** Parts as they were written, by the node that shows them: a part that nobody edits stays byte for byte. */
const written = new WeakMap<Node, RichTextBlock>()

export function documentOf(text: RichText): Node {
  const { part } = richTextSchema.nodes
  const nodes = text.map((block) => {
    const node = part.create({ style: block.style }, block.spans.map(spanNode))
    written.set(node, block)
    return node
  })
  return richTextSchema.nodes.doc.create(null, nodes.length > 0 ? nodes : [part.create()])
}

function spanNode({ text, bold, italic, link }: RichTextSpan): Node {
  const { marks } = richTextSchema
  const all: Mark[] = []
  if (bold === true) all.push(marks.bold.create())
  if (italic === true) all.push(marks.italic.create())
  if (link !== undefined) all.push(marks.link.create({ to: link }))
  return richTextSchema.text(text, all)
}

export function textOf(document: Node): RichText {
  return document.children.map((node) => written.get(node) ?? { style: node.attrs.style as Style, spans: node.children.map(spanOf) })
}

function spanOf(node: Node): RichTextSpan {
  const { marks } = richTextSchema
  const link = marks.link.isInSet(node.marks)?.attrs.to as string | undefined
  return {
    text: node.text ?? '',
    ...(marks.bold.isInSet(node.marks) && { bold: true }),
    ...(marks.italic.isInSet(node.marks) && { italic: true }),
    ...(link !== undefined && { link }),
  }
}
