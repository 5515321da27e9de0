import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'

import type { FrameViewSettings } from '../../../../src/schemas/view-settings.ts'
import { frameName } from '../../../../src/schemas/preview-version.ts'
import { frameConnected, frameDisconnected } from '../../model/view/frame-connections.ts'
import type { FrameConnection } from '../../model/view/frame-connections.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import styles from './frame.module.css'

const $at = $viewSettings.map(({ at }) => at)

type Props = {
  /** Its name among the frames, `main` for the canvas. */
  id: string
  label: string
  source?: 'draft' | 'published'
  /** What it draws instead: documents of its own, which do not change. */
  documents?: FrameConnection['documents']
  /** View settings that differ from those of the editor. */
  over?: Partial<FrameViewSettings>
  width: number
  height: number
  scale: number
  /** Another number reloads the frame. */
  turn?: number
  inert?: boolean
  /** Whether Tab goes into the page, where it is used as a player. Otherwise the frame has no tab stop. */
  entered?: boolean
  style?: CSSProperties
}

/** A preview frame: the portal at its own address. The name of its window tells it that it is a preview. */
export function Frame({ id, label, source = 'draft', documents, over, width, height, scale, turn = 0, inert, entered, style }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { at, connect, disconnect } = useUnit({ at: $at, connect: frameConnected, disconnect: frameDisconnected })
  const overText = JSON.stringify(over ?? {})
  useEffect(() => {
    const shown = frame.current?.contentWindow ?? null
    connect({
      frame: id,
      window: shown,
      source,
      over: JSON.parse(overText) as Partial<FrameViewSettings>, // its own text
      ...(documents && { documents }),
    })
    return () => void disconnect({ frame: id, window: shown })
  }, [id, source, documents, overText, turn, connect, disconnect])
  return (
    <iframe
      key={`${id} ${source} ${overText} ${turn}`}
      ref={frame}
      name={`${frameName}-${id}`}
      title={label}
      src={over?.at ?? at}
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
