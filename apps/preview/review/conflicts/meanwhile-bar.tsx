import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { GitMerge } from 'lucide-react'
import { useEffect } from 'react'

import { Button } from '../../../kit/buttons/button.tsx'
import { listed, t, useLanguage } from '../../../kit/i18n/words.ts'
import { NoteBar } from '../../../kit/layout/note-bar.tsx'
import { announced } from '../../../kit/messages/announcements.ts'
import { $documents } from '../../model/documents/documents.ts'
import { $naming } from '../../model/documents/names.ts'
import { blocksOf } from '../../model/documents/nodes.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { $meanwhile, meanwhileSeen } from '../../model/documents/published-meanwhile.ts'
import type { Meanwhile } from '../../model/documents/published-meanwhile.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { $conflictsByName } from '../../model/drafts/saving.ts'
import meanwhile from '../../locales/en/meanwhile.json'

export const words = { meanwhile }

const mostBlocks = 3

const $shown = combine({ all: $meanwhile, documents: $documents, naming: $naming, conflicts: $conflictsByName })

/** Somebody published what is edited here: who, in which release, what of it, and whether something is to decide. */
export function MeanwhileBar() {
  const { all, documents, naming, conflicts } = useUnit($shown)
  const { seen, announce, openDialog } = useUnit({ seen: meanwhileSeen, announce: announced, openDialog: dialogOpened })
  useLanguage()
  const sentences = all.map(({ number, by }) => (by === null ? t('meanwhile.title', { number }) : t('meanwhile.title-by', { number, by })))
  const spoken = sentences.join(' ')
  useEffect(() => {
    if (spoken) announce({ text: spoken, assertive: true })
  }, [announce, spoken])
  const names = [...new Set(all.flatMap((one) => one.documents.map(({ name }) => name)))]
  const [undecided] = names.filter((name) => conflicts[name])
  const newest = all.reduce((number, one) => Math.max(number, one.number), 0)
  const oldest = all.reduce((number, one) => Math.min(number, one.number), newest)
  if (all.length === 0) return null
  const told = ({ name, nodes }: Meanwhile['documents'][number]) => {
    const body = documents.get(name)
    const title = documentTitle(name, body)
    const blocks = body ? blocksOf(body).filter(({ id }) => nodes.includes(id)) : []
    const first = blocks.slice(0, mostBlocks).map(naming.nameOf)
    const rest = blocks.length - first.length
    if (first.length === 0) return title
    return t('meanwhile.document', { title, blocks: listed(rest > 0 ? [...first, t('meanwhile.more', { count: rest })] : first) })
  }
  return (
    <NoteBar
      part="meanwhile"
      label={t('meanwhile.label')}
      icon={GitMerge}
      words={
        <>
          {all.map(({ number, documents: changed }, index) => (
            <span key={number} dir="auto">
              <strong>{`${sentences[index]} `}</strong>
              <span>{`${changed.map(told).join('. ')}.`}</span>
            </span>
          ))}
          <span>{t(undecided === undefined ? 'meanwhile.merged' : 'meanwhile.needs-you')}</span>
        </>
      }
    >
      <Button onClick={() => openDialog({ kind: 'release', act: 'compare', from: oldest - 1, to: newest })}>{t('meanwhile.see')}</Button>
      {undecided === undefined ? (
        <Button kind="primary" onClick={() => seen()}>
          {t('meanwhile.seen')}
        </Button>
      ) : (
        <Button kind="primary" onClick={() => openDialog({ kind: 'conflict', document: undecided })}>
          {t('meanwhile.decide')}
        </Button>
      )}
    </NoteBar>
  )
}
