import { createStore, sample } from 'effector'

import { t } from '../../../kit/i18n/words.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { $carried, blockPickedUp, carriedBack, carriedLanded, carriedStayed } from '../../model/moving/carried.ts'
import type { Carried } from '../../model/moving/carried.ts'
import { $naming } from '../../model/documents/names.ts'
import { whereOf } from '../../model/moving/place-words.ts'
import { placeAt } from '../../model/documents/places.ts'

// Announces how a block is moved by keys. Places under a moving pointer are not announced: there would be no end of them.

sample({
  clock: blockPickedUp,
  source: $carried,
  filter: (carried) => carried?.by === 'keys' && carried.home !== null,
  fn: (carried) => pickedUpMessage(carried as Carried & { home: NonNullable<Carried['home']> }), // the filter has just checked it
  target: announced,
})

const $previous = createStore<Carried | null>(null)
const stepped = sample({ clock: $carried.updates, source: $previous, fn: (before, now) => ({ before, now }) })
$previous.on(stepped, (_, { now }) => now)
sample({
  clock: stepped.filterMap(({ before, now }) =>
    now?.by === 'keys' && before?.by === 'keys' && now.spot && now.spot !== before.spot
      ? placeAt(now.page, now.spot, now.moving)
      : undefined,
  ),
  source: $naming,
  fn: (naming, place) => t('canvas.announced-place', { nth: place.nth, of: place.of, where: whereOf(place, naming) }),
  target: announced,
})

sample({ clock: carriedStayed, fn: () => t('canvas.announced-no-place'), target: announced })
sample({
  clock: carriedLanded,
  fn: ({ name, page, spot, moving, copies }) =>
    t(copies ? 'canvas.announced-copy-put-down' : 'canvas.announced-put-down', {
      name,
      nth: placeAt(page, spot, copies ? undefined : moving).nth,
    }),
  target: announced,
})
sample({
  clock: carriedBack,
  fn: ({ home, page, moving }) =>
    home ? t('canvas.announced-returned', { nth: placeAt(page, home, moving).nth }) : t('canvas.announced-dropped'),
  target: announced,
})

function pickedUpMessage({ page, home, moving, name }: Carried & { home: NonNullable<Carried['home']> }): string {
  const { nth, of } = placeAt(page, home, moving)
  return t('canvas.announced-picked-up', { name, nth, of })
}
