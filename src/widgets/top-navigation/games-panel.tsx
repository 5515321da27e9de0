import { useEffect, useRef, useState } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { CountBadge, Tag } from '../../runtime/ui/sections/badge.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import { MaintenanceEnd } from '../../runtime/ui/games/maintenance-end.tsx'
import { VendorMark } from '../../runtime/ui/games/vendor-mark.tsx'
import type { Send } from '../../schemas/intents.ts'
import type { MenuEntry } from '../../schemas/nouns/menu.ts'
import type { Vendor } from '../../schemas/nouns/vendor.ts'
import { moveFocus } from './move-focus.ts'
import styles from './games-panel.module.css'

type Props = {
  entries: readonly MenuEntry[]
  wideFrom: number
  focusFirst: boolean
  onShown: () => void
  send: Send<'go' | 'launch'>
  t: Translate
}

/**
 * The top navigation as a panel: a line per item, and beside the lines the vendors of the category under pointer or focus. Each
 * category's vendors follow it in the document, so that the tab order is the reading order.
 */
export function GamesPanel({ entries, wideFrom, focusFirst, onShown, send, t }: Props) {
  const root = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(() => firstShown(entries))
  if (!entries.some(({ key }) => key === shown)) {
    const first = firstShown(entries) // the categories came after the panel was opened
    if (first !== shown) setShown(first)
  }
  const vendors = entries.find(({ key }) => key === shown)?.vendors ?? []
  const large = vendors.length >= wideFrom
  useEffect(() => {
    const panel = root.current
    panel?.addEventListener('keydown', moveFocus)
    return () => panel?.removeEventListener('keydown', moveFocus)
  }, [])
  useEffect(() => {
    if (!focusFirst) return
    root.current?.querySelector<HTMLElement>('[data-row]')?.focus()
    onShown()
  }, [focusFirst, onShown])
  return (
    <ul ref={root} className={classes(styles.panel, large && styles.large)} data-layout={large ? 'large' : 'usual'}>
      {entries.map((entry) => {
        const current = entry.key === shown
        const choose = () => {
          if (entry.vendors) setShown(entry.key)
        }
        return (
          <li key={entry.key} className={styles.row} data-shown={current && entry.vendors !== undefined}>
            <MenuAction entry={entry} send={send} className={styles.category} itemKey={codeOf(entry)} row onEnter={choose}>
              <Icon name={entry.icon ?? 'category'} />
              <span className={styles.label}>{textOf(t, entry.label)}</span>
              <CountBadge count={entry.badge ?? 0} />
              {entry.vendors ? (
                <span className={styles.chevron}>
                  <Icon name="chevron-right" size={16} />
                </span>
              ) : null}
            </MenuAction>
            {current && entry.vendors ? (
              <ul className={styles.vendors} aria-label={textOf(t, entry.label)}>
                {entry.vendors.map((vendor) => (
                  <li key={vendor.key}>
                    <VendorCell vendor={vendor} send={send} t={t} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function VendorCell({ vendor, send, t }: { vendor: Vendor; send: Send<'launch'>; t: Translate }) {
  return (
    <button
      type="button"
      className={styles.vendor}
      data-key={vendor.key}
      data-cell=""
      onClick={() => send({ kind: 'launch', target: vendor.target })}
    >
      <span className={styles.mark}>
        <VendorMark name={vendor.name} picture={vendor.picture} height={20} />
      </span>
      {vendor.maintenance ? (
        <Tag tone="warning">
          {vendor.maintenanceUntil === undefined ? (
            t('state.maintenance')
          ) : (
            <>
              <span className="visually-hidden">{`${t('state.maintenance')} `}</span>
              <MaintenanceEnd until={vendor.maintenanceUntil} label={(time) => t('state.until', { time })} />
            </>
          )}
        </Tag>
      ) : vendor.fresh ? (
        <Tag tone="info">{t('state.new')}</Tag>
      ) : vendor.count !== undefined ? (
        <span className={styles.count}>{t('games', { count: vendor.count })}</span>
      ) : null}
    </button>
  )
}

/** Items of the document have small ids, categories their codes: on the page both are category codes. */
function codeOf(entry: MenuEntry): string {
  return entry.vendors ? entry.key : entry.key.toUpperCase()
}

/** The category that is open at first: the current one, else the one with the most to choose from. */
function firstShown(entries: readonly MenuEntry[]): string | undefined {
  const categories = entries.filter(({ vendors }) => vendors)
  const most = Math.max(...categories.map(({ vendors }) => vendors!.length))
  return (categories.find(({ current }) => current) ?? categories.find(({ vendors }) => vendors!.length === most))?.key
}
