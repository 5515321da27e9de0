import type { ReactNode } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { buttonClass, IconButton } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MenuAction } from '../../runtime/ui/controls/menu-action.tsx'
import { MenuButton } from '../../runtime/ui/controls/menu-button.tsx'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import { initialsOf } from '../../runtime/ui/text/letters.ts'
import type { Send } from '../../schemas/intents.ts'
import type { GameStart } from '../../schemas/nouns/game.ts'
import type { MenuEntry } from '../../schemas/nouns/menu.ts'
import styles from './view.module.css'

type Props = {
  game: GameStart
  page: boolean
  money: ReactNode
  extra: ReactNode
  deposit: MenuEntry | undefined
  send: Send<'go' | 'toggle-favourite'>
  t: Translate
  onBack: () => void
  onReload: (() => void) | undefined
  onFull: (() => void) | undefined
}

/** What is played: of a page, its heading. */
export function Name({ page, children }: { page: boolean; children: string }) {
  const Element = page ? 'h1' : 'p'
  return (
    <Element className={styles.name} dir="auto">
      {children}
    </Element>
  )
}

/** Cover, name and studio; what the page's document puts beside them; the actions. On a phone the actions are in a menu. */
export function Bar({ game, page, money, extra, deposit, send, t, onBack, onReload, onFull }: Props) {
  const { nodeId, vendor, category } = game.target
  const actions = [
    ...(game.favourite !== undefined && nodeId !== undefined
      ? [
          {
            icon: 'heart',
            label: t('favourite'),
            pressed: game.favourite,
            run: () => send({ kind: 'toggle-favourite', nodeId, vendor, category }),
          },
        ]
      : []),
    ...(onReload ? [{ icon: 'refresh', label: t('reload'), pressed: undefined, run: onReload }] : []),
    ...(onFull ? [{ icon: 'maximize', label: t('full'), pressed: undefined, run: onFull }] : []),
  ]
  return (
    <div className={classes(styles.bar, page && styles.inPage)}>
      {page ? <IconButton icon="arrow-left" label={t('back')} onClick={onBack} /> : null}
      {nodeId === undefined ? null : (
        <span className={styles.cover}>
          <Picture from={game.picture} eager emblem initials={initialsOf(game.name)} />
        </span>
      )}
      <div className={styles.words}>
        <Name page={page}>{game.name}</Name>
        {game.vendorName === game.name ? null : (
          <p className={styles.studio} dir="auto">
            {game.vendorName}
          </p>
        )}
      </div>
      <div className={styles.extra}>{extra}</div>
      <div className={styles.money}>{money}</div>
      {deposit && !page ? (
        <MenuAction entry={deposit} send={send} className={classes(buttonClass({ kind: 'primary' }), styles.deposit)}>
          {textOf(t, deposit.label)}
        </MenuAction>
      ) : null}
      <div className={styles.actions}>
        {actions.map(({ icon, label, pressed, run }) => (
          <IconButton
            key={icon}
            icon={icon}
            label={label}
            aria-pressed={pressed}
            className={pressed ? styles.pressed : undefined}
            onClick={run}
          />
        ))}
      </div>
      {actions.length > 0 ? (
        <div className={styles.menu}>
          <MenuButton trigger={(button) => <IconButton {...button} icon="ellipsis" label={t('more')} />}>
            {(close) =>
              actions.map(({ icon, label, pressed, run }) => (
                <button
                  key={icon}
                  type="button"
                  className={classes(styles.item, pressed && styles.pressed)}
                  {...(pressed === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': pressed })}
                  onClick={() => {
                    close()
                    run()
                  }}
                >
                  <Icon name={icon} size={20} />
                  <span>{label}</span>
                </button>
              ))
            }
          </MenuButton>
        </div>
      ) : null}
    </div>
  )
}
