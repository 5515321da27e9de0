import { Suspense, lazy, useEffect, useId, useRef } from 'react'

import type { DepositOrder } from '../../schemas/nouns/funds.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { Translate } from '../../schemas/translate.ts'
import { needed } from '../../runtime/platform/needed.ts'
import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { Button, buttonClass } from '../../runtime/ui/controls/button.tsx'
import { CopyButton } from '../../runtime/ui/controls/copy-button.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Lines, MoneyButtons, MoneyCard, MoneyNote } from '../../runtime/ui/money/money-form.tsx'
import { StatusMark } from '../../runtime/ui/records/status-mark.tsx'
import type { DepositProps } from './contract.ts'
import styles from './view.module.css'

const QrCode = lazy(() => needed(() => import('./qr-code.tsx')))

/** Nothing is paid for such an order any more. */
const ends: Readonly<Record<string, string>> = {
  CREDITED: 'order-credited',
  APPROVED: 'order-credited',
  FAILED: 'order-failed',
  REJECTED: 'order-failed',
}

type Props = { order: DepositOrder; currency: string; scan: boolean; onAnother: () => void; send: DepositProps['send']; t: Translate }

/**
 * What was ordered, and while the money is awaited where to pay, or the account to transfer to, each line to be copied. Once the order has
 * ended it says only that: who read the account again would pay twice.
 */
export function Order({ order: { reference, amount, status, payAddress, account }, currency, scan, onAnother, send, t }: Props) {
  const id = useId()
  const end = ownValue(ends, status)
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), []) // the form that had the focus is gone
  useEffect(() => {
    if (end && document.activeElement === document.body) heading.current?.focus() // the button that had it is gone
  }, [end])
  const amountWords = useAmountWords()(amount, { currency })
  const copied = (name: string, text: string) => ({
    name,
    value: (
      <span className={styles.copied}>
        <bdi>{text}</bdi>
        <CopyButton text={text} label={t('copy')} done={t('copied')} failed={t('copy-failed')} />
      </span>
    ),
  })
  return (
    <div ref={heading} tabIndex={-1} className={styles.order} data-key={reference}>
      <MoneyCard id={id} title={t('order', { reference })}>
        <Lines
          lines={[{ name: t('deposit'), value: <Amount value={amount} currency={currency} /> }]}
          total={{ name: t('order-status'), value: <StatusMark status={status} t={t} /> }}
        />
        {account && !end ? (
          <>
            <p>{t('order-bank', { amount: amountWords })}</p>
            <Lines
              lines={[
                copied(t('bank'), account.bank),
                copied(t('number'), account.number),
                copied(t('payee'), account.payee),
                copied(t('reference'), reference),
              ]}
            />
          </>
        ) : null}
        {payAddress && !end ? (
          <>
            <p>{t('order-pay', { amount: amountWords })}</p>
            <Link href={payAddress} className={buttonClass({ kind: 'primary', size: 'large' })}>
              <span>{`${t('pay')} `}</span>
              <span className="visually-hidden">{t('new-tab')}</span>
            </Link>
            {scan ? (
              <div className={styles.code}>
                <p>{t('scan')}</p>
                <Suspense fallback={null}>
                  <QrCode value={payAddress} />
                </Suspense>
              </div>
            ) : null}
          </>
        ) : null}
        <MoneyNote>{t(end ?? 'order-wait')}</MoneyNote>
        <MoneyButtons>
          {end ? null : (
            <Button icon="refresh" onClick={() => send({ kind: 'check-money', action: 'deposit' })}>
              {t('refresh')}
            </Button>
          )}
          <Button kind={end ? 'secondary' : 'quiet'} onClick={onAnother}>
            {t('another')}
          </Button>
        </MoneyButtons>
      </MoneyCard>
    </div>
  )
}
