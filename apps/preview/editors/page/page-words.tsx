import { isObject, pointerOf } from '../../../../src/schemas/json.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { directionOf } from '../../../../src/schemas/language.ts'
import { languageName } from '../../../kit/fields/words/language-name.ts'
import type { WordList } from '../../../kit/fields/form/types.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { Edit } from '../../../kit/fields/form/types.ts'
import styles from './page.module.css'

/** A page's own words in each language of the brand. An emptied text is removed, and English is its fallback. */
export function PageWords({ strings, words, onEdit }: { strings: Json | undefined; words: WordList; onEdit: (edit: Edit) => void }) {
  const [name, setName] = useState('')
  const own: JsonObject = isObject(strings) ? strings : {}
  const keys = [...new Set(Object.values(own).flatMap((entries) => (isObject(entries) ? Object.keys(entries) : [])))]
  const textIn = (language: string, key: string): string | undefined => {
    const entries = own[language]
    const text = isObject(entries) && Object.hasOwn(entries, key) ? entries[key] : undefined
    return typeof text === 'string' ? text : undefined
  }
  function put(language: string, key: string, text: string) {
    const had = textIn(language, key)
    const path = pointerOf('strings', language, key)
    const entries = own[language]
    const patch: Edit['patch'] =
      text === '' && key !== '' && had !== undefined && language !== 'EN'
        ? [{ op: 'remove', path }]
        : strings === undefined
          ? [{ op: 'add', path: '/strings', value: { [language]: { [key]: text } } }]
          : !isObject(entries)
            ? [{ op: 'add', path: pointerOf('strings', language), value: { [key]: text } }]
            : [{ op: had === undefined ? 'add' : 'replace', path, value: text }]
    onEdit({ patch, group: path, label: t('page.did-word', { key }) })
  }
  function remove(key: string) {
    const patch = Object.keys(own)
      .filter((language) => textIn(language, key) !== undefined)
      .map((language) => ({ op: 'remove' as const, path: pointerOf('strings', language, key) }))
    onEdit({ patch, group: `strings remove ${key}`, label: t('page.did-word-remove', { key }) })
  }
  const fits = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/i.test(name) && !keys.includes(name)
  return (
    <section className={styles.part} aria-label={t('page.words')} data-pointer="/strings">
      <h3>{t('page.words')}</h3>
      {keys.length === 0 ? <p className={styles.quiet}>{t('page.words-none')}</p> : null}
      {keys.map((key) => (
        <div key={key} className={styles.word}>
          <p className={styles.row}>
            <code>{key}</code>
            <IconButton size="small" icon={Trash2} label={t('page.word-remove', { key })} onClick={() => remove(key)} />
          </p>
          {words.languages.map((language) => (
            <div key={language} className={styles.row} data-pointer={pointerOf('strings', language, key)}>
              <span className={styles.language}>{languageName(language)}</span>
              <TextField
                label={t('page.word-in', { key, language: languageName(language) })}
                dir={directionOf(language) === 'rtl' ? 'rtl' : 'auto'}
                value={textIn(language, key) ?? ''}
                onChange={(text) => put(language, key, text)}
              />
            </div>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <TextField mono label={t('page.word-new')} placeholder={t('page.word-new')} value={name} onChange={setName} />
        <Button
          size="small"
          icon={Plus}
          disabled={fits ? undefined : t('page.word-name')}
          onClick={() => {
            put('EN', name, '')
            setName('')
          }}
        >
          {t('page.word-add')}
        </Button>
      </div>
    </section>
  )
}
