import { useId } from 'react'

import type { Feedback } from '../../schemas/nouns/service.ts'
import type { Translate } from '../../schemas/translate.ts'
import card from '../../runtime/ui/sections/card.module.css'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import styles from './view.module.css'

/** The gateway has no list of what was sent: these are the messages of this visit. */
export function SentList({ sent, t }: { sent: Feedback['sent']; t: Translate }) {
  const id = useId()
  const { momentInWords } = useTimeWords()
  return (
    <div className={styles.sent}>
      <h2 id={id} className={styles.heading}>
        {t('sent')}
      </h2>
      <ul aria-labelledby={id} className={styles.list}>
        {sent.map(({ key, about, questionType, content, at, reference }) => (
          <li key={key} data-key={reference ?? key} className={card.card}>
            <p className={styles.line}>{t('sent.line', { kind: t(`kind.${about}`), type: t(`type.${questionType}`) })}</p>
            <p dir="auto" className={styles.words}>
              {content}
            </p>
            <p className={styles.when}>
              <span>{momentInWords(at)}</span>
              {reference === undefined ? null : <span>{` · ${t('sent.number', { reference })}`}</span>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
