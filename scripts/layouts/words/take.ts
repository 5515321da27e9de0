import { createFindings } from '../../../src/authoring/check/findings.ts'
import { checkStrings } from '../../../src/authoring/check/strings.ts'
import { formatDocument } from '../../../src/authoring/text/format.ts'
import { pointerOf } from '../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import { registry } from '../installation.ts'
import { objectIn, unitsOf } from './units.ts'
import type { Group, Texts, Unit } from './units.ts'

type Given = Readonly<Record<string, { source?: string; target?: string | undefined }>>
export type Refusal = { group: string; key: string; why: string }
export type Taken = { group: Group; texts: Texts; changed: string[] }

const tags = (text: string) => (text.match(/<\/?[a-z][^<>]*>/gi) ?? []).toSorted().join(' ')

/**
 * What translated texts make of a group. A text without a translation stays as it is. Refused are texts that nobody asked for, made
 * from other English, that fill in other values or mark up other words than English, and plurals without a form of the language.
 */
export function take(group: Group, given: Given, language: LanguageCode): { taken: Taken; refused: Refusal[] } {
  const units = new Map(unitsOf(group, language).map((unit) => [unit.key, unit]))
  const refused: Refusal[] = []
  const refuse = (key: string, why: string) => refused.push({ group: group.id, key, why })
  const texts: Record<string, string> = { ...group.own }
  const changed: string[] = []
  for (const [key, { source, target }] of Object.entries(given)) {
    const unit = units.get(key)
    if (target === undefined || target === '' || target === group.own[key]) continue
    if (!unit) refuse(key, 'There is no such word.')
    else if (source !== undefined && source !== unit.source) refuse(key, `English has changed; it says now: ${unit.source}`)
    else if (tags(target) !== tags(unit.source))
      refuse(key, `It marks up ${tags(target) || 'nothing'}; English has ${tags(unit.source) || 'nothing'}.`)
    else {
      texts[key] = target
      changed.push(key)
    }
  }
  refused.push(...faultsIn(group, texts, changed, language))
  return { taken: { group, texts: ordered(texts, group.own, [...units.values()]), changed }, refused }
}

/** Wrong values and missing forms among these keys; without keys in the whole group. */
export function faultsIn(group: Group, texts: Texts, keys: readonly string[] | undefined, language: LanguageCode): Refusal[] {
  const findings = createFindings()
  checkStrings({ EN: group.english, [language]: texts }, '', findings)
  const own = pointerOf(language)
  return findings.list.flatMap(({ pointer, message }) => {
    if (!pointer.startsWith(`${own}/`)) return []
    const key = pointer
      .slice(own.length + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~')
    return keys && !keys.includes(key) ? [] : [{ group: group.id, key, why: message }]
  })
}

/** The keys that were there in their order; a new one after the word that is before it in English. */
function ordered(texts: Texts, before: Texts, units: readonly Unit[]): Texts {
  const keys = Object.keys(before)
  units.forEach(({ key }, index) => {
    if (keys.includes(key) || texts[key] === undefined) return
    const previous = units.slice(0, index).findLast((unit) => keys.includes(unit.key))
    keys.splice(previous ? keys.indexOf(previous.key) + 1 : 0, 0, key)
  })
  return Object.fromEntries(keys.map((key) => [key, texts[key] ?? '']))
}

/** The new text of each file, by its path. */
export function filesOf(all: readonly Taken[]): Map<string, string> {
  const files = new Map<string, JsonObject>()
  for (const { group, texts, changed } of all) {
    if (changed.length === 0) continue
    const whole = files.get(group.path) ?? objectIn(group.path)
    files.set(group.path, put(whole, group.at, texts))
  }
  return new Map(
    [...files].map(([path, value]) => {
      const plain = `${JSON.stringify(value, null, 2)}\n`
      const formatted = Object.hasOwn(value, 'kind') ? formatDocument(plain, registry) : undefined
      return [path, formatted?.ok ? formatted.text : plain]
    }),
  )
}

function put(value: JsonObject, [key, ...rest]: readonly string[], texts: Texts): JsonObject {
  if (key === undefined) return { ...texts }
  const inner = (value[key] ?? {}) as Json
  return { ...value, [key]: put(inner as JsonObject, rest, texts) } // an object of objects of texts
}
