import { useCallback, useMemo } from 'react'

import { GameGrid } from '../../runtime/ui/game-grid.tsx'
import { GameTile } from '../../runtime/ui/game-tile.tsx'
import { Icon } from '../../runtime/ui/icon.tsx'
import { Link } from '../../runtime/ui/link.tsx'
import { Rail } from '../../runtime/ui/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/section-heading.tsx'
import { VendorCard, vendorCardsClass } from '../../runtime/ui/vendor-card.tsx'
import { VendorMark } from '../../runtime/ui/vendor-mark.tsx'
import type { Game } from '../../schemas/nouns.ts'
import type { VendorSectionProps } from './contract.ts'
import { groupByVendor, rowLength } from './group.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = sectionClass

export function View({ props, inputs: { vendors, games }, send, t, labelId }: VendorSectionProps) {
  const { groups, rest } = useMemo(() => groupByVendor(vendors.vendors, games?.games ?? [], props.groups), [vendors, games, props.groups])
  const words = useMemo(() => ({ favourite: t('favourite'), maintenance: t('maintenance'), members: t('members'), hot: t('hot') }), [t])
  const onPlay = useCallback((game: Game) => send({ kind: 'launch', target: game.target }), [send])
  const onFavourite = useCallback(
    (game: Game) => send({ kind: 'toggle-favourite', nodeId: game.target.nodeId ?? game.key, vendor: game.vendor, category: game.category }),
    [send],
  )
  return (
    <>
      <SectionHeading id={labelId} title={props.title || t(`category.${vendors.category}`)} page={props.page} />
      {groups.map(({ vendor, games: own }) => (
        <div key={vendor.key} className={styles.group} data-key={vendor.key}>
          <div className={styles.heading}>
            <h3 className={styles.mark}><VendorMark name={vendor.name} picture={vendor.picture} height={20} /></h3>
            {vendor.count === undefined ? null : <span className={styles.count}>{t('games', { count: vendor.count })}</span>}
            {props.to ? (
              <Link className={styles.more} to={{ route: props.to, query: { vassalage: vendor.code } }} send={send} aria-label={t('more_of', { title: vendor.name })}>
                {t('more')}
                <Icon name="chevron-right" size={16} />
              </Link>
            ) : null}
          </div>
          <GameGrid look="rail" label={vendor.name}>
            {own.slice(0, rowLength).map((game) => <GameTile key={game.key} game={game} words={words} onPlay={onPlay} onFavourite={props.favourites ? onFavourite : undefined} />)}
          </GameGrid>
        </div>
      ))}
      {rest.length > 0 ? (
        <Rail className={vendorCardsClass}>
          {rest.map((vendor) => (
            <VendorCard key={vendor.key} vendor={vendor} line={vendor.count === undefined ? undefined : t('games', { count: vendor.count })} maintenance={t('maintenance')} to={vendor.target.opens === 'list' ? props.to : undefined} send={send} />
          ))}
        </Rail>
      ) : null}
    </>
  )
}
