import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

import { $published, $workspace, baseBrand } from '../../model/documents/documents.ts'
import type { FileDifference } from '../../model/releases/answers.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { changeWords } from './change-words.ts'
import { $changeNaming } from './value-words.ts'
import { $differences, differenceKey, differencesRequested } from './releases.ts'
import type { DifferenceRequest } from './releases.ts'
import styles from './releases.module.css'

const $known = combine({ published: $published, naming: $changeNaming, workspace: $workspace })

/** What differs, file by file, in the words of Review. Blocks have the names that they have today. */
export function DifferenceList({ files }: { files: readonly FileDifference[] }) {
  const { published, naming, workspace } = useUnit($known)
  if (files.length === 0) return <p className={styles.quiet}>{t('releases.no-difference')}</p>
  return (
    <div className={styles.differences}>
      {files.map(({ path, brand, document, kind, changes }) => {
        const file = published.get(document)
        const now = file?.brand === brand ? file.value : undefined
        const title = documentTitle(document, now)
        const owner = brand === baseBrand ? t('shell.shared') : (workspace?.brands.find(({ id }) => id === brand)?.name ?? brand)
        return (
          <section key={path} aria-label={title}>
            <h4 className={styles.file}>
              <span>{`${title} `}</span>
              <small>{owner}</small>
            </h4>
            <ul className={styles.changes}>
              {changes.length === 0 ? <li>{t(`releases.file-${kind}`)}</li> : null}
              {changes.map((change) => {
                const words = changeWords(change, { before: now, after: now }, naming)
                return (
                  <li key={change.id}>
                    <span>{`${words.title} `}</span>
                    <small>{words.detail}</small>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** What differs, once the server has told it. */
export function Asked({ asked }: { asked: DifferenceRequest }) {
  const { all, request } = useUnit({ all: $differences, request: differencesRequested })
  const key = differenceKey(asked)
  const answer = all[key]
  useEffect(() => {
    if (!answer) request(asked)
  })
  if (answer?.state === 'ready') return <DifferenceList files={answer.files} />
  if (answer?.state === 'failed')
    return (
      <div className={styles.more} role="alert">
        <span>{`${answer.error || t('releases.offline')} `}</span>
        <Button size="small" onClick={() => request(asked)}>
          {t('releases.again')}
        </Button>
      </div>
    )
  return <Skeleton lines={4} />
}
