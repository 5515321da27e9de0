import { useEffect, useId, useRef, useState } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { useDecimals } from '../../runtime/ui/drawing.ts'
import { TextField } from '../../runtime/ui/controls/text-field.tsx'
import type { ProtectionLimit } from '../../schemas/nouns/protection.ts'
import { amountOf, useLimitWords } from './amounts.ts'
import styles from './view.module.css'

type Props = {
  kind: string
  limit: ProtectionLimit | undefined
  currency: string
  pending: boolean
  failure: string | undefined
  typed: string
  onTyped: (typed: string) => void
  onSave: (amount: number) => void
  onClose: () => void
  t: Translate
}

/** The form below a limit. The effect of the amount is shown while it is typed. */
export function LimitForm({ kind, limit, currency, pending, failure, typed, onTyped, onSave, onClose, t }: Props) {
  const id = useId()
  const format = useLimitWords(kind, currency)
  const decimals = useDecimals()
  const [told, setTold] = useState(false)
  const field = useRef<HTMLFormElement>(null)
  const amount = amountOf(kind, typed, decimals)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  const higher = limit !== undefined && amount !== undefined && amount > limit.amount
  return (
    <form
      ref={field}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTold(true)
        if (amount !== undefined && !pending) onSave(amount)
        else field.current?.querySelector('input')?.focus()
      }}
    >
      <TextField
        id={id}
        name="limit"
        label={kind === 'SESSION' ? t('minutes') : t('amount')}
        inputMode={kind === 'SESSION' ? 'numeric' : 'decimal'}
        autoComplete="off"
        dir="ltr"
        required
        value={typed}
        onValue={onTyped}
        hint={amount === undefined ? undefined : higher ? t('holds-later', { amount: format(limit.amount) }) : t('holds-now')}
        error={told && amount === undefined ? t(kind === 'SESSION' ? 'wrong-minutes' : 'wrong') : failure}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" aria-disabled={pending}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        {limit ? (
          <Button kind="quiet" className={styles.remove} aria-disabled={pending} onClick={() => pending || onSave(0)}>
            {t('remove')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
