import { createEvent, createStore, sample } from 'effector'

import { announced } from './announcements.ts'

/**
 * A sentence about what was done where the screen does not show it. It is seen for some seconds, and announced. With `stays` it is seen
 * until it is closed, or another one that stays comes.
 */
export type Toast = { text: string; isProblem?: boolean; stays?: boolean; actions?: readonly ToastAction[] }
/** A link opens in a tab of its own. A press closes the toast. */
export type ToastAction = { label: string } & ({ href: string; onPress?: never } | { onPress: () => void; href?: never })
type Shown = Toast & { id: number }

const most = 3 // at once: the oldest goes

// What may happen
export const toastShown = createEvent<Toast>()
export const toastClosed = createEvent<number>()

// What we know
export const $toasts = createStore<readonly Shown[]>([])

// How it changes
const $count = createStore(0).on(toastShown, (count) => count + 1)
sample({
  clock: toastShown,
  source: { toasts: $toasts, count: $count },
  fn: ({ toasts, count }, toast) => [...toasts.filter(({ stays }) => !(stays && toast.stays)), { ...toast, id: count }].slice(-most),
  target: $toasts,
})
$toasts.on(toastClosed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
sample({ clock: toastShown, fn: ({ text, isProblem = false }) => ({ text, assertive: isProblem }), target: announced })
