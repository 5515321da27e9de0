import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { ArrowDown, Ban } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { $carried, carriedOver } from '../model/carried.ts'
import { linkOf, mainFrame } from '../model/frames.ts'
import { $naming } from '../model/names.ts'
import type { Spot } from '../model/nodes.ts'
import { carriedLabel, refusalText } from '../model/place-words.ts'
import { t } from '../i18n/words.ts'
import { lineOf, placeUnder } from './drop-place.ts'
import { $pointer } from './pointer-drag.ts'
import { $pageGeometry, $scroll } from './page-geometry.ts'
import styles from './drag-overlay.module.css'

const edge = 48 // px of the window at the frame's ends, where it scrolls
const mostPx = 18 // in one picture, in px of the frame

/** While a block is carried: the block greyed, the line where it would go with its name, and a shield that keeps the pointer from the frame. */
export function DragOverlay({ scale, width, height }: { scale: number; width: number; height: number }) {
  const { carried, scene, naming } = useUnit({ carried: $carried, scene: $pageGeometry, naming: $naming })
  const shield = useRef<HTMLDivElement>(null)
  const by = carried?.by
  useEffect(() => (by === 'pointer' && shield.current ? followPointer(shield.current, scale) : undefined), [by, scale])
  useEffect(() => (by === 'keys' ? keepInSight(height / scale) : undefined), [by, scale, height])
  if (!carried) return null
  const box = carried.moving ? scene.boxes.get(`${scene.name}/${carried.moving.id}`) : undefined
  const line = carried.spot ? lineOf(scene, carried.spot) : null
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
            {t('canvas.moving', { name: carried.name })}
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
            {refused || carriedLabel(carried, naming)}
          </span>
        </div>
      ) : null}
    </>
  )
}

const $where = combine($pointer, $pageGeometry, $scroll, (pointer, scene, scroll) => ({ pointer, scene, scroll }))

/** Finds the place under the pointer whenever it or the page has moved, and scrolls the frame while the pointer is at its ends. */
function followPointer(shield: HTMLElement, scale: number): () => void {
  let frame = 0
  let asked = -1
  const stop = $where.watch(({ pointer, scene }) => {
    const carried = $carried.getState()
    const rect = shield.getBoundingClientRect()
    const inside = pointer.x >= rect.left && pointer.x <= rect.right && pointer.y >= rect.top && pointer.y <= rect.bottom
    const found =
      carried && inside ? placeUnder(scene, { x: (pointer.x - rect.left) / scale, y: (pointer.y - rect.top) / scale }, carried) : null
    carriedOver(found ?? { spot: null, refused: null })
  })
  const scroll = () => {
    frame = requestAnimationFrame(scroll)
    const { pointer, scroll: now } = $where.getState()
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
    linkOf(mainFrame)?.tell({ kind: 'scroll', y: next })
  }
  frame = requestAnimationFrame(scroll)
  return () => {
    stop()
    cancelAnimationFrame(frame)
  }
}

const $keyboardDropPlace = combine($carried, $pageGeometry, (carried, scene) => ({ spot: carried?.spot ?? null, scene }))

/** Scrolls the frame so that the line of what keys carry is in sight, once for each place. */
function keepInSight(visible: number): () => void {
  let last: Spot | null = null
  return $keyboardDropPlace.watch(({ spot, scene }) => {
    const line = spot && spot !== last ? lineOf(scene, spot) : null
    if (!line) return
    last = spot
    if (line.y < 80 || line.y > visible - 80)
      linkOf(mainFrame)?.tell({ kind: 'scroll', y: Math.max(0, Math.round($scroll.getState() + line.y - visible / 2)) })
  })
}
