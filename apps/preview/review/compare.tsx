import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { GitCompareArrows } from 'lucide-react'
import { useMemo, useState } from 'react'

import { changesBetween } from '../../../src/authoring/diff/changes.ts'
import { classes } from '../../../src/runtime/ui/class-names.ts'
import { documentOpened, partChosen } from '../model/choice.ts'
import { $changedNames, $doc, $document, $documents, $published } from '../model/documents.ts'
import { mainFrame } from '../model/frames.ts'
import { $viewSettings } from '../model/view-settings.ts'
import { $naming } from '../model/names.ts'
import { documentTitle } from '../model/titles.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { t } from '../i18n/words.ts'
import { changeWords } from './change-words.ts'
import { changedBlocks, placeTags } from './changed-blocks.ts'
import { Pair } from './frame-pair.tsx'
import styles from './compare.module.css'

const $compared = combine({
  doc: $doc,
  document: $document,
  published: $published,
  naming: $naming,
  width: $viewSettings.map(({ width }) => width),
})
const noOver = {}

/** The open page as players have it beside the draft, with what changed outlined and said. */
export function CompareView() {
  const { doc, document, published, naming, width } = useUnit($compared)
  const [mode, setMode] = useState<'beside' | 'slide'>('beside')
  const [at, setAt] = useState<string | null>(null)
  const before = published.get(doc)?.value
  const changes = useMemo(() => changesBetween(doc, before, document ?? undefined), [doc, before, document])
  const versions = { before, after: document ?? undefined }
  const chosen = changes.find(({ id }) => id === at)
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <strong>{documentTitle(doc, document)}</strong>
        <span className={styles.quiet}>{t('review.changes', { count: changes.length })}</span>
        <Segmented
          className={styles.mode}
          size="small"
          label={t('review.mode')}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'beside', label: t('review.beside') },
            { value: 'slide', label: t('review.slide') },
          ]}
        />
      </div>
      <div className={styles.middle}>
        <Pair
          id="compare"
          after={mainFrame}
          mode={mode}
          width={width}
          over={noOver}
          page={doc.startsWith('page/') ? doc.slice('page/'.length) : ''}
          marked={changedBlocks(changes)}
          shown={chosen?.subject.kind === 'node' ? chosen.subject.id : undefined}
          tags={chosen && placeTags(chosen)}
          sides={[
            { label: t('review.published'), note: t('review.published-note'), source: 'published' },
            { label: t('review.draft'), note: t('review.draft-note'), source: 'draft' },
          ]}
        />
        <section className={styles.list} aria-label={t('review.what-changed')}>
          {changes.length === 0 ? (
            <Unchanged name={documentTitle(doc, document)} doc={doc} />
          ) : (
            <ul>
              {changes.map((change) => {
                const words = changeWords(change, versions, naming)
                return (
                  <li key={change.id}>
                    <button
                      type="button"
                      className={classes(styles.change, change.id === at && styles.chosen)}
                      aria-pressed={change.id === at}
                      onClick={() => {
                        setAt(change.id)
                        if (change.subject.kind === 'node') partChosen(change.subject.id)
                      }}
                    >
                      <strong>{words.title}</strong>
                      <span>{words.detail}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
        </section>
      </div>
    </div>
  )
}

const mostNamed = 6
const $others = combine({ names: $changedNames, documents: $documents })

/** What is looked at is as players have it; that says nothing of the other documents. */
function Unchanged({ name, doc }: { name: string; doc: string }) {
  const { names, documents } = useUnit($others)
  const others = names.filter((one) => one !== doc)
  return (
    <>
      <Empty
        icon={GitCompareArrows}
        title={t('review.unchanged', { name })}
        text={others.length === 0 ? t('review.unchanged-text') : t('review.others-changed', { count: others.length })}
      />
      <ul className={styles.others}>
        {others.slice(0, mostNamed).map((one) => (
          <li key={one}>
            <Button size="small" onClick={() => documentOpened({ doc: one })}>
              {t('review.open-changed', { name: documentTitle(one, documents.get(one) ?? null) })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
