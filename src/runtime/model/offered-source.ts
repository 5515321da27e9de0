import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { EventCallable } from 'effector'
import { dequal } from 'dequal/lite'

import type { SourceReader } from '../contract/source.ts'
import { $flags } from './facts/flags.ts'
import { absent, loading } from './requests/resource.ts'
import { $isOpen } from './context/site.ts'

/**
 * A source as pages read it: one that names a flag is absent while the site has that feature off, and asks the gateway nothing. What is
 * wanted before the flags are known, or while the feature is off, is asked when it turns out to be on. A flag that the release does not
 * declare switches nothing off: then the gateway's own answer counts.
 */
export function offeredSource(source: SourceReader): SourceReader {
  const { flag, wanted, retried } = source
  if (flag === undefined) return source
  const $offer = combine($isOpen, $flags, (isOpen, flags) => (!isOpen ? 'unknown' : flags[flag] === false ? 'off' : 'on'))

  /** An event that is passed on while the feature is on; what came earlier follows when it is. */
  function whenOn(target: EventCallable<any>): EventCallable<any> {
    const asked = createEvent<unknown>()
    const $waiting = createStore<readonly unknown[]>([], { serialize: 'ignore' })
    sample({ clock: asked, source: $offer, filter: (offer) => offer === 'on', fn: (_, args) => args, target })
    const early = sample({ clock: asked, source: $offer, filter: (offer) => offer !== 'on', fn: (_, args) => args })
    const askAllFx = createEffect((all: readonly unknown[]) => {
      const ask = scopeBind(target, { safe: true })
      for (const args of all) ask(args)
    })
    sample({ clock: $offer.updates, source: $waiting, filter: (waiting, offer) => offer === 'on' && waiting.length > 0, target: askAllFx })
    $waiting.on(early, (waiting, args) => (waiting.some((each) => dequal(each, args)) ? waiting : [...waiting, args])).reset(askAllFx)
    return asked
  }

  return {
    ...source,
    from: combine({ known: source.from, offer: $offer }),
    select: ({ known, offer }, args) => (offer === 'off' ? absent : offer === 'unknown' ? loading : source.select(known, args)),
    ...(wanted && { wanted: whenOn(wanted) }),
    ...(retried && { retried: whenOn(retried) }),
  }
}
