import { useState } from 'react'
import type { CSSProperties } from 'react'

import { useScriptedStyle } from '../../runtime/ui/text/server-html.ts'
import type { RafflePrize } from '../../schemas/nouns/raffles.ts'
import styles from './view.module.css'

const mostSlices = 16 // more could not be read; the list beside the wheel has all prizes
const mostLetters = 13
const [center, radius] = [160, 144]

type Props = {
  prizes: readonly RafflePrize[]
  /** Where it stops: the place of the prize that was won. -1: none of them, it stops between two. Missing: it stays as it is. */
  stop: number | undefined
  isMoving: boolean
  onEnd: () => void
}

/** The wheel. It says nothing that the list of prizes and the result do not say. */
export function Wheel({ prizes, stop, isMoving, onEnd }: Props) {
  const slices = prizes.slice(0, mostSlices)
  const angle = 360 / Math.max(1, slices.length)
  const [rest, setRest] = useState(0)
  const turn = stop === undefined ? rest : stop >= 0 && stop < slices.length ? -(stop + 0.5) * angle : 0
  if (!isMoving && rest !== turn) setRest(turn) // the next turn begins where this one has ended
  const style = useScriptedStyle({ '--rest': `${rest}deg`, '--turn': `${turn}deg` } as CSSProperties)
  return (
    <svg className={styles.wheel} viewBox="0 0 320 320" aria-hidden="true" focusable="false">
      <g className={styles.disc} style={style} data-moving={isMoving || undefined} onAnimationEnd={onEnd}>
        <circle cx={center} cy={center} r={radius} className={styles.slice} data-tone={0} />
        {slices.map(({ key, name }, index) => (
          <g key={key}>
            {slices.length > 1 ? (
              <path d={sliceOf(index * angle, angle)} className={styles.slice} data-tone={toneOf(index, slices.length)} />
            ) : null}
            <text
              x={center + radius * 0.62}
              y={center}
              transform={`rotate(${(index + 0.5) * angle - 90} ${center} ${center})`}
              className={styles.slice}
              data-name
            >
              {shortened(name)}
            </text>
          </g>
        ))}
        <circle cx={center} cy={center} r={radius} className={styles.rim} />
      </g>
      <circle cx={center} cy={center} r={26} className={styles.hub} />
      <path d={`M${center - 13} 4h26l-13 26z`} className={styles.pointer} />
    </svg>
  )
}

/** Clockwise from the top. */
function sliceOf(from: number, angle: number): string {
  const at = (degrees: number) => {
    const radians = ((degrees - 90) * Math.PI) / 180
    return `${(center + radius * Math.cos(radians)).toFixed(2)} ${(center + radius * Math.sin(radians)).toFixed(2)}`
  }
  return `M${center} ${center}L${at(from)}A${radius} ${radius} 0 ${angle > 180 ? 1 : 0} 1 ${at(from + angle)}Z`
}

/** Two tones in turn; with an odd number the last has a third, so that no two neighbours are alike. */
function toneOf(index: number, count: number): number {
  return index === count - 1 && count % 2 === 1 ? 2 : index % 2
}

function shortened(name: string): string {
  const letters = [...name]
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : name
}
