import { useEffect, useRef, useState } from 'react'

import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import type { NoticeMarqueeProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

/**
 * The line runs as a CSS animation over two copies of the notices, so it costs the page nothing. The copy is for the eye alone. With
 * motion unwanted there is one copy, which scrolls; without buttons in it the window itself takes the focus, so that keys can scroll it.
 */
export function View({ props, inputs: { notices }, send, t }: NoticeMarqueeProps) {
  const list = useRef<HTMLUListElement>(null)
  const [seconds, setSeconds] = useState(0)
  const [running, setRunning] = useState(true)
  useEffect(() => {
    const line = list.current
    if (!line) return
    // The browser reports it after its own layout: reading the width here would force one in the middle of the first drawing
    const observer = new ResizeObserver(() => setSeconds(secondsFor(line.scrollWidth, props.speed)))
    observer.observe(line)
    return () => observer.disconnect()
  }, [notices, props.speed])
  const { popup } = props

  const items = (copy: boolean) =>
    notices.map(({ key, text, important }) => (
      <li key={key} className={classes(styles.notice, important && styles.important)} data-key={copy ? undefined : key} dir="auto">
        {popup && !copy ? (
          <button type="button" className={styles.open} onClick={() => send({ kind: 'open', popup, args: { announcement: key } })}>
            {text}
          </button>
        ) : (
          text
        )}
      </li>
    ))
  return (
    <>
      <span className={styles.icon}>
        <Icon name="megaphone" />
      </span>
      <div className={styles.window} tabIndex={popup ? -1 : 0}>
        <div className={classes(styles.line, !running && styles.paused)} style={seconds ? { animationDuration: `${seconds}s` } : undefined}>
          <ul ref={list} role="list" className={styles.list}>
            {items(false)}
          </ul>
          <ul className={`${styles.list} ${styles.copy}`} aria-hidden="true">
            {items(true)}
          </ul>
        </div>
      </div>
      <button type="button" className={styles.pause} onClick={() => setRunning(!running)} aria-label={t(running ? 'pause' : 'play')}>
        <Icon name={running ? 'pause' : 'play'} size={18} />
      </button>
    </>
  )
}

/** How long one round of the line takes: its width at so many pixels a second, and never less than four seconds. */
export function secondsFor(width: number, speed: number): number {
  return Math.max(4, Math.round(width / speed))
}
