import { useUnit } from 'effector-react'
import { MoveVertical } from 'lucide-react'

import { $carried } from '../../model/moving/carried.ts'
import { placeAt } from '../../model/documents/places.ts'
import { nthOf } from '../../model/moving/place-words.ts'
import { Keys } from '../../../kit/buttons/keys.tsx'
import { t } from '../../../kit/i18n/words.ts'
import styles from './move-bar.module.css'

/** At the bottom while keys move a block: its name, and the keys for it. */
export function MoveBar() {
  const carried = useUnit($carried)
  if (carried?.by !== 'keys' || !carried.home) return null
  return (
    <div className={styles.bar} aria-hidden="true" data-carry-bar>
      <MoveVertical size={16} />
      <span dir="auto">{t('canvas.moving', { name: carried.name })}</span>
      <span>
        <Keys keys="up" on="tip" />
        <Keys keys="down" on="tip" />
        <span>{` ${t('canvas.keys-place')}`}</span>
      </span>
      <span>
        <Keys keys="left" on="tip" />
        <Keys keys="right" on="tip" />
        <span>{` ${t('canvas.keys-area')}`}</span>
      </span>
      <span>
        <Keys keys="space" on="tip" />
        <span>{` ${t('canvas.keys-down')}`}</span>
      </span>
      <span>
        <Keys keys="escape" on="tip" />
        <span>{` ${t('canvas.keys-back', { nth: nthOf(placeAt(carried.page, carried.home, carried.moving).nth) })}`}</span>
      </span>
    </div>
  )
}
