import type { KeyboardEvent, PointerEvent } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import styles from './splitter.module.css'

type Props = {
  label: string
  /** `inline`: is vertical and changes a width; `block`: is horizontal and changes a height. */
  axis: 'inline' | 'block'
  value: number // px
  limits: readonly [number, number]
  /** Whether the part grows when the splitter goes towards the end (1) or the start (-1). */
  grows: 1 | -1
  onChange: (value: number) => void
}

const stepPx = 16

/**
 * The line between two parts, as a slider of the size of one of them: dragged, or moved by arrow keys. Home and End go to its limits, a
 * double click to the middle between them.
 */
export function Splitter({ label, axis, value, limits: [least, most], grows, onChange }: Props) {
  const towards = () => (axis === 'inline' && document.documentElement.dir === 'rtl' ? -grows : grows)
  const drag = (event: PointerEvent<HTMLInputElement>) => {
    if (event.button !== 0) return
    event.preventDefault() // the browser's own slider would jump to the pointer
    const bar = event.currentTarget
    bar.focus()
    bar.setPointerCapture(event.pointerId)
    const from = axis === 'inline' ? event.clientX : event.clientY
    const move = (next: globalThis.PointerEvent) => onChange(value + ((axis === 'inline' ? next.clientX : next.clientY) - from) * towards())
    const end = () => {
      bar.removeEventListener('pointermove', move)
      bar.removeEventListener('lostpointercapture', end)
    }
    bar.addEventListener('pointermove', move)
    bar.addEventListener('lostpointercapture', end)
  }
  const press = (event: KeyboardEvent) => {
    const forward = axis === 'inline' ? 'ArrowRight' : 'ArrowDown'
    const back = axis === 'inline' ? 'ArrowLeft' : 'ArrowUp'
    const next =
      event.key === forward
        ? value + stepPx * towards()
        : event.key === back
          ? value - stepPx * towards()
          : event.key === 'Home'
            ? least
            : event.key === 'End'
              ? most
              : undefined
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <input
      type="range"
      aria-orientation={axis === 'inline' ? 'horizontal' : 'vertical'}
      aria-label={label}
      value={value}
      min={least}
      max={most}
      className={classes(axis === 'inline' ? styles.upright : styles.lying, axis === 'inline' && grows < 0 && styles.before)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      onPointerDown={drag}
      onKeyDown={press}
      onDoubleClick={() => onChange((least + most) / 2)}
      data-splitter
    />
  )
}
