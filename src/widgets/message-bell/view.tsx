import { CountBadge } from '../../runtime/ui/sections/badge.tsx'
import { IconButton } from '../../runtime/ui/controls/button.tsx'
import type { MessageBellProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.bell

export function View({ props, inputs, send, t }: MessageBellProps) {
  const unread = inputs.unread ?? 0
  const label = unread > 0 ? t('unread', { count: unread }) : t('none')
  return (
    <IconButton
      icon="bell"
      label={label}
      aria-haspopup="dialog"
      badge={<CountBadge count={unread} corner />}
      onClick={() => send({ kind: 'open', popup: props.popup })}
    />
  )
}
