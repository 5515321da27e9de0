import { Amount } from '../../runtime/ui/money/amount.tsx'
import { FigureCards } from '../../runtime/ui/records/figure-cards.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { changeText, percentText } from '../../runtime/ui/text/number-text.ts'
import { pointsText } from '../../runtime/ui/money/points-text.ts'
import type { DayRange, RecordPage } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { Translate } from '../../schemas/translate.ts'
import type { RecordFiguresProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

/** Totals as the gateway gives them: one that it does not give has no card, and one that nothing is known of before has no change. */
export function View({ props, inputs: { records, before }, t }: RecordFiguresProps) {
  const earlier = before && precedes(before, records) ? before : undefined
  return (
    <FigureCards
      figures={props.figures.flatMap(({ field, label, icon, sign, change }) => {
        const value = ownValue(records.totals ?? {}, field)
        if (value === undefined) return []
        const was = change ? ownValue(earlier?.totals ?? {}, field) : undefined
        return [
          {
            key: field,
            name: label,
            icon,
            value: <Figure value={value} records={records} field={field} sign={sign} />,
            note: change ? <Change share={shareOf(value, was)} days={lengthOf(records)} t={t} /> : undefined,
          },
        ]
      })}
    />
  )
}

function Figure({
  value,
  records,
  field,
  sign = false,
}: {
  value: string
  records: RecordPage
  field: string
  sign?: boolean | undefined
}) {
  const language = useLanguage()
  const kind = ownValue(records.fields, field)
  if (kind === 'money') return <Amount value={value} currency={records.currency} sign={sign} />
  return <bdi>{kind === 'rate' ? percentText(Number(value), language) : pointsText(value, language, sign)}</bdi>
}

/** Its line is kept while the days before are not known, so that a figure stays where it is. */
function Change({ share, days, t }: { share: number | undefined; days: number; t: Translate }) {
  const language = useLanguage()
  if (share === undefined) return <span className={styles.change} />
  const direction = share > 0 ? 'up' : share < 0 ? 'down' : 'even'
  return (
    <span className={styles.change} data-change={direction}>
      <Icon name={direction === 'even' ? 'minus' : `trending-${direction}`} size={16} />
      <span className="visually-hidden">{`${t(direction)} `}</span>
      {direction === 'even' ? null : (
        <bdi dir="ltr" className={styles.share}>
          {changeText(Math.abs(share), language)}
        </bdi>
      )}
      <span>{` ${t('before', { count: days })}`}</span>
    </span>
  )
}

/** By which part a figure changed, to a tenth of a percent. Of nothing there is no part, and none of a figure that is not known. */
function shareOf(value: string, was: string | undefined): number | undefined {
  const [now, then] = [Number(value), Number(was ?? Number.NaN)]
  const share = (now - then) / Math.abs(then)
  return Number.isFinite(share) ? Math.round(share * 1000) / 1000 : undefined
}

type Dated = Partial<DayRange>

/** Whether its days end on the day before; while other days are chosen one of the two may still be about those before. */
function precedes(before: Dated, { from }: Dated): boolean {
  return before.to !== undefined && from !== undefined && dayOf(from) - dayOf(before.to) === 1
}

function lengthOf({ from = '', to = '' }: Dated): number {
  return dayOf(to) - dayOf(from) + 1
}

const dayOf = (day: string) => Math.round(Date.parse(day) / 86_400_000)
