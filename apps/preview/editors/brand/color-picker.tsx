import { useMemo, useState } from 'react'
import type { CSSProperties, PointerEvent } from 'react'

import { t } from '../../../kit/i18n/words.ts'
import styles from './brand.module.css'
import { hexOfHsv, readableLine, toHsv } from '../../../../src/rules/contrast.ts'
import type { Hsv } from '../../../../src/rules/contrast.ts'

const black: Hsv = { h: 0, s: 0, v: 0, a: 1 }

/**
 * The square of one hue with the line at which a colour can no longer be read, drawn without a style sheet or markup of a library: the
 * page's policy refuses both.
 */
export function ColorPicker({
  label,
  value,
  onChange,
  backgrounds,
  least,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  backgrounds: readonly string[]
  least: number
}) {
  const given = toHsv(value) ?? black
  // The text of a grey has no hue, and that of a near black no exact place, so the picker remembers what was chosen in it
  const [chosen, setChosen] = useState(given)
  const [hasAlpha] = useState(value.length === 5 || value.length === 9)
  const now = hexOfHsv(chosen) === hexOfHsv(given) ? chosen : given
  const { h } = now
  const line = useMemo(() => (least > 0 ? readableLine(h, backgrounds, least) : null), [h, backgrounds, least])
  const put = (change: Partial<Hsv>) => {
    const next = { ...now, ...change }
    setChosen(next)
    if (hexOfHsv(next) !== hexOfHsv(now)) onChange(hexOfHsv(next))
  }
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    put({ s: within((event.clientX - left) / width), v: 1 - within((event.clientY - top) / height) })
  }
  const colors = { '--hue': hexOfHsv({ h, s: 1, v: 1, a: 1 }), '--solid': hexOfHsv({ ...now, a: 1 }) } as CSSProperties // custom properties
  return (
    <fieldset className={styles.picker} aria-label={label} style={colors}>
      <div
        className={styles.square}
        data-color-square
        onPointerDown={(event) => {
          event.preventDefault() // the focus goes to the first of its sliders, so that arrows go on from here
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.querySelector('input')?.focus()
          pointAt(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) pointAt(event)
        }}
      >
        {(['s', 'v'] as const).map((axis) => (
          <input
            key={axis}
            type="range"
            className="visually-hidden"
            aria-label={t(axis === 's' ? 'editors.brand-saturation' : 'editors.brand-brightness')}
            max={100}
            value={Math.round(now[axis] * 100)}
            onChange={(event) => put({ [axis]: event.target.valueAsNumber / 100 })}
          />
        ))}
        {line && (
          <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polyline points={line.points.map(({ s, v }) => `${s * 100},${(1 - v) * 100}`).join(' ')} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <span
          className={styles.point}
          style={{ left: `${now.s * 100}%`, top: `${(1 - now.v) * 100}%`, background: hexOfHsv({ ...now, a: 1 }) }}
        />
      </div>
      <input
        type="range"
        className={`${styles.range} ${styles.hue}`}
        aria-label={t('editors.brand-hue')}
        max={359}
        value={Math.round(h) % 360}
        onChange={(event) => put({ h: event.target.valueAsNumber })}
      />
      {hasAlpha && (
        <input
          type="range"
          className={`${styles.range} ${styles.opacity}`}
          aria-label={t('editors.brand-opacity')}
          max={100}
          value={Math.round(now.a * 100)}
          onChange={(event) => put({ a: event.target.valueAsNumber / 100 })}
        />
      )}
      {line && <p className={styles.lineWords}>{t(`editors.brand-line-${line.readable}`)}</p>}
    </fieldset>
  )
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part))
}
