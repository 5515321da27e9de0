import { use, useEffect, useId, useRef, useState } from 'react'

import { amountToType, amountTyped } from '../../runtime/i18n/typed-amount.ts'
import { Amount, useAmountWords } from '../../runtime/ui/money/amount.tsx'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { DrawingContext, useDecimals } from '../../runtime/ui/drawing.ts'
import { compareAmounts, floorOf, worth } from '../../schemas/amounts.ts'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { Lines, MoneyCard, MoneyColumns, MoneyForm, MoneyNote, isFree, refusalAt } from '../../runtime/ui/money/money-form.tsx'
import { TransactionPassword } from '../../runtime/ui/money/transaction-password.tsx'
import { PointsOutcome } from '../../runtime/ui/money/points-outcome.tsx'
import { pointsText } from '../../runtime/ui/money/points-text.ts'
import { TextField } from '../../runtime/ui/controls/text-field.tsx'
import { useDraft } from '../../runtime/ui/use-draft.ts'
import { useTold } from '../../runtime/ui/use-told.ts'
import type { PointsConversionProps } from './contract.ts'
import styles from './view.module.css'
import type { Elements } from '../../runtime/ui/elements.tsx'

export { strings } from './strings.ts'
export const rootClass = styles.root

/** The form; after the answer what was converted takes its place until the player converts more. */
export function View({ props, inputs: { conversion }, send, t }: PointsConversionProps) {
  const id = useId()
  const { language } = use(DrawingContext)
  const decimals = useDecimals()
  const inWords = useAmountWords()
  const { call, currency, made, max, min, points, ratio } = conversion
  const isDone = call.status === 'done' && made !== undefined
  const [typed, change] = useDraft('convert', conversion.draft, send, isDone)
  const [password, setPassword] = useState('')
  const { form, told, tell } = useTold(call)

  const whole = floorOf(points, 0)
  const most = max !== '0' && compareAmounts(max, whole) < 0 ? max : whole
  const text = typed.points ?? ''
  const wanted = amountTyped(text, language, 0)
  const limits = { min: pointsText(min, language), max: pointsText(max, language) }
  const between = max === '0' ? t('from', limits) : t('between', limits)
  const error =
    wanted === undefined
      ? t('wrong')
      : compareAmounts(wanted, min) < 0 || (max !== '0' && compareAmounts(wanted, max) > 0)
        ? between
        : compareAmounts(wanted, points) > 0
          ? t('short', { points: pointsText(points, language) })
          : undefined
  const isTooFew = compareAmounts(points, min) < 0
  const paid = floorOf(worth(wanted ?? '0', ratio), decimals)
  const clear = () => send({ kind: 'clear-money', action: 'convert' })

  if (isDone)
    return (
      <Done heading={t('label')} another={t('another')} onAnother={() => (change({ points: '' }), setPassword(''), clear())}>
        <MessageBar kind="success" data-call="done">
          {made.paid === undefined
            ? t('done', { points: pointsText(made.points, language), reference: made.reference })
            : t('done-paid', {
                points: pointsText(made.points, language),
                amount: inWords(made.paid, { currency }),
                reference: made.reference,
              })}
        </MessageBar>
      </Done>
    )
  return (
    <MoneyForm
      form={form}
      onSubmit={() => {
        if (wanted !== undefined && !error && password !== '' && isFree(call)) send({ kind: 'convert', points: Number(wanted), password })
        else tell()
      }}
    >
      <MoneyColumns
        aside={
          <MoneyCard>
            <Lines
              lines={[
                { name: t('have'), value: <bdi>{pointsText(points, language)}</bdi> },
                ...(ratio === '0'
                  ? []
                  : [{ name: t('worth', { points: pointsText(ratio, language) }), value: <Amount value="1" currency={currency} /> }]),
              ]}
              total={{ name: t('get'), value: <Amount value={paid} currency={currency} /> }}
            />
            <Button kind="primary" size="large" wide type="submit" aria-disabled={!isFree(call) || isTooFew}>
              {call.status === 'sending' ? t('sending') : t('submit')}
            </Button>
          </MoneyCard>
        }
      >
        <MoneyCard title={t('label')}>
          <PointsOutcome
            call={call}
            found={t('found', { reference: call.reference ?? '' })}
            security={props.security ?? '/member'}
            field={`${id}-password`}
            onCheck={() => send({ kind: 'check-money', action: 'convert' })}
            send={send}
            t={t}
          />
          {isTooFew ? <MoneyNote>{t('few', limits)}</MoneyNote> : null}
          <TextField
            id={`${id}-points`}
            name="points"
            label={t('points')}
            required
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            value={text}
            onValue={(value) => change({ points: value })}
            hint={between}
            error={told ? (error ?? refusalAt(call, 'amount', t)) : refusalAt(call, 'amount', t)}
            after={
              isTooFew ? undefined : (
                <Button size="small" className={styles.most} onClick={() => change({ points: amountToType(most, language) })}>
                  {t('all')}
                </Button>
              )
            }
          />
          <TransactionPassword id={`${id}-password`} value={password} onValue={setPassword} told={told} call={call} t={t} />
        </MoneyCard>
      </MoneyColumns>
    </MoneyForm>
  )
}

/** The result, which gets the focus that the form had. */
function Done({ heading, children, another, onAnother }: { heading: string; children: Elements; another: string; onAnother: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1}>
      <MoneyCard title={heading}>
        {children}
        <Button onClick={onAnother}>{another}</Button>
      </MoneyCard>
    </div>
  )
}
