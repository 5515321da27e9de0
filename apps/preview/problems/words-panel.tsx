import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Languages, ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'

import type { LanguageCode } from '../../../src/schemas/language.ts'
import { $gaps, $gapsOfView } from '../model/view/problems.ts'
import type { Gap } from '../model/view/problems.ts'
import { $languages, $portalWords } from '../model/words/portal-words.ts'
import { Button } from '../../kit/buttons/button.tsx'
import { Empty } from '../../kit/layout/empty.tsx'
import { separated, t } from '../../kit/i18n/words.ts'
import { moveAmongRows } from './list-keys.ts'
import { $messageContext } from './message-context.ts'
import { placeOpened } from './open-problem.ts'
import { Panel } from './panel.tsx'
import { languageName, problemMessage } from './problem-messages.ts'
import styles from './problems.module.css'

const mostRows = 100

/** Missing texts of the offered languages, and of the language in the canvas. */
const $gapsSeen = combine($gaps, $gapsOfView, (gaps, looked) =>
  looked?.[0] && !gaps.some(({ language }) => language === looked[0]?.language) ? [...looked, ...gaps] : gaps,
)

/** Texts that are missing in a language of the brand, by language. Players of that language see English instead. */
export function WordsPanel() {
  const { gaps, words, offered } = useUnit({ gaps: $gapsSeen, words: $portalWords, offered: $languages })
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
      ) : gaps.length === 0 ? (
        <Empty
          icon={ShieldCheck}
          title={t('problems.words-none')}
          text={t('problems.words-none-text', { languages: separated(offered.map(languageName)) })}
        />
      ) : (
        [...groups].map(([language, missing]) => <LanguageGaps key={language} language={language} missing={missing} />)
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
  const { place } = problemMessage(
    {
      id: '',
      code: 'words/missing',
      blocks: false,
      isPublished: false,
      document,
      pointer,
      part: subject,
      message: '',
      values: { language: code },
      fix: undefined,
    },
    context,
  )
  const text = words?.lookUp(key, 'EN', document) ?? ''
  const open = () => openPlace({ document, pointer, part: subject })
  return (
    <li className={styles.row}>
      <button type="button" data-row onKeyDown={moveAmongRows} className={styles.open} tabIndex={tabStop ? 0 : -1} onClick={open}>
        <code className={styles.key} dir="ltr">
          {key}
        </code>
        <span className={styles.text}>{t('problems.in-english', { text })}</span>
        <span className={styles.place}>{`${place}${others > 0 ? ` ${t('problems.words-others', { count: others })}` : ''}`}</span>
      </button>
      <Button size="small" tabIndex={tabStop ? 0 : -1} onClick={open}>
        {t('problems.add-text-in', { language })}
      </Button>
    </li>
  )
}
