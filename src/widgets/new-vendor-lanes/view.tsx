import { Tag } from '../../runtime/ui/sections/badge.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { VendorCard, vendorCardsClass } from '../../runtime/ui/games/vendor-card.tsx'
import type { NewVendorLanesProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

export function View({ props, inputs, send, t, labelId }: NewVendorLanesProps) {
  const { lanes } = inputs
  return (
    <>
      <SectionHeading id={labelId} title={props.title || t('title')} />
      {lanes.map((lane) => (
        <div key={lane.key} className={styles.lane} data-key={lane.key}>
          {lane.name && lanes.length > 1 ? (
            <h3 className={styles.name} dir="auto">
              {lane.name}
            </h3>
          ) : null}
          <Rail className={vendorCardsClass} aria-label={lane.name ?? props.title ?? t('title')}>
            {lane.vendors.map((vendor) => (
              <VendorCard
                key={vendor.key}
                vendor={vendor}
                line={vendor.count === undefined ? undefined : t('games', { count: vendor.count })}
                maintenance={t('maintenance')}
                to={props.to}
                send={send}
                tag={vendor.fresh ? <Tag tone="info">{t('new')}</Tag> : undefined}
              />
            ))}
          </Rail>
        </div>
      ))}
    </>
  )
}
