import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { plainLines } from '../../i18n/plain-text.ts'
import { classes } from '../class-names.ts'
import { useIsServerHtml } from './server-html.ts'
import type { Shape } from './rich-text-shape.ts'
import { loadSanitiser, sanitiserNow } from './sanitiser.ts'
import styles from './rich-text.module.css'

type Props = {
  html: string
  /** Of the text's first heading: one deeper than the heading above the text. 3 when missing. */
  level?: number
  /** Hidden words after a link that opens a new tab. */
  newTab?: string
}

/**
 * HTML of the gateway, sanitised. The sanitiser is downloaded when the first rich text renders, or before by a view that waits for it.
 * Until it has loaded, or when it cannot load, the plain text is shown instead.
 */
export function RichText({ html, level = 3, newTab }: Props) {
  const [loaded, setState] = useState<'waiting' | 'ready' | 'failed'>(sanitiserNow() ? 'ready' : 'waiting')
  const state = useIsServerHtml() ? 'waiting' : loaded // the server has no sanitiser
  useEffect(() => {
    if (sanitiserNow()) return undefined
    let wanted = true
    void loadSanitiser().then((isThere) => wanted && setState(isThere ? 'ready' : 'failed'))
    return () => {
      wanted = false
    }
  }, [html])
  if (state === 'ready') return <Sanitised html={html} level={level} newTab={newTab} />
  return (
    <div className={classes(styles.text, state === 'waiting' && styles.waiting)} dir="auto">
      {plainLines(html.slice(0, 200_000)).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  )
}

/** The first piece renders at once, the others follow while the page stays responsive. */
function Sanitised({ html, level, newTab }: Shape & { html: string }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [first, ...others] = sanitiserNow()?.(html, { level, newTab }) ?? []
    if (!first || !box.current) return undefined
    box.current.replaceChildren(others.length > 0 ? pieceOf(first()) : first())
    let timer = 0
    const follow = () => {
      const next = others.shift()
      if (!next) return
      timer = window.setTimeout(() => {
        box.current?.append(pieceOf(next()))
        follow()
      })
    }
    follow()
    return () => clearTimeout(timer)
  }, [html, level, newTab])
  return <div ref={box} className={styles.text} dir="auto" />
}

/** A piece whose layout waits until it is near the window. */
function pieceOf(text: DocumentFragment): HTMLElement {
  const piece = document.createElement('div')
  if (styles.piece) piece.className = styles.piece
  piece.append(text)
  return piece
}
