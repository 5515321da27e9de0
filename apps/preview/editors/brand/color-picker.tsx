import { useMemo } from 'react'
import { HexAlphaColorPicker, HexColorPicker, setNonce } from 'react-colorful'

import { t } from '../../i18n/words.ts'
import '../../i18n/files/editors.ts'
import styles from './brand.module.css'
import { hueOf, readableLine } from '../contrast.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="foyer-nonce"]')?.content
if (nonce) setNonce(nonce) // its own style sheet comes in by the page's content policy

// Sizes of react-colorful in px: its square, the black edge under it, each of its sliders
const [square, belowSquare, slider] = [148, 12, 24]

/** The square of one hue with the line at which a colour can no longer be read. */
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
  const hue = hueOf(value)
  const line = useMemo(() => (least > 0 ? readableLine(hue, backgrounds, least) : null), [hue, backgrounds, least])
  const hasAlpha = value.length === 5 || value.length === 9
  const Picker = hasAlpha ? HexAlphaColorPicker : HexColorPicker
  return (
    <fieldset className={styles.picker} aria-label={label}>
      <Picker
        color={value}
        onChange={onChange}
        style={{ inlineSize: '100%', blockSize: square + belowSquare + slider * (hasAlpha ? 2 : 1) }}
      />
      {line && (
        <>
          <svg className={styles.line} style={{ blockSize: square }} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polyline points={line.points.map(({ s, v }) => `${s * 100},${(1 - v) * 100}`).join(' ')} vectorEffect="non-scaling-stroke" />
          </svg>
          <p className={styles.lineWords}>{t(`editors.brand-line-${line.readable}`)}</p>
        </>
      )}
    </fieldset>
  )
}
