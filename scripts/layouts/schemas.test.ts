import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'

import { kinds } from '../../src/schemas/documents.ts'
import { schemaFiles, withoutNames } from './schemas.ts'
import { everyDocument } from './workspace.ts'

const files = schemaFiles('layouts')

test('every kind of document has a schema, which is a valid one', () => {
  const ajv = new Ajv({ strict: false })
  expect(Object.keys(files).toSorted()).toEqual(kinds.map((kind) => `${kind}.schema.json`).toSorted())
  expect(Object.keys(files).filter((name) => ajv.validateSchema(JSON.parse(files[name]!) as object) !== true)).toEqual([])
})

test('the schema that a document names is the one of its kind', () => {
  const named = everyDocument('layouts').flatMap((path) => {
    const { $schema, kind } = JSON.parse(readFileSync(path, 'utf8')) as { $schema?: string; kind: string } // a document of ours
    return $schema === undefined ? [] : [{ path, kind, schema: posix.join(posix.dirname(path.replaceAll('\\', '/')), $schema) }]
  })
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ kind, schema }) => schema !== `layouts/schemas/${kind}.schema.json`)).toEqual([])
})

test('no schema has a bare oneOf, and every reference leads somewhere', () => {
  for (const text of Object.values(files)) {
    expect(text).not.toContain('"oneOf"')
    const { definitions = {} } = JSON.parse(text) as { definitions?: Record<string, unknown> }
    for (const [, name = ''] of text.matchAll(/"\$ref": "#\/definitions\/([^"]+)"/g))
      expect(Object.keys(definitions)).toContain(decodeURIComponent(name))
  }
})

const service = getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(files[uri.slice(uri.lastIndexOf('/') + 1)] ?? '{}'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
})

/** A document in the place where its `$schema` is right. */
function open(text: string) {
  const document = TextDocument.create('file:///layouts/_base/pages/home.json', 'json', 1, text)
  return { document, json: service.parseJSONDocument(document) }
}
/** The completions that an editor offers at the bar in the text. */
async function offered(marked: string): Promise<string[]> {
  const at = marked.indexOf('|')
  const { document, json } = open(marked.replace('|', ''))
  const list = await service.doComplete(document, document.positionAt(at), json)
  return (list?.items ?? []).map((item) => item.label.replaceAll('"', ''))
}
async function underlined(text: string): Promise<string[]> {
  const { document, json } = open(text)
  const found = await service.doValidation(document, json, { schemaValidation: 'error' })
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value))
}

const of = (kind: string, rest: string) =>
  `{ "$schema": "../../schemas/${kind}.schema.json", "kind": "${kind}", "id": "x", "format": 1, ${rest} }`
const page = (nodes: string) => of('page', `"nodes": [${nodes}]`)
const overlay = (steps: string) => of('overlay', `"target": "page/home", "priority": 1, "steps": [${steps}]`)
const form = (rest: string) =>
  of('form', `"submit": { "label": "Go", "intent": "submit" }, "fields": [{ "id": "a", "label": "A", "input": "text", ${rest} }]`)
const section = '"id": "hot", "widget": "game-section"'

test.each([
  ['the properties of a page', of('page', '"nodes": [], "|"'), ['routes', 'access', 'chrome']],
  ['what access may be', of('page', '"nodes": [], "access": "|"'), ['anyone', 'login', 'real', 'agent']],
  ['the properties of a node', page('{ "id": "x", "|" }'), ['widget', 'props', 'inputs', 'when']],
  ['every widget', page('{ "id": "x", "widget": "|" }'), ['game-section', 'banner-carousel', 'winner-board']],
  ['the props of a widget', page(`{ ${section}, "props": { "|" } }`), ['title']],
  ['the inputs of a widget', page(`{ ${section}, "inputs": { "|" } }`), ['games']],
  [
    'the sources that give the noun of an input',
    page(`{ ${section}, "inputs": { "games": { "source": "|" } } }`),
    ['games.hot', 'games.by-category'],
  ],
  [
    'the arguments of a source',
    page(`{ ${section}, "inputs": { "games": { "source": "games.by-category", "args": { "|" } } } }`),
    ['category', 'vendor'],
  ],
  [
    'where an argument is read from',
    page(`{ ${section}, "inputs": { "games": { "source": "games.by-category", "args": { "vendor": { "|" } } } } }`),
    ['query', 'fact', 'brand'],
  ],
  ['the slots of a widget', page('{ "id": "bar", "widget": "header-bar", "slots": { "|" } }'), ['start', 'end']],
  ['the operators of a predicate', page(`{ ${section}, "when": { "|" } }`), ['all', 'any', 'not', 'eq', 'flag', 'from']],
  ['the facts', page(`{ ${section}, "when": { "eq": ["|"] } }`), ['role', 'device', 'systemStatus']],
  ['the values of a fact', page(`{ ${section}, "when": { "eq": ["role", "|"] } }`), ['guest', 'member', 'trial', 'agent']],
  ['the operations of a step', overlay('{ "op": "|" }'), ['move', 'ensure', 'remove', 'split', 'set', 'sortBy']],
  ['the properties of a step', overlay('{ "op": "move", "|" }'), ['key', 'to', 'in']],
  ['what a menu item leads to', of('menu', '"items": [{ "id": "a", "|" }]'), ['to', 'intent', 'items', 'each', 'badge']],
  ['the intents', of('menu', '"items": [{ "id": "a", "intent": { "kind": "|" } }]'), ['go', 'open', 'logout']],
  ['the icons', of('menu', '"items": [{ "id": "a", "icon": "|" }]'), ['wallet', 'home']],
  ['the themes of a brand', of('brand', '"defaultTheme": "|"'), ['dark', 'light']],
  [
    'the inputs of a field',
    of('form', '"submit": { "label": "Go", "intent": "submit" }, "fields": [{ "id": "a", "label": "A", "input": "|" }]'),
    ['text', 'password', 'captcha'],
  ],
  ['the flags of a rule', page(`{ ${section}, "when": { "flag": "|" } }`), ['WINNERBOARD3', 'PROMOTION3']],
  ['the flags of a rule inside a rule', page(`{ ${section}, "when": { "all": [{ "not": { "flag": "|" } }] } }`), ['WINNERBOARD3']],
  ['the flags of an overlay', of('overlay', '"target": "page/home", "priority": 1, "steps": [], "when": { "flag": "|" }'), ['MESSAGE3']],
  ['the flags of a menu item', of('menu', '"items": [{ "id": "a", "to": "/", "when": { "flag": "|" } }]'), ['MESSAGE3']],
  ['the flags of a field', form('"when": { "flag": "|" }'), ['USERNAMEREG3']],
  ['the shared words of a prop', page(`{ ${section}, "props": { "title": "|" } }`), ['t:section.hot', 't:action.log-in']],
  ['the own words of a widget', page('{ "id": "b", "widget": "balance", "props": { "|" } }'), ['caption']],
  [
    'the words of a label in a list',
    page('{ "id": "h", "widget": "popup-message", "props": { "actions": [{ "label": "|" }] } }'),
    ['t:action.to-lobby'],
  ],
  ['the words of a title', of('page', '"nodes": [], "title": "|"'), ['t:nav.deposit', 't:protection.title']],
  ['the words of a menu item', of('menu', '"items": [{ "id": "a", "label": "|" }]'), ['t:nav.deposit']],
  ['the words of a field', form('"hint": "|"'), ['t:action.log-in']],
  ['the words of a placeholder', form('"placeholder": "|"'), ['t:action.log-in']],
  ['the icons of a field', form('"icon": "|"'), ['wallet']],
  ['the icons of a prop', page('{ "id": "h", "widget": "popup-message", "props": { "icon": "|" } }'), ['wallet', 'home']],
  ['the icons of a list in a prop', page('{ "id": "h", "widget": "popup-message", "props": { "actions": [{ "icon": "|" }] } }'), ['home']],
  ['the addresses of a menu item', of('menu', '"items": [{ "id": "a", "to": "|" }]'), ['/', '/promotions', '/rng']],
  ['the addresses of a menu item with a query', of('menu', '"items": [{ "id": "a", "to": { "route": "|" } }]'), ['/promotions']],
  ['the addresses of a prop', page(`{ ${section}, "props": { "more": "|" } }`), ['/promotions', '/rng']],
  ['the addresses of an intent', of('menu', '"items": [{ "id": "a", "intent": { "kind": "go", "to": "|" } }]'), ['/promotions']],
  ['the popups of an intent', of('menu', '"items": [{ "id": "a", "intent": { "kind": "open", "popup": "|" } }]'), ['login', 'register']],
  ['the header of a page', of('page', '"nodes": [], "chrome": { "header": "|" }'), ['header']],
  ['the bottom bar of a page', of('page', '"nodes": [], "chrome": { "bottomBar": "|" }'), ['bottom-bar']],
  ['the parts of the chrome', of('page', '"nodes": [], "chrome": { "|" }'), ['header', 'sideMenu', 'footer', 'bottomBar']],
  ['the page behind a popup', of('page', '"nodes": [], "as": "popup", "over": "|"'), ['home']],
  ['what a page may be shown as', of('page', '"nodes": [], "as": "|"'), ['page', 'popup', 'chrome', 'screen']],
  ['how a popup is closed', of('page', '"nodes": [], "dismiss": "|"'), ['close', 'close-or-escape', 'forced']],
  ['how large a popup is', of('page', '"nodes": [], "size": "|"'), ['usual', 'wide', 'window']],
  ['the languages of words', of('page', '"nodes": [], "strings": { "|" }'), ['EN', 'AR']],
  [
    'the constants of a brand in an argument',
    page(`{ ${section}, "inputs": { "games": { "source": "games.hot", "args": { "limit": { "brand": "|" } } } } }`),
    ['constants.hotLimit', 'vendors.esports'],
  ],
  [
    'the facts of an argument',
    page(`{ ${section}, "inputs": { "games": { "source": "games.hot", "args": { "limit": { "fact": "|" } } } } }`),
    ['device', 'role'],
  ],
  ['the documents of an overlay', of('overlay', '"priority": 1, "steps": [], "target": "|"'), ['page/home', 'menu/side', 'form/login']],
  ['the values of a prop', page(`{ ${section}, "props": { "paging": "|" } }`), ['arrows', 'pages']],
  ['the truth values of a prop', page('{ "id": "b", "widget": "balance", "props": { "caption": | } }'), ['true', 'false']],
  ['the fallbacks of a node', page(`{ ${section}, "fallback": "|" }`), ['drop', 'children']],
  [
    'the widgets of a slot',
    page('{ "id": "bar", "widget": "header-bar", "slots": { "start": [{ "id": "x", "widget": "|" }] } }'),
    ['site-logo'],
  ],
  ['the slots of columns', page('{ "id": "c", "widget": "columns", "slots": { "|" } }'), ['main', 'side']],
  ['the facts that are figures', page(`{ ${section}, "when": { "gte": ["|"] } }`), ['slotsVendors']],
  ['the values of a list of roles', page(`{ ${section}, "when": { "in": ["role", ["|"]] } }`), ['guest', 'member']],
  ['the devices', page(`{ ${section}, "when": { "eq": ["device", "|"] } }`), ['phone', 'tablet', 'desktop']],
  ['the properties of a menu', of('menu', '"|"'), ['items']],
  ['the properties of an order', of('order', '"|"'), ['steps']],
  ['the operations of an order', of('order', '"steps": [{ "op": "|" }]'), ['move', 'ensure']],
  ['the properties of an overlay', of('overlay', '"|"'), ['target', 'when', 'priority', 'steps']],
  ['the properties of a form', of('form', '"|"'), ['fields', 'methods', 'submit', 'action']],
  ['what a form does', of('form', '"action": "|"'), ['log-in', 'register']],
  ['the properties of a field', form('"|"'), ['server', 'required', 'autocomplete', 'hint']],
  ['the properties of a brand', of('brand', '"|"'), ['name', 'hosts', 'languages', 'tokens', 'constants']],
  ['the languages of a brand', of('brand', '"languages": ["|"]'), ['EN', 'AR']],
  ['where a flag comes from', of('flags', '"flags": { "X": { "from": "|" } }'), ['whitelabel', 'layout']],
  ['the types of a flag', of('flags', '"flags": { "X": { "type": "|" } }'), ['boolean', 'number', 'string']],
  ['what a step of an overlay names', overlay('{ "op": "move", "key": "|" }'), ['hot', 'winners']],
  ['what an item goes before', of('order', '"steps": [{ "op": "move", "key": "FISH", "to": { "before": "|" } }]'), ['SPORTS', 'RNG']],
  [
    'the fields of a record',
    page('{ "id": "r", "widget": "record-table", "props": { "columns": [{ "field": "|" }] } }'),
    ['betAmount', 'gameName'],
  ],
  [
    'the categories of an argument',
    page(`{ ${section}, "inputs": { "games": { "source": "games.by-category", "args": { "category": "|" } } } }`),
    ['RNG', 'LIVE', 'JP'],
  ],
  ['the kinds of documents', '{ "$schema": "../../schemas/page.schema.json", "kind": "|" }', ['page']],
])('an editor offers %s', async (_what, marked, expected) => {
  expect(await offered(marked)).toEqual(expect.arrayContaining(expected))
})

test("an editor offers a noun's sources alone", async () => {
  expect(await offered(page(`{ ${section}, "inputs": { "games": { "source": "|" } } }`))).not.toContain('balance')
})

test.each([
  [
    'a clean page',
    page(
      `{ ${section}, "props": { "title": "t:section.hot" }, "inputs": { "games": { "source": "games.hot" } }, "when": { "gte": ` +
        '["slotsVendors", 11] } }',
    ),
    [],
  ],
  ['a clean order', of('order', '"steps": [{ "op": "ensure", "key": "MXWIN", "to": [{ "before": "SPORTS" }, "last"] }]'), []],
  [
    'a clean menu',
    of(
      'menu',
      '"items": [{ "id": "a", "to": { "route": "/rng", "query": { "vassalage": "PG" } } }, { "id": "b", "intent": { "kind": ' +
        '"open", "popup": "login" } }]',
    ),
    [],
  ],
])('an editor has nothing against %s', async (_what, text, expected) => {
  expect(await underlined(text)).toEqual(expected)
})

test.each([
  ['an unknown property', page(`{ ${section}, "inputs": { "games": { "source": "games.hot" } }, "colour": 1 }`), 'colour'],
  ['an unknown widget', page('{ "id": "x", "widget": "game-sektion" }'), 'Valid values'],
  ['an unknown prop', page(`{ ${section}, "props": { "titel": "x" }, "inputs": { "games": { "source": "games.hot" } } }`), 'titel'],
  ['a missing input', page(`{ ${section}, "props": { "title": "x" } }`), 'inputs'],
  [
    'a value no role has',
    page(`{ ${section}, "inputs": { "games": { "source": "games.hot" } }, "when": { "eq": ["role", "vip"] } }`),
    'Valid values',
  ],
  [
    'a misspelt flag',
    page(`{ ${section}, "inputs": { "games": { "source": "games.hot" } }, "when": { "flag": "WINERBOARD3" } }`),
    'Valid values',
  ],
  [
    'a misspelt word',
    page(`{ ${section}, "props": { "title": "t:section.hott" }, "inputs": { "games": { "source": "games.hot" } } }`),
    'Valid',
  ],
  ['a step without its key', overlay('{ "op": "move", "to": "first" }'), 'key'],
  [
    'an item with two targets',
    of('menu', '"items": [{ "id": "a", "to": "/", "intent": { "kind": "logout" } }]'),
    'Matches a schema that is not allowed',
  ],
])('an editor underlines %s', async (_what, text, said) => {
  expect((await underlined(text)).join('\n')).toContain(said)
})

test('an editor has nothing against the names in our documents', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  const judges = new Map(kinds.map((kind) => [kind, ajv.compile(JSON.parse(files[`${kind}.schema.json`]!) as object)]))
  const wrong = everyDocument('layouts').flatMap((path) => {
    const document = JSON.parse(readFileSync(path, 'utf8')) as { kind: (typeof kinds)[number] } // a document of ours
    const judge = judges.get(document.kind)!
    return judge(document) ? [] : (judge.errors ?? []).map(({ instancePath, message }) => `${path} ${instancePath} ${message}`)
  })
  expect(wrong).toEqual([])
})

test("a schema counts as current when only the lists of the documents' names differ", () => {
  const page = files['page.schema.json']!

  expect(withoutNames(page.replaceAll('"page/home"', '"page/other"').replaceAll('"WINNERBOARD3"', '"ANOTHER"'))).toBe(withoutNames(page))
  expect(withoutNames(page.replaceAll('"game-section"', '"game-part"'))).not.toBe(withoutNames(page))
})

test('the settings for VS Code name a schema for each document, whether or not it names one itself', () => {
  const { 'json.schemas': given } = JSON.parse(readFileSync(new URL('../../.vscode/settings.json', import.meta.url), 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[] // our own file
  }
  const schemaOf = (path: string) =>
    given.filter(({ fileMatch }) => fileMatch.some((pattern) => matchesGlob(`/${path}`, pattern))).map(({ url }) => url)

  const wrong = everyDocument('layouts').filter((path) => {
    const { kind } = JSON.parse(readFileSync(path, 'utf8')) as { kind: string } // a document of ours
    return schemaOf(path).join() !== `./layouts/schemas/${kind}.schema.json`
  })
  expect(wrong).toEqual([])
})

/** `*` stands for a part of one name, as VS Code reads `fileMatch`. */
function matchesGlob(path: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(path)
}
