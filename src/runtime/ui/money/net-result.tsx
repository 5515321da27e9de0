import { Icon } from '../pictures/icon.tsx'
import { useMoney } from './money.ts'
import styles from './net-result.module.css'

/** Writes an amount with its sign, a plus too: `+$12.50`, `−$12.50`, `$0.00`. */
export function useSignedMoney(): (amount: number, currency: string) => string {
  const money = useMoney()
  return (amount, currency) => `${amount > 0 ? '+' : ''}${money(amount, currency)}`
}

/** The net result of play: sign, arrow and colour have the same meaning. The colours are muted: a loss is no alarm. */
export function NetResult({ amount, currency, large }: { amount: number; currency: string; large?: boolean }) {
  const signedMoney = useSignedMoney()
  const way = amount > 0 ? 'won' : amount < 0 ? 'lost' : 'even'
  return (
    <span className={styles[way]} dir="ltr">
      {way === 'even' ? null : <Icon name={way === 'won' ? 'trending-up' : 'trending-down'} size={large ? 22 : 15} />}
      <span>{signedMoney(amount, currency)}</span>
    </span>
  )
}
