import { useMemo } from 'react'

import { Combobox } from '../../controls/combobox.tsx'
import { Field } from '../../controls/field.tsx'
import type { Option } from '../../controls/options.ts'
import { separated, t } from '../../i18n/words.ts'
import { languageName } from './language-name.ts'
import { WordTools } from './word-tools.tsx'
import type { WordList } from '../form/types.ts'

/** A text that players read: a word of the lobby, or a text of its own. The hint names the languages that lack it. */
export function WordField({
  label,
  value,
  words,
  pointer,
  onChange,
}: {
  label: string
  value: string | undefined
  words: WordList
  pointer?: string | undefined
  onChange: (text: string) => void
}) {
  const known = useMemo(() => words.keys('').map(({ key, text }): Option => ({ value: `t:${key}`, label: text, hint: key })), [words])
  const options = value === undefined || known.some((option) => option.value === value) ? known : [{ value, label: value }, ...known]
  const key = value?.startsWith('t:') ? value.slice('t:'.length) : undefined
  const lacking = key === undefined ? [] : words.languages.filter((language) => !words.has(key, language))
  return (
    <div data-pointer={pointer}>
      <Field
        label={label}
        hint={
          lacking.length > 0 && lacking.length < words.languages.length
            ? t('why.word-lacks', { languages: separated(lacking.map(languageName)) })
            : undefined
        }
      >
        {(ids) => (
          <Combobox
            {...ids}
            label={label}
            options={options}
            value={value}
            onChange={onChange}
            allowNew={(text) => t('why.use-text', { text })}
          />
        )}
      </Field>
      <WordTools value={value} words={words} onWord={onChange} />
    </div>
  )
}
