import { Tag } from '../../runtime/ui/sections/badge.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { VendorCard, vendorCardsClass } from '../../runtime/ui/games/vendor-card.tsx'
import type { NewVendorRowsProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

export function View({ props, inputs, send, t, labelId }: NewVendorRowsProps) {
  const { rows } = inputs
  return (
    <>
      <SectionHeading id={labelId} title={props.title || t('title')} />
      {rows.map((row) => (
        <div key={row.key} className={styles.row} data-key={row.key}>
          {row.name && rows.length > 1 ? (
            <h3 className={styles.name} dir="auto">
              {row.name}
            </h3>
          ) : null}
          <Rail className={vendorCardsClass} aria-label={row.name ?? props.title ?? t('title')}>
            {row.vendors.map((vendor) => (
              <VendorCard
                key={vendor.key}
                vendor={vendor}
                line={vendor.count === undefined ? undefined : t('games', { count: vendor.count })}
                maintenance={t('maintenance')}
                until={(time) => t('state.until', { time })}
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
