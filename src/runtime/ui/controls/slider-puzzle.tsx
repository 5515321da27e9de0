import { useState } from 'react'
import type { KeyboardEvent } from 'react'

import { classes } from '../class-names.ts'
import { useScriptedStyle } from '../text/server-html.ts'
import type { ControlProps } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import { Picture } from '../pictures/picture.tsx'
import styles from './slider-puzzle.module.css'

/** A puzzle: addresses, and sizes in the background's own pixels. Without a background only the track shows. */
export type Puzzle = {
  background: readonly string[]
  piece: readonly string[]
  width: number
  height: number
  pieceY: number
  pieceSize: number
}

type Props = ControlProps & {
  puzzle: Puzzle
  /** Where the piece was let go: px of the background from its left edge; undefined while it has not been moved. */
  value: number | undefined
  /** The piece was let go, or moved by a key. */
  onPlaced: (x: number) => void
  state: 'ready' | 'passed' | 'failed'
  /** Its name, the text on an untouched track, and the announcements: of a position, of a placed piece, of a solved puzzle. */
  words: { label: string; rest: string; at: (x: number, most: number) => string; placed: string; passed: string }
}

const knobRem = 3.625 // with the space around it

/**
 * The player slides a piece into its gap: a native range, so that pointer, touch and keys work as everywhere (arrows one px, Page keys and
 * Shift ten, Home, End). The picture is never mirrored. Render another puzzle under another `key`, so that it starts untouched.
 */
export function SliderPuzzle({ puzzle, value, onPlaced, state, words, ...control }: Props) {
  const [moving, setMoving] = useState<number | undefined>()
  const most = Math.max(1, puzzle.width - puzzle.pieceSize)
  const passed = state === 'passed'
  const x = moving ?? value ?? 0
  const placed = value !== undefined && moving === undefined
  const share = x / most
  const start = `calc(${percent(share)} - ${(share * knobRem).toFixed(4)}rem)`
  const sceneStyle = useScriptedStyle({ aspectRatio: `${puzzle.width} / ${puzzle.height}` })
  const pieceStyle = useScriptedStyle({
    insetInlineStart: percent(x / puzzle.width),
    insetBlockStart: percent(puzzle.pieceY / puzzle.height),
    inlineSize: percent(puzzle.pieceSize / puzzle.width),
    blockSize: percent(puzzle.pieceSize / puzzle.height),
  })
  const fillStyle = useScriptedStyle({ inlineSize: `calc(${start} + ${knobRem / 2}rem)` })
  const knobStyle = useScriptedStyle({ insetInlineStart: start })

  function letGo() {
    if (moving === undefined) return
    setMoving(undefined)
    onPlaced(moving)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? 10 : 1
    const steps: Record<string, number> = {
      ArrowRight: x + step,
      ArrowUp: x + step,
      ArrowLeft: x - step,
      ArrowDown: x - step,
      PageUp: x + 10,
      PageDown: x - 10,
      Home: 0,
      End: most,
    }
    const next = steps[event.key]
    if (next === undefined || passed) return
    event.preventDefault() // the browser's own steps are a tenth of the range
    onPlaced(Math.min(most, Math.max(0, next)))
  }
  return (
    <div className={classes(styles.puzzle, state === 'failed' && styles.failed)} dir="ltr">
      {puzzle.background.length > 0 ? (
        <div className={styles.scene} style={sceneStyle}>
          <Picture from={[...puzzle.background]} eager />
          <div className={styles.piece} style={pieceStyle}>
            <Picture className={styles.shape} from={[...puzzle.piece]} eager />
          </div>
        </div>
      ) : null}
      <div
        className={classes(
          styles.track,
          moving !== undefined && styles.moving,
          placed && styles.placed,
          passed && styles.passed,
          control['aria-invalid'] && styles.invalid,
        )}
      >
        {passed || x === 0 ? null : <span className={styles.fill} style={fillStyle} />}
        <span className={styles.word} aria-hidden="true">
          {passed ? <Icon name="check-circle" size={18} /> : null}
          {passed || (moving === undefined && !placed) ? <span>{passed ? words.passed : words.rest}</span> : null}
        </span>
        <input
          {...control}
          type="range"
          className={styles.range}
          min={0}
          max={most}
          step={1}
          value={x}
          aria-label={words.label}
          aria-valuetext={passed ? words.passed : words.at(x, most)}
          {...(passed && { 'aria-disabled': true })}
          onKeyDown={onKeyDown}
          onChange={(event) => !passed && setMoving(event.currentTarget.valueAsNumber)}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onBlur={letGo}
        />
        {passed ? null : (
          <span className={styles.knob} style={knobStyle}>
            <Icon name={placed ? 'check' : 'chevrons-right'} size={20} />
          </span>
        )}
      </div>
      <output className="visually-hidden">{placed && !passed ? words.placed : ''}</output>
    </div>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}
