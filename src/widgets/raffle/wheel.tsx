import { use, useId, useState } from 'react'
import type { CSSProperties } from 'react'

import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { lettersOf } from '../../runtime/ui/text/letters.ts'
import { useScriptedStyle } from '../../runtime/ui/text/server-html.ts'
import type { RafflePrize } from '../../schemas/nouns/raffles.ts'
import styles from './view.module.css'

const mostSlices = 16 // more could not be read; the list beside the wheel has all prizes
const mostLetters = 13 // in each of two lines
const [center, radius] = [160, 138]
const bulbs = 24

type Props = {
  prizes: readonly RafflePrize[]
  /** Where it stops: the place of the prize that was won. -1: none of them, it stops between two. Missing: it stays as it is. */
  stop: number | undefined
  isMoving: boolean
  onEnd: () => void
}

/** The wheel. It says nothing that the list of prizes and the result do not say. */
export function Wheel({ prizes, stop, isMoving, onEnd }: Props) {
  const { language } = use(DrawingContext)
  const slices = prizes.slice(0, mostSlices)
  const angle = 360 / Math.max(1, slices.length)
  const [rest, setRest] = useState(0)
  const turn = stop === undefined ? rest : stop >= 0 && stop < slices.length ? -(stop + 0.5) * angle : 0
  if (!isMoving && rest !== turn) setRest(turn) // the next turn begins where this one has ended
  const id = useId()
  const [metal, depth] = [`${id}m`, `${id}d`]
  const style = useScriptedStyle({ '--rest': `${rest}deg`, '--turn': `${turn}deg` } as CSSProperties)
  return (
    <svg className={styles.wheel} viewBox="0 0 320 320" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={metal} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset=".35" stopColor="#ffc94d" />
          <stop offset=".75" stopColor="#c9720f" />
          <stop offset="1" stopColor="#ffd670" />
        </linearGradient>
        <radialGradient id={depth}>
          <stop offset=".3" stopColor="#1c0310" stopOpacity="0" />
          <stop offset="1" stopColor="#1c0310" stopOpacity=".38" />
        </radialGradient>
      </defs>
      <ellipse cx={center} cy="322" rx="120" ry="9" fill="#000" opacity=".35" />
      <g className={styles.disc} style={style} data-moving={isMoving || undefined} onAnimationEnd={onEnd}>
        <circle cx={center} cy={center} r={radius} className={styles.slice} data-tone={0} />
        {slices.length > 1
          ? slices.map(({ key }, index) => (
              <path key={key} d={sliceOf(index * angle, angle)} className={styles.slice} data-tone={toneOf(index, slices.length)} />
            ))
          : null}
        <circle cx={center} cy={center} r={radius} fill={`url(#${depth})`} />
        {slices.map(({ key, name }, index) => (
          <text
            key={key}
            y={center}
            transform={`rotate(${(index + 0.5) * angle - 90} ${center} ${center})`}
            className={styles.slice}
            data-tone={toneOf(index, slices.length)}
            data-name
          >
            {linesOf(name, language).map((line, place, { length }) => (
              <tspan key={`${place} ${line}`} x={center + radius * 0.6} dy={length === 1 ? undefined : place === 0 ? '-0.55em' : '1.1em'}>
                {`\u2068${line}\u2069`}
              </tspan>
            ))}
          </text>
        ))}
        <circle cx={center} cy={center} r={radius + 7} className={styles.rim} />
        {Array.from({ length: bulbs }, (_, index) => (
          <circle
            key={index}
            cx={center}
            cy={center - radius - 7}
            r={3.5}
            transform={`rotate(${(index * 360) / bulbs} ${center} ${center})`}
            className={styles.bulb}
          />
        ))}
      </g>
      {/* light and metal stand still while the disc turns */}
      <circle cx={center} cy={center} r={radius - 2} fill="none" stroke={`url(#${metal})`} strokeWidth="4" />
      <circle cx={center} cy={center} r={radius + 17} fill="none" stroke={`url(#${metal})`} strokeWidth="6" />
      <path d="M49 98A127 127 0 0 1 150 33.4" className={styles.gloss} />
      <circle cx={center} cy={center} r={28} className={styles.hub} fill={`url(#${metal})`} />
      <circle cx={center} cy={center} r={21} className={styles.hub} fill="#b31233" />
      <path d={`M${center} ${center - 17}l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z`} fill={`url(#${metal})`} />
      <path d={`M${center - 17}-4h34c0 14-8 26-17 38-9-12-17-24-17-38z`} className={styles.pointer} fill={`url(#${metal})`} />
      <circle cx={center} cy={8} r={5} fill="#b31233" />
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

/** A name in one line, or in two that are broken between words, also where no blank is between them; what does not fit into two is cut. */
export function linesOf(name: string, language: string): string[] {
  if (name === '') return []
  if (lettersOf(name).length <= mostLetters) return [name]
  const words = /\s/.test(name.trim()) ? [...(name.match(/\S+\s*/g) ?? [])] : wordsOf(name, language)
  let first = words.shift() ?? ''
  while (words.length > 0 && lettersOf(`${first}${words[0]!.trimEnd()}`).length <= mostLetters) first += words.shift()!
  return [first.trimEnd(), words.join('')].filter(Boolean).map(shortened)
}

/** Words of a script without blanks, such as Thai and Japanese; elsewhere the whole name is one. */
function wordsOf(name: string, language: string): string[] {
  return typeof Intl.Segmenter === 'undefined'
    ? [name]
    : [...new Intl.Segmenter(language, { granularity: 'word' }).segment(name)].map(({ segment }) => segment)
}

function shortened(name: string): string {
  const letters = lettersOf(name)
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : name
}
