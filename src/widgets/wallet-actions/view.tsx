import { buttonClass } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { WalletActionsProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = (props: WalletActionsProps['props']) => classes(styles.actions, props.look === 'wide' && styles.wide)

export function View({ inputs, send, t }: WalletActionsProps) {
  return inputs.menu.map((entry, index) => (
    <MenuAction key={entry.key} entry={entry} send={send} className={buttonClass({ kind: index === 0 ? 'primary' : 'secondary' })}>
      {textOf(t, entry.label)}
    </MenuAction>
  ))
}
