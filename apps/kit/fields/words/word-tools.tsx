import { ChevronDown, ChevronRight, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'

import { directionOf } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { Button } from '../../buttons/button.tsx'
import { Skeleton } from '../../layout/skeleton.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { separated, t } from '../../i18n/words.ts'
import { languageName } from './language-name.ts'
import { useTyped } from '../form/typing.ts'
import type { WordList } from '../form/types.ts'
import styles from '../form/fields.module.css'

const mostNamed = 3 // languages; of more only how many

/**
 * What stands below a text that players read. Of a word its texts in every language, which are written here; of a plain text the languages
 * that have no text of their own, and the button that makes a word of it.
 */
export function WordTools({ value, words, onWord }: { value: string | undefined; words: WordList; onWord: (word: string) => void }) {
  if (value === undefined || value === '') return null
  if (value.startsWith('t:')) return <WordTexts key={value} name={value.slice('t:'.length)} words={words} />
  const { create } = words
  const others = words.languages.filter((language) => language !== 'EN')
  if (others.length === 0) return null
  return (
    <div className={styles.word}>
      <span className={styles.lacks}>
        {others.length > mostNamed
          ? t('inspector.same-in-all', { count: others.length })
          : t('inspector.same-in', { languages: separated(others.map(languageName)) })}
      </span>
      {create === undefined ? null : (
        <Button
          size="small"
          kind="quiet"
          icon={Plus}
          disabled={typeof create === 'string' ? create : undefined}
          onClick={() => typeof create === 'function' && onWord(`t:${create(value)}`)}
        >
          {t('inspector.new-word')}
        </Button>
      )}
    </div>
  )
}

function WordTexts({ name, words }: { name: string; words: WordList }) {
  const isOwn = name.startsWith('own.')
  const [open, setOpen] = useState(isOwn && words.languages.some((language) => !words.has(name, language)))
  const { load, languages } = words
  useEffect(() => {
    if (open) load?.(languages)
  }, [open, load, languages])
  if (!words.put) return null
  return (
    <div className={styles.texts}>
      <Button size="small" kind="quiet" icon={open ? ChevronDown : ChevronRight} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('inspector.word-texts')}
      </Button>
      {open
        ? languages.map((language) =>
            words.has(name, language) && words.lookUp(name, language) === undefined ? (
              <Skeleton key={language} lines={1} />
            ) : (
              <LanguageText key={language} name={name} language={language} words={words} />
            ),
          )
        : null}
    </div>
  )
}

function LanguageText({ name, language, words }: { name: string; language: LanguageCode; words: WordList }) {
  const known = words.lookUp(name, language)
  const typed = useTyped(
    known,
    (text) => (typeof text === 'string' ? text : ''),
    (text) => (text === '' ? undefined : text),
    (text) => words.put?.(name, language, typeof text === 'string' ? text : undefined),
  )
  const label = languageName(language)
  return (
    <div className={styles.languageText}>
      <span className={known === undefined ? styles.lacks : undefined}>{label}</span>
      <TextField
        size="small"
        label={t('inspector.text-in', { language: label })}
        placeholder={known === undefined ? (words.lookUp(name, 'EN') ?? '') : undefined}
        dir={directionOf(language) === 'rtl' ? 'rtl' : 'auto'}
        value={typed.text}
        onChange={typed.type}
        onBlur={typed.leave}
      />
    </div>
  )
}
