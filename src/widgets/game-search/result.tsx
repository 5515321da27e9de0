import { memo } from 'react'
import type { KeyboardEvent } from 'react'

import { classes } from '../../runtime/ui/class-names.ts'
import { MaintenanceEnd } from '../../runtime/ui/games/maintenance-end.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { lettersOf } from '../../runtime/ui/text/letters.ts'
import type { Game } from '../../schemas/nouns/game.ts'
import type { SearchHit } from '../../schemas/nouns/search.ts'
import styles from './view.module.css'

type Props = {
  game: Game
  ranges: SearchHit['ranges']
  first: boolean
  line: string
  words: { play: string; maintenance: string; until: (time: string) => string; favourite: string }
  onPlay: (game: Game) => void
  onKey: (event: KeyboardEvent) => void
}

/** One game of the list. The whole row is the button; the `first` is what Enter plays from the field. */
export const Result = memo(function Result({ game, ranges, first, line, words, onPlay, onKey }: Props) {
  const down = game.maintenance === true
  return (
    <li data-key={game.key}>
      <button
        type="button"
        className={classes(styles.option, first && styles.first, down && styles.down)}
        aria-disabled={down || undefined}
        onClick={() => onPlay(game)}
        onKeyDown={onKey}
      >
        <span className={styles.art}>
          <Picture from={game.picture} upright emblem initials={lettersOf(game.name)[0] ?? ''} />
        </span>
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            <Marked text={game.name} ranges={ranges} />
          </span>
          <span className={styles.line}>
            {game.favourite ? (
              <>
                <Icon name="heart" size={13} filled />
                <span className="visually-hidden">{words.favourite}</span>
              </>
            ) : null}
            <bdi>{line}</bdi>
          </span>
        </span>
        {down ? (
          <span className={styles.plate}>
            <Icon name="wrench" size={13} />
            {game.maintenanceUntil === undefined ? (
              <span>{words.maintenance}</span>
            ) : (
              <>
                <span className="visually-hidden">{`${words.maintenance} `}</span>
                <MaintenanceEnd until={game.maintenanceUntil} label={words.until} />
              </>
            )}
          </span>
        ) : (
          <>
            <span className={styles.play} aria-hidden="true">
              {words.play}
            </span>
            <span className={styles.start}>
              <Icon name="play" size={18} />
            </span>
          </>
        )}
      </button>
    </li>
  )
})

/** A name with the parts that matched. */
function Marked({ text, ranges }: { text: string; ranges: SearchHit['ranges'] }) {
  if (ranges.length === 0) return <span>{text}</span>
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          <span>{text.slice(ranges[index - 1]?.[1] ?? 0, start)}</span>
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      <span>{text.slice(ranges.at(-1)?.[1] ?? 0)}</span>
    </>
  )
}
