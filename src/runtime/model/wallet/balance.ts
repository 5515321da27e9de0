import { attach, combine, createEvent, createStore, sample } from 'effector'

import type { WalletBalance } from '../../../schemas/gateway/member.ts'
import type { Balance } from '../../../schemas/nouns/account.ts'
import { readBalance } from '../../gateway/endpoints/wallets/read-balance.ts'
import { refreshBalance } from '../../gateway/endpoints/wallets/refresh-balance.ts'
import { callOf, endpointFx } from '../requests/call.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { factsTold } from '../facts/facts.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource, stateOf } from '../requests/resource.ts'
import { $member, $token } from '../context/session.ts'
import { $currency } from '../context/site.ts'
import type { SourceState } from '../../contract/source.ts'
import { mapState } from '../requests/states.ts'

const hiddenKey = 'foyer-balance-hidden'

// What may happen
/** The topic has come to a portal: it reads whether the tab hides its balance. */
export const walletStarted = createEvent()

// What we know
export const balance = createResource<void, WalletBalance>({
  name: 'balance',
  ask: callOf(readBalance),
  keyOf: () => 'main',
  session: 'session',
})
sample({
  clock: balance.known,
  fn: ({ entries: { main } }) => ({
    hasMoney: main?.status === 'ready' ? [main.value, ...(main.value.wallets ?? [])].some((one) => Number(one.balance) > 0) : null,
  }),
  target: factsTold,
})
const refreshFx = endpointFx(refreshBalance)
const $hidden = createStore(false)
/** The sign of the player's money; the site's while it is not known who is here. */
export const $symbol = combine($member, $currency, (member, site) => member?.currencySymbol ?? site)
export const $balance = combine({ known: balance.known, hidden: $hidden, symbol: $symbol, refreshing: refreshFx.pending })

// How it changes. A refresh gathers the vendors' wallets and is slow: one at a time, the old figure stays meanwhile
const refreshAsked = intentOf('refresh-balance')
sample({
  clock: refreshAsked,
  source: { pending: refreshFx.pending, token: $token },
  filter: ({ pending, token }) => !pending && token !== null,
  fn: () => undefined,
  target: refreshFx,
})
const $refreshedFor = createStore<string | null>(null).on(sample({ clock: refreshFx, source: $token }), (_, token) => token)
sample({
  clock: refreshFx.doneData,
  source: { token: $token, asked: $refreshedFor },
  filter: ({ token, asked }) => token !== null && token === asked, // the balance belongs to the current session
  fn: (_, value) => ({ key: 'main', value }),
  target: balance.answered,
})

const hideAsked = intentOf('hide-balance')
const recallFx = attach({ source: $platform, effect: ({ session }) => session.read(hiddenKey) === 'yes' })
const keepFx = attach({ source: $platform, effect: ({ session }, hidden: boolean) => session.write(hiddenKey, hidden ? 'yes' : 'no') })
sample({ clock: walletStarted, target: recallFx })
$hidden.on(recallFx.doneData, (_, hidden) => hidden).on(hideAsked, (_, { hidden }) => hidden)
sample({ clock: hideAsked, fn: ({ hidden }) => hidden, target: keepFx })

export function balanceOf({ known, hidden, symbol, refreshing }: ReturnType<typeof $balance.getState>): SourceState<Balance> {
  const state = stateOf(known, 'main')
  return mapState(state.status === 'ready' ? { status: 'ready', value: state.value } : state, (value) =>
    nounOf(value, symbol, hidden, refreshing || (state.status === 'ready' && state.refreshing === true)),
  )
}
const nounOf = memo((value: WalletBalance, symbol: string, hidden: boolean, refreshing: boolean): Balance => ({
  amount: value.balance,
  currency: value.currencySymbol ?? symbol,
  hidden,
  refreshing,
}))
