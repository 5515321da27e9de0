import { dequal } from 'dequal/lite'
import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Toast } from '../../../schemas/nouns/message.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../lifecycle.ts'

const mostAtOnce = 3 // players do not read more
const shownMs = { success: 5_000, info: 5_000, warning: 5_000, danger: 8_000 }

/** `stays`: until it is closed, or another one comes `instead`. */
type Shown = Omit<Toast, 'key'> & { stays?: boolean; instead?: LocalizedText }
type Standing = Toast & { until: number | null } // ms since 1970; null: until it is taken away

// What may happen
/** Shows a short message. The same message again restarts its time. */
export const toastShown = createEvent<Shown>()
const timeCame = createEvent<number>() // the `until` that was waited for

// What we know: newest last
const $standing = createStore<readonly Standing[]>([])
const $held = createStore(false) // a player is reading them
const $count = createStore(0)
export const $toasts = $standing.map((standing) => standing.map(({ until: _, ...toast }): Toast => toast))

// How it changes
const addFx = attach({
  source: combine({ platform: $platform, count: $count }),
  effect: ({ platform, count }, { stays = false, instead: _, ...toast }: Shown): Standing => ({
    ...toast,
    key: `toast-${count}`,
    until: stays ? null : platform.clock.now() + shownMs[toast.kind],
  }),
})
const holdFx = attach({ source: $platform, effect: ({ clock }) => clock.now() })
const waitFx = attach({
  source: $platform,
  effect: ({ clock }, toasts: readonly Standing[]) => {
    const expire = scopeBind(timeCame, { safe: true })
    // Their own time and not the clock's: a timer may be a millisecond early, and nothing would wait a second time
    for (const until of new Set(toasts.flatMap((toast) => toast.until ?? []))) clock.after(until - clock.now(), () => expire(until))
  },
})
const held = intentOf('hold-toasts')

$count.on(toastShown, (count) => count + 1)
sample({ clock: toastShown, target: addFx })
$held.on(held, (_, { hold }) => hold)
sample({ clock: held, filter: ({ hold }) => !hold, fn: () => undefined, target: holdFx })
$standing
  .on(addFx.done, (standing, { params: { instead }, result: toast }) =>
    latest([...standing.filter((other) => !saysTheSame(other, toast) && !dequal(other.message, instead)), toast]),
  )
  // read again from the start
  .on(holdFx.doneData, (standing, now) =>
    standing.map((toast) => (toast.until === null ? toast : { ...toast, until: now + shownMs[toast.kind] })),
  )
  .on(intentOf('dismiss-toast'), (standing, { toast }) => standing.filter(({ key }) => key !== toast))
  .on(sample({ clock: timeCame, source: $held, filter: (hold) => !hold, fn: (_, time) => time }), (standing, time) =>
    standing.filter(({ until }) => until === null || until > time),
  )
$held.on($standing, (hold, standing) => hold && standing.length > 0) // what is gone is not read
sample({ clock: addFx.doneData, fn: (toast) => [toast], target: waitFx })
sample({ clock: holdFx.doneData, source: $standing, target: waitFx })

/** As many as there may be: the oldest go first of those that would go by themselves. */
function latest(standing: readonly Standing[]): readonly Standing[] {
  const [gone] =
    standing.length > mostAtOnce ? standing.toSorted((one, other) => Number(one.until === null) - Number(other.until === null)) : []
  return gone ? standing.filter((toast) => toast !== gone) : standing
}

function saysTheSame(one: Toast, other: Toast): boolean {
  return one.kind === other.kind && dequal(one.message, other.message)
}
