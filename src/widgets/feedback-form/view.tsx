import { useState } from 'react'

import type { FeedbackKind } from '../../schemas/nouns/service.ts'
import { Segmented } from '../../runtime/ui/controls/segmented.tsx'
import type { ChosenPicture } from '../../runtime/ui/controls/picture-files.ts'
import type { FeedbackFormProps } from './contract.ts'
import { MessageForm } from './message-form.tsx'
import { SentList } from './sent-list.tsx'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

const kinds: readonly FeedbackKind[] = ['feedback', 'complaint']
const none: readonly ChosenPicture[] = []

/** One form for each kind; pictures stay as long as the page. */
export function View({ inputs: { feedback }, send, t }: FeedbackFormProps) {
  const { about, sent } = feedback
  const [pictures, setPictures] = useState<Readonly<Partial<Record<FeedbackKind, readonly ChosenPicture[]>>>>({})
  return (
    <>
      <Segmented
        label={t('which')}
        name="kind"
        segments={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`), icon: kind === 'feedback' ? 'message' : 'warning' }))}
        value={about}
        onValue={(kind) => send({ kind: 'narrow', input: 'feedback', args: { kind: kind === 'feedback' ? '' : kind } })}
      />
      <MessageForm
        key={about}
        feedback={feedback}
        pictures={pictures[about] ?? none}
        onPictures={(chosen) => setPictures((before) => ({ ...before, [about]: chosen }))}
        send={send}
        t={t}
      />
      {sent.length > 0 ? <SentList sent={sent} t={t} /> : null}
    </>
  )
}
