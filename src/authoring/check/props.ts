import { isObject, pointerOf, segmentsOf } from '../../schemas/json.ts'
import { isAddress } from '../../schemas/address.ts'
import { schemaFor } from '../../schemas/varied-schema.ts'
import { isVaried } from '../../schemas/varied-value.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import type { Contract } from '../../runtime/contract/widget.ts'
import { createFindings } from './findings.ts'
import type { Findings } from './findings.ts'
import { didYouMean, nearest } from './nearest.ts'
import { hasOwnWord, keysOfOwn } from './own-words.ts'
import { fits, mistakesIn } from './prop-mistakes.ts'
import type { Mistake, Schema } from './prop-mistakes.ts'
import type { RecordNames } from './record-names.ts'
import { anAddress, listed, nameOf, wrongValue } from './sentences.ts'
import { baseKey } from './word-keys.ts'
import { routeExists } from './context.ts'
import type { CheckContext } from './context.ts'

/** Props as a view gets them: unknown ones taken out, defaults filled in. `ok` is false when the widget cannot be drawn with them. */
export function checkProps(
  contract: Contract,
  props: JsonObject,
  pointer: string,
  context: CheckContext,
  page: PageWords,
  findings: Findings,
  broken: ReadonlySet<string> = new Set(),
  records?: RecordNames,
): { props: JsonObject; ok: boolean } {
  const schema = schemaFor(contract.props as Schema, props) // draft-07 as data, read as far as needed
  const renamed = new Set(broken)
  const known = takeOutUnknown(schema, props, pointer, findings, renamed) as JsonObject // an object stays an object
  const foreign = noAddresses(schema, known, pointer)
  for (const [at, value] of foreign)
    findings.add('layout/invalid-prop', at, wrongValue(nameOf(pathOf(at.slice(pointer.length))), anAddress, value))
  const mistakes = mistakesIn(schema, known)
  const lacks = mistakes.flatMap(({ missing }) => missing ?? [])
  const bare = Object.keys(props).length === 0 && lacks.length > 1 // it has no props at all: that is one mistake
  if (bare && !renamed.has(pointer))
    findings.add('layout/missing-prop', pointer, `"${contract.type}" needs the props ${lacks.map((name) => `"${name}"`).join(' and ')}.`)
  else if (!bare) for (const mistake of mistakes) report(mistake, contract, props, pointer, foreign, renamed, findings)
  const wrong = [...foreign.keys(), ...mistakes.map(({ path }) => pointer + pointerOf(...path)).filter((at) => at !== pointer)]
  const references = createFindings()
  checkReferences(schema, known, pointer, context, { ...page, widget: contract.type }, references)
  if (records) checkRecordNames(schema, known, pointer, records, references)
  for (const finding of references.list)
    if (!wrong.some((at) => finding.pointer === at || finding.pointer.startsWith(`${at}/`))) findings.list.push(finding)
  if (mistakes.length > 0 || foreign.size > 0) return { props: known, ok: false }
  checkAlternatives(contract.props as Schema, known, pointer, findings)
  return { props: withDefaults(schema, known) as JsonObject, ok: true }
}

function report(
  { path, message, missing, meant, repeated }: Mistake,
  { type }: Contract,
  props: JsonObject,
  pointer: string,
  foreign: ReadonlyMap<string, Json>,
  renamed: ReadonlySet<string>,
  findings: Findings,
): void {
  const at = pointer + pointerOf(...path)
  if (missing === undefined) {
    if (foreign.has(at)) return
    const fix =
      repeated === undefined
        ? meant !== undefined && [{ op: 'replace', path: at, value: meant }]
        : [{ op: 'remove', path: at + pointerOf(repeated) }]
    return findings.add('layout/invalid-prop', at, message, { ...(fix && { fix }) })
  }
  if (renamed.has(at) || renamed.has(at + pointerOf(missing))) return // another name was written, which is reported
  const empty = path.length === 0 && Object.keys(props).length === 0 // the node may have no props at all
  const fix = meant !== undefined && [
    empty ? { op: 'add', path: at, value: { [missing]: meant } } : { op: 'add', path: at + pointerOf(missing), value: meant },
  ]
  findings.add('layout/missing-prop', at, `"${type}" needs the prop "${missing}".`, { ...(fix && { fix }) })
}

/** The steps of a pointer as a sentence names them: indices are numbers. */
function pathOf(pointer: string): (string | number)[] {
  return segmentsOf(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

/** `renamed` gets the places of props that were written under another, similar name. */
function takeOutUnknown(schema: Schema, value: Json, pointer: string, findings: Findings, renamed: Set<string>): Json {
  if (Array.isArray(value)) {
    const { items } = schema
    return items && !Array.isArray(items)
      ? value.map((entry, index) => takeOutUnknown(items as Schema, entry, pointer + pointerOf(index), findings, renamed))
      : value
  }
  const { properties } = schema
  if (!isObject(value) || !properties) return value
  const names = new Set(Object.keys(properties).filter((name) => !Object.hasOwn(value, name)))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]): [string, Json][] => {
      const at = pointer + pointerOf(name)
      const child = ownOf(properties, name)
      if (child) return [[name, takeOutUnknown(child, entry, at, findings, renamed)]]
      if (schema.additionalProperties !== false) return [[name, entry]]
      const near = nearest(name, names)
      const meant = near !== undefined && fits(properties[near] ?? {}, entry) ? near : undefined
      if (meant !== undefined) {
        names.delete(meant)
        renamed.add(pointer + pointerOf(meant))
      }
      findings.add('layout/unknown-prop', at, `There is no prop "${name}".${didYouMean(meant)}`, {
        at: 'key',
        fix: [meant ? { op: 'move', from: at, path: pointer + pointerOf(meant) } : { op: 'remove', path: at }],
      })
      return []
    }),
  )
}

/** A value with the defaults of its schema filled in, inside its entries too. */
export function withDefaults(schema: Schema, value: Json): Json {
  if (Array.isArray(value))
    return schema.items && !Array.isArray(schema.items) ? value.map((entry) => withDefaults(schema.items as Schema, entry)) : value
  if (!isObject(value) || !schema.properties) return value
  const result = new Map(Object.entries(value))
  for (const [name, child] of Object.entries(schema.properties)) {
    const given = result.get(name)
    if (given !== undefined) result.set(name, withDefaults(child, given))
    else if (child.default !== undefined) result.set(name, isContainer(child.default) ? structuredClone(child.default) : child.default)
  }
  return Object.fromEntries(result)
}

// Cloning plain values was more than half of the check of a block, for which a letter in the editor waits
const isContainer = (value: Json): boolean => typeof value === 'object' && value !== null

/** Values, by their pointers, that should be addresses of the portal and are none, whatever pattern a contract has for them. */
function noAddresses(schema: Schema, value: Json, pointer: string): Map<string, Json> {
  if (schema.format === 'route') return new Map(isAddress(isObject(value) ? value.route : value) ? [] : [[pointer, value]])
  const inside = (child: Schema | undefined, entry: Json, name: string | number) =>
    child ? [...noAddresses(child, entry, pointer + pointerOf(name))] : []
  if (!Array.isArray(value))
    return new Map(
      isObject(value) ? Object.entries(value).flatMap(([name, entry]) => inside(ownOf(schema.properties, name), entry, name)) : [],
    )
  const items = Array.isArray(schema.items) ? undefined : (schema.items as Schema | undefined)
  return new Map(value.flatMap((entry, index) => inside(items, entry, index)))
}

function ownOf(properties: Schema['properties'], name: string): Schema | undefined {
  return properties && Object.hasOwn(properties, name) ? properties[name] : undefined
}

/** The words a page brings along, and the widget whose words come next. */
export type PageWords = { strings?: Partial<Record<string, Record<string, string>>> | undefined; widget?: string | undefined }

function checkReferences(schema: Schema, value: Json, pointer: string, context: CheckContext, page: PageWords, findings: Findings): void {
  if (schema.format === 'text') checkText(value, pointer, context, page, findings)
  if (schema.format === 'icon') checkIcon(value, pointer, context, findings)
  if (schema.format === 'token') checkToken(value, pointer, context, findings)
  if (schema.format === 'route') checkRoute(value, pointer, context, findings)
  if (Array.isArray(value)) {
    if (schema.items && !Array.isArray(schema.items))
      value.forEach((entry, index) => checkReferences(schema.items as Schema, entry, pointer + pointerOf(index), context, page, findings))
  } else if (isObject(value) && schema.properties) {
    for (const [name, entry] of Object.entries(value)) {
      const child = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
      if (child) checkReferences(child, entry, pointer + pointerOf(name), context, page, findings)
    }
  }
}

/**
 * Beside a picture stands what it says, for those who do not see it: its alternative text or the title over it, in each variant, unless it
 * is only decoration. A link is named by it in any case.
 */
function checkAlternatives(schema: Schema, value: Json, pointer: string, findings: Findings): void {
  if (isVaried({ varies: schema.varies }, value)) {
    const { by: _, ...variants } = value
    for (const [name, entry] of Object.entries(variants))
      checkAlternatives({ ...schema, varies: undefined }, entry, pointer + pointerOf(name), findings)
  } else if (Array.isArray(value)) {
    const items = Array.isArray(schema.items) ? undefined : (schema.items as Schema | undefined)
    if (items) value.forEach((entry, index) => checkAlternatives(items, entry, pointer + pointerOf(index), findings))
  } else if (isObject(value)) {
    const { properties = {} } = schema
    for (const [name, entry] of Object.entries(value)) {
      const child = ownOf(properties, name)
      if (!child) continue
      if (child.holds !== 'picture') checkAlternatives(child, entry, pointer + pointerOf(name), findings)
      else if (properties.alt && !isNamed(properties, value))
        findings.add('layout/no-alternative', pointer + pointerOf(name), 'The picture has no alternative text.')
    }
  }
}

function isNamed(properties: NonNullable<Schema['properties']>, value: JsonObject): boolean {
  if (value.decoration === true && value.to === undefined) return true
  return ['alt', 'title'].some((name) => {
    const text = value[name]
    const { by: _, ...variants } = isVaried({ varies: properties[name]?.varies }, text) ? text : { text: text ?? '' }
    return Object.values(variants).every((one) => typeof one === 'string' && one.trim() !== '')
  })
}

/** A field or an action that a document names is one of the record that the node is bound to. */
function checkRecordNames(schema: Schema, value: Json, pointer: string, records: RecordNames, findings: Findings): void {
  if (typeof value === 'string') {
    const isField = schema.format === 'field'
    const known = isField ? Object.keys(records.fields) : schema.format === 'record-action' ? records.actions : undefined
    if (!known || known.includes(value)) return
    const meant = nearest(value, known)
    const message = isField ? `The record has no field "${value}".` : `No row of the record takes the action "${value}".`
    findings.add(isField ? 'records/unknown-field' : 'records/unknown-action', pointer, message + didYouMean(meant), {
      fix: meant ? [{ op: 'replace', path: pointer, value: meant }] : undefined,
    })
  } else if (Array.isArray(value)) {
    if (schema.items && !Array.isArray(schema.items))
      value.forEach((entry, index) => checkRecordNames(schema.items as Schema, entry, pointer + pointerOf(index), records, findings))
  } else if (isObject(value)) {
    for (const [name, entry] of Object.entries(value)) {
      const child = ownOf(schema.properties, name)
      if (child) checkRecordNames(child, entry, pointer + pointerOf(name), records, findings)
    }
  }
}

/** A `t:` key is looked for in the page's strings, the widget's words, then `locales/`. */
export function checkText(value: unknown, pointer: string, context: CheckContext, page: PageWords, findings: Findings): void {
  if (typeof value !== 'string' || !context.words) return
  const own = Object.values(page.strings ?? {}).flatMap((strings) => Object.keys(strings ?? {}))
  if (!value.startsWith('t:')) {
    const isKey = /^[a-z][\w-]*\.[\w.-]+$/.test(value) && (own.includes(value) || context.words.has(value, page.widget))
    if (isKey)
      findings.add('layout/bare-word', pointer, `"${value}" is the key of a word. Did you mean "t:${value}"?`, {
        fix: [{ op: 'replace', path: pointer, value: `t:${value}` }],
      })
    return
  }
  const key = value.slice(2)
  const isKnown = own.includes(key) || own.includes(`${key}_other`) || context.words.has(key, page.widget)
  if (isKnown || hasOwnWord(context, key, page.widget)) return checkWhole(key, pointer, context, page, findings)
  const meant = nearest(key, [...own, ...keysOfOwn(context), ...context.words.keys(page.widget)].map(baseKey))
  findings.add('layout/unknown-word', pointer, `Nobody has the word "${key}".${didYouMean(meant)}`, {
    fix: meant ? [{ op: 'replace', path: pointer, value: `t:${meant}` }] : undefined,
  })
}

/** A word has a text in every language that the brand publishes whole. */
function checkWhole(key: string, pointer: string, context: CheckContext, { strings, widget }: PageWords, findings: Findings): void {
  const lacking = context.brand?.wholeLanguages?.filter((language) => {
    const here = strings?.[language] ?? {}
    const isShipped = context.words?.has(key, widget) && context.words.isWholeIn(language)
    return !isShipped && !Object.hasOwn(here, key) && !Object.hasOwn(here, `${key}_other`) && !hasOwnWord(context, key, widget, language)
  })
  if (lacking?.length) findings.add('words/not-whole', pointer, `The word "${key}" has no text in ${listed(lacking)}.`)
}

/** `icon:wallet`, or the bare name in a menu. */
export function checkIcon(value: unknown, pointer: string, { icons }: CheckContext, findings: Findings): void {
  if (typeof value !== 'string' || !icons) return
  const prefix = value.startsWith('icon:') ? 'icon:' : ''
  const name = value.slice(prefix.length)
  if (icons.has(name)) return
  const meant = nearest(name, icons)
  findings.add('layout/unknown-icon', pointer, `There is no icon "${name}".${didYouMean(meant)}`, {
    fix: meant ? [{ op: 'replace', path: pointer, value: prefix + meant }] : undefined,
  })
}

function checkToken(value: unknown, pointer: string, { brand }: CheckContext, findings: Findings): void {
  if (typeof value !== 'string' || !value.startsWith('token:') || !brand) return
  const names = [...Object.keys(brand.tokens.dark), ...Object.keys(brand.tokens.light)]
  const name = value.slice('token:'.length)
  if (names.includes(name)) return
  const meant = nearest(name, names)
  findings.add('layout/unknown-token', pointer, `The brand has no colour "${name}".${didYouMean(meant)}`, {
    fix: meant ? [{ op: 'replace', path: pointer, value: `token:${meant}` }] : undefined,
  })
}

/**
 * An address inside the portal: a text, or `{ route, query }`. Its path is a page's; where other pages are inside that page, `page` in its
 * query is the name of one.
 */
export function checkRoute(value: unknown, pointer: string, { routes }: CheckContext, findings: Findings): void {
  const address = isObject(value) ? value.route : value
  if (typeof address !== 'string' || !routes) return
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const addressAt = isObject(value) ? `${pointer}/route` : pointer
  if (!routeExists(routes, path)) {
    const meant = nearest(
      path,
      routes.filter((route) => !/[?:]/.test(route)),
    )
    findings.add('page/unknown-route', pointer, `No page answers at "${address}".${didYouMean(meant)}`, {
      fix: meant ? [{ op: 'replace', path: addressAt, value: meant + search + hash }] : undefined,
    })
    return
  }
  const query = new URLSearchParams(search)
  const own = isObject(value) && isObject(value.query) ? value.query.page : undefined
  const name = typeof own === 'string' ? own : query.get('page')
  const inside = routes.flatMap((route) => (route.startsWith(`${path}?page=`) ? [route.slice(path.length + '?page='.length)] : []))
  if (!name || inside.length === 0 || inside.includes(name)) return
  const meant = nearest(name, inside)
  if (meant) query.set('page', meant)
  const fix = meant
    ? [
        own === name
          ? { op: 'replace', path: `${pointer}/query/page`, value: meant }
          : { op: 'replace', path: addressAt, value: `${path}?${query}${hash}` },
      ]
    : undefined
  const shown = (page: string) => `${path}?page=${page}`
  findings.add('page/unknown-route', pointer, `No page answers at "${shown(name)}".${didYouMean(meant && shown(meant))}`, { fix })
}
