import { combine, createStore, sample } from 'effector'

import { compareAmounts, productOf } from '../../../schemas/amounts.ts'
import type { RedeemItem, RedeemItems, RedeemRecord } from '../../../schemas/gateway/points.ts'
import type { Intent } from '../../../schemas/intents.ts'
import type { Amount } from '../../../schemas/nouns/money.ts'
import type { MallItem, PointsShop } from '../../../schemas/nouns/points.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { listRedeemItems } from '../../gateway/endpoints/points/list-redeem-items.ts'
import { redeemPoints } from '../../gateway/endpoints/points/redeem-points.ts'
import { $drafts, draftIn } from '../drafts/drafts.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { callNoun } from '../funds/refusals.ts'
import { withPassword } from '../funds/requests.ts'
import { intentOf } from '../intents.ts'
import { createMoneyCall } from '../money-calls/money-call.ts'
import type { CallState } from '../money-calls/once-call.ts'
import { callOf, endpointFx } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { atLeastOne, codeOf } from '../requests/states.ts'
import { forRealAccounts } from '../navigation/real-account.ts'
import { $cdn } from '../context/site.ts'
import { $symbol } from '../wallet/balance.ts'
import { bookedFx, followed, isTrace } from './history.ts'
import type { Booked, Trace } from './history.ts'
import { $points, redeemedOf } from './points.ts'

const defaultSize = 10 // items of a page (chosen): two rows of five
const listedAtOnce = 100 // items of a page where all are read
const mostPages = 10 // of them

export type ShopArgs = {
  page?: number | string | undefined
  pageSize?: number | undefined
  type?: string | undefined
  within?: string | undefined
}
/** `within`: all items are read, because which of them the player has enough points for is not known to the gateway's list. */
export type Ask = { type: string; within: boolean; pageNo: number; pageSize: number }
type Redeem = Omit<Extract<Intent, { kind: 'redeem' }>, 'kind'>
type Request = Redeem & Pick<Trace, 'type' | 'points'>

const listItems = callOf(listRedeemItems)

// What we know
export const items = createResource<Ask, RedeemItems>({
  name: 'redeem-items',
  ask: ({ type, within, pageNo, pageSize }) => {
    const only = type === '' ? {} : { type }
    return within ? allOf((page) => listItems({ pageNo: page, pageSize: listedAtOnce, ...only })) : listItems({ pageNo, pageSize, ...only })
  },
  keyOf: keyOfAsk,
  familyOf: () => '',
  session: 'real',
})
/** The items that any page has shown, by id: a request says what it takes. */
const $items = createStore<Readonly<Record<string, RedeemItem>>>({}).on(items.answered, (known, { value }) => ({
  ...known,
  ...Object.fromEntries(value.content.map((item) => [item.itemId, item])),
}))
export const call = createMoneyCall<Request, RedeemRecord, Trace, Booked>({
  name: 'redeem',
  send: withPassword(endpointFx(redeemPoints), ({ item, quantity, address }: Request) => ({
    itemId: item,
    quantity,
    ...(address !== undefined && { receivingAddress: address }),
  })),
  traceOf: ({ type, quantity, points }) => ({ type, quantity, points }),
  history: bookedFx,
  isTrace,
})
/** The item that the newest request is about. */
const $of = createStore<string | null>(null)
export const $shop = combine({
  known: items.known,
  points: $points,
  state: call.state,
  of: $of,
  drafts: $drafts,
  symbol: $symbol,
  cdn: $cdn,
})

// How it changes
const requested = forRealAccounts(intentOf('redeem'))
// Before the request begins, so that one that is on its way keeps its item
sample({
  clock: requested,
  source: call.state,
  filter: (state) => state.status !== 'sending' && !(state.status === 'unknown' && state.checking),
  fn: (_, { item }) => item,
  target: $of,
})
sample({
  clock: requested,
  source: $items,
  fn: (known, { kind: _, ...request }): Request => {
    const item = ownValue(known, request.item)
    return { ...request, type: item?.type ?? '', points: productOf(item?.pointsRequirement ?? '0', request.quantity) }
  },
  target: call.asked,
})
followed(call, 'redeem')
sample({ clock: call.moved, target: items.refreshedAll }) // what is left of them

/** What a node asks for. */
export function askOf({ page, pageSize, type, within }: ShopArgs): Ask {
  return { type: codeOf(type) ?? '', within: within === '1', pageNo: atLeastOne(page, 1), pageSize: atLeastOne(pageSize, defaultSize) }
}
export function keyOfAsk({ type, within, pageNo, pageSize }: Ask): string {
  return within ? `${type}/within` : `${type}/${pageSize}/${pageNo}`
}

async function allOf(ask: (page: number) => Promise<RedeemItems>): Promise<RedeemItems> {
  const first = await ask(1)
  const content = [...first.content]
  for (let page = 2; page <= Math.min(first.totalPages, mostPages); page += 1) content.push(...(await ask(page)).content)
  return { ...first, content }
}

type State = CallState<RedeemRecord, Booked>
type Local = Omit<ReturnType<typeof $shop.getState>, 'known'>
const kept = memo(
  (
    value: RedeemItems,
    state: State,
    drafts: Drafts,
    cdn: Cdn,
    points: Amount | null,
    of: string | null,
    currency: string,
    type: string,
    within: boolean,
    pageNo: number,
    size: number,
  ): PointsShop => {
    const listed = value.content.filter(({ itemId }, index) => value.content.findIndex((other) => other.itemId === itemId) === index)
    const affordable = points === null ? listed : listed.filter((item) => compareAmounts(item.pointsRequirement, points) <= 0)
    const shown = within ? affordable.slice((pageNo - 1) * size, pageNo * size) : listed
    const booked = state.status === 'done' ? state.value : state.status === 'found' ? state.record.record : undefined
    return {
      currency,
      ...(points !== null && { points }),
      items: shown.map((item) => itemOf(item, cdn)),
      type,
      within,
      page: pageNo,
      pages: Math.max(1, within ? Math.ceil(affordable.length / size) : value.totalPages),
      call: callNoun(state),
      ...(of !== null && { of }),
      ...(booked && { made: redeemedOf(booked) }),
      draft: draftIn(drafts, 'redeem'),
    }
  },
)
/** A page of what points are redeemed for, with what became of the player's request. */
export function shopOf(value: RedeemItems, { points, state, of, drafts, symbol, cdn }: Local, ask: Ask): PointsShop {
  return kept(value, state, drafts, cdn, points, of, symbol, ask.type, ask.within, ask.pageNo, ask.pageSize)
}

const itemOf = memo((item: RedeemItem, cdn: Cdn): MallItem => {
  const { itemId, type, name, pointsRequirement, amountRequirement, stock, image, description } = item
  return {
    key: itemId,
    type,
    name,
    points: pointsRequirement,
    ...(amountRequirement !== undefined && amountRequirement !== '0' && { price: amountRequirement }),
    ...(stock !== undefined && { stock: Math.max(0, stock) }),
    picture: cdn.images(image),
    ...(description && { html: description }),
  }
})
