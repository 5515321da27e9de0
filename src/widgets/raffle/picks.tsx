import { classes } from '../../runtime/ui/class-names.ts'
import type { Translate } from '../../schemas/translate.ts'
import { Egg, Envelope } from './pick-art.tsx'
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
