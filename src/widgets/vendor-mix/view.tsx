import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { useRail } from '../../runtime/ui/sections/use-rail.ts'
import { VendorCard, vendorCardsClass } from '../../runtime/ui/games/vendor-card.tsx'
import type { VendorMixProps } from './contract.ts'

export { strings } from './strings.ts'
export const rootClass = sectionClass

export function View({ props, inputs: { vendors }, send, t, labelId }: VendorMixProps) {
  const rail = useRail<HTMLUListElement>()
  return (
    <>
      <SectionHeading
        id={labelId}
        title={props.title}
        arrows={
          rail.fits
            ? undefined
            : {
                labels: { previous: t('previous'), next: t('next') },
                canPrevious: !rail.ends.atStart,
                canNext: !rail.ends.atEnd,
                onPrevious: () => void rail.step('start'),
                onNext: () => void rail.step('end'),
                scrollOnly: true,
              }
        }
      />
      <Rail ref={rail.ref} onScroll={rail.onScroll} className={vendorCardsClass}>
        {vendors.vendors.map((vendor) => (
          <VendorCard
            key={vendor.key}
            vendor={vendor}
            line={vendor.count === undefined ? undefined : t('games', { count: vendor.count })}
            maintenance={t('maintenance')}
            until={(time) => t('state.until', { time })}
            to={props.to}
            send={send}
          />
        ))}
      </Rail>
    </>
  )
}
