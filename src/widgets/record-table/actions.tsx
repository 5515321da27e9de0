import { useEffect, useRef, useState } from 'react'

import { useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { ClaimButton } from '../../runtime/ui/records/claim.tsx'
import { Confirm } from '../../runtime/ui/controls/confirm.tsx'
import type { RecordPage, RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { isRecordAction } from '../../schemas/record-actions.ts'
import type { RecordAction } from '../../schemas/record-actions.ts'
import type { RecordTableProps } from './contract.ts'
import { textOfValue, isNumber } from './value.tsx'
import { holds } from './when.ts'
import styles from './view.module.css'

type Action = RecordTableProps['props']['actions'][number]
type Props = {
  row: RecordRow
  name: string
  records: RecordPage
  /** How the button of a claim looks: secondary where another one is the page's next step. */
  claimKind?: 'primary' | 'secondary'
} & Pick<RecordTableProps, 'props' | 'send' | 't'>

/**
 * What can be done with a row now, or asking again what became of it after an answer was lost. While that is pending the button stays,
 * and does nothing; when it goes the focus stays in its place.
 */
export function Actions({ row, name, props, records, claimKind = 'primary', send, t }: Props) {
  const [asked, setAsked] = useState<Action>()
  const place = useRef<HTMLSpanElement>(null)
  const amountWords = useAmountWords()
  const { key, claim } = row
  const offered = props.actions.filter(({ when }) => holds(when, row.values))
  const isOffered = offered.length > 0
  const wasOffered = useRef(isOffered)
  useEffect(() => {
    if (wasOffered.current && !isOffered && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    wasOffered.current = isOffered
  }, [isOffered])
  const subject = [name, amountOf()].filter((part) => part !== '').join(', ')
  const { record, query } = records
  const act = ({ action }: Action) => {
    if (isRecordAction(action)) send({ kind: 'act', action, records: [key], values: { record, query } })
  }
  const press = (action: Action) => {
    if (action.ask !== undefined && claim === undefined) setAsked(action)
    else act(action)
  }

  /** What the row is about, where a column stands beside its title: an amount with its currency. */
  function amountOf(): string {
    const column = props.columns.find(({ beside }) => beside)
    if (!column) return ''
    const value = ownValue(row.values, column.field) ?? ''
    const field = ownValue(records.fields, column.field)
    if (field === 'money' && isNumber(value)) return amountWords(value, { currency: records.currency })
    return textOfValue(value, { field, words: column.words, t })
  }
  return (
    <span ref={place} tabIndex={-1} className={styles.actions}>
      {offered.map((action) =>
        isClaim(action.action) ? (
          <ClaimButton
            key={action.action}
            action={action.action}
            title={name}
            claim={claim}
            kind={claimKind}
            onClaim={() => press(action)}
            t={t}
          />
        ) : (
          <Button
            key={action.action}
            size="small"
            data-action={action.action}
            kind={claim === 'unknown' || action.ask !== undefined ? 'secondary' : 'primary'} // one that asks first is no next step
            aria-label={t(claim === 'unknown' ? 'check_of' : 'action_of', { action: action.label, name: subject })}
            aria-disabled={claim === 'pending' || undefined}
            onClick={() => claim === 'pending' || press(action)}
          >
            {claim === 'pending' ? t('processing') : claim === 'unknown' ? t('check') : action.label}
          </Button>
        ),
      )}
      {asked ? (
        <Confirm
          title={asked.ask ?? asked.label}
          text={<bdi>{subject}</bdi>}
          confirm={asked.label}
          cancel={t('cancel')}
          loses={takingAway.includes(asked.action)}
          onClose={() => setAsked(undefined)}
          onConfirm={() => act(asked)}
        />
      ) : null}
    </span>
  )
}

/** What cannot be undone, and leaves the player with less. */
const takingAway: readonly string[] = ['delete-messages', 'reject-contract', 'terminate-contract']

/** Claims have the words that they have everywhere. */
function isClaim(name: string): name is RecordAction {
  return name.startsWith('claim-') && isRecordAction(name)
}
