import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { AtSign, EyeOff, Smartphone, TextCursorInput, UserRound } from 'lucide-react'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Predicate } from '../../../src/schemas/predicate.ts'
import { evaluate } from '../../../src/rules/predicate.ts'
import { $doc } from '../model/documents/documents.ts'
import { $lobbyWords } from '../model/catalogue/lobby-words.ts'
import { $reachContext } from '../model/view/analysis.ts'
import { $parts } from '../model/view/parts.ts'
import { t } from '../../kit/i18n/words.ts'
import { objectsIn, textOf } from '../model/documents/json.ts'
import { partOpened } from './open-part.ts'
import { PartGroup, PartRow } from './part-row.tsx'

const $title = $doc.map((doc) => t(doc === 'form/registration' ? 'outline.ways' : 'outline.ways-in'))
const $context = combine($reachContext, ({ facts = {}, flags = {}, now }) => ({ facts, flags, now }))

/** The methods of a form; the editor shows the fields of the current one. A method that the persona is not offered is grey. */
export function FormMethods({ document }: { document: JsonObject }) {
  const { words, parts, title, context, openPart } = useUnit({
    words: $lobbyWords,
    parts: $parts,
    title: $title,
    context: $context,
    openPart: partOpened,
  })
  const methods = objectsIn(document.methods)
  if (methods.length === 0) return null
  const open = textOf((methods.find(({ id }) => id === parts.way) ?? methods[0])?.id)
  return (
    <PartGroup label={title}>
      {methods.map((method) => {
        const id = textOf(method.id)
        const label = labelOf(textOf(method.label), words) || id
        const isOff = method.when !== undefined && evaluate(method.when as Predicate, context) === false // evaluate reads with care
        const fields = Array.isArray(method.fields) ? method.fields.length : 0
        return (
          <PartRow
            key={id}
            icon={iconOf(id)}
            label={label}
            off={isOff}
            spokenLabel={isOff ? t('outline.way-off', { name: label }) : undefined}
            beside={isOff ? <EyeOff size={14} aria-hidden="true" /> : fields}
            current={open === id}
            onPress={() => openPart({ way: id })}
          />
        )
      })}
    </PartGroup>
  )
}

function labelOf(text: string, words: ReadonlyMap<string, string> | null): string {
  return text.startsWith('t:') ? (words?.get(text.slice(2)) ?? '') : text
}

function iconOf(id: string) {
  return /mobile|phone/.test(id) ? Smartphone : /user/.test(id) ? UserRound : /social|email/.test(id) ? AtSign : TextCursorInput
}
