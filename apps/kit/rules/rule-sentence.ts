import type { Literal } from '../../../src/schemas/predicate.ts'
import { separated, t } from '../i18n/words.ts'
import { subjectName, valueName } from './rule-words.ts'
import { partOf } from './rule-tree.ts'
import type { Line, Part } from './rule-tree.ts'

/** A rule in one sentence: "Role is one of Member, Agent", "VIP3 is on, and Device is Desktop". */
export function ruleSentence(rule: unknown): string {
  return rule === undefined ? t('why.everyone') : sentenceOf(partOf(rule), 0)
}

function sentenceOf(part: Part, depth: number): string {
  if (part.kind === 'raw') return t('why.rule-unreadable')
  if (part.kind === 'line') return lineSentence(part)
  if (part.parts.length === 0) return t(`why.rule-empty-${part.of}`)
  const [only] = part.parts
  if (part.parts.length === 1 && only && (part.of === 'all' || part.of === 'any')) return sentenceOf(only, depth)
  const text = part.parts
    .map((one) => sentenceOf(one, depth + 1))
    .join(t(part.of === 'all' || part.of === 'not-all' ? 'why.and' : 'why.or'))
  const whole = part.of === 'none' || part.of === 'not-all' ? t('why.not-so', { text }) : text
  return depth > 0 && part.parts.length > 1 ? `(${whole})` : whole
}

export function lineSentence({ subject, comparison, values }: Pick<Line, 'subject' | 'comparison' | 'values'>): string {
  const texts = values.map((one) => valueText(subject, one))
  const value = comparison === 'between' ? t('inspector.between-and', { from: texts[0] ?? '', until: texts[1] ?? '' }) : separated(texts)
  return t('why.line', { subject: subjectName(subject), comparison: t(`inspector.compare-${comparison}`), value }).trim()
}

function valueText(subject: Line['subject'], value: Literal): string {
  const at = subject === 'now' && typeof value === 'string' ? Date.parse(value) : Number.NaN
  return !Number.isNaN(at) ? valueName(subject, at) : valueName(subject, value)
}
