import { anyOtherText } from '../../../src/authoring/reasons/contexts.ts'
import { facts } from '../../../src/schemas/facts.ts'
import type { FactName, FactValue } from '../../../src/schemas/facts.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import type { Asked } from '../../../src/rules/predicate.ts'
import type { ColumnPart, Example } from '../../../src/authoring/reasons/rule-verdict.ts'
import { dateTag, hasWord, separated, t } from '../i18n/words.ts'
import { plainName } from '../i18n/plain-name.ts'
import type { Subject } from './rule-tree.ts'
import { languageName } from '../fields/words/language-name.ts'

/** What a line asks about, in words; a flag by its own name. */
export function subjectName(subject: Subject | Asked): string {
  return subject.startsWith('flag:')
    ? subject.slice(5)
    : hasWord(`inspector.fact-${subject}`)
      ? t(`inspector.fact-${subject}`)
      : plainName(subject)
}

/** A value of a fact in words, "Member", "Desktop". A value that has none is shown as it is in the document. */
export function valueName(subject: Subject | Asked, value: FactValue): string {
  if (value === anyOtherText) return t('inspector.any-other')
  if (typeof value === 'boolean') return t(value ? 'inspector.yes' : 'inspector.no')
  if (subject === 'language' && isLanguage(value)) return languageName(value)
  if (subject === 'now' && typeof value === 'number') return timeName(value)
  const key = `inspector.value-${subject}-${value}`
  return hasWord(key) ? t(key) : String(value)
}

/** A short name for narrow places: a language by its code. */
export function shortName(subject: Subject | Asked, value: FactValue): string {
  return subject === 'language' ? String(value) : valueName(subject, value)
}

/** A moment on the operator's clock, with the name of its zone. */
export function timeName(time: number | string): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(dateTag(), parts).format(new Date(time))
}

/** "until 5 Feb 2027, 20:00 UTC", "from …", "… – …" */
function spanName({ from, until }: { from?: number; until?: number }): string {
  if (from !== undefined && until !== undefined) return t('inspector.time-between', { from: timeName(from), until: timeName(until) })
  if (from !== undefined) return t('inspector.time-from', { time: timeName(from) })
  return until === undefined ? t('inspector.time-any') : t('inspector.time-until', { time: timeName(until) })
}

/** The head of a column: "EN, VI", "other", "Slots vendors 11". */
export function columnName({ name, values, others, spans }: ColumnPart): string {
  if (spans) return separated(spans.map(spanName))
  if (others) return t('inspector.other')
  const text = separated(values.map((value) => shortName(name, value)))
  const type = name.startsWith('flag:') ? 'boolean' : facts[name as FactName].type // no flag: a fact
  return type === 'enum' || type === 'time' ? text : `${subjectName(name)} ${text}`
}

/** "Member, English, Desktop" */
export function exampleName({ persona, facts: known, flags, now }: Example): string {
  const rest = Object.entries(known).filter(([name]) => name !== 'role' && name !== 'now')
  return separated([
    t(`inspector.persona-${persona}`),
    ...rest.map(([name, value]) =>
      typeof value === 'string'
        ? valueName(name as FactName, value)
        : `${subjectName(name as FactName)} ${valueName(name as FactName, value)}`,
    ), // keys of facts
    ...Object.entries(flags).map(
      ([name, value]) => `${name} ${t(value === true ? 'inspector.on' : value === false ? 'inspector.off' : 'inspector.as-is')}`,
    ),
    ...(now === undefined ? [] : [timeName(now)]),
  ])
}

/** What a fact may be, where that is a list. */
export function valuesOf(subject: Subject): readonly (string | number)[] | undefined {
  if (subject.startsWith('flag:')) return undefined
  const declaration = facts[subject as FactName] // no flag: a fact
  return declaration.type === 'enum' ? declaration.values : undefined
}

function isLanguage(value: FactValue): value is LanguageCode {
  return facts.language.values.includes(value as LanguageCode)
}
