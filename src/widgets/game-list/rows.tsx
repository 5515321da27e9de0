import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ComponentProps, CSSProperties, FocusEvent, KeyboardEvent, ReactNode } from 'react'

import { useScriptedStyle } from '../../runtime/ui/text/server-html.ts'
import { GameGrid } from '../../runtime/ui/games/game-grid.tsx'
import { GameTile } from '../../runtime/ui/games/game-tile.tsx'
import type { TileWords } from '../../runtime/ui/games/game-tile.tsx'
import type { Game } from '../../schemas/nouns/game.ts'
import { partsOf, placeAfter } from './drawn-rows.ts'
import { createPictureQueue, usePacedPicture } from './paced-pictures.ts'
import type { PictureQueue } from './paced-pictures.ts'
import styles from './view.module.css'
import { useDrawnRows } from './use-drawn-rows.ts'

type Props = {
  games: readonly Game[]
  label: string
  columns: number
  busy: boolean
  words: TileWords
  onPlay: (game: Game) => void
  onFavourite: (game: Game) => void
}

const unmeasured = 24 // tiles that are drawn before the grid has been measured, and in HTML of the server

/** Where the focus is: the tile, and which of its buttons. */
type Place = { tile: number; button: number }

/**
 * All games of a list, as tiles of which only those near the view and near the focus are drawn. In the place of the others are gaps with
 * their names as text that the browser's own search finds: it scrolls there, and the tiles are drawn. Every tile says which of how many
 * it is. Tab goes from tile to tile, because there are always tiles around the one with the focus; arrows, Home and End go further.
 */
export function GameRows({ games, label, columns, busy, words, onPlay, onFavourite }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [queue] = useState(createPictureQueue)
  const seen = useDrawnRows(list, games.length)
  const [held, setHeld] = useState<number>() // the tile with the focus is drawn wherever the view is
  const wanted = useRef<Place>(undefined) // the focus goes there when that tile is drawn
  const focused = useRef<Place & { element: Element }>(undefined)
  const across = seen?.grid.columns ?? columns
  const texts = useMemo(() => textsOf(games, across), [games, across])

  const middle = seen ? ((seen.rows.from + seen.rows.to) / 2) * across : 0
  useEffect(() => queue.middle(middle), [queue, middle])
  useLayoutEffect(() => {
    if (wanted.current && focus(list.current, wanted.current)) wanted.current = undefined
    const last = focused.current
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    focus(list.current, { ...last, tile: Math.min(last.tile, games.length - 1) }) // its game was taken out of the list
  })

  function onFocus({ target }: FocusEvent) {
    const place = placeOf(target)
    if (!place) return
    focused.current = { ...place, element: target }
    setHeld(place.tile)
  }
  function onBlur({ target }: FocusEvent) {
    if (target.isConnected) focused.current = undefined
  }
  function onKeyDown(event: KeyboardEvent) {
    const place = placeOf(event.target as Element) // what has the focus
    if (!place || !list.current || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const rightToLeft = getComputedStyle(list.current).direction === 'rtl'
    const tile = placeAfter(event.key, place.tile, games.length, across, rightToLeft)
    if (tile === undefined) return
    event.preventDefault()
    if (focus(list.current, { ...place, tile })) return
    wanted.current = { ...place, tile }
    setHeld(tile)
  }

  const rows = Math.ceil(games.length / across)
  const heldRow = held === undefined ? undefined : Math.floor(held / across)
  const parts = seen
    ? partsOf(rows, [seen.rows, ...(heldRow === undefined ? [] : [{ from: Math.max(0, heldRow - 1), to: heldRow + 2 }])])
    : [{ from: 0, to: Math.ceil(unmeasured / across), drawn: true }]
  const style = useScriptedStyle({ '--row': `${seen?.grid.row ?? 0}px` } as CSSProperties) // React's type has no custom properties
  return (
    <div role="presentation" className={styles.rows} style={style} onFocus={onFocus} onBlur={onBlur} onKeyDown={onKeyDown}>
      <GameGrid variant="grid" label={label} columns={columns} busy={busy} scroller={list}>
        {parts.flatMap(({ from, to, drawn }): ReactNode[] =>
          drawn
            ? games.slice(from * across, to * across).map((game, index) => {
                const at = from * across + index + 1
                return (
                  <Tile
                    key={game.key}
                    queue={queue}
                    atFirst={seen === undefined}
                    game={game}
                    words={words}
                    onPlay={onPlay}
                    onFavourite={onFavourite}
                    at={at}
                    of={games.length}
                  />
                )
              })
            : [<Gap key={`gap ${from === 0 ? 'above' : to === rows ? 'below' : 'between'}`} from={from} to={to} texts={texts} />],
        )}
      </GameGrid>
    </div>
  )
}

/** A tile that shows its initials until it is its picture's turn. */
const Tile = memo(function Tile({
  queue,
  atFirst,
  ...tile
}: ComponentProps<typeof GameTile> & { queue: PictureQueue; atFirst: boolean; at: number }) {
  const { game } = tile
  const isShown = usePacedPicture(queue, tile.at, atFirst)
  const bare = useMemo(() => ({ ...game, picture: [] }), [game])
  return <GameTile {...tile} game={isShown ? game : bare} />
})

/** As high as the rows that are not drawn, with their words. */
function Gap({ from, to, texts }: { from: number; to: number; texts: readonly string[] }) {
  return (
    <li className={styles.gap} aria-hidden="true" data-gap={to - from}>
      {texts.slice(from, to).map((text, index) => (
        <FoundText key={from + index} text={text} />
      ))}
    </li>
  )
}

/** Hidden until the browser's search in the page finds it. React does not know that value of `hidden`. */
const FoundText = memo(function FoundText({ text }: { text: string }) {
  return (
    <span ref={(node) => node?.setAttribute('hidden', 'until-found')} className={styles.text}>
      {text}
    </span>
  )
})

function textsOf(games: readonly Game[], across: number): string[] {
  return Array.from({ length: Math.ceil(games.length / across) }, (_, row) =>
    games
      .slice(row * across, (row + 1) * across)
      .map(({ name, vendorName }) => `${name} ${vendorName}`)
      .join(' · '),
  )
}

function placeOf(element: Element): Place | undefined {
  const tile = element.closest('[aria-posinset]')
  const button = tile ? [...tile.querySelectorAll('button')].indexOf(element as HTMLButtonElement) : -1 // -1 is no button
  return tile && button >= 0 ? { tile: Number(tile.getAttribute('aria-posinset')) - 1, button } : undefined
}

function focus(list: Element | null, { tile, button }: Place): boolean {
  const buttons = list?.querySelectorAll<HTMLElement>(`:scope > [aria-posinset="${tile + 1}"] button`)
  const to = buttons?.[button] ?? buttons?.[0]
  to?.focus()
  return to !== undefined
}
