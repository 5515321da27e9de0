import { useUnit } from 'effector-react'
import { Send } from 'lucide-react'

import { Empty } from '../kit/layout/empty.tsx'
import { t } from '../kit/i18n/words.ts'
import { $sent } from './gallery-model.ts'
import styles from './details.module.css'

/** What the chosen example has sent, the last first. None of it went anywhere. */
export function SentList() {
  const sent = useUnit($sent)
  if (sent.length === 0) return <Empty icon={Send} title={t('gallery.nothing-sent')} text={t('gallery.nothing-sent-hint')} />
  return (
    <ol role="list" className={styles.sent}>
      {sent.map(({ turn, intent: { kind, ...rest } }) => (
        <li key={turn}>
          <strong>
            <code dir="ltr">{typeof kind === 'string' ? kind : JSON.stringify(kind)}</code>
          </strong>
          {Object.keys(rest).length > 0 ? <pre dir="ltr">{JSON.stringify(rest, null, 1)}</pre> : null}
        </li>
      ))}
    </ol>
  )
}
