import { Languages, Type } from 'lucide-react'
import { useState } from 'react'

import { memo } from '../../../../src/rules/memo.ts'
import { Button } from '../../buttons/button.tsx'
import { Combobox } from '../../controls/combobox.tsx'
import type { Option } from '../../controls/options.ts'
import { TextField } from '../../controls/text-field.tsx'
import { t } from '../../i18n/words.ts'
import { WordTools } from '../words/word-tools.tsx'
import { languageName } from '../words/language-name.ts'
import { useFormContext } from '../form/form-context.ts'
import { useTyped } from '../form/typing.ts'
import type { WordList } from '../form/types.ts'
import type { ValuePropsOf } from '../form/value-props.ts'
import styles from '../form/fields.module.css'

/** A text: plain, or a word of the brand (`t:key`), where the schema says that it is one a player reads. */
export function TextValue(props: ValuePropsOf<string>) {
  const { value, schema, edit } = props
  const {
    choices: { words },
  } = useFormContext()
  const [shown, setShown] = useState({ value, word: isWord(value) })
  // Typing "t:" does not replace the control during typing: only a value from outside does
  if (shown.value !== value)
    setShown({ value, word: shown.word === isWord(value) || isBeingTyped(shown.value, value) ? shown.word : isWord(value) })
  if (schema.format !== 'text') return <PlainText {...props} />
  // The button that was pressed goes with its control: the focus goes to the other one
  const turn = (word: boolean) => {
    setShown({ value, word })
    requestAnimationFrame(() => document.getElementById(props.ids.id)?.focus())
  }
  const takeWord = (word: string) => {
    setShown({ value, word: true })
    edit(word)
  }
  return shown.word ? (
    <WordText {...props} onPlain={() => turn(false)} />
  ) : (
    <>
      <PlainText {...props} />
      <WordTools value={value} words={words} onWord={takeWord} />
      <p className={styles.useWord}>
        <Button size="small" kind="quiet" icon={Languages} onClick={() => turn(true)}>
          {t('inspector.use-word')}
        </Button>
      </p>
    </>
  )
}

function PlainText({ ids, schema, value, required, edit }: ValuePropsOf<string>) {
  const defaultValue = typeof schema.default === 'string' ? schema.default : undefined
  const typed = useTyped(
    value,
    (known) => (typeof known === 'string' ? known : (defaultValue ?? '')),
    (text) => (text === '' && !required && defaultValue === undefined ? undefined : text === defaultValue ? undefined : text),
    (next) => edit(next, true),
  )
  return <TextField {...ids} value={typed.text} onChange={typed.type} onBlur={typed.leave} />
}

function WordText({ ids, label, value, required, edit, onPlain }: ValuePropsOf<string> & { onPlain: () => void }) {
  const {
    choices: { words },
  } = useFormContext()
  const key = isWord(value) ? value.slice(2) : undefined
  const lacking = key === undefined ? [] : words.languages.filter((language) => !words.has(key, language))
  const text = key === undefined ? undefined : words.lookUp(key, words.language)
  const options = optionsOf(words)
  const all =
    key === undefined || options.some((option) => option.value === value)
      ? options
      : [{ value: `t:${key}`, label: text ?? key, hint: key }, ...options]
  const plain = () => {
    onPlain()
    if (text !== undefined) edit(text)
  }
  return (
    <>
      <Combobox
        {...ids}
        label={label}
        options={all}
        value={key === undefined ? undefined : value}
        placeholder={t('inspector.find-word')}
        allowNew={(typed) => t('inspector.use-text', { text: typed })}
        onChange={(next) => {
          if (!isWord(next)) onPlain()
          edit(next === '' && !required ? undefined : next)
        }}
      />
      {key === undefined ? null : (
        <p className={styles.word}>
          <code className={styles.key}>{key}</code>
          <span>
            {lacking.length === 0
              ? t('inspector.in-all-languages', { count: words.languages.length })
              : t('inspector.in-languages', { known: words.languages.length - lacking.length, count: words.languages.length })}
          </span>
          {lacking.map((language) =>
            words.add ? (
              <button key={language} type="button" className={styles.link} onClick={() => words.add?.(key, language)}>
                {t('inspector.add-text', { language: languageName(language) })}
              </button>
            ) : (
              <span key={language} className={styles.lacks}>
                {t('inspector.lacks', { language: languageName(language) })}
              </span>
            ),
          )}
        </p>
      )}
      <WordTools value={value} words={words} onWord={edit} />
      <p className={styles.useWord}>
        <Button size="small" kind="quiet" icon={Type} onClick={plain}>
          {t('inspector.use-plain')}
        </Button>
      </p>
    </>
  )
}

/** Every word as an option: made once for a list of words, which may be long. */
const optionsOf = memo((words: WordList): readonly Option[] =>
  words.keys('').map((word) => ({ value: `t:${word.key}`, label: word.text, hint: word.key })),
)

export function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('t:')
}

/** Whether one text may have come from the other by a keystroke. */
function isBeingTyped(before: string | undefined = '', after: string | undefined = ''): boolean {
  return Math.abs(before.length - after.length) <= 1 && (before.startsWith(after) || after.startsWith(before))
}
