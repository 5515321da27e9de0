import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { addressWith } from '../../schemas/address.ts'
import type { TeamPathProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

/** Each step is an address, so that Back goes up again. */
export function View({ props: { to }, inputs: { team }, send, t }: TeamPathProps) {
  const steps = [{ name: t('team'), to }, ...team.path.map((name, at) => ({ name, to: addressWith(to, 'under', wayTo(team.path, at)) }))]
  return (
    <ol role="list" className={styles.way}>
      {steps.map((step, at) => (
        <li key={step.to}>
          {at > 0 ? <Icon name="chevron-right" size={14} /> : null}
          {at === steps.length - 1 ? (
            <bdi aria-current="page">{step.name}</bdi>
          ) : (
            <Link to={step.to} send={send} className={styles.step}>
              <bdi>{step.name}</bdi>
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

function wayTo(path: readonly string[], at: number): string {
  return path.slice(0, at + 1).join('/')
}
