import { Suspense, lazy, useId, useRef, useState } from 'react'

import { needed } from '../../runtime/platform/needed.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { TopNavigationProps } from './contract.ts'
import { useDrop } from './use-drop.ts'
import styles from './view.module.css'

/** Drawn when it is first opened. */
const GamesPanel = lazy(async () => ({ default: (await needed(() => import('./games-panel.tsx'))).GamesPanel }))

export { strings } from './strings.ts'
export const rootClass = styles.navigation

export function View({ props, inputs, send, t }: TopNavigationProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [focusWanted, setFocusWanted] = useState(false)
  const drop = useDrop(button)
  const entries = inputs.panel?.filter(({ vendors }) => vendors === undefined || vendors.length > 0) ?? []
  const games = entries.length > 0 ? inputs.menu[0] : undefined
  const others = games ? inputs.menu.slice(1) : inputs.menu
  return (
    <ul className={styles.items}>
      {games ? (
        <li className={styles.games} {...drop.area}>
          <button
            ref={button}
            type="button"
            className={styles.item}
            data-key={games.key}
            aria-expanded={drop.open}
            aria-controls={id}
            onClick={drop.pressed}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              if (drop.open) panel.current?.querySelector<HTMLElement>('[data-row]')?.focus()
              else setFocusWanted(true)
              drop.show()
            }}
          >
            <span>{textOf(t, games.label)}</span>
            <span className={styles.chevron}>
              <Icon name="chevron-down" size={18} />
            </span>
          </button>
          <div ref={panel} id={id} className={styles.drop} hidden={!drop.open}>
            {drop.open ? (
              <Suspense fallback={null}>
                <GamesPanel
                  entries={entries}
                  wideFrom={props.wideFrom}
                  focusFirst={focusWanted}
                  onShown={() => setFocusWanted(false)}
                  send={(intent) => {
                    drop.hide()
                    send(intent)
                  }}
                  t={t}
                />
              </Suspense>
            ) : null}
          </div>
        </li>
      ) : null}
      {others.map((entry) => (
        <li key={entry.key}>
          <MenuAction entry={entry} send={send} className={styles.item}>
            {textOf(t, entry.label)}
          </MenuAction>
        </li>
      ))}
    </ul>
  )
}
