import type { Address, Send } from '../../../schemas/intents.ts'
import type { FundEntry } from '../../../schemas/nouns/funds.ts'
import type { Translate } from '../../../schemas/translate.ts'
import { Amount } from './amount.tsx'
import { useTimeWords } from '../text/duration.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './last-entry.module.css'
import { Link } from '../controls/link.tsx'
import { Lines, MoneyNote } from './money-form.tsx'
import { StatusMark } from '../records/status-mark.tsx'

type Props = {
  /** Without one nothing is drawn. */
  entry: FundEntry | undefined
  currency: string
  /** The page of all of them; without it there is no link. */
  records?: Address | undefined
  send: Send<'go'>
  /** With the words `last` and `records`. */
  t: Translate
}

/** The newest deposit or withdrawal: amount, time, status, what the gateway says about it, and the way to all of them. */
export function LastEntry({ entry, currency, records, send, t }: Props) {
  const { momentInWords } = useTimeWords()
  if (!entry) return null
  return (
    <div className={styles.last} data-key={entry.reference}>
      <Lines
        lines={[
          { name: t('last'), value: <Amount value={entry.amount} currency={currency} /> },
          { name: momentInWords(entry.time), value: <StatusMark status={entry.status} t={t} /> },
        ]}
      />
      {entry.remark ? <MoneyNote>{entry.remark}</MoneyNote> : null}
      {records ? (
        <Link className={styles.all} to={records} send={send}>
          <span>{t('records')}</span>
          <Icon name="chevron-right" size={16} />
        </Link>
      ) : null}
    </div>
  )
}
