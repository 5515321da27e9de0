import { useUnit } from 'effector-react'
import { GitMerge } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { Change } from '../../../../src/authoring/diff/change.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import type { Persona } from '../../../../src/schemas/view-settings.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { addressOf } from '../../model/view/showing.ts'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Pair } from '../compare/frame-pair.tsx'
import type { Audience } from '../outcome/audience.ts'
import { changeKey } from '../publishing/selected-changes.ts'
import type { Reviewed } from '../publishing/selected-changes.ts'
import { changeWords } from '../releases/change-words.ts'
import { changedBlocks, placeTags } from '../releases/changed-blocks.ts'
import { entryFx } from '../releases/releases.ts'
import type { ReleaseEntry } from '../releases/releases.ts'
import type { ChangeNaming } from '../releases/value-words.ts'
import { AudienceGrid } from './audience-grid.tsx'
import styles from './review.module.css'

/** The page of a change as it is published and as it would be, drawn for one persona, with the grid of who sees what. */
export function ReviewPictures({
  one,
  current,
  excluded,
  instead,
  naming,
  audience,
  merged,
}: {
  /** The document of the shown change. */
  one: Reviewed | undefined
  current: Change | undefined
  excluded: ReadonlySet<string>
  /** The documents with the chosen changes, by name. */
  instead: ReadonlyMap<string, JsonObject | null>
  naming: ChangeNaming
  audience: Audience | undefined
  /** A release that came while Review is open. */
  merged: number | undefined
}) {
  const settings = useUnit($viewSettings)
  const [mode, setMode] = useState<'beside' | 'slide'>('beside')
  const [person, setPerson] = useState<{ as: Persona; language: LanguageCode | null }>({ as: settings.as, language: settings.language })
  const page = one?.name.startsWith('page/') ? one.name.slice('page/'.length) : ''
  const address = addressOf(one?.after ?? one?.before)
  const over = { as: person.as, language: person.language, ...(address !== undefined && { at: address }) }
  return (
    <section className={styles.pictures} aria-label={t('review.pictures')}>
      {merged === undefined ? null : <MergedWith release={merged} />}
      <header className={styles.pictureHead}>
        <strong>{current && one ? changeWords(current, one, naming).title : ''}</strong>
        <span className={styles.quiet}>
          {t('review.as', {
            who: t(`view-settings.persona.${person.as}`),
            page: one ? documentTitle(one.name, one.after ?? one.before) : '',
          })}
        </span>
        <Segmented
          size="small"
          className={styles.end}
          label={t('review.mode')}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'beside', label: t('review.beside') },
            { value: 'slide', label: t('review.slide') },
          ]}
        />
      </header>
      <Pair
        id="review"
        mode={mode}
        width={settings.width}
        over={over}
        page={page}
        marked={changedBlocks(one?.changes.filter((change) => !excluded.has(changeKey(change))) ?? [])}
        shown={current?.subject.kind === 'node' ? current.subject.id : undefined}
        tags={current && placeTags(current)}
        sides={[
          { label: t('review.published'), note: t('review.published-note'), source: 'published' },
          { label: t('review.chosen'), note: t('review.chosen-note'), source: 'draft', instead },
        ]}
      />
      {audience ? <AudienceGrid audience={audience} person={person} onPerson={setPerson} /> : null}
    </section>
  )
}

/** Says that somebody else's release came while Review is open. */
function MergedWith({ release }: { release: number }) {
  const ask = useUnit(entryFx)
  const [entry, setEntry] = useState<ReleaseEntry>()
  useEffect(() => void ask(release).then(setEntry, () => undefined), [ask, release]) // without it nobody is named
  const who = entry?.number === release ? entry.by : null
  return (
    <Notice kind="info" icon={GitMerge}>
      {who === null ? t('review.merged-with', { number: release }) : t('review.merged-with-by', { number: release, who })}
    </Notice>
  )
}
