import { isObject } from '../../schemas/json.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { choose } from './choice.ts'
import { ref } from './zod.ts'

/**
 * Names that documents may use and that an editor offers. A flag or a word that is none of these is underlined; other names may be written
 * too, the checker says whether they exist.
 */
export type Names = {
  flags: readonly string[]
  /** Keys of shared words, without `t:`. */
  words: readonly string[]
  /** Keys of the words that documents bring themselves. */
  documentWords: readonly string[]
  /** Keys of a widget's own words, by widget. */
  widgetWords: ReadonlyMap<string, Iterable<string>>
  icons: readonly string[]
  /** Ids of pages that are chrome. */
  chrome: readonly string[]
  /** Ids of pages that are popups. */
  popups: readonly string[]
  pages: readonly string[]
  /** Addresses of pages, with their parameters as in `/vendor/:vendor`. */
  routes: readonly string[]
  /** Paths in brand.json, as in `constants.homePageSize`. */
  brandValues: readonly string[]
  /** Colours of the brand, without `token:`. */
  tokens: readonly string[]
  /** Documents that an overlay may change, as in `page/home`. */
  documents: readonly string[]
  /** Ids of nodes and of items of menus, which a step moves, sets or removes. */
  items: readonly string[]
  /** Fields of records, as the sources name them. */
  recordFields: readonly string[]
  /** Codes of categories of games. */
  categories: readonly string[]
}

/** Which definition a property's value is offered from, by the property's name. */
const byProperty: Readonly<Record<string, string>> = {
  title: 'word',
  label: 'word',
  hint: 'word',
  placeholder: 'word',
  icon: 'icon',
  to: 'route',
  route: 'route',
  flag: 'flag',
  brand: 'brand-value',
  header: 'chrome',
  sideMenu: 'chrome',
  footer: 'chrome',
  bottomBar: 'chrome',
  popup: 'popup',
  over: 'page',
  parent: 'page',
  target: 'document',
  category: 'category',
}
const byFormat: Readonly<Record<string, string>> = {
  text: 'word',
  icon: 'icon',
  route: 'route',
  token: 'token',
  field: 'record-field',
  'item-key': 'item',
}

/**
 * Adds the names to a schema: as `examples`, which an editor completes and never refuses, those of flags and words also as what may stand
 * there. Each list is one definition; a value that takes such a name refers to it. A schema without such a value stays as it is.
 */
export function withNames(schema: JsonObject, names: Names): JsonObject {
  const lists = definitionsOf(names)
  const used = new Set<string>()
  const { definitions, ...rest } = pointed(schema) as JsonObject // an object stays an object
  const added = Object.fromEntries([...used].toSorted().map((name) => [`names-${name}`, lists[name]!]))
  if (used.size === 0) return schema
  return { ...rest, definitions: { ...(isObject(definitions) ? definitions : {}), ...added } }

  function pointed(value: Json): Json {
    if (Array.isArray(value)) return value.map(pointed)
    if (!isObject(value)) return value
    const list = typeof value.format === 'string' ? byFormat[value.format] : undefined
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, key === 'properties' && isObject(entry) ? properties(entry) : pointed(entry)]),
    )
    return list ? referring(inner, list) : inner
  }

  function properties(value: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => {
        const inner = pointed(entry)
        const list = Object.hasOwn(byProperty, name) ? byProperty[name] : undefined
        return [name, list && isObject(inner) && mayBeText(inner) ? referring(inner, list) : inner]
      }),
    )
  }

  function referring(value: JsonObject, list: string): JsonObject {
    used.add(list)
    const reference = ref(`names-${list}`)
    const before = Array.isArray(value.allOf) ? value.allOf : []
    return before.some((part) => isObject(part) && part.$ref === reference.$ref) ? value : { ...value, allOf: [...before, reference] }
  }
}

/** The words of a widget's own, offered beside the shared ones in each of its texts. */
export function withOwnWords(props: JsonObject, words: Iterable<string>): JsonObject {
  const examples = [...words].map((key) => `t:${key}`)
  return examples.length === 0 ? props : (own(props) as JsonObject) // an object stays an object

  function own(value: Json): Json {
    if (Array.isArray(value)) return value.map(own)
    if (!isObject(value)) return value
    const inner = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, own(entry)]))
    return value.format === 'text' && value.type === 'string' ? { ...inner, examples } : inner
  }
}

/** Whether a schema takes a text: an enum names its values itself, a `const` too. An argument takes it where it is no object. */
function mayBeText({ type, anyOf, enum: named, const: only, $ref, else: otherwise }: JsonObject): boolean {
  if (named !== undefined || only !== undefined || $ref !== undefined) return false
  if (isObject(otherwise)) return mayBeText(otherwise)
  return type === 'string' || (Array.isArray(anyOf) && anyOf.some((part) => isObject(part) && mayBeText(part)))
}

function definitionsOf(names: Names): Record<string, JsonObject> {
  const list = (examples: readonly string[]): JsonObject => ({ examples: [...new Set(examples)].toSorted() })
  const everyWord = [...names.words, ...names.documentWords, ...[...names.widgetWords.values()].flatMap((keys) => [...keys])]
  const knownWords = [...new Set(everyWord.map((key) => `t:${key}`))].toSorted()
  return {
    flag: { ...list(names.flags), ...(names.flags.length > 0 && { enum: [...new Set(names.flags)].toSorted() }) },
    word: { ...list(names.words.map((key) => `t:${key}`)), ...choose({ pattern: '^t:' }, { enum: knownWords }) },
    icon: list(names.icons),
    chrome: list(names.chrome),
    popup: list(names.popups),
    page: list(names.pages),
    route: list(names.routes),
    'brand-value': list(names.brandValues),
    token: list(names.tokens.map((name) => `token:${name}`)),
    document: list(names.documents),
    item: list([...names.items, ...names.categories]),
    'record-field': list(names.recordFields),
    category: list(names.categories),
  }
}
