import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'

import type { FrameViewSettings } from '../../../src/schemas/view-settings.ts'
import { frameName } from '../../../src/schemas/preview-version.ts'
import type { FrameLink } from '../model/frame-link.ts'
import { disconnectFrame, connectFrame } from '../model/frames.ts'
import { $viewSettings } from '../model/view-settings.ts'
import styles from './frame.module.css'

type Props = {
  /** Its name among the frames, `main` for the canvas. */
  id: string
  label: string
  source?: 'draft' | 'published'
  /** What it looks at otherwise than the look bar says. */
  over?: Partial<FrameViewSettings>
  width: number
  height: number
  scale: number
  onLink?: (link: FrameLink | null) => void
  /** A new number loads the frame anew. */
  turn?: number
  inert?: boolean
  /** Tab goes into it: where it is used as the page itself. Otherwise what shows it is one stop, and its buttons are drawn, not offered. */
  entered?: boolean
  style?: CSSProperties
}

/** One preview frame: the portal by its own address, in a window whose name says what it is for. */
export function Frame({ id, label, source = 'draft', over, width, height, scale, onLink, turn = 0, inert, entered, style }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const told = useRef(onLink)
  useEffect(() => {
    told.current = onLink
  })
  const overText = JSON.stringify(over ?? {})
  useEffect(() => {
    const link = connectFrame(id, { source, over: JSON.parse(overText) as Partial<FrameViewSettings> }) // its own text
    const element = frame.current
    link.attach(element?.contentWindow ?? null)
    told.current?.(link)
    return () => {
      told.current?.(null)
      disconnectFrame(id, link)
    }
  }, [id, source, overText, turn])
  return (
    <iframe
      key={`${id} ${source} ${overText} ${turn}`}
      ref={frame}
      name={`${frameName}-${id}`}
      title={label}
      src={over?.at ?? $viewSettings.getState().at}
      className={styles.frame}
      data-frame={id}
      tabIndex={entered ? 0 : -1}
      inert={inert}
      width={width}
      height={height}
      style={{ ...style, width, height, transform: `scale(${scale})` }}
    />
  )
}
