import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Languages, ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'

import type { LanguageCode } from '../../../src/schemas/language.ts'
import { $gaps, $gapsOfView } from '../model/view/problems.ts'
import type { Gap } from '../model/view/problems.ts'
import { $languages, $portalWords } from '../model/words/portal-words.ts'
import { $usage } from '../model/view/analysis.ts'
import type { Use } from '../../../src/authoring/usage/usage.ts'
import { Button } from '../../kit/buttons/button.tsx'
import { Empty } from '../../kit/layout/empty.tsx'
import { separated, t } from '../../kit/i18n/words.ts'
import { $messageContext } from './message-context.ts'
import { placeOpened } from './open-problem.ts'
import { PanelRow } from './panel-row.tsx'
import { Panel } from './panel.tsx'
import { languageName, problemMessage } from './problem-messages.ts'
import styles from './problems.module.css'

const mostRows = 100

/** Missing texts of the offered languages, and of the language in the canvas. */
const $gapsSeen = combine($gaps, $gapsOfView, (gaps, looked) =>
  looked?.[0] && !gaps.some(({ language }) => language === looked[0]?.language) ? [...looked, ...gaps] : gaps,
)

/** Plain texts of the documents: in a brand of several languages players of all but one read a foreign one. */
const $plainTexts = combine($usage, $languages, (usage, languages) =>
  languages.length > 1 ? usage.uses.filter(({ kind }) => kind === 'text') : [],
)

/**
 * Texts that are missing in a language of the brand, by language: players of that language see English instead. Below them the texts that
 * are no words.
 */
export function WordsPanel() {
  const { gaps, plain, words, offered } = useUnit({ gaps: $gapsSeen, plain: $plainTexts, words: $portalWords, offered: $languages })
  const groups = useMemo(() => groupsOf(gaps), [gaps])
  return (
    <Panel
      title={t('problems.words')}
      before={words ? <span className={styles.count}>{t('problems.words-n', { count: gaps.length })}</span> : null}
    >
      {!words ? (
        <output className={styles.wait}>
          <Languages size={16} aria-hidden="true" />
          <span>{` ${t('problems.words-wait')}`}</span>
        </output>
      ) : gaps.length === 0 && plain.length === 0 ? (
        <Empty
          icon={ShieldCheck}
          title={t('problems.words-none')}
          text={t('problems.words-none-text', { languages: separated(offered.map(languageName)) })}
        />
      ) : (
        <>
          {[...groups].map(([language, missing]) => (
            <LanguageGaps key={language} language={language} missing={missing} />
          ))}
          {plain.length > 0 ? <PlainTexts texts={plain} /> : null}
        </>
      )}
    </Panel>
  )
}

function groupsOf(gaps: readonly Gap[]): ReadonlyMap<LanguageCode, readonly Gap[]> {
  const groups = new Map<LanguageCode, Gap[]>()
  for (const gap of gaps) groups.set(gap.language, [...(groups.get(gap.language) ?? []), gap])
  return groups
}

function LanguageGaps({ language, missing }: { language: LanguageCode; missing: readonly Gap[] }) {
  const name = languageName(language)
  return (
    <section aria-label={name}>
      <h3 className={styles.group}>{t('problems.words-in', { language: name, count: missing.length })}</h3>
      <ul className={styles.list} aria-label={name}>
        {missing.slice(0, mostRows).map((gap, index) => (
          <GapRow key={gap.key} gap={gap} language={name} tabStop={index === 0} />
        ))}
        {missing.length > mostRows ? <li className={styles.rest}>{t('problems.rest', { count: missing.length - mostRows })}</li> : null}
      </ul>
    </section>
  )
}

function PlainTexts({ texts }: { texts: readonly Use[] }) {
  const title = t('problems.words-plain', { count: texts.length })
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <p className={styles.note}>{t('problems.words-plain-text')}</p>
      <ul className={styles.list} aria-label={title}>
        {texts.slice(0, mostRows).map((use, index) => (
          <PlainRow key={`${use.document}${use.pointer}`} use={use} tabStop={index === 0} />
        ))}
        {texts.length > mostRows ? <li className={styles.rest}>{t('problems.rest', { count: texts.length - mostRows })}</li> : null}
      </ul>
    </section>
  )
}

function PlainRow({ use: { name, document, pointer, subject }, tabStop }: { use: Use; tabStop: boolean }) {
  const { context, openPlace } = useUnit({ context: $messageContext, openPlace: placeOpened })
  const place = { document, pointer, part: subject }
  return (
    <PanelRow
      text={<span className={styles.text}>{name}</span>}
      place={placeName(place, 'EN', context)}
      tabStop={tabStop}
      onOpen={() => openPlace(place)}
    />
  )
}

function GapRow({
  gap: { key, document, pointer, subject, others, language: code },
  language,
  tabStop,
}: {
  gap: Gap
  language: string
  tabStop: boolean
}) {
  const { words, context, openPlace } = useUnit({ words: $portalWords, context: $messageContext, openPlace: placeOpened })
  const place = placeName({ document, pointer, part: subject }, code, context)
  const text = words?.lookUp(key, 'EN', document) ?? ''
  const open = () => openPlace({ document, pointer, part: subject })
  return (
    <PanelRow
      icon={
        <code className={styles.key} dir="ltr">
          {key}
        </code>
      }
      text={<span className={styles.text}>{t('problems.in-english', { text })}</span>}
      place={`${place}${others > 0 ? ` ${t('problems.words-others', { count: others })}` : ''}`}
      tabStop={tabStop}
      action={
        <Button size="small" tabIndex={tabStop ? 0 : -1} onClick={open}>
          {t('problems.add-text-in', { language })}
        </Button>
      }
      onOpen={open}
    />
  )
}

function placeName(
  place: { document: string; pointer: string; part: string },
  language: LanguageCode,
  context: Parameters<typeof problemMessage>[1],
): string {
  const missing = { id: '', code: 'words/missing', blocks: false, isPublished: false, message: '', values: { language }, fix: undefined }
  return problemMessage({ ...missing, ...place }, context).place
}
