import { useUnit } from 'effector-react'
import { Check, Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { addCommentFx, changeCommentFx, deleteCommentFx } from '../../model/collaboration/comments.ts'
import type { Comment, Thread } from '../../model/collaboration/comments.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import control from '../../../kit/controls/control.module.css'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { t } from '../../../kit/i18n/words.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { ConfirmDialog } from '../../../kit/popups/dialog.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import styles from './comments.module.css'

const longest = 2_000

/** A comment with its answers. `about` names its block; `onGo` chooses it, and is absent where it is not there any more. */
export function CommentThread({
  thread,
  about,
  isReadOnly,
  onGo,
}: {
  thread: Thread
  about: string | undefined
  isReadOnly: boolean
  onGo: (() => void) | undefined
}) {
  const { add, change, announce } = useUnit({ add: addCommentFx, change: changeCommentFx, announce: announced })
  const [isAnswering, setAnswering] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isResolved = thread.resolved !== null
  const resolve = () =>
    change({ id: thread.id, resolved: !isResolved }).then(
      () => {
        setFailure(undefined)
        if (!isResolved) announce(t('comments.was-resolved'))
      },
      (error: Error) => setFailure(reasonOf(error)),
    )
  return (
    <li className={classes(styles.thread, isResolved && styles.resolved)}>
      {about === undefined ? null : onGo ? (
        <Button kind="quiet" size="small" className={styles.about} aria-label={t('comments.open-block', { name: about })} onClick={onGo}>
          {about}
        </Button>
      ) : (
        <span className={styles.quiet}>{about}</span>
      )}
      <One comment={thread} answers={thread.answers.length} isReadOnly={isReadOnly} />
      {thread.answers.map((answer) => (
        <One key={answer.id} comment={answer} isReadOnly={isReadOnly} isAnswer />
      ))}
      {isResolved ? (
        <p className={styles.quiet}>
          {thread.resolvedBy === null ? t('comments.resolved') : t('comments.resolved-by', { name: thread.resolvedBy })}
        </p>
      ) : null}
      {failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          {t('comments.not-sent', { reason: failure })}
        </p>
      )}
      {isReadOnly ? null : isAnswering ? (
        <CommentForm
          isFocused
          draftOf={`answer ${thread.id}`}
          label={t('comments.answer-to', { name: nameOf(thread) })}
          action={t('comments.answer')}
          onCancel={() => setAnswering(false)}
          onSend={async (text) => {
            await add({ brand: thread.brand, document: thread.document, parent: thread.id, text })
            setAnswering(false)
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button kind="quiet" size="small" onClick={() => setAnswering(true)}>
            {t('comments.answer')}
          </Button>
          <Button kind="quiet" size="small" icon={isResolved ? RotateCcw : Check} onClick={() => void resolve()}>
            {t(isResolved ? 'comments.reopen' : 'comments.resolve')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** `answers`: how many are deleted with it. */
function One({
  comment,
  answers = 0,
  isReadOnly,
  isAnswer,
}: {
  comment: Comment
  answers?: number
  isReadOnly: boolean
  isAnswer?: boolean
}) {
  const { change, remove, announce } = useUnit({ change: changeCommentFx, remove: deleteCommentFx, announce: announced })
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (isEditing)
    return (
      <CommentForm
        isFocused
        draftOf={`edit ${comment.id}`}
        starts={comment.text}
        label={t('comments.edit')}
        action={t('comments.save')}
        onCancel={() => setEditing(false)}
        onSend={async (text) => {
          await change({ id: comment.id, text })
          setEditing(false)
        }}
      />
    )
  const drop = () =>
    remove(comment.id).then(
      () => void announce(t('comments.was-deleted')),
      (error: Error) => setFailure(reasonOf(error)),
    )
  return (
    <article className={classes(styles.comment, isAnswer && styles.answer)}>
      <header className={styles.head}>
        <strong dir="auto">{nameOf(comment)}</strong>
        <time dateTime={comment.at} className={styles.quiet}>
          {timeIn(comment.at)}
        </time>
        {comment.edited === null ? null : <span className={styles.quiet}>{t('comments.edited')}</span>}
        {comment.own && !isReadOnly ? (
          <Menu
            label={t('comments.more')}
            align="end"
            trigger={<IconButton icon={Ellipsis} size="small" label={t('comments.more')} className={styles.more} />}
            items={[
              { id: 'edit', label: t('comments.edit'), icon: Pencil, onSelect: () => setEditing(true) },
              {
                id: 'delete',
                label: t('comments.delete'),
                icon: Trash2,
                danger: true,
                onSelect: () => (answers > 0 ? setDeleting(true) : void drop()),
              },
            ]}
          />
        ) : null}
      </header>
      <p className={styles.text} dir="auto">
        {comment.text}
      </p>
      {failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <ConfirmDialog
        open={isDeleting}
        danger
        onClose={() => setDeleting(false)}
        title={t('comments.delete-title')}
        effect={<p>{t('comments.delete-text', { count: answers })}</p>}
        confirm={t('comments.delete-all')}
        onConfirm={async () => void (await drop())}
      />
    </article>
  )
}

/** What is typed and not sent yet, by what it is about: it is there again when the panel is. */
const unsent = new Map<string, string>()

/** A field for a comment. What was typed stays when it cannot be sent. */
export function CommentForm({
  label,
  action,
  starts = '',
  draftOf,
  field,
  isFocused,
  onSend,
  onCancel,
}: {
  label: string
  action: string
  starts?: string
  draftOf: string
  field?: RefObject<HTMLTextAreaElement | null>
  /** Gets the focus when it appears. */
  isFocused?: boolean
  onSend: (text: string) => Promise<unknown>
  onCancel?: () => void
}) {
  const announce = useUnit(announced)
  const made = useRef<HTMLTextAreaElement>(null)
  const own = field ?? made
  useEffect(() => {
    if (isFocused) own.current?.focus()
  }, [isFocused, own])
  const [text, setText] = useState(unsent.get(draftOf) ?? starts)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const type = (next: string) => {
    setText(next)
    if (next === starts) unsent.delete(draftOf)
    else unsent.set(draftOf, next)
  }
  const leave = () => {
    unsent.delete(draftOf)
    onCancel?.()
  }
  async function send() {
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    try {
      await onSend(text)
      unsent.delete(draftOf)
      setText(starts)
      setFailure(undefined)
      if (starts === '') announce(t('comments.added'))
    } catch (error) {
      setFailure(reasonOf(error as Error)) // the effects of comments throw nothing else
    }
    setBusy(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.stopPropagation()
      void send()
    }
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation()
      leave()
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        ref={own}
        className={classes(control.control, styles.field)}
        aria-label={label}
        placeholder={label}
        dir="auto"
        rows={text === '' && !onCancel ? 1 : 3}
        maxLength={longest}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      {failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          {t('comments.not-sent', { reason: failure })}
        </p>
      )}
      {text.trim() === '' && !onCancel ? null : (
        <div className={styles.actions}>
          <Button type="submit" size="small" kind="primary" busy={isBusy} disabled={text.trim() === ''}>
            {action}
          </Button>
          {onCancel ? (
            <Button kind="quiet" size="small" onClick={leave}>
              {t('comments.cancel')}
            </Button>
          ) : null}
        </div>
      )}
    </form>
  )
}

function nameOf({ by, own }: Comment): string {
  return by ?? t(own ? 'comments.you' : 'comments.somebody')
}

function reasonOf({ message }: Error): string {
  return message || t('comments.no-answer')
}
