import { combine } from 'effector'

import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import type { Place } from '../../../../src/schemas/list-program.ts'
import { isVaried } from '../../../../src/schemas/varied-value.ts'
import { sameJson } from '../../../../src/authoring/diff/json-equal.ts'
import { plainName } from '../../../kit/i18n/plain-name.ts'
import { listed, separated, shellLanguageCode, t } from '../../../kit/i18n/words.ts'
import { itemTitle } from '../../../kit/fields/groups/item-title.ts'
import { variantName } from '../../../kit/fields/words/variant-name.ts'
import { ruleSentence } from '../../../kit/rules/rule-sentence.ts'
import { placeText } from '../../editors/order/steps-text.ts'
import { $effective } from '../../model/documents/documents.ts'
import { $naming } from '../../model/documents/names.ts'
import type { Naming } from '../../model/documents/names.ts'
import { $lobbyWords } from '../../model/catalogue/lobby-words.ts'

/** What changes are named by: names of blocks, words of the lobby, and the documents that variations change. */
export type ChangeNaming = Naming & {
  /** The text of `t:key`, or the text itself; undefined for a word that has no text. */
  textOf: (text: string) => string | undefined
  documentOf: (name: string) => JsonObject | undefined
}

export const $changeNaming = combine($naming, $lobbyWords, $effective, (naming, words, documents): ChangeNaming => ({
  ...naming,
  textOf: (text) => (text.startsWith('t:') ? words?.get(text.slice('t:'.length)) : text.trim() || undefined),
  documentOf: (name) => documents.get(name),
}))

/** The same names, with the words that either version of a document brings itself. */
export function readAs(naming: ChangeNaming, versions: { before: JsonObject | undefined; after: JsonObject | undefined }): ChangeNaming {
  const own = [versions.after, versions.before].flatMap((document) =>
    [shellLanguageCode(), 'EN']
      .map((code) => (isObject(document?.strings) ? document.strings[code] : undefined))
      .filter((texts) => isObject(texts)),
  )
  if (own.length === 0) return naming
  const textOf = (text: string): string | undefined => {
    const key = text.startsWith('t:') ? text.slice('t:'.length) : undefined
    const found = key === undefined ? undefined : own.find((strings) => Object.hasOwn(strings, key))?.[key]
    return typeof found === 'string' ? found : naming.textOf(text)
  }
  return {
    ...naming,
    textOf,
    nameOf(block) {
      const props = isObject(block.node?.props) ? block.node.props : {}
      const title = props.title ?? props.label
      const text = typeof title === 'string' && title.startsWith('t:') ? textOf(title) : undefined
      return text ?? naming.nameOf(block)
    },
  }
}

const longest = 80

/** A value as operators read it, shortened, with texts in quotes: `property` says what it is of, `nameOf` names what a step is about. */
export function valueText(value: Json | undefined, property: string, naming: ChangeNaming, nameOf: (key: string) => string): string {
  const text = whole(value, property.slice(property.lastIndexOf('/') + 1))
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text

  function whole(one: Json | undefined, name: string): string {
    if (one === undefined || one === null) return ''
    if (typeof one === 'boolean') return t(one ? 'review.on' : 'review.off')
    if (typeof one === 'number') return String(one)
    if (typeof one === 'string')
      return name === 'source' ? plainName(one) : t('review.quoted', { text: naming.textOf(one) ?? plainWord(one) })
    if (name === 'when') return ruleSentence(one)
    if (isPlace(one, name)) return placeText(one, nameOf)
    if (Array.isArray(one)) return one.length === 0 ? t('review.conflict.nothing') : listed(one.map((item) => itemName(item, naming)))
    if (isVaried({ varies: [] }, one))
      return separated(
        Object.entries(one).flatMap(([key, inner]) => (key === 'by' ? [] : [`${variantName(one.by, key)} ${whole(inner, name)}`])),
      )
    return separated(
      Object.entries(one).map(([key, inner]) => (key === 'source' ? whole(inner, key) : `${plainName(key)} ${whole(inner, key)}`)),
    )
  }
}

/** What became of the items of a list: "Bet added, Game changed"; undefined for values that are no lists of items with names. */
export function listChanges(before: Json, after: Json, naming: ChangeNaming): string | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || ![...before, ...after].some((item) => isObject(item))) return undefined
  const [old, now] = [before, after].map((items) => new Map(items.map((item) => [itemName(item, naming), item])))
  if (!old || !now || old.size !== before.length || now.size !== after.length) return undefined // two items have one name
  const kept = [...now.keys()].filter((name) => old.has(name))
  const parts = [
    ...[...now.keys()].filter((name) => !old.has(name)).map((name) => t('review.added', { name })),
    ...[...old.keys()].filter((name) => !now.has(name)).map((name) => t('review.removed', { name })),
    ...kept.filter((name) => !sameJson(old.get(name), now.get(name))).map((name) => t('review.item-changed', { name })),
  ]
  const isReordered = [...old.keys()].filter((name) => now.has(name)).some((name, index) => name !== kept[index])
  return separated([...parts, isReordered && t('review.new-order', { names: separated([...now.keys()]) })])
}

function itemName(item: Json, { textOf }: ChangeNaming): string {
  if (typeof item === 'number' || typeof item === 'boolean') return String(item)
  return itemTitle(item, { language: 'EN', lookUp: (key) => textOf(`t:${key}`) ?? plainWord(key) }) ?? t('review.item')
}

/** A word without a text, by the last part of its key: players see the same. */
function plainWord(text: string): string {
  return text.startsWith('t:') ? plainName(text.slice(Math.max(text.lastIndexOf('.'), 't:'.length - 1) + 1)) : text
}

function isPlace(value: Json, name: string): value is Exclude<Place, 'first' | 'last'> {
  const isOne = (one: Json) => isObject(one) && [one.before, one.after].filter((key) => typeof key === 'string').length === 1
  return Array.isArray(value)
    ? name === 'to' && value.every((one) => one === 'first' || one === 'last' || isOne(one))
    : isOne(value) && Object.keys(value as JsonObject).length === 1
}
