import { Suspense, lazy, useState } from 'react'

import { needed } from '../../runtime/platform/needed.ts'
import { countText } from '../../runtime/i18n/figures.ts'
import { classes } from '../../runtime/ui/class-names.ts'
import { GameGrid } from '../../runtime/ui/games/game-grid.tsx'
import { GameTile } from '../../runtime/ui/games/game-tile.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/sections/section-heading.tsx'
import { Skeleton } from '../../runtime/ui/sections/skeleton.tsx'
import { useRail } from '../../runtime/ui/sections/use-rail.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import { useGameTiles } from '../../runtime/ui/games/use-game-tiles.ts'
import type { GamePage } from '../../schemas/nouns/game.ts'
import type { GameSectionProps } from './contract.ts'
import styles from './view.module.css'

// What narrows a list, pages it and leads on from it, and small cards: the first row that everybody sees has none of it
const part = <Name extends keyof Parts>(name: Name) => lazy(async () => ({ default: (await needed(() => import('./controls.tsx')))[name] }))
type Parts = typeof import('./controls.tsx')
const Controls = part('Controls')
const LoadMore = part('LoadMore')
const SeeAllTile = part('SeeAllTile')
const SmallCard = part('SmallCard')
const Pages = part('Pages')

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

export function View({ props, inputs, states, missing, busy, send, t, labelId }: GameSectionProps) {
  const language = useLanguage()
  const { games: page, vendors } = inputs
  const rail = useRail<HTMLUListElement>()
  const [picked, setPicked] = useState<{ vendor?: string; class?: string; sort?: string }>({})
  const { words, onPlay, onFavourite } = useGameTiles(send, t)

  // What the gateway was asked for counts; while it is being asked, what the player picked.
  const settled = page !== undefined && !busy
  const choice = (name: keyof typeof picked) => (settled ? (page[name] ?? picked[name]) : (picked[name] ?? page?.[name])) ?? ''
  const [vendor, chosenClass, sort] = [choice('vendor'), choice('class'), choice('sort')]
  const find = (category: string) => send({ kind: 'open', popup: 'search', args: { category } })
  function narrow(args: { vendor?: string; class?: string; sort?: string; page?: number }) {
    if (args.page === undefined) setPicked((before) => ({ ...before, ...args }))
    send({ kind: 'narrow', input: 'games', args: args.page === undefined ? { ...args, page: 1 } : args })
  }

  const title = props.title || (vendors ? t(`category.${vendors.category}`) : t('untitled'))
  const count = props.count && page?.total ? (props.page ? t('games', { count: page.total }) : countText(page.total, language)) : undefined
  const ownClasses = vendors?.vendors.find(({ code }) => code === vendor)?.classes ?? []
  const classList = ownClasses.length > 0 ? ownClasses : (vendors?.classes ?? [])
  const pages = page?.pages ?? 1
  const paged = props.paging === 'arrows' && pages > 1
  const severalVendors = vendors !== undefined && vendors.vendors.length > 1
  const severalClasses = props.classes && classList.length > 1
  const category = vendors?.category ?? page?.games[0]?.category // the games come before their vendors, or the vendors fail
  const hasControls = props.find || props.sorts || severalVendors || severalClasses
  const lines = [props.strip || props.find, props.classes || props.sorts].filter(Boolean).length
  const room =
    lines > 0 ? (
      <div className={classes(styles.room, lines > 1 && styles.twoRooms)}>
        <Skeleton kind="strip" />
        {lines > 1 ? <Skeleton kind="strip" /> : null}
      </div>
    ) : null
  const scrolls = props.look !== 'grid' && page !== undefined && !rail.fits

  if (missing?.games === 'empty' && props.look !== 'grid')
    return (
      <>
        <SectionHeading id={labelId} title={title} page={props.page} />
        <p className={styles.none}>{t('none')}</p>
      </>
    )
  return (
    <>
      <SectionHeading
        id={labelId}
        title={title}
        count={count}
        page={props.page}
        more={props.more ? { label: t('more'), name: t('more_of', { title }), to: props.more, send } : undefined}
        arrows={
          paged || scrolls
            ? {
                labels: { previous: t('previous'), next: t('next') },
                canPrevious: !rail.ends.atStart || (paged && page !== undefined && page.page > 1),
                canNext: (scrolls && !rail.ends.atEnd) || (paged && page !== undefined && page.page < pages),
                onPrevious: () => rail.step('start') || (paged && page && page.page > 1 && narrow({ page: page.page - 1 })),
                onNext: () => rail.step('end') || (paged && page && page.page < pages && narrow({ page: page.page + 1 })),
                scrollOnly: !paged && !(props.look === 'row' && page !== undefined && page.games.length > 5), // five cards fit
              }
            : undefined
        }
      />
      {hasControls ? (
        <Suspense fallback={room}>
          <Controls
            find={
              props.find && (category !== undefined || !page)
                ? { label: t('find', { title }), onFind: category === undefined ? undefined : () => find(category) }
                : undefined
            }
            sort={props.sorts ? { current: sort, onSort: (order) => narrow({ sort: order }) } : undefined}
            vendors={
              severalVendors ? { list: vendors.vendors, current: vendor, onPick: (code) => narrow({ vendor: code, class: '' }) } : undefined
            }
            waiting={!vendors && props.strip ? <Skeleton kind="strip" /> : null}
            kinds={severalClasses ? { list: classList, current: chosenClass, onPick: (key) => narrow({ class: key }) } : undefined}
            hint={props.hint}
            t={t}
          />
        </Suspense>
      ) : !vendors && props.strip ? (
        room
      ) : null}
      {props.hint && !hasControls ? <p className={styles.note}>{props.hint}</p> : null}
      {page ? (
        <div className={classes(styles.content, busy && styles.busy)}>
          {props.look === 'row' ? (
            <Rail ref={rail.ref} onScroll={rail.onScroll} className={styles.cards} aria-label={title}>
              <Suspense fallback={<li className={styles.cardRoom} />}>
                {page.games.map((game) => (
                  <SmallCard key={game.key} game={game} label={t('play')} words={words} onPlay={onPlay} />
                ))}
              </Suspense>
            </Rail>
          ) : (
            <GameGrid
              variant={props.look === 'grid' ? 'grid' : props.rows === 2 ? 'rail-2' : 'rail'}
              label={title}
              columns={props.columns}
              busy={busy}
              fullRows={props.rows === 2 && props.more !== undefined}
              scroller={rail.ref}
              onScroll={rail.onScroll}
            >
              {page.games.map((game, index) => (
                <GameTile
                  key={game.key}
                  game={game}
                  words={words}
                  onPlay={onPlay}
                  onFavourite={props.favourites ? onFavourite : undefined}
                  rank={props.ranks && page.page === 1 && index < 3 ? index + 1 : undefined}
                />
              ))}
              {props.look === 'rail' && props.more && props.seeAll && hasMore(page) ? (
                <Suspense fallback={null}>
                  <SeeAllTile
                    covers={page.peek}
                    label={t('see_all')}
                    count={page.total === undefined ? undefined : t('games', { count: page.total })}
                    title={title}
                    to={props.more}
                    send={send}
                  />
                </Suspense>
              ) : null}
            </GameGrid>
          )}
        </div>
      ) : (
        <Waiting rows={props.look === 'grid' ? 4 : props.rows} look={props.look}>
          {states.games}
        </Waiting>
      )}
      {(props.paging === 'more' || props.paging === 'pages') && page && (pages > 1 || page.next) ? (
        <Suspense fallback={<div className={styles.endRoom} />}>
          {props.paging === 'more' ? (
            <LoadMore page={page} t={t} onMore={() => narrow({ page: page.page + 1 })} send={send} />
          ) : (
            <Pages page={page} t={t} onPage={(number) => narrow({ page: number })} />
          )}
        </Suspense>
      ) : null}
    </>
  )
}

/** The box of games that are not there yet keeps the height they will have. */
function Waiting({ rows, look, children }: { rows: number; look: 'rail' | 'grid' | 'row'; children: React.ReactNode }) {
  return (
    <div className={styles.content}>
      <div className={classes(styles.waiting, styles[`waiting-${look}`], rows === 1 ? styles.oneRow : rows === 2 && styles.twoRows)}>
        {children}
      </div>
    </div>
  )
}

function hasMore(page: GamePage): boolean {
  return page.peek.length > 0 || page.pages > 1 || (page.total ?? 0) > page.games.length
}
