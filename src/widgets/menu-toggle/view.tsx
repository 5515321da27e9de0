import { IconButton } from '../../runtime/ui/controls/button.tsx'
import type { MenuToggleProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.toggle

export function View({ inputs, send, t }: MenuToggleProps) {
  const open = inputs.menu?.open ?? false
  return (
    <IconButton
      icon={open ? 'panel-close' : 'panel-open'}
      label={t(open ? 'close' : 'open')}
      aria-expanded={open}
      onClick={() => send({ kind: 'side-menu', open: !open })}
    />
  )
}
