import { Icon } from './icon.tsx'
import { money } from './money.ts'
import styles from './net-result.module.css'

/** An amount with its sign, a plus too: `+$12.50`, `−$12.50`, `$0.00`. */
export function signedMoney(amount: number, currency: string): string {
  return `${amount > 0 ? '+' : ''}${money(amount, currency)}`
}

/** The net result of play: sign, arrow and colour have the same meaning. The colours are muted: a loss is no alarm. */
export function NetResult({ amount, currency, large }: { amount: number; currency: string; large?: boolean }) {
  const way = amount > 0 ? 'won' : amount < 0 ? 'lost' : 'even'
  return (
    <span className={styles[way]} dir="ltr">
      {way === 'even' ? null : <Icon name={way === 'won' ? 'trending-up' : 'trending-down'} size={large ? 22 : 15} />}
      {signedMoney(amount, currency)}
    </span>
  )
}
