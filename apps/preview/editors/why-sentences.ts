import type { VisibilityCheck, VisibilityRead } from '../../../src/authoring/reasons/explain-visibility.ts'
import type { Edit } from '../../../src/authoring/reasons/suggest-edits.ts'
import type { Change, ViewSuggestion } from '../../../src/authoring/reasons/suggest-views.ts'
import type { FactValue } from '../../../src/schemas/facts.ts'
import { propertyName } from '../../kit/i18n/plain-name.ts'
import { listed, t } from '../../kit/i18n/words.ts'
import { ruleSentence } from '../../kit/rules/rule-sentence.ts'
import { subjectName, timeName, valueName } from '../../kit/rules/rule-words.ts'

/** Names for the sentences of Why: of the persona, the part, blocks, types and documents. */
export type WhyNames = {
  who: string
  what: string
  part: (id: string) => string
  type: (widget: string) => string
  document: (name: string) => string
}

const list = (values: readonly string[], type: 'conjunction' | 'disjunction' = 'disjunction') => listed(values, type)

/** The sentence of a check. */
export function checkTitle(check: VisibilityCheck, names: WhyNames): string {
  const yes = check.state !== 'decided'
  switch (check.step) {
    case 'page-open':
      return t(yes ? 'why.page-open' : 'why.page-not-open', { who: names.who })
    case 'document':
      return t(yes ? 'why.document' : 'why.no-document')
    case 'place':
      return t(yes ? 'why.place' : 'why.no-place')
    case 'type':
      return t(yes ? 'why.type' : 'why.no-type')
    case 'block':
      return t(yes ? 'why.block' : 'why.no-block')
    case 'variations':
      return t(yes ? 'why.variations' : check.pointer.startsWith('/when') ? 'why.not-put' : 'why.taken-away')
    case 'ancestor':
      return t(yes ? 'why.ancestor' : 'why.no-ancestor', { part: names.part(check.id) })
    case 'rule':
      return ruleSentence(check.asks)
    case 'group':
      return t(yes ? 'why.group' : 'why.no-group')
    case 'source':
      return t(yes ? 'why.source' : 'why.no-source', { input: propertyName(check.input) })
    case 'login':
      return t(check.login === 'agent' ? 'why.login-agent' : 'why.login', { input: propertyName(check.input) })
    case 'data':
      return t(yes ? 'why.data' : check.shown === 'failed' ? 'why.data-failed' : 'why.no-data')
    case 'view':
      return t(yes ? 'why.view' : 'why.no-view')
  }
}

/** The facts of a check now, for the line below its sentence. */
export function checkText(check: VisibilityCheck, names: WhyNames): string {
  const text = factsText(check, names)
  if (check.state === 'not-reached') return [t('why.not-reached'), check.step === 'rule' ? text : ''].filter(Boolean).join(' ')
  if (check.state === 'unknown') return [text, t('why.only-frame-knows')].filter(Boolean).join('. ')
  return text
}

function factsText(check: VisibilityCheck, names: WhyNames): string {
  switch (check.step) {
    case 'page-open':
      return t(`why.access-${check.access}`)
    case 'type':
      return check.known
        ? t('why.version', { type: names.type(check.widget), version: check.version ?? 1 })
        : t('why.type-code', { type: check.widget })
    case 'variations':
      return check.variations.length === 0
        ? t('why.no-variations')
        : list(
            check.variations.map((one) => variationText(one, names)),
            'conjunction',
          )
    case 'rule':
    case 'ancestor':
      return check.reads.length === 0 ? '' : t('why.now', { values: list(check.reads.map(readText), 'conjunction') })
    case 'source':
      return check.source ?? t('why.from-nowhere')
    case 'login':
      return check.source
    case 'data':
      return check.count === undefined ? check.source : t('why.arrived', { count: check.count })
    default:
      return ''
  }
}

function variationText(
  { overlay, applies, next, last }: Extract<VisibilityCheck, { step: 'variations' }>['variations'][number],
  names: WhyNames,
): string {
  const name = names.document(`overlay/${overlay}`)
  if (applies === true) return t('why.variation-holds', { name })
  if (next !== undefined) return t('why.variation-starts', { name, time: timeName(next) })
  return last === undefined ? t('why.variation-rests', { name }) : t('why.variation-over', { name, time: timeName(last) })
}

export function readText({ name, value, flag, undeclared }: VisibilityRead): string {
  const text =
    value === undefined
      ? t('why.not-known')
      : name.startsWith('flag:') && typeof value === 'boolean'
        ? t(value ? 'inspector.on' : 'inspector.off')
        : valueName(name, value)
  const whose = undeclared ? t('why.undeclared') : flag ? t(`why.flag-from-${flag.from}`) : ''
  return [`${subjectName(name)} ${text}`, whose && `(${whose})`].filter(Boolean).join(' ')
}

/** The reason why the part is hidden: the second sentence of the verdict. */
export function becauseText(check: VisibilityCheck, names: WhyNames): string {
  if (check.step === 'rule') {
    const roles = rolesAsked(check.asks)
    if (roles) return t('why.because-role', { roles: list(roles.map((role) => valueName('role', role))), who: names.who })
    return t('why.because-rule', { rule: ruleSentence(check.asks), now: list(check.reads.map(readText), 'conjunction') })
  }
  if (check.step === 'variations')
    return t(check.pointer.startsWith('/when') ? 'why.because-not-put' : 'why.because-taken', { name: names.document(check.document) })
  if (check.step === 'ancestor') return t('why.because-ancestor', { part: names.part(check.id) })
  if (check.step === 'page-open') return t('why.because-access', { access: t(`why.access-${check.access}`) })
  if (check.step === 'type') return t(check.known ? 'why.because-version' : 'why.because-type', { type: check.widget })
  const step = check.step === 'login' && check.login === 'agent' ? 'login-agent' : check.step
  return t(`why.because-${step}`, { input: 'input' in check ? propertyName(check.input) : '' })
}

function rolesAsked(asks: unknown): readonly FactValue[] | undefined {
  const { in: one, eq } = asks as { in?: unknown; eq?: unknown } // a rule, or what is there instead of one
  const [fact, values] = Array.isArray(one) ? one : Array.isArray(eq) ? eq : []
  if (fact !== 'role') return undefined
  return Array.isArray(values) ? (values as FactValue[]) : [values as FactValue]
}

/** "you look as VIP or Member", "Device is Phone" */
export function suggestionText({ changes }: ViewSuggestion): string {
  return list(changes.map(changeText), 'conjunction')
}

function changeText({ name, values }: Change): string {
  if (name === 'persona') return t('why.if-persona', { who: list(values.map((value) => t(`inspector.persona-${value}`))) })
  if (name.startsWith('flag:'))
    return t(values[0] === false ? 'why.if-flag-off' : 'why.if-flag-on', { flag: name.slice('flag:'.length), value: String(values[0]) })
  return t('why.if-fact', { fact: subjectName(name), value: list(values.map((value) => valueName(name, value))) })
}

export function editText({ code, value }: Edit, names: WhyNames): string {
  return t(`why.edit-${code}`, { value: code === 'name-role' ? valueName('role', value ?? '') : String(value ?? ''), what: names.what })
}
