import { useState } from 'react'

import { SignOutConfirm } from '../../runtime/ui/controls/sign-out-confirm.tsx'
import type { MenuEntry } from '../../schemas/nouns/menu.ts'
import { AppLinks } from './app-links.tsx'
import type { SideMenuProps } from './contract.ts'
import { Drawer } from './drawer.tsx'
import { Group } from './group.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = (props: SideMenuProps['props']) => (props.look === 'rail' ? styles.rail! : styles.drawerRoot!)

export function View({ props, inputs: { state, menu = [], foot = [], apps = [] }, slots, send, t }: SideMenuProps) {
  const [leaving, setLeaving] = useState(false)
  const drawer = props.look === 'drawer'
  const close = () => send({ kind: 'side-menu', open: false })
  // In the drawer the page behind is what the player wants to see next (links see to it themselves); the rail stays as it is
  const pick = (entry: MenuEntry) => {
    if (entry.intent?.kind === 'logout') {
      setLeaving(true)
      return false
    }
    if (drawer && entry.to === undefined) close()
    return true
  }
  const content = (
    <>
      <div className={styles.scroll}>
        <div className={styles.top}>{slots.top}</div>
        <nav aria-label={t('menu')} className={styles.groups}>
          {groupsOf(menu).map((group) => (
            <Group key={group.key} group={group} send={send} onPick={pick} t={t} />
          ))}
        </nav>
        <AppLinks apps={apps} codes={!drawer} open={state.open} onShow={() => send({ kind: 'side-menu', open: true })} t={t} />
        <div className={styles.foot}>
          <Group group={{ key: 'foot', label: '', items: foot }} send={send} onPick={pick} t={t} />
        </div>
      </div>
      <div className={styles.fixed}>{slots.foot}</div>
      {leaving ? (
        <SignOutConfirm
          t={t}
          onConfirm={() => {
            if (drawer) close()
            send({ kind: 'logout' })
          }}
          onClose={() => setLeaving(false)}
        />
      ) : null}
    </>
  )
  if (drawer)
    return (
      <Drawer open={state.open} label={t('menu')} closeLabel={t('close')} onClose={close}>
        {content}
      </Drawer>
    )
  return (
    <div className={styles.panel} data-open={props.fixed || state.open}>
      {content}
    </div>
  )
}

/** A menu without any groups is one: its items stand together. */
function groupsOf(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  return menu.some(({ items }) => items) ? menu : [{ key: 'all', label: '', items: [...menu] }]
}
