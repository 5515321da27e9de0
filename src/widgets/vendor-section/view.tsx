import { useMemo } from 'react'

import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { VendorCard, vendorCardsClass } from '../../runtime/ui/games/vendor-card.tsx'
import { useGameTiles } from '../../runtime/ui/games/use-game-tiles.ts'
import type { VendorSectionProps } from './contract.ts'
import { groupByVendor } from './group.ts'
import { StudioRow } from './studio-row.tsx'

export { strings } from './strings.ts'
export const rootClass = sectionClass

export function View({ props, inputs: { vendors, games }, send, t, labelId }: VendorSectionProps) {
  const { groups, rest } = useMemo(() => groupByVendor(vendors.vendors, games?.games ?? [], props.groups), [vendors, games, props.groups])
  const { words, onPlay, onFavourite } = useGameTiles(send, t)
  return (
    <>
      <SectionHeading id={labelId} title={props.title || t(`category.${vendors.category}`)} page={props.page} />
      {groups.map((group) => (
        <StudioRow
          key={group.vendor.key}
          group={group}
          to={props.to}
          words={words}
          onPlay={onPlay}
          onFavourite={props.favourites ? onFavourite : undefined}
          send={send}
          t={t}
        />
      ))}
      {rest.length > 0 ? (
        <Rail className={vendorCardsClass}>
          {rest.map((vendor) => (
            <VendorCard
              key={vendor.key}
              vendor={vendor}
              line={vendor.count === undefined ? undefined : t('games', { count: vendor.count })}
              maintenance={t('maintenance')}
              until={(time) => t('state.until', { time })}
              to={vendor.target.opens === 'list' ? props.to : undefined}
              send={send}
            />
          ))}
        </Rail>
      ) : null}
    </>
  )
}
