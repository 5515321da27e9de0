import { memo } from 'react'

import { mirroredIcons } from './icon-names.ts'
import styles from './icon.module.css'

/** Where the sprite is. A build whose pages may stand at any address says another one (vite.gallery.config.ts). */
const sprite: string = import.meta.env.VITE_ICONS ?? '/icons.svg'

/**
 * An icon of the sprite, in the current colour. It is decoration: the text is beside it or on the button around it.
 * `size` in px at the usual text size, default 20: it grows with the text. A name that the sprite lacks renders nothing.
 */
export const Icon = memo(function Icon({ name, size = 20, filled }: { name: string; size?: number; filled?: boolean }) {
  const id = iconId(name)
  const className = `${styles.icon}${mirroredIcons.has(id) ? ` ${styles.mirrored}` : ''}${filled ? ` ${styles.filled}` : ''}`
  return (
    <svg className={className} width={`${size / 16}rem`} height={`${size / 16}rem`} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${id}`} />
    </svg>
  )
})

/** Documents write `icon:wallet`; views write `wallet`. */
function iconId(name: string): string {
  return name.startsWith('icon:') ? name.slice(5) : name
}
