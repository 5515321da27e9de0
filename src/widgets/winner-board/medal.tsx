import { classes } from '../../runtime/ui/class-names.ts'
import styles from './medal.module.css'

/** A medal of rank 1 to 3: number and ribbon as well as metal, so that it does not live by colour alone. */
export function Medal({ rank }: { rank: number }) {
  return (
    <svg
      className={classes(styles.medal, styles[`rank${rank}`])}
      viewBox="0 0 24 30"
      width="24"
      height="30"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.ribbon}
        d={
          rank === 1
            ? 'M6 16 4 29l4-2 4 2 4-2 4 2-2-13z'
            : rank === 2
              ? 'M5.5 16 3.5 28l4.5-2 2 3L12 18l2 11 2-3 4.5 2-2-12z'
              : 'M7 17 5 28.5l7-4 7 4L17 17z'
        }
      />
      <circle className={styles.disc} cx="12" cy="11" r="10.5" />
      <circle className={styles.rim} cx="12" cy="11" r="7.7" />
      <text className={styles.number} x="12" y="15" textAnchor="middle">
        {rank}
      </text>
    </svg>
  )
}
