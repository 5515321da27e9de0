import { seeded } from '../artwork/random.ts'
import type { RedeemItem, RedeemRecord } from '../../src/schemas/gateway/points.ts'
import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { amountText, credit, totalOf } from './ledger.ts'
import type { MockState, PointsRecord, TicketGrant } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { grantTickets } from './raffle-tickets.ts'
import { gatewayTime, hour, textIn } from './text.ts'
import type { Text } from './text.ts'

const unit = 10_000
export const approvedAfter = 20_000 // ms from a request for a gift or a service to its approval

/** An item of the mall. `chips`: whole units of the currency that it pays into the main wallet; `price`: what it costs beside points. */
type Item = {
  itemId: string
  type: 'CHIP' | 'GIFT' | 'SERVICE'
  name: Text
  points: number
  scene: string
  chips?: number
  price?: number
  stock?: number
  /** What one of it gives once it is approved. */
  tickets?: TicketGrant
  about: Text
}

const chipsAbout: Text = {
  EN: '<p>Paid into your <b>main wallet</b> at once. A chip is worth its amount in every game.</p>',
  AR: '<p>تُضاف إلى <b>محفظتك الرئيسية</b> فورًا. قيمتها هي مبلغها في كل لعبة.</p>',
}
const chips = (amount: number, points: number, scene: string): Item => ({
  itemId: `chips-${amount}`,
  type: 'CHIP',
  name: { EN: `$${amount} chips`, AR: `رقائق بقيمة $${amount}` },
  points,
  scene,
  chips: amount,
  about: chipsAbout,
})
const giftAbout: Text = {
  EN: '<p>Sent to the address that you give. It takes <b>5 to 10 days</b>; we pay the post.</p>',
  AR: '<p>تُرسل إلى العنوان الذي تكتبه. تستغرق <b>من 5 إلى 10 أيام</b>.</p>',
}
const gift = (itemId: string, name: Text, points: number, stock: number, scene: string, more: Partial<Item> = {}): Item => ({
  itemId,
  type: 'GIFT',
  name,
  points,
  stock,
  scene,
  about: giftAbout,
  ...more,
})
const service = (itemId: string, name: Text, points: number, scene: string, about: Text, more: Partial<Item> = {}): Item => ({
  itemId,
  type: 'SERVICE',
  name,
  points,
  scene,
  about,
  ...more,
})

const items: readonly Item[] = [
  chips(50, 5_000, 'chips'),
  chips(200, 19_000, 'coin'),
  service(
    'prize-wheel',
    { EN: 'Prize wheel ticket', AR: 'تذكرة عجلة الجوائز' },
    800,
    'wheel',
    {
      EN: '<p>One turn of the prize wheel. The ticket is in your account once it is approved.</p>',
      AR: '<p>دورة واحدة لعجلة الجوائز. تظهر التذكرة في حسابك بعد الموافقة.</p>',
    },
    { tickets: { raffle: 'raffle-wheel', count: 1 } },
  ),
  service(
    'golden-egg',
    { EN: 'Golden egg ticket ×3', AR: 'تذكرة البيضة الذهبية ×3' },
    2_100,
    'egg',
    {
      EN: '<p>Three tickets for the golden eggs.</p>',
      AR: '<p>ثلاث تذاكر للبيض الذهبي.</p>',
    },
    { tickets: { raffle: 'raffle-eggs', count: 3 } },
  ),
  service('vip-month', { EN: 'VIP month', AR: 'شهر VIP' }, 26_000, 'crown', {
    EN: '<p>The benefits of the next VIP level for 30 days.</p>',
    AR: '<p>مزايا مستوى VIP التالي لمدة 30 يومًا.</p>',
  }),
  gift('festival-box', { EN: 'Festival gift box', AR: 'صندوق هدايا المهرجان' }, 12_000, 14, 'gift'),
  chips(500, 46_000, 'chips'),
  service(
    'ticket-bundle',
    { EN: 'Ticket bundle ×10', AR: 'حزمة تذاكر ×10' },
    7_200,
    'ticket',
    {
      EN: '<p>Ten tickets for the prize wheel.</p>',
      AR: '<p>عشر تذاكر لعجلة الجوائز.</p>',
    },
    { tickets: { raffle: 'raffle-wheel', count: 10 } },
  ),
  service('host-call', { EN: 'Personal host call', AR: 'مكالمة مع مضيف شخصي' }, 9_000, 'call', {
    EN: '<p>A call of half an hour with your own host.</p>',
    AR: '<p>مكالمة لمدة نصف ساعة مع مضيفك.</p>',
  }),
  gift('team-jersey', { EN: 'Team jersey', AR: 'قميص الفريق' }, 32_000, 5, 'jersey'),
  gift('headphones', { EN: 'Headphones', AR: 'سماعات رأس' }, 9_500, 8, 'headphones', { price: 20 }),
  gift('signed-ball', { EN: 'Signed ball', AR: 'كرة موقعة' }, 18_000, 0, 'ball'),
  chips(20, 2_100, 'coin'),
]

/** Points for one unit of money, and how many are converted at once. */
export const settings = { pointsRatio: 100, minPoints: 500, maxPoints: 20_000 }

/** The rules of points: so many for so many units of valid bets. */
export const rules = [
  { type: 'LIVE', units: 100, points: 20 },
  { type: 'RNG', units: 100, points: 15 },
  { type: 'SPORTS', units: 100, points: 12 },
  { type: 'PVP', units: 100, points: 10 },
  { type: 'LOTT', units: 100, points: 8.5 },
  { type: 'DEPOSIT', units: 100, points: 5 },
] as const
export const rulesText: Text = {
  EN: '<p>Points are counted every day at noon from <b>valid bets</b>. Cancelled bets earn none. Points never expire.</p>',
  AR: '<p>تُحسب النقاط كل يوم من <b>الرهانات الصالحة</b>. لا تنتهي أبدًا.</p>',
}

const rejected: Text = {
  EN: 'The address cannot be reached. Your points were given back.',
  AR: 'تعذر الوصول إلى العنوان. أُعيدت نقاطك.',
}

/** The points of an account: made when they are first asked for, and what is due has been approved. */
export function pointsOf(state: MockState, persona: Persona): PointsRecord {
  let record = state.points.get(persona.account)
  if (!record) state.points.set(persona.account, (record = createPoints(state, persona)))
  for (const one of record.redeems) {
    if (one.due === undefined || one.due > state.now()) continue
    delete one.due
    one.record.status = 'APPROVED'
    if (one.tickets) grantTickets(state, persona, one.tickets)
    one.record.time = gatewayTime(state.now())
  }
  return record
}

/** When the redeemed items of all accounts that wait are due. */
export function moveRedeems(state: MockState, due: number): void {
  for (const { redeems } of state.points.values()) for (const one of redeems) if (one.due !== undefined) one.due = due
}

/** The items in a language, each with what is left of it. */
export function itemsOf(state: MockState, persona: Persona, language: string): RedeemItem[] {
  const { stock } = pointsOf(state, persona)
  const { scenario } = state.choice
  const shown = scenario === 'empty' ? [] : scenario === 'sparse' ? items.slice(0, 2) : items
  return shown.map(({ itemId, type, name, points, scene, price, about, stock: most }) => ({
    itemId,
    type,
    name: textIn(name, language),
    pointsRequirement: String(points),
    ...(price !== undefined && { amountRequirement: String(price) }),
    ...(most !== undefined && { stock: stock.get(itemId) ?? most }),
    image: `/img/scene/points-${scene}.svg`,
    description: textIn(about, language),
  }))
}

type Order = { itemId: string; quantity: number; receivingAddress?: string | undefined }

/** Redeems points for an item: chips are paid at once, gifts and services wait for their approval. */
export function redeem(state: MockState, persona: Persona, order: Order, language: string): RedeemRecord | Refusal {
  const { itemId, quantity, receivingAddress = '' } = order
  const own = pointsOf(state, persona)
  const item = items.find((one) => one.itemId === itemId)
  if (!item) return refuse('RECORD_NOT_FOUND', 'There is no such item')
  if (!Number.isInteger(quantity) || quantity < 1) return refuse('PARAM_INVALID', 'Choose at least one', { field: 'quantity' })
  const left = item.stock === undefined ? Infinity : (own.stock.get(itemId) ?? item.stock)
  if (quantity > left) return refuse('OUT_OF_STOCK', 'There are not so many left')
  if (item.type === 'GIFT' && receivingAddress.trim() === '')
    return refuse('PARAM_INVALID', 'Say where it is sent', { field: 'receivingAddress' })
  const points = item.points * quantity
  if (points > own.points) return refuse('POINTS_INSUFFICIENT', 'You do not have enough points')
  const price = (item.price ?? 0) * quantity * unit
  if (price > totalOf(persona)) return refuse('BALANCE_INSUFFICIENT', 'Your balance is not sufficient')

  const paid = (item.chips ?? 0) * quantity * unit
  credit(state, persona, paid - price)
  if (item.stock !== undefined) own.stock.set(itemId, left - quantity)
  const isAtOnce = item.type === 'CHIP'
  const { tickets } = item
  const grant = tickets && { ...tickets, count: tickets.count * quantity }
  const given = {
    type: item.type,
    name: textIn(item.name, language),
    quantity,
    pointsRequirement: String(item.points),
    amountRequirement: item.price === undefined ? undefined : String(item.price),
    status: isAtOnce ? 'APPROVED' : 'IN_PROCESS',
    ...(isAtOnce && { redeemAmount: amountText(paid), mainWallet: 'MAIN', paidAccount: persona.account, paidAmount: amountText(paid) }),
    ...(item.type === 'GIFT' && { receivingAddress: receivingAddress.trim() }),
  }
  return book(state, own, points, given, grant)
}

/** Converts points to money in the main wallet, in hundredths; what is less than one is not paid. */
export function convert(state: MockState, persona: Persona, points: number): RedeemRecord | Refusal {
  const own = pointsOf(state, persona)
  const { pointsRatio, minPoints, maxPoints } = settings
  if (!Number.isInteger(points) || points < minPoints || points > maxPoints)
    return refuse('AMOUNT_OUT_OF_RANGE', `Choose between ${minPoints} and ${maxPoints} points`, {
      minAmount: minPoints,
      maxAmount: maxPoints,
    })
  if (points > own.points) return refuse('POINTS_INSUFFICIENT', 'You do not have enough points')
  const paid = Math.floor((points * 100) / pointsRatio) * (unit / 100)
  credit(state, persona, paid)
  return book(state, own, points, {
    type: 'MONEY',
    name: 'Money',
    quantity: 1,
    pointsRequirement: String(points),
    amountRequirement: undefined,
    status: 'APPROVED',
    units: '1',
    pointsRatio: String(pointsRatio),
    redeemAmount: amountText(paid),
    paidAccount: persona.account,
    mainWallet: 'MAIN',
    paidAmount: amountText(paid),
  })
}

type Booked = Omit<
  RedeemRecord,
  | 'transactionReferenceNumber'
  | 'applyTime'
  | 'time'
  | 'changedPoints'
  | 'pointsBalance'
  | 'remark'
  | 'units'
  | 'pointsRatio'
  | 'redeemAmount'
  | 'paidAccount'
  | 'mainWallet'
  | 'paidAmount'
  | 'receivingAddress'
> &
  Partial<RedeemRecord>

function book(state: MockState, own: PointsRecord, points: number, given: Booked, tickets?: TicketGrant): RedeemRecord {
  state.tickets += 1
  own.points -= points
  const at = state.now()
  const record = {
    ...emptyRecord,
    ...given,
    transactionReferenceNumber: `LP${at}${state.tickets}`,
    applyTime: gatewayTime(at),
    time: given.status === 'APPROVED' ? gatewayTime(at) : undefined,
    changedPoints: String(-points),
    pointsBalance: String(own.points),
  }
  own.redeems.unshift({ at, record, ...(given.status === 'IN_PROCESS' && { due: at + approvedAfter }), ...(tickets && { tickets }) })
  own.changes.unshift({ at, record: changeOf(record) })
  return record
}

const emptyRecord = {
  remark: undefined,
  units: undefined,
  pointsRatio: undefined,
  redeemAmount: undefined,
  paidAccount: undefined,
  mainWallet: undefined,
  paidAmount: undefined,
  receivingAddress: undefined,
}

function changeOf({ transactionReferenceNumber, applyTime, name, changedPoints, pointsBalance, remark }: RedeemRecord) {
  return { transactionReferenceNumber, time: applyTime, type: 'REDEEM', name, changedPoints, pointsBalance, remark }
}

/** The points that were earned until now, by type. */
export function earnedOf(state: MockState, persona: Persona) {
  const { changes } = pointsOf(state, persona)
  return rules.flatMap(({ type }) => {
    const own = changes.filter(({ record }) => record.type === type)
    return own.length === 0 ? [] : [{ type, points: String(own.reduce((sum, { record }) => sum + Number(record.changedPoints), 0)) }]
  })
}

const first: Readonly<Record<string, number>> = { member: 24_860, vip: 182_400, agent: 3_120 }

/** Newest first: what was earned each day, and some things that were redeemed. */
function createPoints(state: MockState, { account }: Persona): PointsRecord {
  const { scenario } = state.choice
  const own: PointsRecord = { points: scenario === 'empty' ? 0 : (first[account] ?? 0), redeems: [], changes: [], stock: new Map() }
  if (scenario === 'empty' || first[account] === undefined) return own
  const random = seeded(`${state.seed}/points/${account}`)
  const count = scenario === 'huge' ? 4_000 : scenario === 'sparse' ? 3 : 64
  let balance = own.points
  for (let index = 0; index < count; index++) {
    const at = state.createdAt - Math.round((index + 0.4) * 11 * hour + random() * 6 * hour)
    const isRedeem = index % 5 === 3
    const item = items[Math.floor(random() * items.length)] ?? items[0]!
    const kind = rules[Math.floor(random() * rules.length)] ?? rules[0]
    const isRejected = isRedeem && index % 15 === 13
    const points = isRedeem ? -item.points : 10 + Math.floor(random() * 60) * 5
    const reference = `LP${700_000 + count - index}`
    if (!isRedeem) {
      const record = { name: undefined, remark: undefined, pointsBalance: String(balance) }
      own.changes.push({
        at,
        record: { ...record, transactionReferenceNumber: reference, time: gatewayTime(at), type: kind.type, changedPoints: String(points) },
      })
      balance -= points
      continue
    }
    const status = isRejected ? 'REJECTED' : index === 3 && item.type !== 'CHIP' ? 'IN_PROCESS' : 'APPROVED'
    const record: RedeemRecord = {
      ...emptyRecord,
      transactionReferenceNumber: reference,
      applyTime: gatewayTime(at),
      type: item.type,
      name: item.name.EN,
      quantity: 1,
      pointsRequirement: String(item.points),
      amountRequirement: item.price === undefined ? undefined : String(item.price),
      status,
      time: status === 'IN_PROCESS' ? undefined : gatewayTime(at + 2 * hour),
      changedPoints: isRejected ? '0' : String(points),
      pointsBalance: String(balance),
      remark: isRejected ? rejected.EN : undefined,
      ...(item.type === 'GIFT' && { receivingAddress: '18 Harbour Road, Bangkok 10500' }),
      ...(item.type === 'CHIP' && {
        redeemAmount: String(item.chips),
        paidAccount: account,
        mainWallet: 'MAIN',
        paidAmount: isRejected ? '0' : String(item.chips),
      }),
    }
    own.redeems.push({ at, record })
    if (isRejected) continue
    own.changes.push({ at, record: changeOf(record) })
    balance -= points
  }
  return own
}
