import { ReplacingLink } from '../../runtime/ui/controls/replacing-link.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { AuthTabsProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.tabs

export function View({ props, send, t }: AuthTabsProps) {
  return (
    <ul className={styles.list}>
      {props.items.map(({ label, to }) => (
        <li key={to} data-key={to.slice(1)}>
          <ReplacingLink className={styles.tab} to={to} send={send} aria-current={to === props.current ? 'page' : undefined}>
            {textOf(t, label)}
          </ReplacingLink>
        </li>
      ))}
    </ul>
  )
}
