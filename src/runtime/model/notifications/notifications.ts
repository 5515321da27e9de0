import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Messages } from '../../../schemas/gateway/messages.ts'
import type { Toast } from '../../../schemas/nouns/message.ts'
import { listMessages } from '../../gateway/endpoints/messages/list-messages.ts'
import { unread } from '../messages/unread.ts'
import { endpointFx } from '../requests/call.ts'
import { $token } from '../context/session.ts'
import { toastShown } from '../toasts/toasts.ts'
import { balance } from '../wallet/balance.ts'
import { moneyNews } from './money-news.ts'

const mostAtOnce = 3 // as many as toasts are shown beside each other
const mostAsked = 10 // messages

/** How the news of a deposit or a withdrawal is shown; other messages are only counted. */
const looks: Readonly<Record<string, { kind: Toast['kind']; word: string }>> = {
  DEPOSIT_CREDITED: { kind: 'success', word: 't:notification.deposit-credited' },
  DEPOSIT_FAILED: { kind: 'danger', word: 't:notification.deposit-failed' },
  WITHDRAWAL_APPROVED: { kind: 'success', word: 't:notification.withdrawal-approved' },
  WITHDRAWAL_REJECTED: { kind: 'warning', word: 't:notification.withdrawal-rejected' },
}

// What may happen
/** The topic has come to a portal: what is unread by then is no news. */
export const notificationsStarted = createEvent()

// What we know: how many messages were unread, and how many before that; null: not known
const $counts = createStore<{ before: number | null; now: number | null }>({ before: null, now: null })
  .on(sample({ clock: notificationsStarted, source: unread.known }), (_, { entries }) => {
    const [entry] = Object.values(entries)
    return { before: null, now: entry?.status === 'ready' ? entry.value.unreadCount : null }
  })
  .on(unread.answered, ({ now }, { value }) => ({ before: now, now: value.unreadCount }))
  .reset($token.updates)

// How it changes: more unread messages than before are new ones, which come first in the list
const listFx = endpointFx(listMessages)
sample({
  clock: $counts.updates,
  filter: ({ before, now }) => before !== null && now !== null && now > before,
  fn: ({ before, now }) => ({ pageNo: 1, pageSize: Math.min(mostAsked, (now ?? 0) - (before ?? 0)), unread: 'true' as const }),
  target: listFx,
})
const news = sample({ clock: listFx.doneData, source: $token, filter: (token) => token !== null, fn: (_, list) => newsIn(list) })
const showFx = createEffect(async (toasts: readonly News[]) => {
  const show = scopeBind(toastShown, { safe: true })
  await Promise.resolve() // what is called after a pause runs to its end before the next call
  for (const toast of toasts) show(toast)
})
sample({ clock: news, target: showFx })
sample({ clock: news, filter: (toasts) => toasts.length > 0, fn: () => undefined, target: [moneyNews, balance.refreshed] })

type News = { kind: Toast['kind']; message: { text: string; values: { title: string } } }

/** The newest last, as toasts are shown. */
function newsIn({ content }: Messages): News[] {
  return content
    .flatMap(({ title, messageType = '' }) => {
      const look = Object.hasOwn(looks, messageType) ? looks[messageType] : undefined
      return look ? [{ kind: look.kind, message: { text: look.word, values: { title } } }] : []
    })
    .slice(0, mostAtOnce)
    .toReversed()
}
