import * as z from 'zod/mini'
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import { JsonObject } from '../../../schemas/json.ts'
import { defineTopic } from '../../contract/topic.ts'
import { onReload } from '../../platform/needed.ts'
import { intentOf } from '../intents.ts'
import { $platform, portalStopped } from '../lifecycle.ts'
import { $popups, popupOpened } from '../navigation/popups.ts'

/**
 * A page that is loaded anew for a script that did not come opens the popups again that were opened by a link, a button or a key: they
 * have no address. One that the model has opened, such as a game, stands for something that is over.
 */
const key = 'foyer-popups'
const Kept = z.array(z.object({ popup: z.string(), args: JsonObject }))

// What may happen
/** The topic is loaded: a drawn page has been taken over as it was drawn. */
const keptPopupsStarted = createEvent()

// What we know
const $chosen = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' }).on(
  intentOf('open'),
  (chosen, { popup }) => new Set([...chosen, popup]),
)
const $stop = createStore(() => {}, { serialize: 'ignore' })

// How it changes
const keepFx = attach({
  source: { platform: $platform, popups: $popups, chosen: $chosen },
  effect: ({ platform, popups, chosen }) => {
    const kept = popups.filter(({ popup }) => chosen.has(popup))
    if (kept.length > 0) platform.session.write(key, JSON.stringify(kept))
  },
})
const followFx = createEffect(() => {
  const keep = scopeBind(keepFx, { safe: true })
  return { stop: onReload(() => void keep()) }
})
const openAgainFx = attach({
  source: $platform,
  effect: ({ session }) => {
    const open = scopeBind(popupOpened, { safe: true })
    const kept = Kept.safeParse(parse(session.read(key)))
    session.remove(key)
    for (const { popup, args } of kept.success ? kept.data : []) open({ popup, args })
  },
})
sample({ clock: keptPopupsStarted, target: [followFx, openAgainFx] })
$stop.on(followFx.doneData, (_, { stop }) => stop)
sample({ clock: portalStopped, source: $stop, target: createEffect((stop: () => void) => stop()) })

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return undefined // somebody else's
  }
}

export const topic = defineTopic({ sources: [], started: keptPopupsStarted })
