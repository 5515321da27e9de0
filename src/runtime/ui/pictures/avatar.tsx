import type { Picture as Addresses } from '../../../schemas/nouns/picture.ts'
import { classes } from '../class-names.ts'
import { lettersOf } from '../text/letters.ts'
import { Picture } from './picture.tsx'
import styles from './avatar.module.css'

/** A player's picture or, without one, the first letter of the name, with a golden ring from the first VIP level on. The class says its
 * size and the letter's font. */
export function Avatar({ from, name, vip, className }: { from: Addresses; name: string; vip: number; className: string | undefined }) {
  return (
    <span className={classes(styles.avatar, vip > 0 && styles.vip, className)}>
      <Picture from={from} initials={lettersOf(name)[0] ?? ''} />
    </span>
  )
}
