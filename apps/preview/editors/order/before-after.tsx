import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { OverlayProgram } from '../../../../src/schemas/list-program.ts'
import type { MenuItem } from '../../../kit/popups/menu-entries.ts'
import { MenuAt } from '../../../kit/popups/menu.tsx'
import { useRowDrag } from '../../../kit/tree/use-row-drag.ts'
import { listed, t } from '../../../kit/i18n/words.ts'
import type { Did, Entry, Ran } from './order-run.ts'
import { ruleColor } from './steps-text.ts'
import type { NameOf } from './steps-text.ts'
import styles from './order.module.css'

const pitch = 31 // px from line to line, as in the style sheet
const lineHeight = 27

type Props = {
  before: readonly Entry[]
  ran: Ran
  steps: OverlayProgram
  nameOf: NameOf
  from: string
  gets: 'players' | 'applies' | 'later'
  safe: boolean
  onMove: ((key: string, index: number) => void) | undefined
  /** Actions of an entry's menu besides moving it. */
  actionsOf?: ((key: string) => MenuItem[]) | undefined
}

/**
 * The list before and after the rules, with a curve from each entry to its new place. Moving an entry of the list after writes a rule.
 */
export function BeforeAfter({ before, ran, steps, nameOf, from, gets, safe, onMove, actionsOf }: Props) {
  const { items, did } = ran
  const there = new Set(items.map(({ key }) => key))
  const gone = before.filter(({ key }) => !there.has(key)).map(({ key }) => nameOf(key))
  const [stop, setStop] = useState(0)
  const [menu, setMenu] = useState<{ x: number; y: number; key: string }>()
  const list = useRef<HTMLOListElement>(null)
  const focusKey = useRef<string>(undefined)
  useEffect(() => {
    if (focusKey.current === undefined) return
    const at = items.findIndex(({ key }) => key === focusKey.current)
    focusKey.current = undefined
    if (at < 0) return
    setStop(at)
    list.current?.querySelectorAll<HTMLElement>('button')[at]?.focus()
  }, [items])
  function move(key: string, index: number) {
    if (!onMove || index < 0 || index >= items.length) return
    focusKey.current = key
    onMove(key, index)
  }
  function press(event: KeyboardEvent, key: string, index: number) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (event.altKey) return move(key, index + by)
    const next = Math.min(Math.max(0, index + by), items.length - 1)
    setStop(next)
    list.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  const height = Math.max(before.length, items.length) * pitch
  const at = menu ? items.findIndex(({ key }) => key === menu.key) : -1
  return (
    <div className={styles.pair}>
      <section aria-label={t('order.before')}>
        <h3 className={styles.column}>
          <span>{`${t('order.before')} `}</span>
          <span>{t('order.before-as', { count: before.length })}</span>
        </h3>
        <ol className={styles.entries}>
          {before.map(({ key }, index) => (
            <li key={key} className={styles.entry}>
              <span className={styles.place}>{index + 1}</span>
              <span className={styles.name}>{nameOf(key)}</span>
              <code>{key}</code>
            </li>
          ))}
        </ol>
        <p className={styles.from}>{from}</p>
      </section>
      <Curves before={before} ran={ran} steps={steps} height={height} />
      <section aria-label={t('order.after')}>
        <h3 className={styles.column}>
          <span>{`${t('order.after')} `}</span>
          <span>{t(`order.after-${gets}`, { count: items.length })}</span>
          {gone.length > 0 ? (
            <span className={styles.gone}>{t('order.removed', { names: listed(gone) })}</span>
          ) : safe ? (
            <span className={styles.kept}>
              <Check size={12} aria-hidden="true" />
              <span>{t('order.nothing-lost')}</span>
            </span>
          ) : null}
        </h3>
        <ol ref={list} className={styles.entries}>
          {items.map(({ key }, index) => (
            <AfterLine
              key={key}
              id={key}
              index={index}
              name={nameOf(key)}
              did={did.get(key)}
              stop={index === Math.min(stop, items.length - 1)}
              can={onMove !== undefined}
              onMove={move}
              onPress={press}
              onFocus={() => setStop(index)}
              onMenu={(x, y) => setMenu({ x, y, key })}
            />
          ))}
        </ol>
      </section>
      <MenuAt
        label={menu ? nameOf(menu.key) : ''}
        at={menu ?? null}
        onClose={() => setMenu(undefined)}
        items={
          menu && onMove
            ? [
                {
                  id: 'up',
                  label: t('order.up'),
                  shortcut: 'alt+up',
                  disabled: at === 0 ? t('order.is-first') : undefined,
                  onSelect: () => move(menu.key, at - 1),
                },
                {
                  id: 'down',
                  label: t('order.down'),
                  shortcut: 'alt+down',
                  disabled: at === items.length - 1 ? t('order.is-last') : undefined,
                  onSelect: () => move(menu.key, at + 1),
                },
                {
                  id: 'top',
                  label: t('order.to-top'),
                  disabled: at === 0 ? t('order.is-first') : undefined,
                  onSelect: () => move(menu.key, 0),
                },
                {
                  id: 'end',
                  label: t('order.to-end'),
                  disabled: at === items.length - 1 ? t('order.is-last') : undefined,
                  onSelect: () => move(menu.key, items.length - 1),
                },
                ...(actionsOf?.(menu.key) ?? []),
              ]
            : []
        }
      />
    </div>
  )
}

type LineProps = {
  id: string
  index: number
  name: string
  did: Did | undefined
  stop: boolean
  can: boolean
  onMove: (key: string, index: number) => void
  onPress: (event: KeyboardEvent, key: string, index: number) => void
  onFocus: () => void
  onMenu: (x: number, y: number) => void
}

function AfterLine({ id, index, name, did, stop, can, onMove, onPress, onFocus, onMenu }: LineProps) {
  const row = useRef<HTMLLIElement>(null)
  const { edge } = useRowDrag({ row, list: 'foyer-after', id, index, can, onMove: (key, _from, to) => onMove(key, to) })
  const text = did ? t('order.did', { what: t(`order.did-${did.what}-word`), rule: did.rule + 1 }) : t('order.same-order')
  return (
    <li ref={row} className={styles.entry} data-color={did ? ruleColor(did.rule) : undefined} data-edge={edge}>
      <button
        type="button"
        className={styles.line}
        tabIndex={stop ? 0 : -1}
        aria-label={t('order.line', { nth: index + 1, name, text })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={(event) => onPress(event, id, index)}
        onFocus={onFocus}
        onContextMenu={(event) => {
          event.preventDefault()
          const { left, bottom } = event.currentTarget.getBoundingClientRect()
          onMenu(event.clientX || left + 24, event.clientY || bottom)
        }}
      >
        <span className={styles.place}>{index + 1}</span>
        <span className={styles.name}>{name}</span>
        <code>{id}</code>
        <span className={styles.did}>{text}</span>
      </button>
    </li>
  )
}

function Curves({
  before,
  ran: { items, did },
  steps,
  height,
}: {
  before: readonly Entry[]
  ran: Ran
  steps: OverlayProgram
  height: number
}) {
  const place = new Map(before.map(({ key }, index) => [key, index]))
  const lines = items.flatMap(({ key }, to) => {
    const one = did.get(key)
    const step = one && steps[one.rule]
    const from = place.get(key) ?? (step?.op === 'split' ? place.get(step.from) : undefined)
    return from === undefined ? [] : [{ key, from, to, color: one ? ruleColor(one.rule) : undefined }]
  })
  const y = (index: number) => index * pitch + lineHeight / 2
  return (
    <svg className={styles.curves} viewBox={`0 0 72 ${height}`} width="72" height={height} aria-hidden="true">
      {lines
        .toSorted((a, b) => Number(a.color !== undefined) - Number(b.color !== undefined))
        .map(({ key, from, to, color }) => (
          <path key={key} data-color={color} d={`M0 ${y(from)} C36 ${y(from)} 36 ${y(to)} 72 ${y(to)}`} />
        ))}
    </svg>
  )
}
