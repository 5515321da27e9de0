import { $carried, blockPickedUp, carriedBack, carriedLanded, carriedStayed } from '../model/carried.ts'
import { $naming } from '../model/names.ts'
import { placeAt } from '../model/places.ts'
import { whereOf } from '../model/place-words.ts'
import { announced } from '../model/announcements.ts'
import { t } from '../i18n/words.ts'

// What is heard while a block is carried. By pointer it is not heard place by place, which would never end.

blockPickedUp.watch(() => {
  const carried = $carried.getState()
  if (!carried?.home || carried.by !== 'keys') return
  const { nth, of } = placeAt(carried.page, carried.home, carried.moving)
  announced(t('canvas.said-picked-up', { name: carried.name, nth, of }))
})

let before = $carried.getState()
$carried.updates.watch((carried) => {
  if (carried?.by === 'keys' && before?.by === 'keys' && carried.spot && carried.spot !== before.spot) {
    const place = placeAt(carried.page, carried.spot, carried.moving)
    announced(t('canvas.said-place', { nth: place.nth, of: place.of, where: whereOf(place, $naming.getState()) }))
  }
  before = carried
})

carriedStayed.watch(() => announced(t('canvas.said-no-place')))
carriedLanded.watch(({ name, page, spot, moving }) => announced(t('canvas.said-put-down', { name, nth: placeAt(page, spot, moving).nth })))
carriedBack.watch(({ home, page, moving }) =>
  announced(home ? t('canvas.said-returned', { nth: placeAt(page, home, moving).nth }) : t('canvas.said-dropped')),
)
