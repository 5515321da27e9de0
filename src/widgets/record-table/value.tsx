import { Amount } from '../../runtime/ui/money/amount.tsx'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { percentText } from '../../runtime/ui/text/number-text.ts'
import { pointsText } from '../../runtime/ui/money/points-text.ts'
import { StatusMark, statusWord } from '../../runtime/ui/records/status-mark.tsx'
import { plainText } from '../../runtime/i18n/plain-text.ts'
import { knownCategories } from '../../schemas/nouns/category.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { RecordField } from '../../schemas/nouns/record.ts'
import type { Translate } from '../../schemas/translate.ts'
import { LinkValue } from './link-value.tsx'
import { strings } from './strings.ts'
import styles from './view.module.css'

/** How a value is read: as which field, and with which words for a code. */
type Reading = { field: RecordField | undefined; words?: string | undefined; t: Translate }

/** Whether it is an exact decimal, as the gateway's reader makes them. */
export function isNumber(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value)
}

/**
 * A code in words: those that the document names (`account-kind` has `account-kind.agent` in the page's strings or in `locales/`), else the
 * table's own, else the one that the category or the state has everywhere. One that is not known is shown as it came.
 */
function wordOf(code: string, words: string | undefined, t: Translate): string {
  if (words !== undefined && code !== '') return t(`${words}.${code}`)
  if (Object.hasOwn(strings, `code.${code}`)) return t(`code.${code}`)
  return knownCategories.includes(code) ? t(`category.${code}`) : statusWord(code, t)
}

/** The value as text alone: for files and names. */
export function textOfValue(value: string | undefined, { field, words, t }: Reading): string {
  if (value === undefined) return ''
  if (field === 'html') return plainText(value)
  return field === 'status' || words !== undefined ? wordOf(value, words, t) : value
}

type Props = { value: string | undefined; currency?: string; sign?: boolean | undefined } & Reading

/** One value of a row, by its field. A value that the gateway did not give is a dash. */
export function Value({ value, field, words, currency, sign = false, t }: Props) {
  const language = useLanguage()
  const { dayInWords, listedMoment } = useTimeWords()
  if (value === undefined || value === '') {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('none')}</span>
      </>
    )
  }
  if (isNumber(value)) {
    if (field === 'money') return <Amount value={value} currency={currency} sign={sign} />
    if (field === 'rate') return <bdi>{percentText(Number(value), language)}</bdi>
    if (field === 'count') return <bdi>{pointsText(value, language, sign)}</bdi>
  }
  if (field === 'time' || field === 'day')
    return (
      <time dateTime={value} className={styles.time}>
        {(field === 'day' ? dayInWords(value) : listedMoment(value)) || value}
      </time>
    )
  if (field === 'link') return <LinkValue address={value} t={t} />
  if (field === 'status')
    return (
      <span className={styles.status}>
        <StatusMark status={value} t={t}>
          {wordOf(value, words, t)}
        </StatusMark>
      </span>
    )
  return <bdi className={field === 'reference' ? styles.code : undefined}>{textOfValue(value, { field, words, t })}</bdi>
}
