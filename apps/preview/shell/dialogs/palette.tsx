import { Command } from 'cmdk'
import { useUnit } from 'effector-react'
import { Search, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'

import { actionIcons } from '../../../kit/icons/action-icons.ts'
import { $actions, actionChosen } from '../../model/actions.ts'
import { $block, documentOpened, partChosen } from '../../model/view/choice.ts'
import { $doc, $document, $documents } from '../../model/documents/documents.ts'
import { $naming } from '../../model/documents/names.ts'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Keys } from '../../../kit/buttons/keys.tsx'
import { useRead } from '../../../kit/state/use-scope.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { t } from '../../../kit/i18n/words.ts'
import type { DialogOf } from './dialogs.tsx'
import { $ownKeys } from '../keys/keys.ts'
import { entriesFor, remember } from './palette-entries.ts'
import type { Entry } from './palette-entries.ts'
import styles from './palette.module.css'

/** Every action, document and block by name. It shows what an action would change before Enter. */
export function Palette({ opened, onClose }: DialogOf<'palette'>) {
  const { block, naming, actions, ownKeys, documents, document, doc, announce, choose, openDocument, choosePart } = useUnit({
    block: $block,
    naming: $naming,
    actions: $actions,
    ownKeys: $ownKeys,
    documents: $documents,
    document: $document,
    doc: $doc,
    announce: announced,
    choose: actionChosen,
    openDocument: documentOpened,
    choosePart: partChosen,
  })
  const read = useRead()
  const [text, setText] = useState(opened.text ?? '')
  const [active, setActive] = useState('')
  const parts = useMemo(
    () => entriesFor(text, { actions: actions.map((one) => ({ ...one, ...one.now(read) })), documents, document, doc, naming, ownKeys }),
    [text, actions, read, documents, document, doc, naming, ownKeys],
  )
  const all = parts.flatMap(({ entries }) => entries)
  const chosen = all.find(({ id }) => id === active) ?? all[0]
  const effect = chosen?.reason === undefined ? chosen?.effect : undefined

  const take = (entry: Entry) => {
    if (entry.reason !== undefined) {
      if (entry.reason) announce(t('shell.palette-cannot', { reason: entry.reason }))
      return
    }
    remember(entry.id)
    onClose()
    setTimeout(() => run(entry.does)) // after the focus has gone back, so that what it opens has it next
  }
  const run = (does: Entry['does']) => {
    if ('action' in does) choose(does.action)
    else if ('document' in does) openDocument({ doc: does.document })
    else choosePart(does.block)
  }
  return (
    <Dialog open onClose={onClose} size="wide" title={t('shell.palette')}>
      <Command
        label={t('shell.palette-find')}
        shouldFilter={false}
        loop
        value={chosen?.id ?? ''}
        onValueChange={setActive}
        className={styles.palette}
      >
        <div className={styles.find}>
          <Search size={18} aria-hidden="true" />
          <Command.Input
            value={text}
            onValueChange={(next) => {
              setText(next)
              setActive('')
            }}
            placeholder={t('shell.palette-find')}
            className={styles.input}
            data-first
          />
          {block ? (
            <span className={styles.on}>
              <b>{t('shell.palette-on', { name: naming.nameOf(block) })}</b>
              <span>{` ${t('shell.palette-on-rest')}`}</span>
            </span>
          ) : null}
        </div>
        <div className={styles.middle} data-effect={effect ? true : undefined}>
          <Command.List className={styles.list} label={t('shell.palette')}>
            {parts.map(({ group, entries }) => (
              <Command.Group
                key={group}
                heading={group === 'block' && block ? naming.nameOf(block) : t(`shell.group.${group}`)}
                className={styles.group}
              >
                {entries.map((entry) => (
                  <Row key={entry.id} entry={entry} onTake={take} />
                ))}
              </Command.Group>
            ))}
          </Command.List>
          {all.length === 0 ? <output className={styles.none}>{t('shell.palette-none', { text })}</output> : null}
          {chosen && effect ? <Effect entry={chosen} lines={effect} /> : null}
        </div>
        <div className={styles.foot}>
          <span>
            <Keys keys="up" />
            <span> </span>
            <Keys keys="down" />
            <span>{` ${t('shell.palette-move')}`}</span>
          </span>
          <span>
            <Keys keys="enter" />
            <span>{` ${t('shell.palette-do')}`}</span>
          </span>
          <span>
            <Keys keys="escape" />
            <span>{` ${t('shell.palette-close')}`}</span>
          </span>
          <span className={styles.marks}>{t('shell.palette-marks')}</span>
        </div>
      </Command>
    </Dialog>
  )
}

function Row({ entry, onTake }: { entry: Entry; onTake: (entry: Entry) => void }) {
  const Icon = typeof entry.icon === 'string' ? actionIcons[entry.icon] : entry.icon
  return (
    <Command.Item
      value={entry.id}
      onSelect={() => onTake(entry)}
      className={styles.row}
      aria-disabled={entry.reason !== undefined || undefined}
    >
      {Icon ? <Icon size={16} aria-hidden="true" /> : <span className={styles.space} />}
      <span className={styles.name}>{entry.title}</span>
      <span className={styles.hint}>{entry.reason === undefined || entry.reason === '' ? entry.hint : entry.reason}</span>
      {entry.keys.map((keys) => (
        <Keys key={keys} keys={keys} />
      ))}
    </Command.Item>
  )
}

function Effect({ entry, lines }: { entry: Entry; lines: readonly { text: string }[] }) {
  return (
    <aside className={styles.effect} aria-live="polite">
      <h3>{entry.title}</h3>
      <p>{t('shell.palette-effect')}</p>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line.text}</li>
        ))}
      </ul>
      <p className={styles.undo}>
        <Undo2 size={14} aria-hidden="true" />
        <span>{` ${t('shell.palette-undo')} `}</span>
        <Keys keys="mod+z" />
      </p>
    </aside>
  )
}
