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

function Egg() {
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="140" rx="38" ry="7" className={styles.ground} />
      <path d="M22 88l13 9 12-11 13 11 13-11 12 11 13-9v4c0 26-17 44-38 44s-38-18-38-44z" className={styles.shell} />
      <path
        d="M22 88c2-33 19-72 38-72s36 39 38 72l-13 9-12-11-13 11-13-11-12 11z"
        className={classes(styles.shell, styles.top)}
        data-last
      />
    </svg>
  )
}

function Envelope() {
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <rect x="30" y="58" width="60" height="78" rx="5" className={styles.letter} data-last />
      <rect x="18" y="52" width="84" height="88" rx="8" className={styles.paper} />
      <path d="M18 60c0-5 3-8 8-8h68c5 0 8 3 8 8L60 96z" className={classes(styles.paper, styles.top)} />
      <circle cx="60" cy="92" r="13" className={styles.seal} />
    </svg>
  )
}
