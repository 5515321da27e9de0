import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { FrameViewSettings } from '../../../../src/schemas/view-settings.ts'
import { Frame } from '../../canvas/frame/frame.tsx'
import { FrameNotice } from '../../canvas/frame/frame-notice.tsx'
import { useScrollTogether } from '../../canvas/frame/scroll-together.ts'
import { $boxes, $frameStatus, frameOrderRequested } from '../../model/view/frames.ts'
import { t } from '../../../kit/i18n/words.ts'
import styles from './frame-pair.module.css'

type Side = {
  label: string
  note?: ReactNode
  source: 'draft' | 'published'
  /** Bodies that this side draws in place of its documents. */
  instead?: ReadonlyMap<string, JsonObject | null>
}
type Props = {
  id: string
  /** The name of the second frame; with `main` the rest of the editor uses what it shows. */
  after?: string
  sides: readonly [Side, Side]
  over: Partial<FrameViewSettings>
  width: number
  mode: 'beside' | 'slide'
  /** The page, and its blocks that differ; `shown` is scrolled to. */
  page: string
  marked: readonly string[]
  shown?: string | undefined
  tags?: readonly [string, string] | undefined // at the shown block: "place 4", "now place 5"
}

/** Two frames with the same page from two versions of its documents: side by side or one over the other, scrolled together. */
export function Pair({ id, after = `${id}-after`, sides, over, width, mode, page, marked, shown, tags }: Props) {
  const { room, stage } = useRoom()
  const [slide, setSlide] = useState(50)
  const names = [`${id}-before`, after] as const
  const wide = mode === 'beside' ? Math.floor((room.width - 16) / 2) : room.width
  const scale = Math.min(1, wide / width)
  const height = Math.max(120, room.height - 28)
  const key = names.join(' ')
  useScrollTogether(key)
  const part = (side: 0 | 1) => (
    <SideFrame
      key={names[side]}
      frame={names[side]}
      side={sides[side]}
      over={over}
      width={width}
      scale={scale}
      height={height}
      page={page}
      marked={marked}
      shown={shown}
      tag={tags?.[side]}
    />
  )
  return (
    <div className={styles.pair} ref={stage}>
      {room.width === 0 ? null : mode === 'beside' ? (
        <div className={styles.beside}>
          {([0, 1] as const).map((side) => (
            <figure key={side} className={styles.side} style={{ inlineSize: wide }}>
              <figcaption className={styles.caption}>
                <strong>{`${sides[side].label} `}</strong>
                <span>{sides[side].note}</span>
              </figcaption>
              {part(side)}
            </figure>
          ))}
        </div>
      ) : (
        <>
          <label className={styles.slider}>
            <span>{sides[0].label}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={slide}
              aria-label={t('review.slide-to')}
              onChange={(event) => setSlide(Number(event.currentTarget.value))}
            />
            <span>{sides[1].label}</span>
          </label>
          <div className={styles.over} style={{ blockSize: height, inlineSize: width * scale }} dir="ltr">
            {part(0)}
            <div className={styles.top} style={{ clipPath: `inset(0 0 0 ${slide}%)` }}>
              {part(1)}
            </div>
            <div className={styles.line} style={{ left: `${slide}%` }} aria-hidden="true" />
          </div>
        </>
      )}
    </div>
  )
}

function SideFrame({
  frame,
  side,
  over,
  width,
  scale,
  height,
  page,
  marked,
  shown,
  tag,
}: {
  frame: string
  side: Side
  over: Partial<FrameViewSettings>
  width: number
  scale: number
  height: number
  page: string
  marked: readonly string[]
  shown: string | undefined
  tag: string | undefined
}) {
  const { status, boxes, tell } = useUnit({ status: $frameStatus, boxes: $boxes, tell: frameOrderRequested })
  const [turn, setTurn] = useState(0)
  const now = status[frame]
  const { instead } = side
  useEffect(() => {
    if (now !== 'open' || !instead) return
    for (const [document, body] of instead) tell({ frame, order: { kind: 'document', document, body } })
  }, [frame, now, instead, tell])
  const ids = [...new Set([...marked, ...(shown === undefined ? [] : [shown])])].join(' ')
  useEffect(() => {
    const nodes = ids
      .split(' ')
      .filter(Boolean)
      .map((node) => ({ page, node }))
    tell({ frame, order: { kind: 'watch', nodes, all: false } })
  }, [frame, page, ids, now, turn, tell])
  useEffect(() => {
    if (now === 'open' && shown !== undefined) tell({ frame, order: { kind: 'show', node: { page, node: shown } } })
  }, [frame, page, shown, now, tell])
  return (
    <div className={styles.picture} style={{ blockSize: height }} dir="ltr">
      <Frame
        id={frame}
        label={side.label}
        source={side.source}
        over={over}
        width={width}
        height={Math.round(height / scale)}
        scale={scale}
        turn={turn}
      />
      <div className={styles.rings} aria-hidden="true">
        {ids
          .split(' ')
          .filter(Boolean)
          .map((node) => {
            const box = boxes[frame]?.boxes.get(`${page}/${node}`)
            return box ? (
              <div
                key={node}
                className={styles.ring}
                data-differs={node}
                style={{ left: box.x * scale, top: box.y * scale, width: box.width * scale, height: box.height * scale }}
              >
                {node === shown && tag ? <span className={styles.tag}>{tag}</span> : null}
              </div>
            ) : null
          })}
      </div>
      <FrameNotice status={now ?? 'loading'} onReload={() => setTurn(turn + 1)} />
    </div>
  )
}

/** An element, and how large it is. */
export function useRoom() {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return { stage, room }
}
