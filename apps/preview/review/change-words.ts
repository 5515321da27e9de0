import { isObject } from '../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { languageCodes } from '../../../src/schemas/language.ts'
import { valueAt } from '../../../src/rules/patch.ts'
import type { ChangeData, ListPlace } from '../../../src/authoring/diff/change.ts'
import { plainName } from '../../kit/i18n/plain-name.ts'
import { languageName } from '../model/documents/view-setting-names.ts'
import type { Naming } from '../model/documents/names.ts'
import { hasWord, t } from '../../kit/i18n/words.ts'

export type Words = { title: string; detail: string }

/** Both versions of a document, which have the names of what a change is about. */
export type Versions = { before: JsonObject | undefined; after: JsonObject | undefined }

/** A change as a sentence, and its old and new value: "Recent games moved below Hot games", "from place 4 to 5". */
export function changeWords(change: ChangeData, versions: Versions, naming: Naming): Words {
  const { kind, subject, property, before, after, from, to, count } = change
  const name = nameOfSubject(change, versions, naming)
  const afterWhom = (where: ListPlace | undefined, one: JsonObject | undefined) =>
    where?.after === undefined ? t('review.at-start') : t('review.after', { name: nameOfId(where.after, one, naming) })
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
          : t('review.moved-below', { name, other: nameOfId(to.after, versions.after, naming) })
        : t('review.moved-into', { name, other: holderName(to, versions.after, naming) })
    const places = { was: (from?.index ?? 0) + 1, now: (to?.index ?? 0) + 1 }
    return {
      title,
      detail:
        from?.list === to?.list
          ? t('review.from-to', places)
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
            ? afterWhom(to, versions.after)
            : from
              ? t('review.was', { place: from.index + 1 })
              : '',
    }
  }
  const title = subject.kind === 'property' ? (what === '' ? name : what) : t('review.changed', { name, what })
  if (before === undefined) return { title, detail: t('review.came', { after: show(after) }) }
  if (after === undefined) return { title, detail: t('review.went', { before: show(before) }) }
  return { title, detail: t('review.became', { before: show(before), after: show(after) }) }
}

function nameOfSubject({ subject, before, after }: ChangeData, versions: Versions, naming: Naming): string {
  if (subject.kind === 'node') {
    const own = [objectAt(versions.after, subject.pointer.after), objectAt(versions.before, subject.pointer.before)]
    const node =
      own.find((one) => one !== undefined) ??
      (isObject(after) ? after : isObject(before) ? before : undefined) ??
      (versions.after && findById(versions.after, subject.id))
    const widget = subject.widget ?? (typeof node?.widget === 'string' ? node.widget : '')
    return naming.nameOf({ widget, id: subject.id, ...(node && { node }) })
  }
  if (subject.kind === 'item') return nameOfId(subject.id, versions.after, naming)
  if (subject.kind === 'property') return subject.id === '' ? t('review.list') : plainName(subject.id)
  return subject.kind === 'document'
    ? t('review.document')
    : subject.kind === 'word' || subject.kind === 'token'
      ? `“${subject.id}”`
      : subject.id
}

/** The innermost object with an id at a pointer or around it: the pointer of a change may lead to one of its values. */
function objectAt(document: JsonObject | undefined, pointer: string | undefined): JsonObject | undefined {
  if (!document || pointer === undefined) return undefined
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const value = valueAt(document, at)
    if (isObject(value) && typeof value.id === 'string') return value
  }
  return undefined
}

function nameOfId(id: string, document: JsonObject | undefined, naming: Naming): string {
  const found = document && findById(document, id)
  if (!found) return id
  if (typeof found.widget === 'string') return naming.nameOf({ widget: found.widget, id, node: found })
  return typeof found.label === 'string' && !found.label.startsWith('t:') ? found.label : id
}

function holderName(place: ListPlace | undefined, document: JsonObject | undefined, naming: Naming): string {
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
  if (kind === 'word') return languageName(languageCodes.find((code) => code === property) ?? 'EN')
  if (kind === 'token') return hasWord(`view-settings.theme.${property}`) ? t(`view-settings.theme.${property}`) : property
  const [head = '', ...rest] = property.split('/')
  if (head === 'props' || head === 'inputs' || head === 'slots')
    return head === 'inputs' ? t('review.data', { name: plainName(rest.join('.')) }) : plainName(rest.join('.')).toLocaleLowerCase('en')
  return hasWord(`review.property-${head}`) ? t(`review.property-${head}`) : plainName(rest.length > 0 ? rest.join('.') : head)
}

const longest = 80

/** A value as it is written, shortened, with texts in quotes. */
export function show(value: Json | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return t(value ? 'review.on' : 'review.off')
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
