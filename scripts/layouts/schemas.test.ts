import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'

import { schemaFiles } from './schemas.ts'

const files = schemaFiles()

test('the committed schemas in layouts/schemas are current', () => {
  const stale = Object.keys(files).filter(
    (name) => readFileSync(new URL(`../../layouts/schemas/${name}`, import.meta.url), 'utf8') !== files[name],
  )
  expect(stale.map((name) => `${name} is stale: npm run layouts -- schemas`)).toEqual([])
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
  ['a step without its key', overlay('{ "op": "move", "to": "first" }'), 'key'],
  [
    'an item with two targets',
    of('menu', '"items": [{ "id": "a", "to": "/", "intent": { "kind": "logout" } }]'),
    'Matches a schema that is not allowed',
  ],
])('an editor underlines %s', async (_what, text, said) => {
  expect((await underlined(text)).join('\n')).toContain(said)
})
