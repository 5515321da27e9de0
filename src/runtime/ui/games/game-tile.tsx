import { memo } from 'react'

import type { Game } from '../../../schemas/nouns/game.ts'
import { classes } from '../class-names.ts'
import { initialsOf } from '../text/letters.ts'
import { Picture } from '../pictures/picture.tsx'
import styles from './game-tile.module.css'
import { MaintenanceEnd } from './maintenance-end.tsx'
import { Icon } from '../pictures/icon.tsx'

/** The tile's own words. Pass the same object to all tiles of a section: they render again only when it changes. */
export type TileWords = {
  favourite: string
  maintenance: string
  members: string
  hot: string
  /** When a maintenance ends, where that is known. */
  until?: (time: string) => string
}

type Props = {
  game: Game
  words: TileWords
  onPlay: (game: Game) => void
  /** Missing: the tile has no heart. */
  onFavourite?: ((game: Game) => void) | undefined
  /** 1 to 3: a flag with the number. */
  rank?: number | undefined
  /** The game needs a real account, which this player has not. */
  membersOnly?: boolean | undefined
  eager?: boolean | undefined
  /** Its number in a list of which not every tile is drawn, from 1, and how many there are. */
  at?: number | undefined
  of?: number | undefined
}

/**
 * A game: the whole tile is one button, the heart a second one on it. Name and studio are under the art, so that nothing depends on
 * the picture alone. While a studio is down its art is grey and the tile is disabled.
 */
export const GameTile = memo(function GameTile({ game, words, onPlay, onFavourite, rank, membersOnly, eager, at, of }: Props) {
  const down = game.maintenance === true
  return (
    <li className={classes(styles.tile, down && styles.down)} data-key={game.key} aria-posinset={at} aria-setsize={of}>
      <button type="button" className={styles.play} onClick={down ? undefined : () => onPlay(game)} aria-disabled={down || undefined}>
        <span className={styles.art}>
          <Picture from={game.picture} eager={eager ?? false} upright initials={initialsOf(game.name)} />
          {rank !== undefined && rank <= 3 ? (
            <span className={classes(styles.flag, styles[`flag${rank}`])}>
              <span className="visually-hidden">{`${words.hot} `}</span>
              <span>{rank}</span>
            </span>
          ) : null}
          {down ? (
            <Plate icon="wrench" label={words.maintenance} until={game.maintenanceUntil} words={words} />
          ) : membersOnly ? (
            <Plate icon="lock" label={words.members} />
          ) : null}
        </span>
        <span className={styles.name} dir="auto">
          {game.name}
        </span>
        <span className={styles.studio} dir="auto">
          {game.vendorName}
        </span>
      </button>
      {onFavourite && game.target.nodeId !== undefined ? (
        <button
          type="button"
          className={styles.heart}
          onClick={() => onFavourite(game)}
          aria-pressed={game.favourite === true}
          aria-label={`${words.favourite}: ${game.name}`}
        />
      ) : null}
    </li>
  )
})

function Plate({ icon, label, until, words }: { icon: string; label: string; until?: string | undefined; words?: TileWords }) {
  return (
    <span className={styles.plate}>
      <Icon name={icon} size={15} />
      <span>{label}</span>
      {until !== undefined && words?.until ? <MaintenanceEnd until={until} label={words.until} /> : null}
    </span>
  )
}
