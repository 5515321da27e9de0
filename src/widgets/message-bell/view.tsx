import { CountBadge } from '../../runtime/ui/badge.tsx'
import { buttonClass } from '../../runtime/ui/button.tsx'
import { Icon } from '../../runtime/ui/icon.tsx'
import { Link } from '../../runtime/ui/link.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import type { MessageBellProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.bell

export function View({ props, inputs, send, t }: MessageBellProps) {
  const unread = inputs.unread ?? 0
  return (
    <Link className={classes(buttonClass({ kind: 'quiet' }), styles.link)} to={props.to} send={send} aria-label={unread > 0 ? t('unread', { count: unread }) : t('none')}>
      <Icon name="bell" />
      <CountBadge count={unread} corner />
    </Link>
  )
}
