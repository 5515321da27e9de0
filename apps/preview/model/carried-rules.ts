import { dequal } from 'dequal/lite'
import { sample } from 'effector'

import {
  $carried,
  blockPickedUp,
  carriedBack,
  carriedLanded,
  carriedLeft,
  carriedOver,
  carriedPutDown,
  carriedReturned,
  carriedStayed,
  carriedStepped,
  newPickedUp,
} from './carried.ts'
import type { Carried } from './carried.ts'
import { $contracts } from './catalogue.ts'
import { $doc, $document } from './documents.ts'
import { addBlock, moveBlock } from './edits.ts'
import { $naming } from './names.ts'
import { blockOf } from './nodes.ts'
import type { Spot } from './nodes.ts'
import { homeOf, samePlace, stepSpot } from './places.ts'

// How what is carried changes: picked up, taken from place to place, put down or back.

sample({
  clock: blockPickedUp,
  source: { doc: $doc, page: $document, naming: $naming },
  fn: ({ doc, page, naming }, { block: id, by }): Carried | null => {
    const moving = page?.kind === 'page' ? blockOf(page, id) : undefined
    return page && moving
      ? {
          by,
          doc,
          page,
          name: naming.nameOf(moving),
          widget: moving.widget,
          moving,
          fresh: undefined,
          home: homeOf(moving),
          spot: homeOf(moving),
          refused: null,
        }
      : null
  },
  target: $carried,
})
sample({
  clock: newPickedUp,
  source: { doc: $doc, page: $document, naming: $naming },
  fn: ({ doc, page, naming }, { widget, node }): Carried | null =>
    page?.kind === 'page'
      ? {
          by: 'pointer',
          doc,
          page,
          name: naming.typeOf(widget),
          widget,
          moving: undefined,
          fresh: node,
          home: null,
          spot: null,
          refused: null,
        }
      : null,
  target: $carried,
})
const stepTaken = sample({
  clock: carriedStepped,
  source: { carried: $carried, contracts: $contracts },
  fn: ({ carried, contracts }, way) => ({
    carried,
    next: carried?.spot ? stepSpot(carried.page, carried, contracts, carried.spot, way) : null,
  }),
})
$carried
  .on(stepTaken, (carried, { next }) => (carried && next ? { ...carried, spot: next, refused: null } : carried))
  .on(carriedOver, (carried, { spot, refused }) =>
    !carried || (dequal(spot, carried.spot) && refused?.code === carried.refused?.code) ? carried : { ...carried, spot, refused },
  )
sample({
  clock: stepTaken,
  filter: ({ carried, next }) => carried !== null && next === null,
  fn: ({ carried }) => carried as Carried,
  target: carriedStayed,
}) // the filter has just said so

const putDown = sample({
  clock: carriedPutDown,
  source: $carried,
  filter: (carried) => carried !== null,
  fn: (carried) => carried as Carried,
}) // the filter has just said so
const lands = ({ spot, refused, home, moving }: Carried) => spot !== null && refused === null && !(home && samePlace(spot, home, moving))
sample({ clock: putDown, filter: lands, fn: (carried) => carried as Carried & { spot: Spot }, target: carriedLanded }) // the filter has just said so
sample({ clock: putDown, filter: (carried) => !lands(carried), target: carriedBack })
sample({
  clock: carriedReturned,
  source: $carried,
  filter: (carried) => carried !== null,
  fn: (carried) => carried as Carried,
  target: carriedBack,
}) // the filter has just said so
$carried.reset(carriedLanded, carriedBack, carriedLeft)

carriedLanded.watch(({ moving, widget, spot, fresh }) => {
  if (moving) moveBlock(moving.id, spot)
  else addBlock(widget, spot, fresh)
})

// Another document, or another state of this one: its places are gone
sample({
  clock: $document,
  source: $carried,
  filter: (carried, document) => carried !== null && carried.page !== document,
  fn: (carried) => carried as Carried,
  target: carriedBack,
}) // the filter has just said so
