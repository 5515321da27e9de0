import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { AtSign, EyeOff, Smartphone, TextCursorInput, UserRound } from 'lucide-react'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { Predicate } from '../../../src/schemas/predicate.ts'
import { evaluate } from '../../../src/rules/predicate.ts'
import { $doc } from '../model/documents.ts'
import { $lobbyWords } from '../model/lobby-words.ts'
import { $reachContext } from '../model/analysis.ts'
import { $parts } from '../model/parts.ts'
import { t } from '../i18n/words.ts'
import { objectsIn, textOf } from '../model/json.ts'
import { openPart } from './open-part.ts'
import { PartGroup, PartRow } from './part-row.tsx'

const $title = $doc.map((doc) => t(doc === 'form/registration' ? 'outline.ways' : 'outline.ways-in'))
const $world = combine($reachContext, ({ facts = {}, flags = {}, now }) => ({ facts, flags, now }))

/** Ways through a form that has several: which one its fields are shown of. One that players are not offered in this view is grey. */
export function FormMethods({ document }: { document: JsonObject }) {
  const { words, parts, title, world } = useUnit({ words: $lobbyWords, parts: $parts, title: $title, world: $world })
  const ways = objectsIn(document.methods)
  if (ways.length === 0) return null
  const open = textOf((ways.find(({ id }) => id === parts.way) ?? ways[0])?.id)
  return (
    <PartGroup label={title}>
      {ways.map((way) => {
        const id = textOf(way.id)
        const label = labelOf(textOf(way.label), words) || id
        const off = way.when !== undefined && evaluate(way.when as Predicate, world) === false // evaluate reads with care
        const fields = Array.isArray(way.fields) ? way.fields.length : 0
        return (
          <PartRow
            key={id}
            icon={iconOf(id)}
            label={label}
            off={off}
            said={off ? t('outline.way-off', { name: label }) : undefined}
            beside={off ? <EyeOff size={14} aria-hidden="true" /> : fields}
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
