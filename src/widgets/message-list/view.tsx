import { useEffect, useRef, useState } from 'react'

import { Button } from '../../runtime/ui/controls/button.tsx'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Confirm } from '../../runtime/ui/controls/confirm.tsx'
import { pagerWords } from '../../runtime/ui/records/pager-words.ts'
import { Pager } from '../../runtime/ui/records/pager.tsx'
import { SectionHeading } from '../../runtime/ui/sections/section-heading.tsx'
import { ZoneNote } from '../../runtime/ui/text/zone-note.tsx'
import type { Message } from '../../schemas/nouns/message.ts'
import type { MessageListProps } from './contract.ts'
import { MessageRow } from './row.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs: { messages: known }, states, busy, send, t, labelId }: MessageListProps) {
  const [chosen, setChosen] = useState(false)
  const only = known && !busy ? known.onlyUnread : chosen // what was chosen shows at once, the list follows
  const [opened, setOpened] = useState<string>()
  const [going, setGoing] = useState<readonly Message[]>() // they are about to be deleted
  const list = useRef<HTMLUListElement>(null)
  const messages = known?.messages ?? []
  const unread = known?.unread ?? 0
  const narrow = (args: { unread?: string; page?: number }) => send({ kind: 'narrow', input: 'messages', args })
  const act = (action: 'read-messages' | 'delete-messages', records: string[]) => send({ kind: 'act', action, records })

  function show(message: Message, open: boolean) {
    setOpened(open ? message.key : '')
    if (open && !message.read) act('read-messages', [message.key])
  }
  // The one that was asked for is open from the start
  const asked = opened === undefined ? messages.find(({ key }) => key === known?.current) : undefined
  useEffect(() => {
    if (asked) show(asked, true)
  })
  // After the last message of the last page was deleted, the page before is the last
  const gone = known && messages.length === 0 && known.page > known.pages ? known.pages : undefined
  useEffect(() => {
    if (gone !== undefined) send({ kind: 'narrow', input: 'messages', args: { page: gone } })
  }, [gone, send])
  // What was deleted takes the focus with it
  useEffect(() => {
    if (going === undefined && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [going, messages.length])
  // A popup that is opened anew begins with all of them; a page begins with what its address says
  const { page: isPage } = props
  useEffect(
    () => () => {
      if (!isPage) send({ kind: 'narrow', input: 'messages', args: { unread: '', page: 1 } })
    },
    [isPage, send],
  )

  const choose = (unread: boolean) => () => {
    setChosen(unread)
    narrow({ unread: unread ? 'true' : '', page: 1 })
  }
  return (
    <>
      {props.headed ? (
        <SectionHeading
          id={labelId}
          title={props.title}
          page={props.page}
          count={unread > 0 ? t('unread', { count: unread }) : undefined}
        />
      ) : (
        <h2 id={labelId} className="visually-hidden">
          {props.title}
        </h2>
      )}
      <div className={styles.tools}>
        <fieldset className={styles.which} aria-label={t('which')}>
          <Chip current={!only} onClick={choose(false)} data-key="">
            {t('all')}
          </Chip>
          <Chip current={only} onClick={choose(true)} count={props.headed || unread === 0 ? undefined : unread} data-key="unread">
            {t('only_unread')}
          </Chip>
        </fieldset>
        <div className={styles.acts}>
          <Button
            kind="quiet"
            size="small"
            disabled={unread === 0}
            data-action="read-messages"
            onClick={() => act('read-messages', [])} // none named: all
          >
            {t('read_all')}
          </Button>
          <Button
            kind="quiet"
            size="small"
            disabled={messages.length === 0}
            data-action="delete-messages"
            onClick={() => setGoing(messages)}
          >
            {t('delete_page')}
          </Button>
        </div>
      </div>
      {known ? (
        <ul
          ref={list}
          role="list"
          tabIndex={-1}
          aria-labelledby={labelId}
          aria-busy={busy || known.busy || undefined}
          className={classes(styles.rows, busy && styles.busy)}
        >
          {messages.map((message) => {
            const open = message.key === opened
            return (
              <MessageRow
                key={message.key}
                message={message}
                open={open}
                onToggle={() => show(message, !open)}
                onDelete={() => setGoing([message])}
                t={t}
              />
            )
          })}
        </ul>
      ) : (
        states.messages
      )}
      <ZoneNote times={messages.map(({ time }) => time)} t={t} />
      {known ? (
        <Pager page={Math.min(known.page, known.pages)} pages={known.pages} words={pagerWords(t)} onPage={(page) => narrow({ page })} />
      ) : null}
      {going ? (
        <Confirm
          title={going.length === 1 ? t('delete.title') : t('delete_page.title', { count: going.length })}
          text={going.length === 1 ? t('delete.text') : t('delete_page.text')}
          confirm={t('delete')}
          cancel={t('cancel')}
          loses
          onClose={() => setGoing(undefined)}
          onConfirm={() =>
            act(
              'delete-messages',
              going.map(({ key }) => key),
            )
          }
        />
      ) : null}
    </>
  )
}
