import { Fragment } from 'react'

import type { Send } from '../../../schemas/intents.ts'
import type { RichText, RichTextBlock, RichTextSpan } from '../../../schemas/rich-text.ts'
import { classes } from '../class-names.ts'
import { Link } from '../controls/link.tsx'
import styles from './text-blocks.module.css'

type Props = {
  content: RichText
  /** The level of its headings; subheadings are one below. */
  level?: 2 | 3
  className?: string | undefined
  send: Send<'go'>
}

const headings = { heading: { 2: 'h2', 3: 'h3' }, subheading: { 2: 'h3', 3: 'h4' } } as const
const lists: Readonly<Record<string, 'ul' | 'ol'>> = { bullet: 'ul', number: 'ol' }

/** A text of a document: each part has the direction of its first letter. */
export function TextBlocks({ content, level = 2, className, send }: Props) {
  return (
    <div className={classes(styles.text, className)}>
      {partsOf(content).map((part, index) => {
        if (Array.isArray(part)) {
          const List = lists[part[0]?.style ?? ''] ?? 'ul'
          return (
            <List key={index}>
              {part.map(({ spans }, place) => (
                <li key={place} dir="auto">
                  <Spans spans={spans} send={send} />
                </li>
              ))}
            </List>
          )
        }
        const Element = part.style === 'heading' || part.style === 'subheading' ? headings[part.style][level] : 'p'
        return (
          <Element key={index} dir="auto" className={part.style === 'heading' ? styles.heading : styles.paragraph}>
            <Spans spans={part.spans} send={send} />
          </Element>
        )
      })}
    </div>
  )
}

/** Blocks as they are drawn: consecutive entries of one kind are one list. */
function partsOf(blocks: RichText): (RichTextBlock | RichTextBlock[])[] {
  const parts: (RichTextBlock | RichTextBlock[])[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (!Object.hasOwn(lists, block.style)) parts.push(block)
    else if (Array.isArray(last) && last[0]?.style === block.style) last.push(block)
    else parts.push([block])
  }
  return parts
}

function Spans({ spans, send }: { spans: readonly RichTextSpan[]; send: Send<'go'> }) {
  return spans.map(({ text, bold, italic, link }, index) => {
    let content = <span>{text}</span>
    if (italic) content = <em>{content}</em>
    if (bold) content = <strong>{content}</strong>
    if (link === undefined) return <Fragment key={index}>{content}</Fragment>
    return (
      <Link key={index} to={link} send={send}>
        {content}
      </Link>
    )
  })
}
