import { camel, checkIdentifier, checkName, pascal, quoted, title } from '../names.mjs'
import { asCode, exampleOf, findNoun, loadSchema, readingOf } from '../nouns.mjs'
import { Refused } from '../refused.mjs'

export const about = 'a part of a page: what it is told, how it looks, its words'
export const example = 'jackpot-list --props title:text,rows:integer=2 --inputs jackpots:JackpotList --intents go'
export const options = {
  props:
    'what an operator sets: name:type,… A type is text, string, integer, number, boolean, route, icon or a|b|c; `name?` may be missing',
  inputs: 'what a source gives it: name:Noun,…, a noun of src/schemas/nouns, as games:GamePage; Game[] is GameList',
  intents: 'what a player may ask for in it: kinds of src/schemas/intents.ts, as go,open',
  category: 'its part of the editor\u2019s gallery: games, banners, news, community, account, layout, help or other',
}
export const schemas = true
const standardProps = 'title:text,text?:text'
const categories = ['games', 'banners', 'news', 'community', 'account', 'layout', 'help', 'other']

export async function plan({ name, options: given, tree, root }) {
  checkName('widget', name)
  const category = given.category ?? 'other'
  if (!categories.includes(category)) throw new Refused(`There is no category "${category}". One of ${categories.join(', ')}.`)
  const props = propsOf(given.props ?? standardProps)
  const inputs = await inputsOf(given.inputs, tree, root)
  const intents = await intentsOf(given.intents, tree, root)
  if (props.some(({ type }) => type === 'route') && !intents.some(({ kind }) => kind === 'go')) intents.unshift({ kind: 'go', link: true })
  const words = wordsOf(props, inputs, intents)
  const parts = { name, type: pascal(name), category, props, inputs, intents, words }
  const folder = `src/widgets/${name}`
  return {
    folder,
    files: {
      [`${folder}/contract.ts`]: contract(parts),
      [`${folder}/docs.ts`]: docs(parts),
      [`${folder}/view.tsx`]: view(parts),
      [`${folder}/view.module.css`]: styles(parts),
      [`${folder}/strings.ts`]: strings(parts),
      [`${folder}/examples.ts`]: examples(parts),
      [`${folder}/${name}.test.tsx`]: test(parts),
      ...(words.length > 0 && {
        [`locales/ar/widgets/${name}.json`]: `${JSON.stringify(Object.fromEntries(words.map(({ key, ar }) => [key, ar])), null, 2)}\n`,
      }),
    },
    also: tree.list('locales').filter((path) => path.endsWith(`/widgets/${name}.json`)),
    uses: [{ folders: ['layouts'], pattern: new RegExp(`"widget":\\s*"${name}"`), what: 'draws it' }],
    places: [
      [`${folder}/contract.ts`, 'its props, inputs and intents'],
      [`${folder}/view.tsx`, `how it looks${unused(props)}`],
      [`${folder}/strings.ts`, `its English words; the Arabic ones stand in locales/ar/widgets/${name}.json`],
      [`${folder}/docs.ts`, 'what operators read about it'],
      ['layouts/_base/pages/home.json', `the page that shows it: { "id": "${name}", "widget": "${name}", … }`],
    ],
    commands: [`npx vitest run ${folder}`, `WIDGET=${name} npx vitest run tests/contract/widget- tests/contract/views.test.ts`],
  }
}

const types = {
  text: { schema: "{ type: 'string', format: 'text' }", required: true },
  string: { schema: "{ type: 'string' }", required: true },
  integer: { schema: 'integer', value: 0 },
  number: { schema: 'number', value: 0 },
  boolean: { schema: 'boolean', value: false },
  route: { schema: 'addressProp', required: false },
  icon: { schema: "{ type: 'string', format: 'icon' }", required: false },
}

function propsOf(text) {
  const props = split(text).map((part) => {
    const [, prop, maybe, type = 'text', value] = /^([^:?=]+)(\?)?(?::([^=]+))?(?:=(.+))?$/.exec(part) ?? []
    if (prop === undefined) throw new Refused(`--props ${part}: write name:type, as title:text or rows:integer=2.`)
    checkIdentifier('a prop', prop)
    const choices = type.includes('|') ? type.split('|') : undefined
    const known = Object.hasOwn(types, type) ? types[type] : undefined
    if (!known && !choices?.every((choice) => /^[a-z][a-z0-9-]*$/.test(choice)))
      throw new Refused(`--props ${part}: there is no type "${type}". One of ${Object.keys(types).join(', ')}, or words as start|end.`)
    const fallback = choices ? (value ?? choices[0]) : known.value === undefined ? undefined : defaultOf(part, type, value ?? known.value)
    if (choices && !choices.includes(fallback)) throw new Refused(`--props ${part}: the default is one of ${choices.join(', ')}.`)
    if (fallback === undefined && value !== undefined)
      throw new Refused(`--props ${part}: a ${type} has no default in the contract; write an example into the page.`)
    return { name: prop, type: choices ? 'choice' : type, choices, fallback, required: fallback === undefined && known.required && !maybe }
  })
  refuseTwice('--props', props)
  return props
}
function defaultOf(part, type, value) {
  const read = type === 'boolean' ? { true: true, false: false }[String(value)] : Number(value)
  if (read === undefined || Number.isNaN(read) || (type === 'integer' && !Number.isInteger(read)))
    throw new Refused(`--props ${part}: ${value} is no ${type}.`)
  return read
}

async function inputsOf(text, tree, root) {
  const inputs = []
  for (const part of split(text ?? '')) {
    const [, name, noun] = /^([^:]+):(\w+(?:\[\])?)$/.exec(part) ?? []
    if (name === undefined) throw new Refused(`--inputs ${part}: write name:Noun, as games:GamePage.`)
    checkIdentifier('an input', name)
    const found = findNoun(tree, noun)
    const schema = await loadSchema(root, found)
    inputs.push({ name, noun: found.name, file: found.file, value: exampleOf(schema), ...readingOf(schema) })
  }
  refuseTwice('--inputs', inputs)
  return inputs
}

async function intentsOf(text, tree, root) {
  const asked = split(text ?? '')
  if (asked.length === 0) return []
  const file = 'src/schemas/intents.ts'
  const known = [...(tree.read(file) ?? '').matchAll(/kind: z\.literal\('([^']+)'\)/g)].map(([, kind]) => kind)
  const wrong = asked.find((kind) => !known.includes(kind))
  if (wrong !== undefined) throw new Refused(`There is no intent "${wrong}". Those of ${file} are ${known.join(', ')}.`)
  const schema = await loadSchema(root, { name: 'Intent', file })
  return [...new Set(asked)].map((kind) => {
    const option = schema.def.options.find(({ def }) => def.shape.kind.def.values[0] === kind)
    return { kind, value: kind === 'go' ? { kind, to: '/' } : exampleOf(option) }
  })
}

function wordsOf(props, inputs, intents) {
  return [
    ...(props.some(({ name, type }) => name === 'title' && type === 'text') ? [] : [{ key: 'label', en: 'Section', ar: 'قسم' }]),
    ...(props.some(({ type }) => type === 'route') ? [{ key: 'more', en: 'See all', ar: 'عرض الكل' }] : []),
    ...intents.flatMap(({ kind, link }) =>
      link ? [] : [{ key: `do.${kind}`, en: verbs[kind]?.[0] ?? 'Continue', ar: verbs[kind]?.[1] ?? 'متابعة' }],
    ),
    ...(inputs.length > 0
      ? [
          { key: 'empty.title', en: 'Nothing here yet', ar: 'لا شيء هنا بعد' },
          { key: 'empty.text', en: 'What is new is shown here.', ar: 'يُعرض الجديد هنا.' },
        ]
      : []),
  ]
}
const verbs = {
  go: ['Open', 'افتح'],
  open: ['Open', 'افتح'],
  close: ['Close', 'إغلاق'],
  launch: ['Play', 'العب'],
  retry: ['Try again', 'حاول مرة أخرى'],
  logout: ['Sign out', 'تسجيل الخروج'],
}

// ---- the files

function contract({ name, type, props, inputs, intents, words }) {
  const hasTitle = !words.some(({ key }) => key === 'label')
  const required = props.filter((prop) => prop.required).map((prop) => quoted(prop.name))
  const nouns = byFile(inputs)
  return `import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
${props.some((prop) => prop.type === 'route') ? "import { addressProp } from '../../schemas/address.ts'\n" : ''}${[...nouns]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, own]) => `import { ${[...new Set(own.map(({ noun }) => noun))].join(', ')} } from '${file.replace('src/', '../../')}'\n`)
    .join('')}
export const contract = defineContract({
  type: ${quoted(name)},
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,${required.length > 0 ? `\n    required: [${required.join(', ')}],` : ''}
    properties: ${object(props.map((prop) => [prop.name, propSchema(prop)]))},
  },
  inputs: ${object(inputs.map((input) => [input.name, `{ noun: ${input.noun} }`]))},
  slots: {},
  intents: [${intents.map(({ kind }) => quoted(kind)).join(', ')}],
  frame: {
    element: 'section',
    label: ${hasTitle ? "{ prop: 'title' }" : "{ word: 'label' }"},
    loading: { ${inputs.length > 0 ? "skeleton: 'rows', height: { phone: 160, tablet: 160, desktop: 160 }" : "skeleton: 'none'"} },${
      inputs.length > 0 ? "\n    empty: 'notice'," : ''
    }
  },
})
export type ${type}Props = ViewProps<typeof contract>
`
}
function propSchema({ type, choices, fallback }) {
  if (choices) return `{ type: 'string', enum: [${choices.map(quoted).join(', ')}], default: ${quoted(fallback)} }`
  if (fallback !== undefined) return `{ type: ${quoted(type)}, default: ${fallback} }`
  return types[type].schema
}

function strings({ words }) {
  const all = object(words.map(({ key, en }) => [property(key), quoted(en)]))
  return `export const strings = ${all}${words.length > 0 ? '' : ' as const'}\n`
}

function docs({ name, category, props, inputs }) {
  return `import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: ${quoted(title(name))},
  description: ${quoted(`${title(name)}.`)},
  category: ${quoted(category)},
  icon: 'layout-grid',
  props: ${object(props.map((prop) => [prop.name, quoted(told[prop.name] ?? `${title(prop.name)}.`)]))},
  inputs: ${object(inputs.map((input) => [input.name, quoted(`${title(input.name)}, in display order.`)]))},
  slots: {},
})
`
}
const told = { title: 'Heading of the section.', text: 'A line below the heading.' }

function view({ type, props, inputs, intents }) {
  const lines = props.flatMap((prop) => drawnProp(prop, props))
  const lists = inputs.flatMap((input) => drawnInput(input))
  const buttons = intents.flatMap(({ kind, value, link }) =>
    link ? [] : [`<Button onClick={() => send(${asCode(value)})}>{t('do.${kind}')}</Button>`],
  )
  const drawn = [...lines, ...lists, ...buttons]
  const body = drawn.length === 1 ? drawn[0] : `<>\n${drawn.join('\n')}\n</>`
  const has = (text) => body.includes(text)
  const used = [
    props.length > 0 && has('props.') && 'props',
    inputs.length > 0 && has('inputs.') && 'inputs',
    has('send') && 'send',
    has('t(') && 't',
  ].filter(Boolean)
  const kit = { Button: 'controls/button', Icon: 'pictures/icon', Link: 'controls/link' }
  const imports = [
    ...Object.entries(kit).flatMap(([part, file]) =>
      has(`<${part} `) ? [`import { ${part} } from '../../runtime/ui/${file}.tsx'\n`] : [],
    ),
    ...(used.length > 0 ? [`import type { ${type}Props } from './contract.ts'\n`] : []),
  ]
  return `${imports.join('')}import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View(${used.length > 0 ? `{ ${used.join(', ')} }: ${type}Props` : ''}) {
  return ${drawn.length === 0 ? 'null' : `(\n${body}\n)`}
}
`
}
function drawnProp({ name, type, required }, props) {
  const shown = (code) => (required ? [code] : [`{props.${name} ? ${code} : null}`])
  if (type === 'text' && name === 'title') return shown(`<h2 className={styles.title}>{props.title}</h2>`)
  if (type === 'text' || type === 'string') return shown(`<p className={styles.text}>{props.${name}}</p>`)
  if (type === 'icon') return [`{props.${name} ? <Icon name={props.${name}} size={24} /> : null}`]
  if (type === 'route' && name === props.find((prop) => prop.type === 'route')?.name)
    return [`{props.${name} ? (<Link className={styles.more} to={props.${name}} send={send}>{t('more')}</Link>) : null}`]
  return []
}
function drawnInput({ name, list, key, text }) {
  if (list !== undefined) {
    const item = key ? '(item)' : '(item, index)'
    const [reactKey, dataKey] = key ? [`item.${key}`, ` data-key={item.${key}}`] : ['index', '']
    return [
      `<ul role="list" className={styles.list}>`,
      `{inputs.${name}${list}.map(${item} => (<li key={${reactKey}}${dataKey} dir="auto">{item.${text}}</li>))}`,
      '</ul>',
    ]
  }
  return text === undefined ? [] : [`<p dir="auto" className={styles.text}>{inputs.${name}${text}}</p>`]
}
function unused(props) {
  const left = props.filter((prop) => ['integer', 'number', 'boolean', 'choice'].includes(prop.type)).map(({ name }) => name)
  return left.length > 0 ? `; ${left.join(', ')} ${left.length > 1 ? 'have' : 'has'} no effect there yet` : ''
}

function styles({ props, inputs, intents }) {
  const has = (name) => props.some((prop) => prop.name === name && prop.type === 'text')
  const texts = props.some((prop) => prop.name !== 'title' && ['text', 'string'].includes(prop.type))
  const rules = [
    `  .root {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }`,
    has('title') &&
      `  .title {
    font: var(--type-title-2);
    letter-spacing: var(--heading-tracking);
    overflow-wrap: anywhere;
    text-transform: var(--heading-transform);
  }`,
    (texts || inputs.some(({ list, text }) => list === undefined && text !== undefined)) &&
      `  .text {
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }`,
    intents.some(({ link }) => link) || props.some(({ type }) => type === 'route')
      ? `  .more {
    color: var(--color-accent-text);
    font: var(--type-label);
  }`
      : false,
    inputs.some(({ list }) => list !== undefined) &&
      `  .list {
    display: grid;
    gap: var(--space-2);
    overflow-wrap: anywhere;
  }`,
  ].filter(Boolean)
  return `@layer widgets {\n${rules.join('\n')}\n}\n`
}

function examples({ props, inputs }) {
  const more = inputs.length > 0 ? ', inputs' : ''
  const values = object(inputs.map((input) => [input.name, asCode(input.value)]))
  const all = (valueOf) =>
    object(
      props
        .filter((prop) => prop.required || prop.fallback !== undefined || optional.has(prop.type))
        .map((prop) => [prop.name, valueOf(prop)]),
    )
  const texts = props.some(({ type }) => type === 'text')
  return `import type { ${inputs.length > 0 ? 'Example, ' : ''}Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'
${inputs.length > 0 ? `\nconst inputs: Example<typeof contract>['inputs'] = ${values}\n` : ''}
export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: ${all((prop) => valueFor(prop, (own) => (own === 'title' ? 'Tonight' : 'A line of text.')))}${more} },
${
  texts
    ? `  longest: {
    title: 'Longest texts',
    props: ${all((prop) => valueFor(prop, () => 'A text that goes on for a while and then a little longer. '.repeat(2).trim()))}${more},
  },
`
    : ''
}  rtl: {
    title: 'Right to left',
    props: ${all((prop) => valueFor(prop, (own) => (own === 'title' ? 'الليلة' : 'سطر من النص.')))}${more},
    language: 'AR',
  },
}
`
}
const optional = new Set(['text', 'string', 'route', 'icon'])
function valueFor({ name, type, fallback }, textFor) {
  if (fallback !== undefined) return typeof fallback === 'string' ? quoted(fallback) : String(fallback)
  return quoted({ text: textFor(name), string: 'text', route: '/promotions', icon: 'star' }[type])
}

function test({ props, inputs, intents, words }) {
  const route = props.find(({ type }) => type === 'route')
  const shown = (prop) => {
    if (prop.type === 'text') return [prop.name === 'title' ? 'Tonight' : 'A line of text.']
    return prop.type === 'string' ? ['text'] : prop === route ? ['See all'] : []
  }
  const seen = [
    ...props.flatMap(shown),
    ...inputs.flatMap(({ list, text, value }) => shownTexts(value, list, text)),
    ...intents.flatMap(({ kind, link }) => (link ? [] : [words.find(({ key }) => key === `do.${kind}`).en])),
  ]
  const sent = intents.filter(({ link }) => !link)
  return `// @vitest-environment happy-dom
import { cleanup${sent.length > 0 ? ', fireEvent' : ''} } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('it shows its texts in their order', () => {
  const { root } = drawExample(contract, view, examples.usual)

  expect(root.textContent).toBe(${quoted(seen.join(''))})
})
${
  sent.length > 0
    ? `
test('it asks for ${sent.map(({ kind }) => kind).join(', ')} when its buttons are pressed', () => {
  const { getAllByRole, send } = drawExample(contract, view, examples.usual)

  for (const button of getAllByRole('button')) fireEvent.click(button)

  expect(send.mock.calls).toEqual([${sent.map(({ value }) => `[${asCode(value)}]`).join(', ')}])
})
`
    : ''
}`
}
function shownTexts(value, list, text) {
  if (text === undefined) return []
  const at = (path) =>
    path
      .split('.')
      .filter(Boolean)
      .reduce((found, key) => found?.[key], value)
  return list === undefined ? [String(at(text))] : at(list).map((item) => String(item[text]))
}

// ---- helpers

function object(entries) {
  return entries.length === 0 ? '{}' : `{ ${entries.map(([key, value]) => `${key}: ${value}`).join(', ')} }`
}
function property(key) {
  return key === camel(key) && /^\w+$/.test(key) ? key : quoted(key)
}
function split(text) {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
function refuseTwice(option, list) {
  const names = list.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Refused(`${option}: ${twice} stands twice.`)
}
function byFile(inputs) {
  const groups = new Map()
  for (const input of inputs) groups.set(input.file, [...(groups.get(input.file) ?? []), input])
  return groups
}
