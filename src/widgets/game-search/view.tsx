import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { Button } from '../../runtime/ui/controls/button.tsx'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import { VendorMark } from '../../runtime/ui/games/vendor-mark.tsx'
import type { Game } from '../../schemas/nouns/game.ts'
import type { GameSearch, SearchHit } from '../../schemas/nouns/search.ts'
import type { GameSearchProps } from './contract.ts'
import { Nothing } from './nothing.tsx'
import { Result } from './result.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

const blank: GameSearch = { text: '', category: '', hits: [], total: 0, counts: [], vendors: [], recents: [], before: [], progress: 0 }

export function View({ props, inputs, states, send, t }: GameSearchProps) {
  const search = inputs.search ?? blank
  const [text, setText] = useState(search.text)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const typed = search.text.trim() !== ''
  const shown: readonly SearchHit[] = useMemo(
    () => (typed ? search.hits : search.before.map((game) => ({ game, ranges: [] }))),
    [typed, search.hits, search.before],
  )
  const words = useMemo(
    () => ({
      play: t('play'),
      maintenance: t('maintenance'),
      until: (time: string) => t('state.until', { time }),
      favourite: t('favourite'),
    }),
    [t],
  )
  const play = useCallback((game: Game) => (game.maintenance ? undefined : send({ kind: 'launch', target: game.target })), [send])

  useEffect(() => {
    const before = field.current?.value
    field.current?.focus({ preventScroll: true })
    if (field.current?.value === before) field.current?.select() // what was typed ahead comes with the focus, and typing goes on behind it
  }, [])

  const ask = (args: { text?: string; category?: string; limit?: number }) =>
    send({ kind: 'narrow', input: 'search', args: { limit: props.pageSize, ...args } })
  function type(next: string) {
    setText(next)
    ask(next.trim() === '' ? { text: '', category: '' } : { text: next })
  }
  function typeFor(next: string) {
    type(next)
    field.current?.focus()
  }
  function pressInField(event: KeyboardEvent) {
    const first = shown[0]?.game
    if (isOthers(event) || !first) return
    if (event.key === 'ArrowDown') focusOn(list.current, 0)
    else if (event.key === 'Enter' && typed && search.text === text) play(first) // a suggestion is played by its own button
    else return
    event.preventDefault()
  }
  const pressInList = useCallback((event: KeyboardEvent) => {
    if (isOthers(event)) return
    const to = placeAfter(event.key, list.current)
    if (to === undefined && event.key.length === 1 && event.key !== ' ') return field.current?.focus() // typing continues in the field
    if (to === undefined) return
    if (to < 0) field.current?.focus()
    else focusOn(list.current, to)
    event.preventDefault()
  }, [])

  const [lead] = search.hits
  const announcement = !typed
    ? ''
    : lead
      ? t('said', { count: search.total, name: lead.game.name })
      : search.incomplete
        ? t('missed')
        : t(search.progress < 1 ? 'looking' : 'none', { text: search.text })
  return (
    <>
      <div className={styles.top}>
        <label className={styles.field}>
          <Icon name="search" size={22} />
          <input
            ref={(node) => {
              node?.setAttribute('autofocus', '') // where a dialog puts the focus; React's own property would not be seen by it
              field.current = node
            }}
            className={styles.input}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={80}
            dir="auto"
            value={text}
            placeholder={props.placeholder || t('search')}
            aria-label={props.placeholder || t('search')}
            onChange={({ target }) => type(target.value)}
            onKeyDown={pressInField}
          />
        </label>
        {inputs.search && search.progress < 1 ? (
          <progress className={styles.progress} value={search.progress} aria-label={t('loading')} />
        ) : null}
      </div>
      <output className="visually-hidden">{announcement}</output>
      <div className={styles.body}>
        {typed && search.counts.length > 0 ? (
          <ul className={styles.chips} aria-label={t('categories')}>
            <li>
              <Chip
                current={search.category === ''}
                count={search.counts.reduce((sum, { count }) => sum + count, 0)}
                onClick={() => ask({ category: '' })}
              >
                {t('all')}
              </Chip>
            </li>
            {search.counts.map(({ category, label, count }) => (
              <li key={category} data-key={category}>
                <Chip current={search.category === category} count={count} onClick={() => ask({ category })}>
                  {textOf(t, label)}
                </Chip>
              </li>
            ))}
          </ul>
        ) : null}
        {inputs.search ? null : states.search}
        {shown.length > 0 ? (
          <>
            <div className={styles.heading}>
              <h3>{t(typed ? 'results' : 'suggestions')}</h3>
              {typed ? <span>{t('found', { count: search.total })}</span> : null}
            </div>
            <ul ref={list} aria-label={t(typed ? 'results' : 'suggestions')} className={styles.options}>
              {shown.map(({ game, ranges }, index) => (
                <Result
                  key={game.key}
                  game={game}
                  ranges={ranges}
                  first={index === 0}
                  line={[game.vendorName, t(`category.${game.category}`)].filter(Boolean).join(' · ')}
                  words={words}
                  onPlay={play}
                  onKey={pressInList}
                />
              ))}
            </ul>
            {typed && search.total > shown.length ? (
              <Button className={styles.more} onClick={() => ask({ limit: shown.length + props.pageSize })}>
                {t('more')}
              </Button>
            ) : null}
          </>
        ) : null}
        {typed && search.total === 0 ? (
          <Nothing search={search} browse={props.browse} onText={typeFor} onCategory={(category) => ask({ category })} send={send} t={t} />
        ) : null}
        {search.incomplete && (!typed || search.total > 0) ? (
          <p className={styles.note}>
            <span>{t('incomplete')}</span>
            <button type="button" className={styles.clear} onClick={() => send({ kind: 'retry', input: 'search' })}>
              {t('retry')}
            </button>
          </p>
        ) : null}
        {typed && search.vendors.length > 0 ? (
          <>
            <div className={styles.heading}>
              <h3>{t('studios')}</h3>
            </div>
            <div className={styles.strip}>
              {search.vendors.map((vendor) => (
                <button
                  key={vendor.key}
                  type="button"
                  data-key={vendor.key}
                  className={styles.pill}
                  onClick={() => send({ kind: 'launch', target: vendor.target })}
                >
                  <VendorMark name={vendor.name} picture={vendor.picture} height={18} />
                  {vendor.count === undefined ? null : <span>{t('games', { count: vendor.count })}</span>}
                </button>
              ))}
            </div>
          </>
        ) : null}
        {search.recents.length > 0 ? (
          <>
            <div className={styles.heading}>
              <h3>{t('recents')}</h3>
              <button
                type="button"
                className={styles.clear}
                aria-label={t('clear_recents')}
                onClick={() => (send({ kind: 'forget-searches' }), field.current?.focus())}
              >
                {t('clear')}
              </button>
            </div>
            <div className={styles.strip}>
              {search.recents.map((recent) => (
                <button key={recent} type="button" className={styles.pill} onClick={() => typeFor(recent)}>
                  <Icon name="history" size={16} />
                  <bdi>{recent}</bdi>
                </button>
              ))}
            </div>
          </>
        ) : null}
      </div>
      <div className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <span> </span>
          <kbd>↓</kbd>
          <span>{` ${t('key_move')}`}</span>
        </span>
        <span>
          <kbd>{'Enter'}</kbd>
          <span>{` ${t('key_play')}`}</span>
        </span>
        <span>
          <kbd>{'Esc'}</kbd>
          <span>{` ${t('key_close')}`}</span>
        </span>
      </div>
    </>
  )
}

/** Keys that belong to whoever composes a character, or to the browser. */
function isOthers({ nativeEvent, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || altKey || ctrlKey || metaKey
}

function focusOn(list: HTMLElement | null, place: number) {
  list?.querySelectorAll('button')[place]?.focus()
}

/** Where an arrow leads from the game that has the focus: -1 is the field, nothing is another key. */
function placeAfter(key: string, list: HTMLElement | null): number | undefined {
  if (!list) return undefined
  const games = [...list.querySelectorAll('button')]
  const here = games.findIndex((game) => game === document.activeElement)
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
  const onward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  const last = games.length - 1
  if (key === 'ArrowDown') return Math.min(here + columns, last)
  if (key === 'ArrowUp') return here - columns
  if (key === onward) return Math.min(here + 1, last)
  if (key === back) return here - 1
  return key === 'Home' ? 0 : key === 'End' ? last : undefined
}
