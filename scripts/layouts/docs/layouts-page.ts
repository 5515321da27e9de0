import { isObject } from '../../../src/schemas/json.ts'
import { descriptions } from '../../../src/authoring/json-schema/words.ts'
import { predicate } from '../../../src/authoring/json-schema/predicate.ts'
import { fromZod } from '../../../src/authoring/json-schema/zod.ts'
import { printDocument } from '../../../src/authoring/text/format.ts'
import type { DocumentedContract } from '../../../src/runtime/contract/docs.ts'
import { widgetCategories } from '../../../src/runtime/contract/docs.ts'
import { kinds } from '../../../src/schemas/documents.ts'
import type { Kind } from '../../../src/schemas/documents.ts'
import { documentLimits } from '../../../src/schemas/document-limits.ts'
import { factNames, facts } from '../../../src/schemas/facts.ts'
import { Intent } from '../../../src/schemas/intents.ts'
import type { IntentKind } from '../../../src/schemas/intents.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import { contracts, iconNames, registry, sourceDocs, sources } from '../installation.ts'
import { allSchemas } from '../schemas.ts'
import { exampleDocuments, exampleInnerPage } from './example-documents.ts'
import { anchor, table } from './markdown.ts'
import { factMeaning, intentMeaning } from './meanings.ts'
import { rowsOf, typeOf } from './schema-rows.ts'
import type { Row } from './schema-rows.ts'

const places: Readonly<Record<Kind, string>> = {
  brand: 'brand.json',
  flags: 'flags.json',
  page: 'pages/<id>.json',
  menu: 'menus/<id>.json',
  form: 'forms/<id>.json',
  order: 'orders/<id>.json',
  overlay: 'overlays/<id>.json',
  words: 'words/<language>.json',
}
const titles: Readonly<Record<Kind, string>> = {
  brand: 'Brands',
  flags: 'Flags',
  page: 'Pages',
  menu: 'Menus',
  form: 'Forms',
  order: 'Orders',
  overlay: 'Overlays',
  words: 'Words',
}
const order: readonly Kind[] = ['page', 'menu', 'form', 'overlay', 'order', 'words', 'flags', 'brand']
const envelope = ['$schema', 'kind', 'id', 'format', 'minReader']
const columns = ['property', 'type', 'default', 'meaning']

/** `docs/layouts.md`: every kind of document, what documents are made of, every source and every widget. */
export function layoutsPage(): string {
  const schemas = allSchemas()
  const ofKinds = order.filter((kind) => kinds.includes(kind)).flatMap((kind) => kindSection(kind, schemas[kind]))
  return `${[...introduction(), ...ofKinds, ...parts(schemas), ...sourceSection(), ...widgetSection()].join('\n\n')}\n`
}

function introduction(): string[] {
  return [
    '# Layout documents',
    'A lobby is drawn from the JSON documents in `layouts/`. `_base` holds what all brands share. The folder of a brand holds what ' +
      'differs: a document of the same kind and id replaces that of `_base`, `brand.json` is a merge patch over the one of `_base`, and ' +
      'overlays change single places.',
    table(
      ['kind', 'file', 'what it is'],
      order.map((kind) => [`[${kind}](#${anchor(titles[kind])})`, `\`${places[kind]}\``, descriptions[kind]?.[''] ?? '']),
    ),
    'A document is called by its kind and id, as in `page/home`. It is JSON in UTF-8 without comments and has at most ' +
      `${documentLimits.bytes / 1024} KiB.`,
    '```sh\nnpm run layouts -- check layouts/_base/pages/home.json   # what is wrong with it\n' +
      'npm run layouts -- check --fix                           # writes the fixes that leave no choice\n' +
      'npm run layouts -- format                                # key order and spacing\n' +
      'npm run layouts -- explain page/home                     # what its nodes are, need and who sees them\n' +
      'npm run layouts -- where flag.PROMOTION3                 # who uses a flag, word, source, widget, icon, page, token\n' +
      'npm run layouts -- migrate --check                       # whether every document is current\n```',
    'What can be wrong is listed in [diagnostics.md](diagnostics.md). Written by `npm run layouts -- docs` from the schemas, the ' +
      'contracts and docs of widgets, and the sources.',
    '## What every document has',
    table(
      columns,
      rowsOf({ ...pick(allSchemas().page, envelope), required: ['kind', 'id', 'format'] }).map((row) =>
        row[0] === '`kind`' ? [row[0], order.map((kind) => `\`"${kind}"\``).join(', '), row[2], row[3]] : row,
      ),
    ),
  ]
}

function kindSection(kind: Kind, schema: JsonObject): string[] {
  const rest = Object.keys(propertiesOf(schema)).filter((name) => !envelope.includes(name))
  const own = { ...pick(schema, rest), required: schema.required ?? [] }
  return [
    `## ${titles[kind]}`,
    notes[kind],
    table(
      columns,
      rowsOf(own)
        .filter(([name]) => !name.startsWith('`steps[]'))
        .map((row) => (row[0] === '`steps`' ? [row[0], 'list of [steps](#steps-of-a-list)', row[2], row[3]] : row)),
    ),
    printed(exampleDocuments[kind]),
    ...(kind === 'page' ? innerPages : []),
  ]
}

const printed = (document: JsonObject) =>
  `\`\`\`json\n${printDocument(document, { written: () => undefined, registry }).trimEnd()}\n\`\`\``

const innerPages = [
  '### Pages inside a page',
  'The member center is one page, `page/member`, with a widget [`page-outlet`](#page-outlet); each of its pages is a document that names ' +
    'it as `parent`. Its addresses are those of the page around it with `?page=` and a name of its own; `/member?page=` makes ' +
    'it the page that `/member` begins with. Nothing else is needed: an item of the menu `member-center` shows a link to it, and the ' +
    'editor has it in its list of pages.',
  printed(exampleInnerPage),
  'The rest of the query is left to the page: `"args": { "page": { "query": "no" } }` reads `no` from the address. A link to a name that ' +
    'no page has is the note [`page/unknown-route`](diagnostics.md#pageunknown-route), with the name that was probably meant.',
]

const notes: Readonly<Record<Kind, string>> = {
  page:
    'A page, a popup, a screen of the whole window, or a part of the chrome around pages. `nodes` is the list of what it shows. Foyer ' +
    'itself asks for the pages `home`, `maintenance`, `blocked`, `not-found`, `header`, `side-menu`, `footer` and `bottom-bar`.',
  menu: 'A list of items. A widget draws it where its input is bound to the source `menu` with the id of the menu.',
  form:
    'A form. Its fields are drawn in their order, or by `methods` (tabs) and `groups` (headings). What a form does is code: without an ' +
    '`action`, its id decides.',
  overlay:
    'Changes the list of one other document without copying it: nodes of a page, items of a menu, fields of a form, steps of an order. ' +
    'Overlays apply by priority, then by id, while `when` is true.',
  order: 'Sorts, splits and adds categories of games. The source `categories.ordered` runs it.',
  words:
    'Texts of a brand in one language. They replace those of `locales/` for this brand, also in the words of widgets, and add words of ' +
    'its own, which pages, menus and forms name as `t:own.<name>`. A language of `wholeLanguages` in brand.json has to have every word ' +
    'of a document before that is published.',
  flags: 'Declares every flag that rules may ask for. A rule that asks for another flag is an error.',
  brand:
    'What makes a brand: its name, hosts, languages, colours and business figures. `_base/brand.json` has all of them, a brand only ' +
    'those that differ, as a JSON merge patch; so only `kind`, `id` and `format` are required.',
}

function parts(schemas: Readonly<Record<Kind, JsonObject>>): string[] {
  const definitions = (kind: Kind) => (isObject(schemas[kind].definitions) ? schemas[kind].definitions : {})
  const node = asObject(definitions('page').node)
  const item = asObject(definitions('menu').item)
  const argument = asObject(definitions('menu').argument)
  return [
    '## Nodes',
    'A page is a list of nodes; each is drawn by a [widget](#widgets). Slots of a widget hold further nodes. A page has at most ' +
      `${documentLimits.nodes.toLocaleString('en')} nodes, ${documentLimits.slotDepth} slots deep, ` +
      `a slot at most ${documentLimits.slotNodes}.`,
    table(columns, rowsOf(node)),
    '## Items of a menu',
    'An item has exactly one of `to`, `intent`, `items` and `each`.',
    table(columns, rowsOf(item)),
    '## Bindings',
    'A binding fills an input with a [source](#sources): `{ "source": "games.hot" }`. An argument in `args` is a value, or an object ' +
      'that says where the value is read from:',
    table(columns, rowsOf(argument)),
    '## Values',
    table(
      ['type', 'how it is written'],
      [
        ['text', 'A text as it is, or `t:key` for a word: of the page or form, of the widget, of `locales/`.'],
        ['icon', 'The name of an icon, as in `wallet`, or `icon:wallet`.'],
        ['token', 'A token of the brand, as in `token:accent`.'],
        ['address', '`/rng`, `/rng?vassalage=PG`, or `{ "route": "/rng", "query": { "vassalage": "PG" } }`.'],
        ['field', 'A field of the bound record: [fields of records](#fields-of-records).'],
        ['action', 'What can be done with a row of the bound record: [fields of records](#fields-of-records).'],
        ['id', 'Small letters, digits and single hyphens: `summer-lobby`.'],
        ['moment', 'Date, time and offset: `2027-01-20T00:00:00+08:00`.'],
        ['language code', `The codes of the gateway: ${languageCodes()}.`],
      ],
    ),
    `The icons are ${[...iconNames].toSorted().map((name) => `\`${name}\``).join(', ')}.`,
    '## Rules',
    'A rule says when a node, an item, a field, a tab or an overlay is there. It is an object with one of these keys. Rules nest at ' +
      'most 6 deep and have at most 64 conditions. What cannot be known yet is hidden.',
    table(
      ['key', 'value', 'meaning'],
      rowsOf(predicate).map(([name, type, , meaning]) => [name, ruleTypes[name.replaceAll('`', '')] ?? type, meaning]),
    ),
    '### Facts',
    table(
      ['fact', 'values', 'meaning'],
      factNames.map((name) => [`\`${name}\``, valuesOf(name), factMeaning(name)]),
    ),
    '## Steps of a list',
    'Orders and overlays change a list step by step. A step that finds nothing to do changes nothing, and running all steps twice ' +
      'gives the same list as running them once.',
    table(['step', 'required', 'optional', 'what it does'], steps(schemas.order)),
    table(['property', 'type', 'meaning'], stepProperties(schemas.order)),
    '## Actions',
    'What an item of a menu can do by `intent`. Widgets send the same actions.',
    table(
      ['action', 'properties', 'what it does'],
      Intent.def.options.map((option) => {
        const { kind: _kind, ...rest } = propertiesOf(fromZod(option))
        const name = option.def.shape.kind.def.values[0] as IntentKind // every option is an intent
        return [`\`${name}\``, namesOf(rest), intentMeaning(name)]
      }),
    ),
  ]
}

const ruleTypes: Readonly<Record<string, string>> = {
  eq: '`["role", "guest"]`',
  in: '`["role", ["guest", "member"]]`',
  gte: '`["vip", 3]`',
  lte: '`["slotsVendors", 10]`',
  flag: 'name of a flag',
}

function valuesOf(name: (typeof factNames)[number]): string {
  const fact = facts[name]
  if (name === 'language') return 'language code'
  return fact.type === 'enum' ? fact.values.map((value) => `\`${JSON.stringify(value)}\``).join(', ') : typeOf(typeFor(fact))
}

function typeFor(fact: { type: string; minimum?: number }): JsonObject {
  return fact.type === 'time'
    ? { type: 'string', format: 'date-time' }
    : { type: fact.type, ...(fact.minimum !== undefined && { minimum: fact.minimum }) }
}

function languageCodes(): string {
  return facts.language.values.map((code) => `\`${code}\``).join(', ')
}

function stepForms(schema: JsonObject): JsonObject[] {
  const items = asObject(asObject(propertiesOf(schema).steps).items)
  return Array.isArray(items.allOf) ? items.allOf.map((form) => asObject(asObject(form).then)) : []
}

function steps(schema: JsonObject): string[][] {
  const items = asObject(asObject(propertiesOf(schema).steps).items)
  const { enum: names = [], enumDescriptions = [] } = asObject(propertiesOf(items).op) as { enum?: string[]; enumDescriptions?: string[] }
  return stepForms(schema).map((form, index) => {
    const { op: _op, ...rest } = propertiesOf(form)
    const required = Array.isArray(form.required) ? form.required : []
    const listed = (wanted: boolean) =>
      Object.keys(rest)
        .filter((name) => required.includes(name) === wanted)
        .map((name) => `\`${name}\``)
        .join(', ') || '–'
    return [`\`${names[index] ?? ''}\``, listed(true), listed(false), enumDescriptions[index] ?? '']
  })
}

/** Every property of a step once, whichever step has it. */
function stepProperties(schema: JsonObject): string[][] {
  const all = new Map(stepForms(schema).flatMap((form) => rowsOf(form).map((row) => [row[0], row] as const)))
  return [...all.values()].map(([name, type, , meaning]) => [name, name === '`to`' ? 'place, or list of places' : type, meaning])
}

const logins = { session: 'login', real: 'real account', agent: 'agent' }

function sourceSection(): string[] {
  const named = [...sources.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const rows = named.map(({ name, args, login }) => {
    const schema = fromZod(args)
    const required = Array.isArray(schema.required) ? schema.required : []
    const written = Object.entries(propertiesOf(schema)).map(
      ([argument, value]) => `\`${argument}\`${required.includes(argument) ? ' (required)' : ''}: ${typeOf(value)}`,
    )
    return [`\`${name}\``, written.join('; ') || '–', login ? logins[login] : '–', sourceDocs.get(name)?.description ?? '']
  })
  return [
    '## Sources',
    'What an input can be bound to. A source that needs a login shows a notice to guests; what agents alone have is absent for members.',
    table(['source', 'arguments', 'needs', 'what it gives'], rows),
    '### Fields of records',
    'What the rows and totals of a record have, and what can be done with a row.',
    table(
      ['source', 'actions', 'fields'],
      named.flatMap(({ name, fields, actions = [] }) =>
        fields
          ? [
              [
                `\`${name}\``,
                actions.map((action) => `\`${action}\``).join(', ') || '–',
                Object.entries(fields)
                  .map(([field, kind]) => `\`${field}\` ${kind}`)
                  .join(', '),
              ],
            ]
          : [],
      ),
    ),
  ]
}

function widgetSection(): string[] {
  const all = [...contracts.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1))
  return [
    '## Widgets',
    table(
      ['widget', 'what it draws'],
      all.map(({ type, title, description }) => [`[\`${type}\`](#${anchor(type)})`, `**${title}.** ${description}`]),
    ),
    ...widgetCategories.flatMap((category) => all.filter((one) => one.category === category).flatMap(widgetEntry)),
  ]
}

function widgetEntry({ type, title, version, description, props, inputs, slots, intents }: DocumentedContract): string[] {
  const rows: Row[] = rowsOf(props as unknown as JsonObject) // draft-07 as data
  const inputRows = Object.entries(inputs).map(([name, { need = 'required', noun, description: meaning }]) => [
    `\`${name}\``,
    needs[need],
    [...sources.values()]
      .filter((source) => source.value === noun)
      .map((source) => `\`${source.name}\``)
      .toSorted()
      .join(', '),
    meaning,
  ])
  const slotRows = Object.entries(slots).map(([name, { allow, min, max, description: meaning }]) => [
    `\`${name}\``,
    `${allow?.map((one) => `[\`${one}\`](#${anchor(one)})`).join(', ') ?? 'any widget'}${countOf(min, max)}`,
    meaning,
  ])
  return [
    `### ${type}`,
    `**${title}.** ${description}`,
    ...(rows.length > 0 ? [table(['prop', 'type', 'default', 'meaning'], rows)] : []),
    ...(inputRows.length > 0 ? [table(['input', 'bound', 'sources', 'meaning'], inputRows)] : []),
    ...(slotRows.length > 0 ? [table(['slot', 'takes', 'meaning'], slotRows)] : []),
    [
      rows.length === 0 ? 'No props.' : '',
      inputRows.length === 0 ? 'No inputs.' : '',
      intents.length > 0 ? `Sends ${intents.map((intent) => `\`${intent}\``).join(', ')}.` : 'Sends nothing.',
      `Version ${version}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ]
}

const needs = { required: 'required', inside: 'required', optional: 'optional', subject: 'optional' } as const

function countOf(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && min === max) return `, ${min} of them`
  return `${min !== undefined ? `, at least ${min}` : ''}${max !== undefined ? `, at most ${max}` : ''}`
}

function namesOf(properties: JsonObject): string {
  return (
    Object.entries(properties)
      .map(([name, value]) => `\`${name}\`: ${typeOf(value)}`)
      .join('; ') || '–'
  )
}

function pick(schema: JsonObject, names: readonly string[]): JsonObject {
  const properties = propertiesOf(schema)
  return { properties: Object.fromEntries(names.flatMap((name) => (name in properties ? [[name, properties[name] as Json]] : []))) }
}

function propertiesOf(schema: JsonObject): JsonObject {
  return asObject(schema.properties)
}

function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}
