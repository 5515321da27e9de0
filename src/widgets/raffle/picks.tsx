import { classes } from '../../runtime/ui/class-names.ts'
import type { Translate } from '../../schemas/translate.ts'
import styles from './view.module.css'

const numbers = [1, 2, 3] as const

type Props = {
  kind: 'GOLDEN_EGG' | 'RED_ENVELOPE'
  /** The one that the player has chosen. */
  picked: number | undefined
  /** How far it is: nothing was drawn yet, it is being drawn, or the prize is out. */
  state: 'closed' | 'drawing' | 'open'
  disabled: boolean
  onPick: (number: number) => void
  onEnd: () => void
  t: Translate
}

/** Eggs or envelopes to choose from: each of them plays. Which one it is makes no difference, the gateway draws. */
export function Picks({ kind, picked, state, disabled, onPick, onEnd, t }: Props) {
  const Drawing = kind === 'GOLDEN_EGG' ? Egg : Envelope
  return (
    <fieldset aria-label={t(`play.${kind}`)} className={styles.picks}>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          className={classes(styles.pick, kind === 'GOLDEN_EGG' ? styles.egg : styles.envelope)}
          aria-label={t(`pick.${kind}`, { number })}
          aria-disabled={disabled || undefined}
          data-key={number}
          data-state={number === picked ? state : 'closed'}
          onClick={() => (disabled ? undefined : onPick(number))}
          onAnimationEnd={(event) => {
            if (event.target instanceof Element && event.target.matches('[data-last]')) onEnd()
          }}
        >
          <Drawing />
        </button>
      ))}
    </fieldset>
  )
}

const small = 'l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z'
const stars = `M60 107l2 4 5 1-4 3 1 5-4-2-4 2 1-5-4-3 5-1zM37 105${small}M83 105${small}`

function Egg() {
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="139" rx="40" ry="7" className={styles.ground} />
      <path d="M22 88l13 9 12-11 13 11 13-11 12 11 13-9v4c0 26-17 44-38 44s-38-18-38-44z" className={styles.shell} />
      <path d="M24 103c21 11 51 11 72 0-1 5-3 10-6 15-17 8-43 8-60 0-3-5-5-10-6-15z" className={styles.band} />
      <path d={stars} className={styles.shine} />
      <path d="M98 88v4c0 20-10 35-24 41 9-10 14-24 14-39z" className={styles.shade} />
      <g className={styles.top} data-last>
        <path d="M22 88c2-33 19-72 38-72s36 39 38 72l-13 9-12-11-13 11-13-11-12 11z" className={styles.shell} />
        <path d="M73 24c15 15 24 42 25 64l-11 8c1-29-3-53-14-72z" className={styles.shade} />
        <ellipse cx="44" cy="52" rx="6" ry="15" transform="rotate(20 44 52)" className={styles.shine} />
      </g>
    </svg>
  )
}

function Envelope() {
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="142" rx="46" ry="6" className={styles.ground} />
      <rect x="30" y="58" width="60" height="78" rx="5" className={styles.letter} data-last />
      <rect x="18" y="52" width="84" height="88" rx="8" className={styles.paper} />
      <path d="M102 78v54c0 5-3 8-8 8H26c40-8 66-32 76-62z" className={styles.shade} />
      <path d="M28 122c0-5 4-9 9-9M92 122c0-5-4-9-9-9M28 130h64" className={styles.gilded} />
      <path d="M18 60c0-5 3-8 8-8h68c5 0 8 3 8 8L60 98z" className={styles.shade} />
      <path d="M18 60c0-5 3-8 8-8h68c5 0 8 3 8 8L60 94z" className={classes(styles.paper, styles.flap)} />
      <circle cx="60" cy="90" r="15" className={styles.seal} />
      <path d="M60 80l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z" className={styles.emblem} />
    </svg>
  )
}
