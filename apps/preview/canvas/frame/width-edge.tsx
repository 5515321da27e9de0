import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

import { $viewSettings, viewSettingsChanged } from '../../model/documents/view-settings.ts'
import { t } from '../../../kit/i18n/words.ts'
import styles from './width-edge.module.css'

const [narrowest, widest] = [320, 2560] // px, the limits of the address

const within = (width: number) => Math.round(Math.min(Math.max(width, narrowest), widest))

const $width = $viewSettings.map(({ width }) => width)

/** The edge of the frame as a slider of its width: dragged, or moved by arrow keys in steps of 10 px, with Shift of 1 px. */
export function WidthEdge({ scale }: { scale: number }) {
  const { width, change } = useUnit({ width: $width, change: viewSettingsChanged })
  const [dragged, setDragged] = useState(false)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    const bar = event.currentTarget
    bar.setPointerCapture(event.pointerId)
    setDragged(true)
    const from = event.clientX
    // the frame is centred, so both of its edges move
    const move = ({ clientX }: globalThis.PointerEvent) => change({ width: within(width + (2 * (clientX - from)) / scale) })
    const end = () => {
      setDragged(false)
      bar.removeEventListener('pointermove', move)
      bar.removeEventListener('lostpointercapture', end)
    }
    bar.addEventListener('pointermove', move)
    bar.addEventListener('lostpointercapture', end)
  }
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 1 : 10
    const next = {
      ArrowRight: width + step,
      ArrowUp: width + step,
      ArrowLeft: width - step,
      ArrowDown: width - step,
      PageUp: width + 100,
      PageDown: width - 100,
      Home: narrowest,
      End: widest,
    }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    change({ width: within(next) })
  }
  return (
    <div
      role="slider"
      aria-orientation="horizontal"
      aria-label={t('canvas.width')}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuetext={t('canvas.width-value', { width })}
      tabIndex={0}
      className={styles.edge}
      onPointerDown={drag}
      onKeyDown={press}
      data-width-edge
    >
      {dragged ? <span className={styles.value}>{t('canvas.width-value', { width })}</span> : null}
    </div>
  )
}
