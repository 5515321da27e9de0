import { combine } from 'effector'
import type { Scope } from 'effector'
import { useUnit } from 'effector-react'
import { ArrowDown, Ban } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { $carried, $isCopying, carriedOver } from '../../model/moving/carried.ts'
import type { Carried } from '../../model/moving/carried.ts'
import type { Order } from '../../model/view/frame-link.ts'
import { frameOrderRequested, mainFrame } from '../../model/view/frames.ts'
import { $naming } from '../../model/documents/names.ts'
import type { Spot } from '../../model/documents/nodes.ts'
import { carriedLabel, refusalText } from '../../model/moving/place-words.ts'
import { t } from '../../../kit/i18n/words.ts'
import { useScope } from '../../../kit/state/use-scope.ts'
import { lineOf, placeUnder } from '../frame/drop-place.ts'
import { $pointer } from './pointer-drag.ts'
import { $pageGeometry, $scroll } from '../frame/page-geometry.ts'
import { watchStore } from '../frame/watch-store.ts'
import styles from './drag-overlay.module.css'

const edge = 48 // px at the top and bottom of the frame where it scrolls
const mostPx = 18 // the longest step per animation frame, in px of the frame

/**
 * While a block is moved: the block greyed out, a line with the name of the place where it would go, and a layer that keeps pointer events
 * from the frame.
 */
export function DragOverlay({ scale, width, height }: { scale: number; width: number; height: number }) {
  const { carried, isCopying, geometry, naming, over, tell } = useUnit({
    carried: $carried,
    isCopying: $isCopying,
    geometry: $pageGeometry,
    naming: $naming,
    over: carriedOver,
    tell: frameOrderRequested,
  })
  const scope = useScope()
  const shield = useRef<HTMLDivElement>(null)
  const by = carried?.by
  useEffect(
    () => (by === 'pointer' && shield.current ? followPointer({ shield: shield.current, scale, scope, over, tell }) : undefined),
    [by, scale, scope, over, tell],
  )
  useEffect(() => (by === 'keys' ? keepVisible(height / scale, scope, tell) : undefined), [by, scale, height, scope, tell])
  if (!carried) return null
  const box = carried.moving ? geometry.boxes.get(`${geometry.name}/${carried.moving.id}`) : undefined
  const line = carried.spot ? lineOf(geometry, carried.spot) : null
  const refused = carried.refused ? refusalText(carried.refused, carried, naming) : ''
  const at = line && {
    left: line.x * scale,
    top: Math.min(Math.max(line.y * scale, 1), height - 2),
    [line.upright ? 'height' : 'width']: line.length * scale,
  }
  return (
    <>
      {by === 'pointer' ? <div ref={shield} className={styles.shield} data-shield /> : null}
      {box ? (
        <div
          className={styles.grey}
          style={{ left: box.x * scale, top: box.y * scale, width: box.width * scale, height: box.height * scale }}
        >
          <span className={styles.moving} dir="auto">
            {t(isCopying ? 'canvas.copying' : 'canvas.moving', { name: carried.name })}
          </span>
        </div>
      ) : null}
      {at && line ? (
        <div
          className={classes(styles.line, line.upright && styles.upright, refused && styles.refused)}
          style={at}
          data-drop-line={refused ? 'refused' : 'free'}
        >
          <span
            className={styles.label}
            style={line.upright ? undefined : { left: Math.min(width - line.x * scale, line.length * scale) / 2 }}
            dir="auto"
          >
            {refused ? <Ban size={14} aria-hidden="true" /> : <ArrowDown size={14} aria-hidden="true" />}
            <span>{refused || carriedLabel(carried, naming)}</span>
          </span>
        </div>
      ) : null}
    </>
  )
}

const $pointerOnPage = combine($pointer, $pageGeometry, $scroll, (pointer, geometry, scroll) => ({ pointer, geometry, scroll }))

type Tell = (told: { frame: string; order: Order }) => void
type Following = {
  shield: HTMLElement
  scale: number
  scope: Scope
  over: (place: Pick<Carried, 'spot' | 'refused'>) => void
  tell: Tell
}

/** Finds the place under the pointer whenever the pointer or the page moves, and scrolls the frame while the pointer is at an end of it. */
function followPointer({ shield, scale, scope, over, tell }: Following): () => void {
  let frame = 0
  let asked = -1
  const stop = watchStore($pointerOnPage, scope, ({ pointer, geometry }) => {
    const carried = scope.getState($carried)
    const rect = shield.getBoundingClientRect()
    const inside = pointer.x >= rect.left && pointer.x <= rect.right && pointer.y >= rect.top && pointer.y <= rect.bottom
    const found =
      carried && inside ? placeUnder(geometry, { x: (pointer.x - rect.left) / scale, y: (pointer.y - rect.top) / scale }, carried) : null
    over(found ?? { spot: null, refused: null })
  })
  const scroll = () => {
    frame = requestAnimationFrame(scroll)
    const { pointer, scroll: now } = scope.getState($pointerOnPage)
    const rect = shield.getBoundingClientRect()
    if (pointer.x < rect.left || pointer.x > rect.right) return
    const near =
      pointer.y < rect.top + edge
        ? (pointer.y - rect.top - edge) / edge
        : pointer.y > rect.bottom - edge
          ? (pointer.y - rect.bottom + edge) / edge
          : 0
    const next = Math.max(0, Math.round(now + Math.min(Math.max(near, -1), 1) * (mostPx / scale)))
    if (near === 0 || next === now || next === asked) return
    asked = next
    tell({ frame: mainFrame, order: { kind: 'scroll', y: next } })
  }
  frame = requestAnimationFrame(scroll)
  return () => {
    stop()
    cancelAnimationFrame(frame)
  }
}

const $keyboardDropPlace = combine($carried, $pageGeometry, (carried, geometry) => ({ spot: carried?.spot ?? null, geometry }))

/** Scrolls the frame so that the line of a block that keys move is visible, once for each place. */
function keepVisible(visible: number, scope: Scope, tell: Tell): () => void {
  let last: Spot | null = null
  return watchStore($keyboardDropPlace, scope, ({ spot, geometry }) => {
    const line = spot && spot !== last ? lineOf(geometry, spot) : null
    if (!line) return
    last = spot
    if (line.y < 80 || line.y > visible - 80)
      tell({ frame: mainFrame, order: { kind: 'scroll', y: Math.max(0, Math.round(scope.getState($scroll) + line.y - visible / 2)) } })
  })
}
