import { buttonClass } from '../../runtime/ui/controls/button.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import type { ButtonProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = ({ align }: ButtonProps['props']) => styles[align]!

export function View({ props: { label, to, kind, size, icon, align }, send }: ButtonProps) {
  return (
    <Link className={buttonClass({ kind, size, wide: align === 'wide' })} to={to} send={send}>
      {icon ? <Icon name={icon} size={18} /> : null}
      <span>{label}</span>
    </Link>
  )
}
