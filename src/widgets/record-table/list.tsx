import { useEffect, useId, useRef, useState } from 'react'

import { Amount } from '../../runtime/ui/money/amount.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { Checkbox } from '../../runtime/ui/controls/checkbox.tsx'
import { ProgressBar } from '../../runtime/ui/records/claim.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { sumOf } from '../../schemas/amounts.ts'
import { IconDisc } from '../../runtime/ui/pictures/icon-disc.tsx'
import { numberText } from '../../runtime/ui/text/number-text.ts'
import { RichText } from '../../runtime/ui/text/rich-text.tsx'
import { useFirstTime } from '../../runtime/ui/text/server-html.ts'
import { StatusTag } from '../../runtime/ui/records/status-mark.tsx'
import type { RecordField, RecordPage, RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { isRecordAction } from '../../schemas/record-actions.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import { Actions } from './actions.tsx'
import { isLead, nameOf } from './columns.tsx'
import type { Column } from './columns.tsx'
import type { RecordTableProps } from './contract.ts'
import styles from './list.module.css'
import { isNumber, textOfValue, Value } from './value.tsx'
import { holds } from './when.ts'

type Props = { title: string; records: RecordPage } & Pick<RecordTableProps, 'props' | 'busy' | 'send' | 't'>
type Choice = { checked: boolean; disabled: boolean; onChecked: (checked: boolean) => void }

/** The icon of a code, wherever a list has one; others have that of the document. */
const icons: Readonly<Record<string, string>> = {
  REBATE: 'percent',
  CASH_BACK: 'rewards',
  RED_ENVELOPE: 'mail',
  RESCUE_FUND: 'heart',
  VIP: 'crown',
  REFERRAL: 'user-plus',
  MISSION: 'trophy',
  PROMOTION: 'gift',
  CLAIM: 'check-circle',
  CLAIMED: 'check-circle',
  RNG: 'cherry',
  LIVE: 'cards',
  FISH: 'fish',
  SPORTS: 'sport',
  PVP: 'swords',
  LOTT: 'ticket',
}

/** The rows one below the other, in groups where the document names a field of them: what there is to claim is read one by one. */
export function List({ props, title, records, busy, send, t }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { rows } = records
  const open = rows.filter(({ values }) => props.actions.some(({ when }) => holds(when, values)))
  const picked = open.filter(({ key }) => chosen.includes(key)) // what was claimed meanwhile is out of the choice
  const choiceOf = (row: RecordRow): Choice => ({
    checked: picked.includes(row),
    disabled: !open.includes(row),
    onChecked: (checked) => setChosen((before) => (checked ? [...before, row.key] : before.filter((key) => key !== row.key))),
  })
  const list = (label: string, some: readonly RecordRow[]) => (
    <ul role="list" aria-label={label} aria-busy={busy || undefined} className={classes(styles.rows, busy && styles.busy)}>
      {some.map((row) => (
        <Row
          key={row.key}
          row={row}
          props={props}
          records={records}
          choice={props.together && open.length > 1 ? choiceOf(row) : undefined}
          send={send}
          t={t}
        />
      ))}
    </ul>
  )
  const Level = props.page ? 'h2' : 'h3'
  return (
    <>
      {props.together ? <Together props={props} records={records} open={open} picked={picked} send={send} t={t} /> : null}
      {props.group
        ? groupsOf(rows, props.group, t).map(([name, some]) => (
            <div key={name} className={styles.group}>
              <Level className={styles.groupTitle}>{name}</Level>
              {list(name, some)}
            </div>
          ))
        : list(title, rows)}
    </>
  )
}

/** Rows by the word of a field, in the order in which the gateway names them. */
function groupsOf(
  rows: readonly RecordRow[],
  { field, words, else: others }: NonNullable<Props['props']['group']>,
  t: Props['t'],
): [string, RecordRow[]][] {
  const groups = new Map<string, RecordRow[]>()
  for (const row of rows) {
    const name = textOfValue(ownValue(row.values, field), { field: 'status', words, t }) || others
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return [...groups]
}

type TogetherProps = { open: readonly RecordRow[]; picked: readonly RecordRow[] } & Pick<Props, 'props' | 'records' | 'send' | 't'>

/** What can be claimed at once: all, or the rows that are chosen. While one claim is pending no other button does anything. */
function Together({ props: { together, actions, columns }, records, open, picked, send, t }: TogetherProps) {
  const [action] = actions
  const beside = columns.find((column) => column.beside)
  if (!together || !action) return null
  const claim = open.find((row) => row.claim)?.claim
  const amountOf = ({ values }: RecordRow) => (beside && ownValue(values, beside.field)) ?? '0'
  const amount = picked.length > 0 ? sumOf(picked.map(amountOf)) : ownValue(records.totals ?? {}, together.field)
  return (
    <div className={styles.together}>
      <div>
        <p className={styles.about}>{picked.length > 0 ? t('chosen', { count: picked.length }) : together.label}</p>
        <p className={styles.figure} aria-live="polite">
          {amount === undefined ? null : <Amount value={amount} currency={records.currency} />}
        </p>
      </div>
      {open.length > 0 ? (
        <Button
          kind="primary"
          icon={claim === 'unknown' ? 'refresh' : 'gift'}
          aria-disabled={claim === 'pending' || undefined}
          data-action={action.action}
          onClick={() => {
            if (claim === 'pending' || !isRecordAction(action.action)) return
            const { record, query } = records
            send({ kind: 'act', action: action.action, records: picked.map(({ key }) => key), values: { record, query } })
          }}
        >
          {claim === 'pending'
            ? t('claim.claiming')
            : claim === 'unknown'
              ? t('claim.check')
              : t(picked.length > 0 ? 'claim_chosen' : 'claim_all')}
        </Button>
      ) : null}
    </div>
  )
}

type RowProps = { row: RecordRow; choice: Choice | undefined } & Pick<Props, 'props' | 'records' | 'send' | 't'>

/** Icon, title, what is known about it, the amount, and its state or the button of what can be done with it. */
function Row({ row, props, records, choice, send, t }: RowProps) {
  const language = useLanguage()
  const { columns, icon, progress } = props
  const { key, values } = row
  const item = useRef<HTMLLIElement>(null)
  const checkboxId = useId()
  const kindOf = ({ field }: Column) => ownValue(records.fields, field)
  const lead = columns.find((column) => isLead(column, columns))
  const beside = columns.find((column) => column.beside)
  const state = columns.findLast((column) => kindOf(column) === 'status')
  const others = columns.filter((column) => column !== lead && column !== beside && column !== state)
  const title =
    (lead && textOfValue(ownValue(values, lead.field), { field: kindOf(lead), words: lead.words, t })) ||
    typeOf(row, others, records, t) ||
    nameOf(row, columns, records, t)
  const isOpen = props.actions.some(({ when }) => holds(when, values))
  const code = icon && ownValue(values, icon.field)
  const [done, most] = [Number(progress && ownValue(values, progress.field)), Number(progress && ownValue(values, progress.most))]
  // The button disappears when it has done its work, and the focus with it
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) item.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <li ref={item} className={classes(styles.row, choice && styles.chosen)} data-key={key} tabIndex={-1}>
      {choice ? (
        <Checkbox
          id={checkboxId}
          label={<span className="visually-hidden">{t('choose', { name: title })}</span>}
          checked={choice.checked}
          disabled={choice.disabled}
          onChecked={choice.onChecked}
        />
      ) : null}
      {icon ? <IconDisc name={code !== undefined && Object.hasOwn(icons, code) ? icons[code]! : icon.else} /> : null}
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        <About row={row} title={title} columns={others.filter((column) => !isBlock(kindOf(column)))} records={records} t={t} />
        {others.map((column) => {
          const [kind, value] = [kindOf(column), ownValue(values, column.field)]
          return value && isBlock(kind) ? (
            <div key={column.field} className={styles.about}>
              {kind === 'html' ? <RichText html={value} level={4} newTab={t('new_tab')} /> : <Value value={value} field={kind} t={t} />}
            </div>
          ) : null
        })}
        {most > 0 ? (
          <ProgressBar
            value={done}
            most={most}
            label={t('progress_of', { name: title })}
            words={t('progress', { done: numberText(done, language), most: numberText(most, language) })}
          />
        ) : null}
      </div>
      {beside || state || isOpen ? (
        <div className={styles.side}>
          {beside ? (
            <span className={styles.amount} dir="ltr">
              <Value
                value={ownValue(values, beside.field)}
                field={kindOf(beside)}
                sign={beside.sign}
                words={beside.words}
                currency={records.currency}
                t={t}
              />
            </span>
          ) : null}
          <div className={styles.act}>
            {isOpen ? (
              <Actions
                row={row}
                name={title}
                props={props}
                records={records}
                claimKind={props.together ? 'secondary' : 'primary'}
                send={send}
                t={t}
              />
            ) : (
              <StatusTag status={(state && ownValue(values, state.field)) ?? ''} t={t} />
            )}
          </div>
        </div>
      ) : null}
    </li>
  )
}

/** Whether it stands below the line about a row, alone. */
function isBlock(kind: RecordField | undefined): boolean {
  return kind === 'html' || kind === 'link'
}

/** What a row is that has no name: its first code. */
function typeOf({ values }: RecordRow, columns: readonly Column[], { fields }: RecordPage, t: Props['t']): string {
  const type = columns.find(({ field }) => ownValue(fields, field) === 'status')
  return type ? textOfValue(ownValue(values, type.field), { field: 'status', words: type.words, t }) : ''
}

type AboutProps = { row: RecordRow; title: string; columns: readonly Column[] } & Pick<Props, 'records' | 't'>

/** One line about a row. A code says what it is, anything else its label too; what the row lacks, or its title says, is left out. */
function About({ row: { values }, title, columns, records: { fields, currency }, t }: AboutProps) {
  const now = useFirstTime()
  const { listedMoment } = useTimeWords()
  const parts = columns.flatMap(({ field, label, past, sign, words }) => {
    const [value, kind] = [ownValue(values, field) ?? '', ownValue(fields, field)]
    if (value === '') return []
    if (kind === 'status') {
      const word = textOfValue(value, { field: kind, words, t })
      return word === title ? [] : [<span key={field}>{word}</span>]
    }
    if (kind === 'time') {
      const moment = listedMoment(value)
      const isPast = past !== undefined && Date.parse(value) < now
      return moment === '' ? [] : [<span key={field}>{`${isPast ? past : label} ${moment}`}</span>]
    }
    return [
      <span key={field}>
        <span>{`${label} `}</span>
        <Value
          value={isNumber(value) || kind === 'text' || kind === 'reference' ? value : ''}
          field={kind}
          sign={sign}
          words={words}
          currency={currency}
          t={t}
        />
      </span>,
    ]
  })
  if (parts.length === 0) return null
  return (
    <p className={styles.about}>
      {parts.flatMap((part, index) => (index === 0 ? [part] : [<span key={`${part.key}-dot`}>{' · '}</span>, part]))}
    </p>
  )
}
