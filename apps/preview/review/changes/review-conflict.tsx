import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useState } from 'react'

import { $documents, parse } from '../../model/documents/documents.ts'
import { sidesOf } from '../../model/drafts/history-rebase.ts'
import { conflictResolved } from '../../model/drafts/merging.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { $conflictsByName } from '../../model/drafts/saving.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { changeValue, changeWords } from '../releases/change-words.ts'
import { $changeNaming } from '../releases/value-words.ts'
import { ConflictRegion } from '../conflicts/conflict-region.tsx'
import styles from '../releases/releases.module.css'

type Answer = 'mine' | 'theirs'
const $sides = combine({ conflicts: $conflictsByName, documents: $documents, naming: $changeNaming })

/**
 * What somebody else and the operator changed at the same place. Each part is decided by itself; with the last one both versions are merged
 * in the draft, which then stands on what is live.
 */
export function ReviewConflict({ document }: { document: string }) {
  const { conflicts, documents, naming } = useUnit($sides)
  const { resolve, openDialog } = useUnit({ resolve: conflictResolved, openDialog: dialogOpened })
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const conflict = conflicts[document]
  if (!conflict) return null
  const sides = sidesOf(document, conflict, documents)
  const versions = {
    before: conflict.theirs === null ? undefined : parse(conflict.theirs),
    after: documents.get(document) ?? undefined,
  }
  function decide(id: string, answer: Answer) {
    const next = new Map(answers).set(id, answer)
    setAnswers(next)
    if (sides.clashes.some((clash) => !next.has(clash.id))) return
    resolve({ document, mine: sides.clashes.filter((clash) => next.get(clash.id) === 'mine').map((clash) => clash.id) })
  }
  const also = sides.theirs.map((change) => changeWords(change, { before: versions.before, after: versions.before }, naming).title)
  return (
    <ConflictRegion
      document={document}
      text={also.length === 0 ? t('releases.both-changed') : t('releases.both-changed-also', { changes: also.join(' · ') })}
      yours={t('releases.yours')}
      parts={sides.clashes.map(({ id, change, base }) => ({
        id,
        name: changeWords(change, versions, naming).title,
        base: changeValue(base?.before, change, versions, naming),
        theirs: changeValue(change.before, change, versions, naming),
        yours: changeValue(change.after, change, versions, naming),
        choice: (
          <div className={styles.head}>
            {(['mine', 'theirs'] as const).map((answer) => (
              <Button key={answer} size="small" aria-pressed={answers.get(id) === answer} onClick={() => decide(id, answer)}>
                {t(`releases.keep-${answer}`)}
              </Button>
            ))}
          </div>
        ),
      }))}
      action={
        <Button size="small" kind="quiet" onClick={() => openDialog({ kind: 'conflict', document })}>
          {t('review.see-both')}
        </Button>
      }
    />
  )
}
