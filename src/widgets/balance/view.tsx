import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { useScriptedStyle } from '../../runtime/ui/text/server-html.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { useMoney } from '../../runtime/ui/money/money.ts'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { BalanceProps } from './contract.ts'
import { useCountUp } from './use-count-up.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.balance

/** The width of an amount in figures of equal width; separators between them are narrower. Never less than six stars. */
function widthOf(amount: string): number {
  let width = 0
  for (const letter of amount) width += /[.,]/.test(letter) ? 0.5 : /[\d$€£]/.test(letter) ? 1 : 1.2
  return Math.max(width, 5)
}

export function View({ props, inputs: { balance, wallet }, send, t }: BalanceProps) {
  const { currency, hidden } = balance
  const inWords = useAmountWords()
  const money = useMoney()
  const known = Number(balance.amount)
  const shown = useCountUp(known)
  // As many digits wide as the final amount, hidden or not, so that nothing beside it moves
  const width = `${widthOf(inWords(balance.amount, { currency }))}ch`
  const deposit = wallet?.[0]
  return (
    <div className={styles.pill}>
      <span className={styles.figure}>
        {props.caption ? <span className={styles.caption}>{t('caption')}</span> : null}
        <span className={styles.amount} style={useScriptedStyle({ inlineSize: width })} dir="ltr">
          {shown === known || hidden ? (
            <Amount value={balance.amount} currency={currency} hidden={hidden} hiddenText={t('hidden')} />
          ) : (
            money(shown, currency) // on its way to the amount
          )}
        </span>
      </span>
      <button
        type="button"
        className={styles.tool}
        aria-label={t(hidden ? 'show' : 'hide')}
        title={t(hidden ? 'show' : 'hide')}
        onClick={() => send({ kind: 'hide-balance', hidden: !hidden })}
      >
        <Icon name={hidden ? 'eye-off' : 'eye'} size={16} />
      </button>
      <button
        type="button"
        className={classes(styles.tool, balance.refreshing && styles.turning)}
        aria-label={t('refresh')}
        title={t('refresh')}
        aria-busy={balance.refreshing}
        aria-disabled={balance.refreshing}
        onClick={() => {
          if (!balance.refreshing) send({ kind: 'refresh-balance' })
        }}
      >
        <Icon name="refresh" size={16} />
      </button>
      {deposit ? (
        <MenuAction entry={deposit} send={send} className={styles.plus}>
          <Icon name="plus" size={20} />
          <span className="visually-hidden">{textOf(t, deposit.label)}</span>
        </MenuAction>
      ) : null}
    </div>
  )
}
