import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { act } from '../model/actions.ts'
import { $doc, $document } from '../model/documents.ts'
import { linkOf, mainFrame } from '../model/frames.ts'
import { $look } from '../model/look.ts'
import { $sel } from '../model/choice.ts'
import { $frameStatus } from '../model/frames.ts'
import { $pointed } from '../model/frames.ts'
import { t } from '../words.ts'
import { Frame } from './frame.tsx'
import { FrameNotice } from './frame-notice.tsx'
import { Headline } from './headline.tsx'
import { Rings } from './rings.tsx'
import { $room, $zoom, roomMeasured, scaleFor } from './zoom.ts'
import { ZoomBar } from './zoom-bar.tsx'
import styles from './canvas.module.css'

const gap = 24 // px around the frame

/** Which nodes' boxes the main frame tells of: the chosen block and what the pointer is on. */
const $watched = combine($doc, $sel, $pointed, (doc, sel, pointed) => [
  ...(sel !== null && doc.startsWith('page/') ? [{ page: doc.slice('page/'.length), node: sel }] : []),
  ...(pointed?.frame === mainFrame ? [pointed.node] : []),
])

/** The portal in its frame, with what is chosen drawn over it. One stop for the keyboard: arrows go from block to block. */
export function CanvasView() {
  const { look, zoom, room, doc, status } = useUnit({ look: $look.map(({ width, at }) => ({ width, at })), zoom: $zoom, room: $room, doc: $document, status: $frameStatus })
  const [turn, setTurn] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () => roomMeasured({ width: element.clientWidth - 2 * gap, height: element.clientHeight - 2 * gap })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  useEffect(() => $watched.watch((nodes) => linkOf(mainFrame)?.tell({ kind: 'watch', nodes, all: false })), [turn])

  const scale = scaleFor(zoom, room, look.width)
  const width = look.width
  const height = Math.max(200, Math.floor(room.height / scale))
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const wish = { ArrowDown: 'choice.next', ArrowUp: 'choice.previous', ArrowRight: 'choice.inner', ArrowLeft: 'choice.outer', Escape: 'choice.outer', Enter: 'choice.details', Home: 'choice.first', End: 'choice.last' }[event.key]
    if (!wish || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act(wish)
  }
  return (
    <div className={styles.view}>
      <Headline />
      <div className={styles.stage} ref={stage} role="application" aria-roledescription={t('canvas.role')} aria-label={t('canvas.label', { page: typeof doc?.id === 'string' ? doc.id : '' })} tabIndex={0} onKeyDown={press} data-canvas>
        {room.width > 0 ? (
          <div className={styles.frame} style={{ inlineSize: width * scale, blockSize: height * scale }} dir="ltr">
            <Frame id={mainFrame} label={t('canvas.frame')} width={width} height={height} scale={scale} turn={turn} onLink={(link) => link?.tell({ kind: 'watch', nodes: $watched.getState(), all: false })} />
            <Rings scale={scale} width={width * scale} height={height * scale} />
            <FrameNotice status={status[mainFrame] ?? 'loading'} onReload={() => setTurn(turn + 1)} />
          </div>
        ) : null}
      </div>
      <ZoomBar scale={scale} />
    </div>
  )
}
