import { memo } from 'react'

import { initialsOf } from '../../runtime/ui/text/letters.ts'
import type { TileWords } from '../../runtime/ui/games/game-tile.tsx'
import { MaintenanceEnd } from '../../runtime/ui/games/maintenance-end.tsx'
import { IconDisc } from '../../runtime/ui/pictures/icon-disc.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import type { Game } from '../../schemas/nouns/game.ts'
import styles from './small-card.module.css'

type Props = { game: Game; label: string; words: Pick<TileWords, 'maintenance' | 'until'>; onPlay: (game: Game) => void }

/**
 * A game as a small card: cover, name, studio unless it has the same name, and a play disc. The whole card starts it. During a maintenance
 * its end takes the place of the studio.
 */
export const SmallCard = memo(function SmallCard({ game, label, words, onPlay }: Props) {
  const down = game.maintenance === true
  return (
    <li className={styles.item} data-key={game.key}>
      <button type="button" className={styles.card} onClick={down ? undefined : () => onPlay(game)} aria-disabled={down || undefined}>
        <span className={styles.art}>
          <Picture upright emblem from={game.picture} initials={initialsOf(game.name)} />
        </span>
        <span className={styles.words}>
          <span className="visually-hidden">{`${down ? words.maintenance : label} `}</span>
          <span className={styles.name} dir="auto">
            {game.name}
          </span>
          {down && words.until && game.maintenanceUntil !== undefined ? (
            <span className={styles.studio}>
              <MaintenanceEnd until={game.maintenanceUntil} label={words.until} />
            </span>
          ) : game.vendorName === game.name ? null : (
            <span className={styles.studio} dir="auto">
              {game.vendorName}
            </span>
          )}
        </span>
        <IconDisc name={down ? 'wrench' : 'play'} size="small" filled={!down} className={styles.disc} />
      </button>
    </li>
  )
})
