import { buttonClass } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Link } from '../../runtime/ui/controls/link.tsx'
import type { GuestActionsProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = (props: GuestActionsProps['props']) => classes(styles.actions, props.look === 'wide' && styles.wide)

export function View({ props, send, t }: GuestActionsProps) {
  return (
    <>
      <Link className={classes(buttonClass({ kind: 'ghost' }), props.look === 'bar' && styles.login)} to="/login" send={send}>
        {t('action.log-in')}
      </Link>
      <Link className={buttonClass({ kind: 'primary' })} to="/register" send={send}>
        {t('action.register')}
      </Link>
    </>
  )
}
