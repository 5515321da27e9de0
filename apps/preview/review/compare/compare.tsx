import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { GitCompareArrows } from 'lucide-react'
import { useMemo, useState } from 'react'

import { changesBetween } from '../../../../src/authoring/diff/changes.ts'
import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { documentOpened, partChosen } from '../../model/view/choice.ts'
import { $changedNames, $doc, $document, $documents, $published } from '../../model/documents/documents.ts'
import { mainFrame } from '../../model/view/frames.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { changeWords } from '../releases/change-words.ts'
import { $changeNaming } from '../releases/value-words.ts'
import { changedBlocks, placeTags } from '../releases/changed-blocks.ts'
import { Pair } from './frame-pair.tsx'
import styles from './compare.module.css'
import inspector from '../../../kit/locales/en/inspector.json'
import why from '../../../kit/locales/en/why.json'
import order from '../../locales/en/order.json'
import review from '../../locales/en/review.json'

export const words = { inspector, order, review, why }

const $compared = combine({
  doc: $doc,
  document: $document,
  published: $published,
  naming: $changeNaming,
  width: $viewSettings.map(({ width }) => width),
})
const noOverrides = {}

/** The open page as it is published beside the draft, with an outline around what changed and a list of the changes. */
export function CompareView() {
  const { doc, document, published, naming, width } = useUnit($compared)
  const selectBlock = useUnit(partChosen)
  const [mode, setMode] = useState<'beside' | 'slide'>('beside')
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const before = published.get(doc)?.value
  const changes = useMemo(() => changesBetween(doc, before, document ?? undefined), [doc, before, document])
  const versions = { before, after: document ?? undefined }
  const selected = changes.find(({ id }) => id === selectedId)
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
          over={noOverrides}
          page={doc.startsWith('page/') ? doc.slice('page/'.length) : ''}
          marked={changedBlocks(changes)}
          shown={selected?.subject.kind === 'node' ? selected.subject.id : undefined}
          tags={selected && placeTags(selected)}
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
                      className={classes(styles.change, change.id === selectedId && styles.chosen)}
                      aria-pressed={change.id === selectedId}
                      onClick={() => {
                        setSelectedId(change.id)
                        if (change.subject.kind === 'node') selectBlock(change.subject.id)
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

/** Says that the open document has no changes, and links to documents that have some. */
function Unchanged({ name, doc }: { name: string; doc: string }) {
  const { names, documents } = useUnit($others)
  const openDocument = useUnit(documentOpened)
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
            <Button size="small" onClick={() => openDocument({ doc: one })}>
              {t('review.open-changed', { name: documentTitle(one, documents.get(one) ?? null) })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
