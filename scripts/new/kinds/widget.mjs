import { camel, checkIdentifier, checkName, pascal, quoted, title } from '../names.mjs'
import { Refused } from '../refused.mjs'
import { render } from '../render.mjs'
import { asCode, exampleOf, findNoun, loadValue, readingOf } from '../schemas.mjs'

export const about = 'a part of a page: what it is told, how it looks, its words'
export const example = 'jackpot-list --props title:text,rows:integer=2 --inputs jackpots:JackpotList --intents go'
export const options = {
  props:
    'what an operator sets: name:type,… A type is text, string, integer, number, boolean, route, icon or a|b|c; `name?` may be missing',
  inputs: 'what a source gives it: name:Noun,…, a noun of src/schemas/nouns, as games:GamePage; Game[] is the noun that lists them',
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
  const intents = await intentsOf(given.intents, root)
  if (props.some(({ type }) => type === 'route') && !intents.some(({ kind }) => kind === 'go')) intents.unshift({ kind: 'go', link: true })
  const words = wordsOf(props, inputs, intents)
  const parts = {
    name,
    type: pascal(name),
    title: title(name),
    category,
    ...partsOfContract(props, inputs, intents),
    ...partsOfView(props, inputs, intents),
    ...partsOfExamples(props, inputs),
    ...partsOfTest({ props, inputs, intents, words }),
    hasWords: words.length > 0,
    texts: object(words.map(({ key, en }) => [property(key), quoted(en)])),
  }
  const folder = `src/widgets/${name}`
  return {
    folder,
    files: {
      [`${folder}/contract.ts`]: render('widget/contract.ts', parts),
      [`${folder}/docs.ts`]: render('widget/docs.ts', parts),
      [`${folder}/view.tsx`]: render('widget/view.tsx', parts),
      [`${folder}/view.module.css`]: render('widget/view.module.css', parts),
      [`${folder}/strings.ts`]: render('widget/strings.ts', parts),
      [`${folder}/examples.ts`]: render('widget/examples.ts', parts),
      [`${folder}/${name}.test.tsx`]: render('widget/test.tsx', parts),
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
    const schema = await loadValue(root, found)
    inputs.push({ name, noun: found.name, file: found.file, value: exampleOf(schema), ...readingOf(schema) })
  }
  refuseTwice('--inputs', inputs)
  return inputs
}

async function intentsOf(text, root) {
  const asked = split(text ?? '')
  if (asked.length === 0) return []
  const file = 'src/schemas/intents.ts'
  const { options: known } = (await loadValue(root, { name: 'Intent', file })).def
  const byKind = new Map(known.map((option) => [option.def.shape.kind.def.values[0], option]))
  const wrong = asked.find((kind) => !byKind.has(kind))
  if (wrong !== undefined) throw new Refused(`There is no intent "${wrong}". Those of ${file} are ${[...byKind.keys()].join(', ')}.`)
  return [...new Set(asked)].map((kind) => ({ kind, value: kind === 'go' ? { kind, to: '/' } : exampleOf(byKind.get(kind)) }))
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

// ---- what the templates name

function partsOfContract(props, inputs, intents) {
  return {
    hasTitle: props.some(({ name, type }) => name === 'title' && type === 'text'),
    hasRoute: props.some(({ type }) => type === 'route'),
    hasInputs: inputs.length > 0,
    nouns: [...byFile(inputs)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, own]) => ({ names: [...new Set(own.map(({ noun }) => noun))].join(', '), from: file.replace('src/', '../../') })),
    required: props.flatMap((prop) => (prop.required ? [quoted(prop.name)] : [])).join(', '),
    propSchemas: object(props.map((prop) => [prop.name, propSchema(prop)])),
    inputNouns: object(inputs.map((input) => [input.name, `{ noun: ${input.noun} }`])),
    kinds: intents.map(({ kind }) => quoted(kind)).join(', '),
    propDocs: object(props.map((prop) => [prop.name, labelled(title(prop.name), told[prop.name])])),
    inputDocs: object(inputs.map((input) => [input.name, quoted(`${title(input.name)}, in display order.`)])),
  }
}
const told = { title: 'Heading of the section.', text: 'A line below the heading.' }
function propSchema({ type, choices, fallback }) {
  if (choices) return `{ type: 'string', enum: [${choices.map(quoted).join(', ')}], default: ${quoted(fallback)} }`
  if (fallback !== undefined) return `{ type: ${quoted(type)}, default: ${fallback} }`
  return types[type].schema
}

function partsOfView(props, inputs, intents) {
  const lines = props.flatMap((prop) => drawnProp(prop, props))
  const lists = inputs.flatMap((input) => drawnInput(input))
  const buttons = intents.flatMap(({ kind, value, link }) =>
    link ? [] : [`<Button onClick={() => send(${asCode(value)})}>{t('do.${kind}')}</Button>`],
  )
  const parts = [...lines, ...lists, ...buttons]
  const isElement = parts.length === 1 && parts[0].startsWith('<')
  const drawn = isElement || parts.length === 0 ? parts.join('') : `<>\n${parts.join('\n')}\n</>`
  const kit = { Button: 'controls/button', Icon: 'pictures/icon', Link: 'controls/link' }
  const used = { props: 'props.', inputs: 'inputs.', send: 'send', t: 't(' }
  return {
    drawn,
    kit: Object.entries(kit).flatMap(([part, file]) => (drawn.includes(`<${part} `) ? [{ part, file }] : [])),
    used: Object.keys(used)
      .filter((name) => drawn.includes(used[name]))
      .join(', '),
    hasText:
      props.some(({ name, type }) => name !== 'title' && ['text', 'string'].includes(type)) ||
      inputs.some(({ list, text }) => list === undefined && text !== undefined),
    hasList: inputs.some(({ list }) => list !== undefined),
  }
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

function partsOfExamples(props, inputs) {
  const values = (textFor) =>
    object(
      props
        .filter((prop) => prop.required || prop.fallback !== undefined || optional.has(prop.type))
        .map((prop) => [prop.name, valueFor(prop, textFor)]),
    )
  return {
    inputValues: object(inputs.map((input) => [input.name, asCode(input.value)])),
    hasTexts: props.some(({ type }) => type === 'text'),
    usual: values((own) => (own === 'title' ? 'Tonight' : 'A line of text.')),
    longest: values(() => 'A text that goes on for a while and then a little longer. '.repeat(2).trim()),
    rtl: values((own) => (own === 'title' ? 'الليلة' : 'سطر من النص.')),
  }
}
const optional = new Set(['text', 'string', 'route', 'icon'])
function valueFor({ name, type, fallback }, textFor) {
  if (fallback !== undefined) return typeof fallback === 'string' ? quoted(fallback) : String(fallback)
  return quoted({ text: textFor(name), string: 'text', route: '/promotions', icon: 'star' }[type])
}

function partsOfTest({ props, inputs, intents, words }) {
  const route = props.find(({ type }) => type === 'route')
  const shown = (prop) => {
    if (prop.type === 'text') return [prop.name === 'title' ? 'Tonight' : 'A line of text.']
    return prop.type === 'string' ? ['text'] : prop === route ? ['See all'] : []
  }
  const buttons = intents.filter(({ link }) => !link)
  const texts = [
    ...props.flatMap(shown),
    ...inputs.flatMap(({ list, text, value }) => shownTexts(value, list, text)),
    ...buttons.map(({ kind }) => words.find(({ key }) => key === `do.${kind}`).en),
  ]
  return {
    shown: quoted(texts.join('')),
    hasIntents: buttons.length > 0,
    asked: buttons.map(({ kind }) => kind).join(', '),
    sent: buttons.map(({ value }) => `[${asCode(value)}]`).join(', '),
  }
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

function labelled(label, description = `${label}.`) {
  return `{ title: ${quoted(label)}, description: ${quoted(description)} }`
}
