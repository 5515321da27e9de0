import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { GitCompareArrows } from 'lucide-react'
import { useEffect } from 'react'

import { announced } from '../../../kit/messages/announcements.ts'
import { $conflictsElsewhere, conflictsElsewhereSeen } from '../../model/documents/conflicts-elsewhere.ts'
import { $documents } from '../../model/documents/documents.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { separated, t } from '../../../kit/i18n/words.ts'
import { NoteBar } from '../../../kit/layout/note-bar.tsx'
import review from '../../locales/en/review.json'

export const words = { review }

/** Which documents they are, as one text: it is announced again when it changes. */
const $titles = combine($conflictsElsewhere, $documents, (elsewhere, documents) =>
  separated([...new Set(Object.values(elsewhere).flat())].map((name) => documentTitle(name, documents.get(name)))),
)

/** Shown in a tab whose edit another tab must decide about: both operators know that they edit the same. */
export function OtherTabBar() {
  const { titles, seen, announce } = useUnit({ titles: $titles, seen: conflictsElsewhereSeen, announce: announced })
  const title = t('review.other-tab.title', { documents: titles })
  const text = t('review.other-tab.text')
  useEffect(() => {
    announce({ text: `${title}. ${text}`, assertive: true })
  }, [announce, title, text])
  return (
    <NoteBar
      part="other-tab"
      label={t('review.other-tab.label')}
      icon={GitCompareArrows}
      words={
        <>
          <strong dir="auto">{title}</strong>
          <span>{text}</span>
        </>
      }
    >
      <Button kind="primary" onClick={() => seen()}>
        {t('review.other-tab.seen')}
      </Button>
    </NoteBar>
  )
}
