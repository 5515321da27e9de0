import type { Translate } from '../../schemas/translate.ts'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { VendorMark } from '../../runtime/ui/games/vendor-mark.tsx'
import type { GameClass } from '../../schemas/nouns/game.ts'
import type { Vendor } from '../../schemas/nouns/vendor.ts'
import styles from './view.module.css'

/** The vendors of a category, "All" first. `current` is a code, "" for all. */
export function VendorStrip({
  vendors,
  current,
  t,
  onPick,
}: {
  vendors: Vendor[]
  current: string
  t: Translate
  onPick: (code: string) => void
}) {
  return (
    <Rail as="fieldset" tight aria-label={t('vendors')} className={styles.strip}>
      <Chip variant="mark" current={current === ''} onClick={() => onPick('')}>
        {t('all')}
      </Chip>
      {vendors.map((vendor) => (
        <Chip
          key={vendor.key}
          variant="mark"
          current={current === vendor.code}
          onClick={() => onPick(vendor.code)}
          data-key={vendor.key}
          title={vendor.name}
        >
          <VendorMark name={vendor.name} picture={vendor.picture} height={18} />
        </Chip>
      ))}
    </Rail>
  )
}

/** The classes of a category's games. A class whose key is "" or "ALL" is all of them; without one, "All" is put first. */
export function ClassStrip({
  classes,
  current,
  t,
  onPick,
}: {
  classes: GameClass[]
  current: string
  t: Translate
  onPick: (key: string) => void
}) {
  const all = classes.find(({ key }) => isAll(key))
  return (
    <fieldset aria-label={t('classes')} className={styles.orders}>
      <Chip current={isAll(current)} count={all?.count} onClick={() => onPick('')} data-key="ALL">
        {t('all')}
      </Chip>
      {classes
        .filter(({ key }) => !isAll(key))
        .map(({ key, name, count }) => (
          <Chip key={key} current={current === key} count={count} onClick={() => onPick(key)} data-key={key}>
            {name}
          </Chip>
        ))}
    </fieldset>
  )
}

function isAll(key: string): boolean {
  return key === '' || key === 'ALL'
}
