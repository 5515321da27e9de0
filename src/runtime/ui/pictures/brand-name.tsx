import { BrandMark } from './brand-mark.tsx'
import styles from './brand-name.module.css'
import { classes } from '../class-names.ts'

/** Brands that write their own name in small letters. */
const inSmallLetters: ReadonlySet<string> = new Set(['foyer'])

/** Logo and name of a brand, side by side. */
export function BrandName({ id, name, size = 32 }: { id: string; name: string; size?: number }) {
  return (
    <span className={classes(styles.brand, inSmallLetters.has(id) && styles.lower)} dir="ltr">
      <BrandMark id={id} name={name} size={size} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
