import { memo } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { GameGrid } from '../../runtime/ui/games/game-grid.tsx'
import { GameTile } from '../../runtime/ui/games/game-tile.tsx'
import type { TileWords } from '../../runtime/ui/games/game-tile.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Arrows } from '../../runtime/ui/sections/section-heading.tsx'
import { useRail } from '../../runtime/ui/sections/use-rail.ts'
import { VendorMark } from '../../runtime/ui/games/vendor-mark.tsx'
import type { Send } from '../../schemas/intents.ts'
import type { Game } from '../../schemas/nouns/game.ts'
import { rowLength } from './group.ts'
import type { Group } from './group.ts'
import styles from './view.module.css'

type Props = {
  group: Group
  to: string | undefined
  words: TileWords
  onPlay: (game: Game) => void
  onFavourite: ((game: Game) => void) | undefined
  send: Send<'go' | 'launch'>
  t: Translate
}

/** A studio's logo and count over a row of its games; below 1120 px the row scrolls, by arrows from 640 px up. */
export const StudioRow = memo(function StudioRow({ group: { vendor, games }, to, words, onPlay, onFavourite, send, t }: Props) {
  const rail = useRail<HTMLUListElement>()
  return (
    <div className={styles.group} data-key={vendor.key}>
      <div className={styles.heading}>
        <h3 className={styles.mark}>
          <VendorMark name={vendor.name} picture={vendor.picture} height={20} />
        </h3>
        {vendor.count === undefined ? null : <span className={styles.count}>{t('games', { count: vendor.count })}</span>}
        <div className={styles.side}>
          {to ? (
            <Link
              className={styles.more}
              to={{ route: to, query: { vassalage: vendor.code } }}
              send={send}
              aria-label={t('more_of', { title: vendor.name })}
            >
              <span>{t('more')}</span>
              <Icon name="chevron-right" size={16} />
            </Link>
          ) : null}
          {rail.fits ? null : (
            <Arrows
              labels={{ previous: t('previous'), next: t('next') }}
              canPrevious={!rail.ends.atStart}
              canNext={!rail.ends.atEnd}
              onPrevious={() => rail.step('start')}
              onNext={() => rail.step('end')}
              scrollOnly
            />
          )}
        </div>
      </div>
      <GameGrid variant="rail" label={vendor.name} scroller={rail.ref} onScroll={rail.onScroll}>
        {games.slice(0, rowLength).map((game) => (
          <GameTile key={game.key} game={game} words={words} onPlay={onPlay} onFavourite={onFavourite} />
        ))}
      </GameGrid>
    </div>
  )
})
