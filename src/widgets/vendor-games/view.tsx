import { useState } from 'react'

import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { GameGrid } from '../../runtime/ui/games/game-grid.tsx'
import { GameTile } from '../../runtime/ui/games/game-tile.tsx'
import { pagerWords } from '../../runtime/ui/records/pager-words.ts'
import { Pager } from '../../runtime/ui/records/pager.tsx'
import { useGameTiles } from '../../runtime/ui/games/use-game-tiles.ts'
import type { VendorGamesProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

/** Every narrowing names the vendor: pages and classes count for it alone, so that the next vendor begins at its first page. */
export function View({ inputs: { vendor, games: page }, states, busy, send, t, labelId }: VendorGamesProps) {
  const [choice, setChoice] = useState({ vendor: '', kind: '' })
  const picked = choice.vendor === vendor.code ? choice.kind : '' // another vendor begins with all of its games
  const { words, onPlay, onFavourite } = useGameTiles(send, t)
  const narrow = (args: { class?: string; page?: number }) =>
    send({ kind: 'narrow', input: 'games', args: { vendor: vendor.code, class: picked, page: 1, ...args } })
  const { page: at, pages, pageSize, total, games } = page ?? { page: 1, pages: 1, pageSize: 1, total: undefined, games: [] }
  const from = (at - 1) * pageSize + 1
  return (
    <>
      <header className={styles.head}>
        <h2 id={labelId} className={styles.title} dir="auto">
          {vendor.name}
        </h2>
        {total === undefined ? null : <span className={styles.count}>{t('games', { count: total })}</span>}
      </header>
      {vendor.classes.length > 1 ? (
        <fieldset className={styles.classes} aria-label={t('classes')}>
          {[{ key: '', name: t('all'), count: undefined }, ...vendor.classes].map(({ key, name, count }) => (
            <Chip
              key={key}
              current={key === picked}
              count={count}
              aria-pressed={key === picked}
              onClick={() => {
                setChoice({ vendor: vendor.code, kind: key })
                narrow({ class: key })
              }}
            >
              {name}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      {page ? (
        <div className={classes(styles.games, busy && styles.busy)}>
          <GameGrid variant="grid" label={vendor.name} columns={5} busy={busy}>
            {games.map((game) => (
              <GameTile key={game.key} game={game} words={words} onPlay={onPlay} onFavourite={onFavourite} />
            ))}
          </GameGrid>
        </div>
      ) : (
        states.games
      )}
      <Pager
        page={at}
        pages={pages}
        shown={total === undefined ? undefined : t('shown', { from, to: from + games.length - 1, total })}
        words={pagerWords(t)}
        onPage={(number) => narrow({ page: number })}
      />
    </>
  )
}
