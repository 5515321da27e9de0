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
  /** View settings that differ from those of the editor. */
  over?: Partial<FrameViewSettings>
  width: number
  height: number
  scale: number
  onLink?: (link: FrameLink | null) => void
  /** Another number reloads the frame. */
  turn?: number
  inert?: boolean
  /** Whether Tab goes into the page, where it is used as a player. Otherwise the frame has no tab stop. */
  entered?: boolean
  style?: CSSProperties
}

/** A preview frame: the portal at its own address. The name of its window tells it that it is a preview. */
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
