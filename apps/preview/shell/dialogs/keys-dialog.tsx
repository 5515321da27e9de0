import { useUnit } from 'effector-react'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'

import { $actions } from '../../model/actions.ts'
import type { Action, ActionGroup } from '../../model/actions.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Keys, keyWords } from '../../../kit/buttons/keys.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useRead } from '../../../kit/state/use-scope.ts'
import { t } from '../../../kit/i18n/words.ts'
import { $ownKeys, combinationsOf, keysChanged, keysOf, keysReset, lettersTurned, takenBy } from '../keys/keys.ts'
import type { OwnKeys } from '../keys/keys.ts'
import styles from './keys-dialog.module.css'

const groups: readonly ActionGroup[] = ['history', 'block', 'document', 'view-settings', 'view', 'go', 'panels', 'help']

/** Every action that has a key, or may have one: found by name, changed by pressing, turned off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { all, own, reset, turnLetters } = useUnit({ all: $actions, own: $ownKeys, reset: keysReset, turnLetters: lettersTurned })
  const read = useRead()
  const actions = all.map((action) => ({ ...action, title: action.now(read).title }))
  const [text, setText] = useState('')
  const [changing, setChanging] = useState<string>()
  const wanted = text.trim().toLocaleLowerCase()
  const matches = (action: Titled) =>
    wanted === '' ||
    action.title.toLocaleLowerCase().includes(wanted) ||
    keysOf(action, own).some((keys) => keyWords(keys).join(' ').toLocaleLowerCase().includes(wanted))
  const shown = actions.filter((action) => matches(action) && (wanted !== '' || action.keys || own.keys[action.id]))
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t('shell.keys-title')}
      description={t('shell.keys-note')}
      footer={
        <Button
          disabled={Object.keys(own.keys).length === 0 && own.letters ? t('view-settings.nothing-unusual') : false}
          onClick={() => reset()}
        >
          {t('shell.keys-reset')}
        </Button>
      }
    >
      <div className={styles.tools}>
        <TextField
          icon={Search}
          type="search"
          label={t('shell.keys-find')}
          placeholder={t('shell.keys-find')}
          value={text}
          onChange={setText}
          data-first
        />
        <Switch label={t('shell.keys-letters')} checked={own.letters} onChange={(letters) => turnLetters(letters)} />
      </div>
      {shown.length === 0 ? <p className={styles.none}>{t('shell.keys-none', { text })}</p> : null}
      <div className={styles.groups}>
        {groups.map((group) => {
          const rows = shown.filter((action) => action.group === group)
          return rows.length === 0 ? null : (
            <section key={group} className={styles.group}>
              <h3>{t(`shell.group.${group}`)}</h3>
              <ul>
                {rows.map((action) => (
                  <KeyRow
                    key={action.id}
                    action={action}
                    actions={actions}
                    own={own}
                    keys={keysOf(action, own)}
                    isOwn={action.id in own.keys}
                    changing={changing === action.id}
                    onChanging={setChanging}
                  />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}

type Titled = Action & { title: string }

function KeyRow({
  action,
  actions,
  own,
  keys,
  isOwn,
  changing,
  onChanging,
}: {
  action: Titled
  actions: readonly Titled[]
  own: OwnKeys
  keys: readonly string[]
  isOwn: boolean
  changing: boolean
  onChanging: (id: string | undefined) => void
}) {
  const { change, announce } = useUnit({ change: keysChanged, announce: announced })
  const { title } = action
  const press = (event: KeyboardEvent) => {
    if (!changing) return
    if (event.key === 'Tab') return onChanging(undefined)
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return onChanging(undefined)
    const [combination] = combinationsOf({
      key: event.key,
      code: event.code,
      ctrl: event.ctrlKey,
      meta: event.metaKey,
      shift: event.shiftKey,
      alt: event.altKey,
      altGraph: event.getModifierState('AltGraph'),
    })
    if (combination === undefined) return
    const other = takenBy(actions, own, combination, action.id)
    if (other) change({ action: other.id, keys: keysOf(other, own).filter((one) => one !== combination) })
    change({ action: action.id, keys: [combination] })
    if (other)
      announce({
        text: t('shell.keys-taken-now', { keys: keyWords(combination).join(' '), action: title, other: other.title }),
        assertive: true,
      })
    onChanging(undefined)
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>{title}</span>
      {changing ? (
        <>
          <Button
            size="small"
            onClick={() => {
              change({ action: action.id, keys: [] })
              onChanging(undefined)
            }}
          >
            {t('shell.keys-off')}
          </Button>
          {isOwn ? (
            <Button
              size="small"
              onClick={() => {
                change({ action: action.id, keys: null })
                onChanging(undefined)
              }}
            >
              {t('shell.keys-usual')}
            </Button>
          ) : null}
        </>
      ) : null}
      <button
        type="button"
        className={styles.keys}
        aria-pressed={changing}
        aria-label={t('shell.keys-change', { action: title })}
        onKeyDown={press}
        onClick={() => {
          onChanging(changing ? undefined : action.id)
          if (!changing) announce(t('shell.keys-press', { action: title }))
        }}
      >
        {keys.length === 0 ? (
          <span className={styles.quiet}>{t('shell.keys-no-key')}</span>
        ) : (
          keys.map((one, index) => (
            <span key={one} className={styles.one}>
              {index > 0 ? <span className={styles.quiet}>{t('shell.keys-or')}</span> : null}
              <Keys keys={one} />
            </span>
          ))
        )}
      </button>
    </li>
  )
}
