import { useId } from 'react'

import { Checkbox } from '../../runtime/ui/controls/checkbox.tsx'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import { pagerWords } from '../../runtime/ui/records/pager-words.ts'
import { Pager } from '../../runtime/ui/records/pager.tsx'
import { PointsOutcome } from '../../runtime/ui/money/points-outcome.tsx'
import { pointsText } from '../../runtime/ui/money/points-text.ts'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { useDraft } from '../../runtime/ui/use-draft.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { PointsShop } from '../../schemas/nouns/points.ts'
import type { PointsShopProps } from './contract.ts'
import { ItemCard } from './item-card.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { strings } from './strings.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View(given: PointsShopProps) {
  const { shop } = given.inputs
  return shop ? <Shop {...given} shop={shop} /> : given.states.shop
}

function Shop({ shop, props, busy, send, t }: PointsShopProps & { shop: PointsShop }) {
  const id = useId()
  const isDone = shop.call.status === 'done'
  const [typed, change] = useDraft('redeem', shop.draft, send, isDone)
  const narrow = (args: { type?: string; page?: number; within?: string }) => send({ kind: 'narrow', input: 'shop', args })
  const opened = shop.items.find(({ key }) => key === typed.item)
  const open = (key: string) => {
    // A result that was read is done with; one that is still being looked for stays
    if (shop.call.status !== 'idle') send({ kind: 'clear-money', action: 'redeem' })
    change({ item: key, quantity: '1' })
  }
  const field = `${id}-password`
  const outcome = <Outcome shop={shop} security={props.security ?? '/member'} field={field} send={send} t={t} />
  return (
    <>
      <div className={styles.choice}>
        {props.types.length > 0 ? (
          <Rail as="fieldset" tight aria-label={t('types')} className={styles.types}>
            {['', ...new Set(props.types)].map((type) => (
              <Chip key={type} current={shop.type === type} onClick={() => narrow({ type, page: 1 })} data-key={type}>
                {type === '' ? t('all') : Object.hasOwn(strings, `types.${type}`) ? t(`types.${type as 'CHIP'}`) : type}
              </Chip>
            ))}
          </Rail>
        ) : null}
        {shop.points === undefined ? null : (
          <div className={styles.within}>
            <Checkbox
              id={`${id}-within`}
              label={t('within')}
              checked={shop.within}
              onChecked={(checked) => narrow({ within: checked ? '1' : '', page: 1 })}
            />
          </div>
        )}
      </div>
      {opened ? null : outcome}
      {shop.items.length > 0 ? (
        <ul role="list" aria-label={t('label')} aria-busy={busy || undefined} className={classes(styles.items, busy && styles.busy)}>
          {shop.items.map((item) => (
            <ItemCard key={item.key} item={item} points={shop.points} onOpen={() => open(item.key)} t={t} />
          ))}
        </ul>
      ) : (
        <StateNotice icon="gift" title={t('none')} text={t('none-text')} />
      )}
      <Pager page={Math.min(shop.page, shop.pages)} pages={shop.pages} words={pagerWords(t)} onPage={(page) => narrow({ page })} />
      {opened ? (
        <ItemDialog
          shop={shop}
          item={opened}
          typed={typed}
          change={change}
          onClose={() => change({ item: '', quantity: '' })}
          outcome={outcome}
          field={field}
          send={send}
          t={t}
        />
      ) : null}
    </>
  )
}

/** What became of the newest request: in the dialog while it is open, else above the items. */
function Outcome({
  shop: { call, made },
  security,
  field,
  send,
  t,
}: Pick<PointsShopProps, 'send' | 't'> & { shop: PointsShop; security: string; field: string }) {
  const language = useLanguage()
  const name = made ? (made.quantity > 1 ? `${made.name} ×${made.quantity}` : made.name) : ''
  if (call.status === 'done' && made)
    return (
      <MessageBar kind="success" data-call="done">
        {t(made.status === 'IN_PROCESS' ? 'done-waits' : 'done', {
          name,
          points: pointsText(made.points, language),
          reference: made.reference,
        })}
      </MessageBar>
    )
  return (
    <PointsOutcome
      call={call}
      found={t('found', { name, reference: call.reference ?? '' })}
      security={security}
      field={field}
      onCheck={() => send({ kind: 'check-money', action: 'redeem' })}
      send={send}
      t={t}
    />
  )
}
