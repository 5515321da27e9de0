import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'

import { loading } from './requests/resource.ts'
import type { Source, Sources, SourceState } from '../contract/source.ts'

const notHere = Symbol('not here')
const unreachable: SourceState<never> = { status: 'failed', failure: { kind: 'offline' } }

/**
 * Stands in for a source whose model is downloaded when a drawn node wants it: loading until then, afterwards what the source says.
 */
export function standIn(name: string, load: () => Promise<Source>): Source {
  type Ask = { args: unknown; again: boolean }
  let real: Source | undefined

  // What may happen
  const wanted = createEvent<unknown>()
  const retried = createEvent<unknown>()
  const known = createEvent<unknown>()

  // What we know: what the source itself knows, once it is here
  const $known = createStore<unknown>(notHere).on(known, (_, value) => value)
  const $missed = createStore(false)

  // How it changes
  const loadFx = createEffect(async (_: Ask) => {
    real ??= link(await load())
  })
  sample({ clock: wanted, fn: (args) => ({ args, again: false }), target: loadFx })
  sample({ clock: retried, fn: (args) => ({ args, again: true }), target: loadFx })
  $missed.on(loadFx.fail, () => true).on([loadFx, loadFx.done], () => false)

  function link(source: Source): Source {
    if (real) return real
    const asked = loadFx.done.map(({ params }) => params)
    const retry = source.retried ?? source.wanted
    if (source.arrived) sample({ clock: asked, fn: () => undefined, target: source.arrived })
    sample({ clock: [asked, source.from], source: source.from, target: known })
    if (source.wanted) sample({ clock: asked, filter: ({ again }) => !again, fn: ({ args }) => args, target: source.wanted })
    if (retry) sample({ clock: asked, filter: ({ again }) => again, fn: ({ args }) => args, target: retry })
    return source
  }
  return {
    name,
    description: '',
    args: z.unknown(),
    value: z.unknown(),
    bare: true,
    wanted,
    retried,
    from: combine({ known: $known, missed: $missed }),
    select: ({ known: value, missed }, args) => (real && value !== notHere ? real.select(value, args) : missed ? unreachable : loading),
  }
}

/** The sources that come with what needs them. */
export const laterSources: Sources = new Map(
  Object.entries(
    import.meta.glob<Source>(
      [
        './*/*.source.ts',
        '!./{menu,wallet,categories,favourites}/*.source.ts',
        '!./announcements/{banners-by-group,notices-marquee}.source.ts',
        '!./{site/brand,session/session}.source.ts',
        '!./games/{games-by-category,games-hot,games-local,games-recent,winners}.source.ts',
      ],
      { import: 'source' },
    ),
  ).map(([path, load]) => {
    const name = path
      .split('/')
      .at(-1)!
      .replace(/\.source\.ts$/, '')
      .replace('-', '.')
    return [name, standIn(name, load)]
  }),
)
