import { classes } from '../class-names.ts'
import { Icon } from './icon.tsx'
import styles from './icon-disc.module.css'

export type DiscTone = 'accent' | 'info' | 'warning' | 'success' | 'danger'

/** In px at the usual text size, those of the icons; the discs are twice as large. */
const iconSizes = { small: 16, medium: 20, large: 24, huge: 28 }

type Props = { name: string; size?: keyof typeof iconSizes; tone?: DiscTone | undefined; filled?: boolean; className?: string | undefined }

/** An icon on a round ground, grey without a tone. It is decoration, as the icon is. */
export function IconDisc({ name, size = 'medium', tone, filled = false, className }: Props) {
  return (
    <span className={classes(styles.disc, size !== 'medium' && styles[size], tone && styles[tone], className)}>
      <Icon name={name} size={iconSizes[size]} filled={filled} />
    </span>
  )
}
