import { entryOf } from '../anchors.mjs'
import { camel, checkName, dashed, pascal, quoted, title } from '../names.mjs'
import { endpoints, fileOfEndpoint } from './endpoint.mjs'
import { findNoun } from '../nouns.mjs'
import { Refused } from '../refused.mjs'
import { editsOfSource } from '../topic-sources.mjs'
import { model, topicsOf } from '../topic-table.mjs'

export const about = 'a name by which pages get data: what it gives, and from where'
export const example = 'jackpots.today --topic games --endpoint list-jackpots'
export const options = {
  topic: 'the folder of src/runtime/model that it belongs to; without it the part of the name before the first dot',
  value: 'the noun it gives, of src/schemas/nouns, as GamePage; without it a noun of its own is written',
  endpoint: 'the call that it asks, written by `npm run new endpoint`; without it the topic is told its value by an event',
}
export const schemas = true
/** The other files of a topic. */
const ownFiles = ['contracts', 'sources', 'topic', 'docs']

export async function plan({ name, options: given, tree, removing }) {
  checkName('source', name, { dots: true })
  const topic = given.topic ?? name.split('.')[0]
  if (!removing && !tree.exists(`${model}/${topic}/topic.ts`))
    throw new Refused(
      `There is no topic "${topic}" (${model}/${topic}/topic.ts). Make it: npm run new topic ${topic}; or name one by --topic, ` +
        `of ${topicsOf(tree).join(', ')}.`,
    )
  const { declared, ...parts } = sourceFiles({ name, topic, given, tree, removing })
  const docsPath = `${model}/${topic}/docs.ts`
  const documented = tree.exists(docsPath) && entryCount(tree.read(docsPath)) > (tree.read(docsPath).includes(`${key(name)}: {`) ? 1 : 0)
  return {
    ...parts,
    files: { ...parts.files, ...(!documented && { [docsPath]: docsOf(name) }) },
    edits: [
      ...(documented ? [entryOf(docsPath, /defineSourceDocs\(\{/, name, description(name))] : []),
      ...editsOfSource({ tree, topic, name, ...declared }),
    ],
  }
}

/** The files of a source: what is known, its noun and its test; `declared`: its contract and how it is read. */
export function sourceFiles({ name, topic, given, tree, removing }) {
  const folder = `${model}/${topic}`
  const file = dashed(name)
  if (ownFiles.includes(file)) throw new Refused(`"${name}" cannot name a source: ${folder}/${file}.ts is another file of a topic.`)
  const noun =
    given.value === undefined
      ? { name: `${pascal(name)}List`, file: `src/schemas/nouns/${file}.ts`, own: true }
      : findNoun(tree, given.value)
  const endpoint = given.endpoint === undefined || removing ? undefined : readEndpoint(tree, given.endpoint)
  if (endpoint && !noun.own)
    throw new Refused(
      'Give --value or --endpoint: what is made of an answer for a noun that exists is yours to write. Without --value a noun is written.',
    )
  const parts = { name, id: camel(name), file, noun, endpoint }
  return {
    files: {
      ...(noun.own && { [noun.file]: nounFile(parts) }),
      [`${folder}/${file}.ts`]: endpoint ? askedModel(parts) : toldModel(parts),
      [`${folder}/${file}.test.ts`]: endpoint ? askedTest(parts) : toldTest(parts),
    },
    declared: { contract: contractOf(parts), reading: endpoint ? askedSource(parts) : toldSource(parts) },
    uses: [
      { folders: ['layouts'], pattern: new RegExp(`"source":\\s*"${name.replaceAll('.', '\\.')}"`), what: 'is bound to it' },
      ...(noun.own
        ? [{ folders: ['src', 'apps', 'mocks'], pattern: new RegExp(`\\b${noun.name}\\b`), what: `uses its noun ${noun.name}` }]
        : []),
    ],
    places: [
      ...(noun.own ? [[noun.file, 'the noun that it gives']] : []),
      [`${folder}/${file}.ts`, endpoint ? 'what is asked, and what is made of the answer' : 'what is known, and by which event'],
      [`${folder}/contracts.ts`, 'its name, arguments and value'],
      [`${folder}/sources.ts`, 'how it is read from what is known'],
      [`${folder}/docs.ts`, 'what authors of documents read about it'],
      ...(endpoint ? [[`mocks/handlers/${endpoint.file}.ts`, 'what the mock answers']] : []),
    ],
    commands: [`npx vitest run ${folder} ${model}/sources.test.ts ${model}/topics.test.ts`],
  }
}

function entryCount(text) {
  return [...text.matchAll(/^ {2}(?:'[^']+'|\w+): \{/gm)].length
}

function readEndpoint(tree, name) {
  const path = fileOfEndpoint(tree, name)
  if (path === undefined)
    throw new Refused(`There is no endpoint ${name}.ts in ${endpoints}. Make it first: npm run new endpoint ${name} -- --topic <topic>`)
  const text = tree.read(path)
  if (
    !/list: tolerantArray\(z\.object\(\{ key: z\.string\(\), title: z\.string\(\) \}\)\)/.test(text) ||
    /^ {2}(?:query|body):/m.test(text)
  )
    throw new Refused(
      `${path} answers something else than the list of keys and titles that \`npm run new endpoint\` writes, or takes parameters. ` +
        'Leave --endpoint out and write in the new file what is made of its answer.',
    )
  return { name: camel(name), file: path.slice(endpoints.length + 1).replace(/\.ts$/, ''), token: /token: '(\w+)'/.exec(text)?.[1] ?? 'no' }
}

// ---- the files

export function docsOf(name) {
  return `import { defineSourceDocs } from '../../contract/source-docs.ts'

export const docs = defineSourceDocs({
  ${key(name)}: ${description(name)},
})
`
}
function description(name) {
  return `{ description: ${quoted(`${title(name)}.`)} }`
}
function key(name) {
  return name.includes('.') || name.includes('-') ? quoted(name) : name
}

function nounFile({ name, noun }) {
  const item = pascal(name)
  return `import * as z from 'zod/mini'

/** ${title(name)}: one of them. */
export const ${item} = z.object({ key: z.string(), title: z.string() })
export type ${item} = z.infer<typeof ${item}>
export const ${noun.name} = z.array(${item})
export type ${noun.name} = z.infer<typeof ${noun.name}>
`
}
function fileToImport(noun) {
  return noun.file.replace('src/', '../../../')
}
function importOfNoun(noun) {
  return `import type { ${noun.name} } from '${fileToImport(noun)}'\n`
}

function askedModel({ id, noun, endpoint }) {
  const session = { yes: "session: 'session'", real: "session: 'real'", opt: "session: 'either'", agent: "session: 'agent'" }[
    endpoint.token
  ]
  return `${importOfNoun(noun)}import type { Value } from '../../gateway/endpoint.ts'
import { ${endpoint.name} } from '../../gateway/endpoints/${endpoint.file}.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../requests/memo.ts'
import { createResource } from '../requests/resource.ts'

type Answer = Value<typeof ${endpoint.name}>

// What we know: the answer, asked once a language
export const ${id}List = createResource<void, Answer>({
  name: ${quoted(id)},
  ask: callOf(${endpoint.name}),
  keyOf: () => 'all',${session ? `\n  ${session},` : ''}
})

/** What pages get of an answer: the same value for the same answer. */
export const ${id}Of = memo(({ list }: Answer): ${noun.name} => list.map(({ key, title }) => ({ key, title })))
`
}
/** What the source declares. An endpoint is asked, and an event tells. */
function contractOf({ name, id, noun, endpoint }) {
  const login = endpoint && { yes: 'session', agent: 'agent', real: 'real' }[endpoint.token]
  const about = endpoint
    ? ` * ${title(name)}, in the gateway's order.
 *
 * Value    keys and titles
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    ${{ session: 'a session', real: 'a real account', agent: 'an agent' }[login] ?? 'none'}`
    : ` * ${title(name)}.
 *
 * Value    ${noun.own ? 'keys and titles' : noun.name}
 * Empty    until there is a value
 * Failure  none
 * Login    none`
  return {
    imports: { [fileToImport(noun)]: [noun.name], '../../contract/source.ts': ['defineSourceContract'], 'zod/mini': [] },
    text: `/**
${about}
 */
export const ${id} = defineSourceContract({
  name: ${quoted(name)},
  args: z.object({}),
  value: ${noun.name},${login ? `\n  login: ${quoted(login)},` : ''}${endpoint ? '' : '\n  asks: false,'}
})
`,
  }
}
function askedSource({ id, file }) {
  return {
    imports: {
      '../../contract/source.ts': ['defineSource'],
      '../requests/resource.ts': ['stateOf'],
      '../requests/states.ts': ['mapList'],
      [`./${file}.ts`]: [`${id}List`, `${id}Of`],
    },
    text: `export const ${id} = defineSource(contracts.${id}, {
  from: ${id}List.known,
  select: (known) => mapList(stateOf(known, 'all'), ${id}Of),
  wanted: ${id}List.wanted.prepend(() => undefined),
  retried: ${id}List.retried.prepend(() => undefined),
})
`,
  }
}
function askedTest({ name, id, endpoint }) {
  const as = endpoint.token === 'no' || endpoint.token === 'opt' ? '' : endpoint.token === 'agent' ? '1' : '0'
  return `import { expect, test } from 'vitest'

import { aPortal, openGateway } from '../../../../tests/support/portal.ts'
import { ${endpoint.name} } from '../../gateway/endpoints/${endpoint.file}.ts'
import { ${id} as source } from './sources.ts'

test('${title(name).toLowerCase()} are asked once and come in the gateway’s order', async () => {
  const gateway = openGateway(${as}).answer(${endpoint.name}, { list: [{ key: 'b', title: 'B' }, { key: 'a', title: 'A' }] })
  const { want, read } = await aPortal({ gateway${as && `, as: ${as}`} })

  await want(source)
  await want(source)

  expect(read(source)).toEqual({ status: 'ready', value: [{ key: 'b', title: 'B' }, { key: 'a', title: 'A' }] })
  expect(gateway.names().filter((name) => name === '${endpoint.name}')).toHaveLength(1)
})

test('none are an empty source, and a failed call is a failed one', async () => {
  const none = await aPortal({ gateway: openGateway(${as}).answer(${endpoint.name}, { list: [] })${as && `, as: ${as}`} })
  await none.want(source)
  const failed = await aPortal({ gateway: openGateway(${as}).fail(${endpoint.name})${as && `, as: ${as}`} })
  await failed.want(source)

  expect([none.read(source).status, failed.read(source).status]).toEqual(['empty', 'failed'])
})
`
}

function toldModel({ id, noun }) {
  return `import { createEvent, createStore } from 'effector'

${importOfNoun(noun)}import type { SourceState } from '../../contract/source.ts'
import { empty } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'

// What may happen
/** There is a value, or another one. Nothing calls it yet: a gateway's answer or an intent does (src/runtime/model). */
export const ${id}Changed = createEvent<${noun.name}>()

// What we know
export const $${id} = createStore<SourceState<${noun.name}>>(empty).on(${id}Changed, (_, value) => readyOf(value))
`
}
function toldSource({ id, file }) {
  return {
    imports: { '../../contract/source.ts': ['defineSource'], [`./${file}.ts`]: [`$${id}`] },
    text: `export const ${id} = defineSource(contracts.${id}, {
  from: $${id},
  select: (state) => state,
})
`,
  }
}
function toldTest({ name, id, file, noun }) {
  return `import { allSettled } from 'effector'
import { expect, test } from 'vitest'

import { aPortal } from '../../../../tests/support/portal.ts'
${noun.own ? '' : `${importOfNoun(noun)}`}import { ${id}Changed } from './${file}.ts'
import { ${id} as source } from './sources.ts'

test('${title(name).toLowerCase()}: empty at first, then what the event brought', async () => {
  const { scope, read } = await aPortal()
  expect(read(source)).toEqual({ status: 'empty' })
${
  noun.own
    ? `
  await allSettled(${id}Changed, { scope, params: [{ key: 'a', title: 'A' }] })

  expect(read(source)).toEqual({ status: 'ready', value: [{ key: 'a', title: 'A' }] })`
    : `
  const value = {} as ${noun.name} // the source hands on what it is given
  await allSettled(${id}Changed, { scope, params: value })

  expect(read(source)).toEqual({ status: 'ready', value })`
}
})
`
}
