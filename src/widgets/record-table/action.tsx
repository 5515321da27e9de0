import { useEffect, useRef, useState } from 'react'

import { useAmountWords } from '../../runtime/ui/amount.tsx'
import { Button } from '../../runtime/ui/button.tsx'
import { Confirm } from '../../runtime/ui/confirm.tsx'
import type { RecordPage, RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { RecordTableProps } from './contract.ts'
import { isNumber } from './value.tsx'

type Props = { row: RecordRow; name: string; field: string; records: RecordPage } & Pick<RecordTableProps, 'send' | 't'>

/**
 * Pays or takes what a row is about, or asks again what became of it after an answer was lost. While that is pending the button stays, and
 * does nothing; when it goes the focus stays in its place.
 */
export function Action({ row: { key, cells, action, claim }, name, field, records, send, t }: Props) {
  const [asked, setAsked] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const had = useRef(action)
  const amountWords = useAmountWords()
  useEffect(() => {
    if (had.current && !action && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    had.current = action
  }, [action])
  const value = ownValue(cells, field) ?? ''
  const amount = isNumber(value) ? amountWords(value, { currency: records.currency }) : value
  const process = () => send({ kind: 'process-record', record: records.record, query: records.query, row: key })
  return (
    <span ref={place} tabIndex={-1}>
      {action ? (
        <Button
          size="small"
          kind={claim === 'unknown' ? 'secondary' : 'primary'}
          aria-label={t(claim === 'unknown' ? 'check_of' : `${action}_of`, { name, amount })}
          aria-disabled={claim === 'pending' || undefined}
          onClick={() => claim === 'pending' || (action === 'pay' && claim === undefined ? setAsked(true) : process())}
        >
          {t(claim === 'pending' ? 'processing' : claim === 'unknown' ? 'check' : action)}
        </Button>
      ) : null}
      {asked ? (
        <Confirm
          title={t('ask_pay', { amount })}
          text={t('ask_pay_text', { name, amount })}
          confirm={t('pay')}
          cancel={t('cancel')}
          onClose={() => setAsked(false)}
          onConfirm={process}
        />
      ) : null}
    </span>
  )
}
