import { useEffect, useMemo, useState } from 'react'

import { countText } from '../../runtime/i18n/figures.ts'
import { filterText } from '../../runtime/i18n/fold.ts'
import { IconButton } from '../../runtime/ui/controls/button.tsx'
import { StateNotice } from '../../runtime/ui/sections/notice.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import { TextBox } from '../../runtime/ui/controls/text-field.tsx'
import { useGameTiles } from '../../runtime/ui/games/use-game-tiles.ts'
import type { Game } from '../../schemas/nouns/game.ts'
import type { GameListProps } from './contract.ts'
import { GameRows } from './rows.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

const longestFind = 80 // characters
const typingPauseMs = 300
const defaultColumns = 6

export function View({ props, inputs: { games: page }, states, missing, busy, send, t, labelId }: GameListProps) {
  const language = useLanguage()
  const { words, onPlay, onFavourite } = useGameTiles(send, t)
  const [find, type] = useFind(page?.find ?? '', send)
  const title = props.title || t('untitled')
  const shown = useMemo(() => matching(page?.games ?? [], find), [page?.games, find])
  const label = t('find', { title })
  return (
    <>
      <SectionHeading
        id={labelId}
        title={title}
        count={page ? t('games', { count: page.games.length }) : undefined}
        page={props.page ?? false}
      />
      {props.find && (page || missing?.games === 'loading') ? (
        <div className={styles.tools}>
          <TextBox
            id={`${labelId}-find`}
            className={styles.find}
            icon="search"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir={find === '' ? undefined : 'auto'} // an empty one reads as the page does, for its placeholder
            maxLength={longestFind}
            placeholder={label}
            aria-label={label}
            value={find}
            onValue={type}
            after={find === '' ? null : <IconButton icon="close" label={t('clear')} onClick={() => type('')} />}
          />
          <output className={styles.found}>
            {find.trim() === '' || !page
              ? ''
              : t('found', { shown: countText(shown.length, language), total: countText(page.games.length, language) })}
          </output>
        </div>
      ) : null}
      {!page ? (
        states.games
      ) : shown.length > 0 ? (
        <GameRows
          games={shown}
          label={title}
          columns={props.columns ?? defaultColumns}
          busy={busy}
          words={words}
          onPlay={onPlay}
          onFavourite={onFavourite}
        />
      ) : (
        <StateNotice icon="search" title={t('none.title')} text={t('none.text')} action={{ label: t('clear'), onClick: () => type('') }} />
      )}
    </>
  )
}

/**
 * What is typed into the field: it narrows the list at once, and is told to the source in a pause, so that the address has it and Back
 * brings it again. An address that changes by itself counts.
 */
function useFind(asked: string, send: GameListProps['send']): [string, (text: string) => void] {
  const [{ typed, told, of }, set] = useState<{ typed?: string | undefined; told?: string | undefined; of: string }>({ of: asked })
  if (of !== asked) set({ typed: asked === told ? typed : undefined, told, of: asked })
  useEffect(() => {
    if (typed === undefined || typed === told) return
    const timer = setTimeout(() => {
      set((now) => ({ ...now, told: typed }))
      send({ kind: 'narrow', input: 'games', args: { find: typed } })
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, told, send])
  return [typed ?? asked, (text) => set((now) => ({ ...now, typed: text }))]
}

/** The games whose name or studio has the text, in whatever forms of its letters. */
function matching(games: readonly Game[], find: string): readonly Game[] {
  const text = filterText(find.trim())
  return text === '' ? games : games.filter(({ name, vendorName }) => filterText(`${name} ${vendorName}`).includes(text))
}
