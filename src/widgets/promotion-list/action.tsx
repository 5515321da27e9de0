import { useEffect, useId, useRef, useState } from 'react'

import type { Send } from '../../schemas/intents.ts'
import type { Translate } from '../../schemas/translate.ts'
import { Button, IconButton } from '../../runtime/ui/controls/button.tsx'
import { cutText } from '../../runtime/ui/text/letters.ts'
import type { Promotion } from '../../schemas/nouns/promotion.ts'
import styles from './view.module.css'

type Props = { promotion: Promotion; commentLimit: number; send: Send<'claim-promotion' | 'join-promotion'>; t: Translate }

/**
 * What can be done with a promotion now. A join may have a comment; while it is pending the button stays, and does nothing. After a lost
 * answer the same press only asks whether it was joined or claimed.
 */
export function PromotionAction({ promotion, commentLimit, send, t }: Props) {
  const { key, title, state, claim } = promotion
  const pending = claim === 'pending'
  const id = useId()
  const [writing, setWriting] = useState(false)
  const [comment, setComment] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (writing) field.current?.focus() // who asked for it writes on
  }, [writing])
  if (claim === 'unknown' && (state === 'CLAIM' || state === 'JOIN')) {
    return (
      <div className={styles.actions}>
        <Button
          className={styles.act}
          icon="refresh"
          aria-label={t('check_of', { title })}
          onClick={() => send({ kind: state === 'CLAIM' ? 'claim-promotion' : 'join-promotion', promotion: key })}
        >
          {t('check')}
        </Button>
      </div>
    )
  }
  if (state === 'CLAIM') {
    return (
      <div className={styles.actions}>
        <Button
          kind="primary"
          className={styles.act}
          icon="gift"
          aria-label={t('claim_of', { title })}
          aria-disabled={pending || undefined}
          onClick={() => pending || send({ kind: 'claim-promotion', promotion: key })}
        >
          {t(pending ? 'claiming' : 'claim')}
        </Button>
      </div>
    )
  }
  if (state !== 'JOIN') return null
  const text = comment.trim()
  return (
    <>
      {writing ? (
        <div className={styles.comment}>
          <label htmlFor={id}>{t('comment')}</label>
          <textarea
            ref={field}
            id={id}
            rows={3}
            dir="auto"
            value={comment}
            aria-describedby={`${id}-left`}
            onChange={({ target }) => setComment(cutText(target.value, commentLimit))}
          />
          <span id={`${id}-left`} className={styles.left}>
            {t('comment_left', { used: [...comment].length, most: commentLimit })}
          </span>
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button
          kind="primary"
          className={styles.act}
          icon="plus"
          aria-label={t('join_of', { title })}
          aria-disabled={pending || undefined}
          onClick={() => pending || send({ kind: 'join-promotion', promotion: key, ...(writing && text && { comment: text }) })}
        >
          {t(pending ? 'joining' : 'join')}
        </Button>
        {commentLimit > 0 ? (
          <IconButton
            kind="secondary"
            icon="message"
            label={t('comment_of', { title })}
            aria-expanded={writing}
            onClick={() => setWriting(!writing)}
          />
        ) : null}
      </div>
    </>
  )
}
