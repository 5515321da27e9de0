import { useId, useState } from 'react'

import { amountTyped } from '../../runtime/i18n/typed-amount.ts'
import { Amount } from '../../runtime/ui/money/amount.tsx'
import { Button, IconButton } from '../../runtime/ui/controls/button.tsx'
import { Dialog } from '../../runtime/ui/controls/dialog.tsx'
import { compareAmounts, difference, productOf } from '../../schemas/amounts.ts'
import { initialsOf } from '../../runtime/ui/text/letters.ts'
import { Lines, MoneyForm, MoneyNote, isFree, refusalAt } from '../../runtime/ui/money/money-form.tsx'
import { TransactionPassword } from '../../runtime/ui/money/transaction-password.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { pointsText } from '../../runtime/ui/money/points-text.ts'
import { RichText } from '../../runtime/ui/text/rich-text.tsx'
import { AreaField, TextField } from '../../runtime/ui/controls/text-field.tsx'
import { useTold } from '../../runtime/ui/use-told.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { MallItem, PointsShop } from '../../schemas/nouns/points.ts'
import type { PointsShopProps } from './contract.ts'
import { Cost, typeOf } from './item-card.tsx'
import styles from './view.module.css'
import type { Elements } from '../../runtime/ui/elements.tsx'

type Props = Pick<PointsShopProps, 'send' | 't'> & {
  shop: PointsShop
  item: MallItem
  /** What is typed: quantity and receiving address. */
  typed: Readonly<Record<string, string>>
  change: (change: Readonly<Record<string, string>>) => void
  onClose: () => void
  outcome: Elements
  /** The id of the field of the transaction password. */
  field: string
}

/** The details of an item, and the form that redeems points for it. After the answer only what became of it is left. */
export function ItemDialog({ shop, item, typed, change, onClose, outcome, field, send, t }: Props) {
  const language = useLanguage()
  const { call, of, points = '0' } = shop
  const isMine = of === item.key
  const isOver = isMine && (call.status === 'done' || call.status === 'found')
  const isShort = compareAmounts(points, item.points) < 0
  return (
    <Dialog title={item.name} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.details}>
        <div className={styles.item}>
          <span className={styles.small}>
            <Picture from={item.picture} initials={initialsOf(item.name)} />
          </span>
          <div className={styles.about}>
            <p className={styles.type}>{typeOf(item, t)}</p>
            <Cost item={item} t={t} />
          </div>
        </div>
        {item.html ? <RichText html={item.html} newTab={t('new_tab')} /> : null}
        {isMine || call.status === 'unknown' || call.status === 'found' ? outcome : null}
        {isOver ? (
          <Button wide onClick={onClose}>
            {t('close')}
          </Button>
        ) : item.stock === 0 ? (
          <MoneyNote>{t('sold')}</MoneyNote>
        ) : isShort ? (
          <MoneyNote>{t('short_of', { points: pointsText(difference(item.points, points), language) })}</MoneyNote>
        ) : (
          <RedeemForm shop={shop} item={item} typed={typed} change={change} isMine={isMine} field={field} send={send} t={t} />
        )}
      </div>
    </Dialog>
  )
}

function RedeemForm({
  shop: { call: newest, currency, points = '0' },
  item,
  typed,
  change,
  isMine,
  field,
  send,
  t,
}: Omit<Props, 'onClose' | 'outcome'> & { isMine: boolean }) {
  const language = useLanguage()
  const id = useId()
  const [password, setPassword] = useState('')
  const call = isMine ? newest : { status: 'idle' as const }
  const { form, told, tell } = useTold(call)
  const isGift = item.type === 'GIFT'
  const text = typed.quantity ?? '1'
  const read = Number(amountTyped(text, 'en', 0) ?? 0)
  const quantity = Number.isSafeInteger(read) ? read : 0
  const total = productOf(item.points, quantity)
  const quantityError =
    quantity < 1
      ? t('quantity-wrong')
      : item.stock !== undefined && quantity > item.stock
        ? t('quantity-stock', { count: item.stock })
        : compareAmounts(total, points) > 0
          ? t('quantity-short', { count: mostOf(points, item) })
          : undefined
  const address = (typed.receivingAddress ?? '').trim()
  const isWrong = quantityError !== undefined || (isGift && address === '') || password === ''
  const step = (by: number) => change({ quantity: String(Math.max(1, quantity + by)) })
  return (
    <MoneyForm
      form={form}
      split
      onSubmit={() => {
        if (isWrong || !isFree(newest)) tell()
        else send({ kind: 'redeem', item: item.key, quantity, ...(isGift && { address }), password })
      }}
    >
      <TextField
        id={`${id}-quantity`}
        name="quantity"
        label={t('quantity')}
        required
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={text}
        onValue={(value) => change({ quantity: value })}
        error={told || quantity > 1 ? (quantityError ?? refusalAt(call, 'quantity', t)) : refusalAt(call, 'quantity', t)}
        after={
          <span className={styles.steps}>
            <IconButton icon="minus" label={t('fewer')} aria-disabled={quantity <= 1} onClick={() => step(-1)} />
            <IconButton icon="plus" label={t('more')} onClick={() => step(1)} />
          </span>
        }
      />
      {isGift ? (
        <AreaField
          id={`${id}-address`}
          name="receivingAddress"
          label={t('address')}
          required
          autoComplete="street-address"
          hint={t('address-hint')}
          value={typed.receivingAddress ?? ''}
          onValue={(value) => change({ receivingAddress: value })}
          error={told && address === '' ? t('address-missing') : refusalAt(call, 'receivingAddress', t)}
        />
      ) : null}
      <TransactionPassword id={field} value={password} onValue={setPassword} told={told} call={call} t={t} />
      <Lines
        lines={[
          ...(item.stock === undefined ? [] : [{ name: t('stock'), value: item.stock }]),
          ...(quantity > 1 ? [{ name: t('each'), value: <bdi>{pointsText(item.points, language)}</bdi> }] : []),
          ...(item.price === undefined
            ? []
            : [{ name: t('total-money'), value: <Amount value={productOf(item.price, Math.max(1, quantity))} currency={currency} /> }]),
          ...(compareAmounts(total, points) > 0
            ? []
            : [{ name: t('left'), value: <bdi>{pointsText(difference(points, total), language)}</bdi> }]),
        ]}
        total={{ name: t('total'), value: <bdi>{t('points', { points: pointsText(total, language) })}</bdi> }}
      />
      <Button kind="primary" size="large" wide type="submit" aria-disabled={!isFree(newest)}>
        {call.status === 'sending' ? t('sending') : t('redeem')}
      </Button>
    </MoneyForm>
  )
}

/** How many of an item the points are enough for. */
function mostOf(points: string, item: MallItem): number {
  const [have, each] = [Number(points), Number(item.points)]
  return each > 0 ? Math.floor(have / each) : 0
}
