import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Plus, Search, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'

import { directionOf } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { languageName } from '../../../kit/fields/words/language-name.ts'
import { useTyped } from '../../../kit/fields/form/typing.ts'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { useTouch } from '../../../kit/layout/window-width.ts'
import { VisibleRows } from '../../../kit/tree/visible-rows.tsx'
import type { VisibleRange } from '../../../kit/tree/visible-rows.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { partAt } from '../../model/documents/part-at.ts'
import { $effective, groupClosed } from '../../model/documents/documents.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { $usage } from '../../model/view/analysis.ts'
import { $shown } from '../../model/view/frames.ts'
import { textsPut } from '../../model/words/own-texts.ts'
import { $languages, $portalWords, textsWanted } from '../../model/words/portal-words.ts'
import { cellOf, wordFilters, wordRows } from './word-rows.ts'
import type { WordFilter } from './word-rows.ts'
import styles from './words.module.css'
import texts from '../../locales/en/texts.json'

export const words = { texts }

/** Room for a field and a note of two lines; a finger's field is higher, and so is the button in its note. */
const rowHeights = { pointer: 64, touch: 104 } as const
const none: ReadonlySet<string> = new Set()

/** The keys that the pages in the canvas name, and those of their blocks' own words. */
const $onPage = combine($shown, $usage, $effective, (shown, usage, documents): ReadonlySet<string> => {
  const pages = new Set(shown ? [shown.page, ...shown.popups].map((page) => `page/${page}`) : [])
  return new Set(
    usage.uses.flatMap(({ kind, name, document, pointer }) =>
      kind === 'word' && pages.has(document) ? [name, `widgets/${partAt(documents.get(document), pointer).widget}.${name}`] : [],
    ),
  )
})

const $shownLanguage = $viewSettings.map(({ language }) => language ?? 'EN')

/**
 * Every word in English and another language of the brand beside it. A text that is written here is the brand's own; an emptied one is the
 * portal's again.
 */
export function WordsEditor() {
  const { known, languages, onPage, put, load, closeGroup, shownLanguage } = useUnit({
    known: $portalWords,
    languages: $languages,
    onPage: $onPage,
    put: textsPut,
    load: textsWanted,
    closeGroup: groupClosed,
    shownLanguage: $shownLanguage,
  })
  const [filter, setFilter] = useState<WordFilter>('all')
  const [search, setSearch] = useState('')
  const [name, setName] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const [beside, setBeside] = useState<LanguageCode>()
  const [held, setHeld] = useState<ReadonlySet<string>>(none)
  const { others, columns, keys } = useMemo(() => {
    const others = languages.filter((language) => language !== 'EN')
    const other = others.find((one) => one === (beside ?? shownLanguage)) ?? others[0]
    const columns: readonly LanguageCode[] = other ? ['EN', other] : ['EN']
    return { others, columns, keys: known ? wordRows(known, languages, columns, { filter, search, onPage, held }) : [] }
  }, [known, languages, beside, shownLanguage, filter, search, onPage, held])
  const other = columns[1]
  const hold = (word: string) => !held.has(word) && setHeld(new Set([...held, word]))
  const rowHeight = useTouch() ? rowHeights.touch : rowHeights.pointer
  const [inSight, setInSight] = useState<VisibleRange>({ from: 0, to: 20 })
  // the search looks into every language
  useEffect(() => {
    load(languages)
  }, [load, languages])
  if (!known || !columns.every((language) => known.knows(language))) return <Skeleton lines={12} />
  const tracks = { gridTemplateColumns: `minmax(112px, 1fr) repeat(${columns.length}, minmax(130px, 2fr))` }
  const width = { minInlineSize: 130 * columns.length + 160 }
  const key = `own.${name}`
  const fits = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
  const isTaken = languages.some((language) => known.ownText(key, language) !== undefined)

  function add() {
    put({ texts: [{ key, language: 'EN', text: '' }], label: t('texts.did-add', { key }) })
    setName('')
    setFilter('all')
    setSearch(key)
    setHeld(none)
  }
  return (
    <div className={styles.panel} onBlur={() => closeGroup()}>
      <header className={styles.bar}>
        <h2 className={styles.title}>{t('texts.title')}</h2>
        <output className={styles.count}>{t('texts.count', { count: keys.length })}</output>
      </header>
      <div className={styles.filters}>
        <Select
          label={t('texts.filter')}
          value={filter}
          options={wordFilters.map((value) => ({ value, label: t(`texts.filter-${value}`) }))}
          onChange={(next) => {
            setFilter(next)
            setHeld(none)
          }}
        />
        {other && others.length > 1 ? (
          <Select
            label={t('texts.beside')}
            value={other}
            options={others.map((value) => ({ value, label: t('texts.beside-language', { language: languageName(value) }) }))}
            onChange={(next) => {
              setBeside(next)
              setHeld(none)
            }}
          />
        ) : null}
        <TextField
          type="search"
          icon={Search}
          label={t('texts.search')}
          placeholder={t('texts.search')}
          value={search}
          onChange={(next) => {
            setSearch(next)
            setHeld(none)
          }}
        />
      </div>
      <div className={styles.add}>
        <TextField mono label={t('texts.name')} placeholder={t('texts.name')} value={name} onChange={setName} />
        <Button size="small" icon={Plus} disabled={isTaken ? t('texts.name-taken') : fits ? undefined : t('texts.name-form')} onClick={add}>
          {t('texts.add')}
        </Button>
      </div>
      <div ref={box} className={styles.box}>
        <table className={styles.table} aria-label={t('texts.title')} aria-rowcount={keys.length + 1}>
          <thead className={styles.top}>
            <tr aria-rowindex={1} className={styles.head} style={{ ...tracks, ...width }}>
              <th scope="col">{t('texts.key')}</th>
              {columns.map((language) => (
                <th scope="col" key={language}>
                  {languageName(language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.rows} style={{ blockSize: keys.length * rowHeight, ...width }}>
            <VisibleRows box={box} count={keys.length} rowHeight={rowHeight} onChange={setInSight} />
            {keys.slice(inSight.from, inSight.to).map((word, place) => {
              const index = inSight.from + place
              return (
                <tr
                  key={word}
                  aria-rowindex={index + 2}
                  className={styles.row}
                  data-key={word}
                  onFocus={() => hold(word)}
                  style={{ ...tracks, blockSize: rowHeight, transform: `translateY(${index * rowHeight}px)` }}
                >
                  <th scope="row" className={styles.key}>
                    <code dir="ltr" title={word}>
                      {word}
                    </code>
                    {word.startsWith('own.') ? (
                      <IconButton
                        size="small"
                        icon={Trash2}
                        label={t('texts.remove', { key: word })}
                        onClick={() =>
                          put({
                            texts: languages.flatMap((language) =>
                              known.ownText(word, language) === undefined ? [] : [{ key: word, language, text: undefined }],
                            ),
                            label: t('texts.did-remove', { key: word }),
                          })
                        }
                      />
                    ) : null}
                  </th>
                  {columns.map((language) => (
                    <Cell key={language} word={word} language={language} />
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Cell({ word, language }: { word: string; language: LanguageCode }) {
  const { known, put } = useUnit({ known: $portalWords, put: textsPut })
  const { text, isOwn, state } = known ? cellOf(known, word, language) : { text: undefined, isOwn: false, state: 'missing' as const }
  const write = (next: string | undefined) =>
    put({
      texts: [{ key: word, language, text: next === known?.shipped(word, language) ? undefined : next }],
      group: `word ${language} ${word}`,
      label: t('texts.did-set', { key: word }),
      typed: true,
    })
  const typed = useTyped(
    text,
    (value) => (typeof value === 'string' ? value : ''),
    // a word of the brand itself keeps an empty English text, which it is found by
    (value) => (value === '' ? (language === 'EN' && word.startsWith('own.') ? '' : known?.shipped(word, language)) : value),
    (value) => write(typeof value === 'string' ? value : undefined),
  )
  const name = languageName(language)
  if (state === 'unused') return <td className={styles.note}>{t('texts.unused')}</td>
  return (
    <td className={styles.cell}>
      <TextField
        size="small"
        label={t('texts.text-in', { key: word, language: name })}
        dir={directionOf(language) === 'rtl' ? 'rtl' : 'auto'}
        value={typed.text}
        onChange={typed.type}
        onBlur={typed.leave}
      />
      <div className={styles.note}>
        {state === 'missing' ? <span className={styles.lacks}>{t('texts.missing')}</span> : null}
        {state === 'changed' ? (
          <>
            <span className={styles.lacks}>{t('texts.changed')}</span>
            <button type="button" className={styles.confirm} onClick={() => write(text)}>
              {t('texts.confirm', { language: name })}
            </button>
          </>
        ) : null}
        {isOwn && !word.startsWith('own.') ? <span>{t('texts.own')}</span> : null}
      </div>
    </td>
  )
}
