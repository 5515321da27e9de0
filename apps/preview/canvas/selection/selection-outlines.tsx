import { createWatch } from 'effector'
import { useUnit } from 'effector-react'
import { Plus } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'

import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { $carried, carriedLanded } from '../../model/moving/carried.ts'
import { $block } from '../../model/view/choice.ts'
import { $mode } from '../../model/view/frames.ts'
import { $naming } from '../../model/documents/names.ts'
import type { Block } from '../../model/documents/nodes.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { t } from '../../../kit/i18n/words.ts'
import { lazyComponent } from '../../../kit/i18n/lazy-component.ts'
import { useScope } from '../../../kit/state/use-scope.ts'
import { $selectedBox, $hoveredBox, $hoveredName } from '../frame/page-geometry.ts'
import type { Placed } from '../frame/page-geometry.ts'
import { DragOverlay } from '../moving/drag-overlay.tsx'
import { BlockToolbar } from '../blocks/toolbar.tsx'
import { $typing } from '../typing/typing.ts'
import styles from './selection-outlines.module.css'

const TypingBar = lazyComponent(
  () => import('../typing/typing-bar.tsx'),
  ({ TypingBar }) => TypingBar,
)
const $isTyping = $typing.map((typing) => typing !== null)

/**
 * The layer over the frame: outlines of the selected block and of the one under the pointer, the toolbar, and where a moved block would go.
 * Only the toolbar takes pointer events.
 */
export function SelectionOutlines({ scale, width, height }: { scale: number; width: number; height: number }) {
  const { chosen, pointed, block, name, mode, carried, isTyping } = useUnit({
    chosen: $selectedBox,
    pointed: $hoveredBox,
    block: $block,
    name: $hoveredName,
    mode: $mode,
    carried: $carried,
    isTyping: $isTyping,
  })
  const justMoved = useJustMoved()
  if (mode === 'use') return null
  const place = (box: { x: number; y: number; width: number; height: number }): Placed => ({
    left: box.x * scale,
    top: box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  }) // in the frame's own left and top, which no language mirrors
  const same = pointed && chosen && pointed.x === chosen.x && pointed.y === chosen.y && pointed.height === chosen.height
  const over = pointed && !same && !(chosen && contains(chosen, pointed)) ? place(pointed) : null
  return (
    <div className={styles.layer} style={{ width, height }}>
      {pointed && !same && !carried && !isTyping ? (
        <div className={styles.pointed} style={place(pointed)} data-pointed>
          <span className={pointed.y * scale < 20 ? styles.inside : styles.above} dir="auto">
            {name}
          </span>
        </div>
      ) : null}
      {chosen && !carried && !isTyping ? (
        <div className={classes(styles.chosen, justMoved && styles.moved)} style={place(chosen)} data-ring />
      ) : null}
      {carried ? <DragOverlay scale={scale} width={width} height={height} /> : null}
      {isTyping ? (
        <Suspense fallback={null}>
          <TypingBar scale={scale} width={width} />
        </Suspense>
      ) : null}
      {chosen && block && !carried && !isTyping ? (
        <>
          <AddHere block={block} box={place(chosen)} room={{ width, height }} />
          <BlockToolbar block={block} box={place(chosen)} room={{ width, height }} over={over} />
        </>
      ) : null}
    </div>
  )
}

const lowPx = 72
const plusPx = 24

/** A plus on the ring's lower edge, below that of a low block, where the next click is one on the block: adds right after it. */
function AddHere({ block, box, room }: { block: Block; box: Placed; room: { width: number; height: number } }) {
  const { naming, open } = useUnit({ naming: $naming, open: dialogOpened })
  const top = box.top + box.height + (box.height < lowPx ? plusPx / 2 : 0)
  if (top < 12 || top > room.height - 12) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.add}
      style={{ left: box.left + box.width / 2, top }}
      aria-label={t('canvas.add-after-name', { name: naming.nameOf(block) })}
      onClick={() => open({ kind: 'gallery', spot: { list: block.list, index: block.index + 1 } })}
    >
      <Plus size={14} aria-hidden="true" />
    </button>
  )
}

function contains(a: { x: number; y: number; width: number; height: number }, b: typeof a): boolean {
  return b.x >= a.x - 1 && b.y >= a.y - 1 && b.x + b.width <= a.x + a.width + 1 && b.y + b.height <= a.y + a.height + 1
}

const moveTransitionMs = 400 // the frame draws the block at its new place, then the outline goes there

/** True for a moment after a block was dropped: the outline then moves to the new place with a transition. */
function useJustMoved(): boolean {
  const scope = useScope()
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onLanded = () => {
      setMoved(true)
      clearTimeout(timer)
      timer = setTimeout(() => setMoved(false), moveTransitionMs)
    }
    const stop = createWatch({ unit: carriedLanded, fn: onLanded, scope })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [scope])
  return moved
}
