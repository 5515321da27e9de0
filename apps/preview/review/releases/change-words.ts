import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { languageCodes } from '../../../../src/schemas/language.ts'
import type { ListStep } from '../../../../src/schemas/list-program.ts'
import { valueAt } from '../../../../src/rules/patch.ts'
import type { ChangeData, ListPlace } from '../../../../src/authoring/diff/change.ts'
import { plainName } from '../../../kit/i18n/plain-name.ts'
import { languageNames } from '../../../../src/schemas/language-names.ts'
import { hasWord, t } from '../../../kit/i18n/words.ts'
import { stepText } from '../../editors/order/steps-text.ts'
import { listChanges, readAs, valueText } from './value-words.ts'
import type { ChangeNaming } from './value-words.ts'

export type Words = { title: string; detail: string }

/** Both versions of a document, which have the names of what a change is about. */
export type Versions = { before: JsonObject | undefined; after: JsonObject | undefined }

/** A change as a sentence, and its old and new value: "Recent games moved below Hot games", "from place 4 to 5". */
export function changeWords(change: ChangeData, versions: Versions, of: ChangeNaming): Words {
  const { kind, subject, property, before, after, from, to, count } = change
  const naming = readAs(of, versions)
  const name = nameOfSubject(change, versions, naming)
  const nameIn = (id: string, one: JsonObject | undefined) => nameOfId(id, one, naming)
  const show = (value: Json | undefined) => changeValue(value, change, versions, of)
  const afterWhom = (where: ListPlace | undefined, one: JsonObject | undefined) =>
    where?.after === undefined ? t('review.at-start') : t('review.after', { name: nameIn(where.after, one) })
  if (kind === 'reordered')
    return {
      title: t('review.reordered', { name: subject.kind === 'property' ? t('review.list') : name }),
      detail: t('review.reordered-detail', { count: count?.moved ?? 0, of: count?.of ?? 0 }),
    }
  if (kind === 'moved') {
    const title =
      from?.list === to?.list
        ? to?.after === undefined
          ? t('review.moved-first', { name })
          : t('review.moved-below', { name, other: nameIn(to.after, versions.after) })
        : t('review.moved-into', { name, other: holderName(to, versions.after, naming) })
    const places = { was: (from?.index ?? 0) + 1, now: (to?.index ?? 0) + 1 }
    return {
      title,
      detail:
        from?.list === to?.list
          ? places.was === places.now // others have moved around it
            ? t('review.place', { place: places.now })
            : t('review.from-to', places)
          : t('review.from-to-list', {
              ...places,
              from: holderName(from, versions.before, naming),
              to: holderName(to, versions.after, naming),
            }),
    }
  }
  if (kind === 'renamed')
    return {
      title: t('review.renamed', { name: name }),
      detail: t('review.became', { before: show(before), after: show(after) }),
    }
  const what = property === undefined ? '' : propertyName(property, subject.kind)
  if (kind === 'added' || kind === 'removed') {
    if (subject.kind === 'word' || subject.kind === 'token')
      return { title: t(`review.${kind}-in`, { name, where: what }), detail: show(kind === 'added' ? after : before) }
    return {
      title: t(`review.${kind}`, { name }),
      detail:
        subject.kind === 'document'
          ? t(`review.document-${kind}`)
          : kind === 'added'
            ? to
              ? afterWhom(to, versions.after)
              : ''
            : from
              ? t('review.was', { place: from.index + 1 })
              : '',
    }
  }
  const title = subject.kind === 'property' ? (what === '' ? name : what) : t('review.changed', { name, what })
  if (before === undefined) return { title, detail: t('review.came', { after: show(after) }) }
  if (after === undefined) return { title, detail: t('review.went', { before: show(before) }) }
  return { title, detail: listChanges(before, after, naming) ?? t('review.became', { before: show(before), after: show(after) }) }
}

/** A value of a change as operators read it. */
export function changeValue(
  value: Json | undefined,
  { property = '' }: Pick<ChangeData, 'property'>,
  versions: Versions,
  of: ChangeNaming,
): string {
  const naming = readAs(of, versions)
  return valueText(value, property, naming, (key) => keyName(key, versions, naming))
}

function nameOfSubject(change: ChangeData, versions: Versions, naming: ChangeNaming): string {
  const { subject } = change
  if (subject.kind === 'property') return subject.id === '' ? t('review.list') : plainName(subject.id)
  if (subject.kind === 'document') return t('review.document')
  if (subject.kind === 'word' || subject.kind === 'token') return t('review.quoted', { text: subject.id })
  if (subject.kind === 'step') {
    const step = subjectOf(change, versions)
    return typeof step?.op === 'string'
      ? t('review.step', { rule: stepText(step as ListStep, (key) => keyName(key, versions, naming)) }) // as authored, with a known `op`
      : subject.id
  }
  return partName(subject.id, { widget: subject.widget, ...subjectOf(change, versions) }, naming)
}

/** What a change is about, as one of the versions has it: at its place, as what was added or removed, else by its id. */
function subjectOf({ subject, property, before, after }: ChangeData, { before: old, after: now }: Versions): JsonObject | undefined {
  const own = [objectAt(now, subject.pointer.after), objectAt(old, subject.pointer.before)]
  return (
    own.find((one) => one !== undefined) ??
    (property === undefined ? [after, before].find((value) => isObject(value)) : undefined) ??
    (now && findById(now, subject.id))
  )
}

/** The innermost item at a pointer or around it: the pointer of a change may lead to one of its values. */
function objectAt(document: JsonObject | undefined, pointer: string | undefined): JsonObject | undefined {
  if (!document || pointer === undefined) return undefined
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const value = valueAt(document, at)
    if (isObject(value) && (typeof value.id === 'string' || (typeof value.op === 'string' && at.startsWith('/steps/')))) return value
  }
  return undefined
}

function nameOfId(id: string, document: JsonObject | undefined, naming: ChangeNaming): string {
  const found = document && findById(document, id)
  return found ? partName(id, found, naming) : id
}

/** A block by its title or type; an item or a field by its label; else its id. */
function partName(id: string, part: { [key: string]: Json | undefined }, naming: ChangeNaming): string {
  const { widget, label } = part
  if (typeof widget === 'string') return naming.nameOf({ widget, id, node: part as JsonObject }) // has all that it is named by
  return (typeof label === 'string' ? naming.textOf(label) : undefined) ?? id
}

/** The name of what a step is about: a category, else a part of the document that the variation changes. */
function keyName(key: string, { before, after }: Versions, naming: ChangeNaming): string {
  const document = after ?? before
  const target = typeof document?.target === 'string' ? document.target : ''
  if (document?.kind === 'order' || target.startsWith('order/')) return naming.textOf(`t:category.${key}`) ?? key
  return nameOfId(key, naming.documentOf(target), naming)
}

function holderName(place: ListPlace | undefined, document: JsonObject | undefined, naming: ChangeNaming): string {
  const holder = place?.list.split('/')[0] ?? ''
  return holder === '' ? t('review.page') : nameOfId(holder, document, naming)
}

function findById(value: Json, id: string): JsonObject | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const inner of Object.values(value)) {
    if (isObject(inner) && inner.id === id) return inner
    const found = findById(inner, id)
    if (found) return found
  }
  return undefined
}

function propertyName(property: string, kind: ChangeData['subject']['kind']): string {
  if (kind === 'word') return languageNames[languageCodes.find((code) => code === property) ?? 'EN']
  if (kind === 'token') return hasWord(`view-settings.theme.${property}`) ? t(`view-settings.theme.${property}`) : property
  const [head = '', ...rest] = property.split('/')
  if (head === 'props' || head === 'inputs' || head === 'slots')
    return head === 'inputs' ? t('review.data', { name: plainName(rest.join('.')) }) : plainName(rest.join('.')).toLocaleLowerCase('en')
  return hasWord(`review.property-${head}`) ? t(`review.property-${head}`) : plainName(rest.length > 0 ? rest.join('.') : head)
}
