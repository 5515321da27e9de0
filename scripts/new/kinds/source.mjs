import { dataOf, entryIn, valueOf } from '../code.mjs'
import { asCode, exampleOf, findNoun, isOptional, loadValue } from '../schemas.mjs'
import { camel, checkName, dashed, pascal, quoted, title } from '../names.mjs'
import { Refused } from '../refused.mjs'
import { render } from '../render.mjs'
import { editsOfSource, model, topicsOf } from '../topics.mjs'
import { endpoints, fileOfEndpoint } from './endpoint.mjs'

export const about = 'a name by which pages get data: what it gives, and from where'
export const example = 'jackpots.today --topic games --endpoint games/list-jackpots --param category'
export const options = {
  topic: 'the folder of src/runtime/model that it belongs to; without it the part of the name before the first dot',
  value: 'the noun it gives, of src/schemas/nouns, as GamePage; without it a noun of its own is written',
  endpoint: 'the call that it asks, of `npm run new endpoint`, as games/list; without it the topic is told its value by an event',
  param: 'parameters of that call which a document gives, as category or category,page; those that the call requires are among them',
}
export const schemas = true
/** The other files of a topic. */
const ownFiles = ['contracts', 'sources', 'topic', 'docs']

export async function plan({ name, options: given, tree, root, removing }) {
  checkName('source', name, { dots: true })
  const topic = given.topic ?? name.split('.')[0]
  if (!removing && !tree.exists(`${model}/${topic}/topic.ts`))
    throw new Refused(
      `There is no topic "${topic}" (${model}/${topic}/topic.ts). Make it: npm run new topic ${topic}; or name one by --topic, ` +
        `of ${topicsOf(tree).join(', ')}.`,
    )
  const { declared, ...parts } = await sourceFiles({ name, topic, given, tree, root, removing })
  const docsPath = `${model}/${topic}/docs.ts`
  const others = Object.keys(dataOf(docsPath, tree.read(docsPath) ?? '', valueOf('docs')) ?? {}).filter((each) => each !== name)
  const documented = others.length > 0
  return {
    ...parts,
    files: { ...parts.files, ...(!documented && { [docsPath]: docsOf(name) }) },
    edits: [
      ...(documented ? [entryIn(docsPath, valueOf('docs'), name, entryOfDocs(name))] : []),
      ...editsOfSource({ tree, topic, name, ...declared }),
    ],
  }
}

/** The files of a source: what is known, its noun and its test; `declared`: its contract and how it is read. */
export async function sourceFiles({ name, topic, given, tree, root, removing }) {
  const folder = `${model}/${topic}`
  const file = dashed(name)
  if (ownFiles.includes(file)) throw new Refused(`"${name}" cannot name a source: ${folder}/${file}.ts is another file of a topic.`)
  const noun =
    given.value === undefined
      ? { name: `${pascal(name)}List`, file: `src/schemas/nouns/${file}.ts`, own: true }
      : findNoun(tree, given.value)
  const endpoint = given.endpoint === undefined || removing ? undefined : await readEndpoint({ tree, root, given })
  if (endpoint && !noun.own)
    throw new Refused(
      'Give --value or --endpoint: what is made of an answer for a noun that exists is yours to write. Without --value a noun is written.',
    )
  if (given.param !== undefined && given.endpoint === undefined)
    throw new Refused('--param names parameters of a call: it goes with --endpoint.')
  const parts = {
    name,
    file,
    id: camel(name),
    title: title(name),
    sentence: title(name).toLowerCase(),
    noun: noun.name,
    nounFile: noun.file.replace('src/', '../../../'),
    isOwn: noun.own,
    item: pascal(name),
    asked: endpoint !== undefined,
    args: '{}',
    login: undefined,
    valueWords: noun.own ? 'keys and titles' : noun.name,
    ...endpoint,
  }
  const kind = endpoint ? 'asked' : 'told'
  return {
    files: {
      ...(noun.own && { [noun.file]: render('source/noun.ts', parts) }),
      [`${folder}/${file}.ts`]: render(`source/${kind}.ts`, parts),
      [`${folder}/${file}.test.ts`]: render(`source/${kind}.test.ts`, parts),
    },
    declared: {
      contract: {
        imports: { [parts.nounFile]: [noun.name], '../../contract/source.ts': ['defineSourceContract'], 'zod/mini': ['* as z'] },
        text: render('source/contract.ts', parts),
      },
      readingBy: (contracts) => ({
        imports: endpoint ? importsOfAsked(parts) : { '../../contract/source.ts': ['defineSource'], [`./${file}.ts`]: [`$${parts.id}`] },
        text: render(`source/${kind}-source.ts`, { ...parts, contracts }),
      }),
    },
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
      ...(endpoint ? [[`mocks/handlers/${endpoint.callFile}.ts`, 'what the mock answers']] : []),
    ],
    commands: [`npx vitest run ${folder} ${model}/sources.test.ts ${model}/topics.test.ts`],
  }
}

function importsOfAsked({ id, file, hasParams }) {
  return {
    '../../contract/source.ts': ['defineSource'],
    '../requests/resource.ts': ['stateOf'],
    '../requests/states.ts': ['mapList'],
    [`./${file}.ts`]: [...(hasParams ? [`${id}Key`] : []), `${id}List`, `${id}Of`],
  }
}

/** The file of a topic with what authors read about its first source. */
export function docsOf(name) {
  return render('source/docs.ts', { entry: entryOfDocs(name) })
}
function entryOfDocs(name) {
  return `${/^\w+$/.test(name) ? name : quoted(name)}: { description: ${quoted(`${title(name)}.`)} }`
}

/** The call as the templates need it: whose session it takes, and the parameters that a document gives. */
async function readEndpoint({ tree, root, given: { endpoint: name, param } }) {
  const path = fileOfEndpoint(tree, name)
  if (path === undefined)
    throw new Refused(`There is no endpoint ${name}.ts in ${endpoints}. Make it first: npm run new endpoint ${name} -- --topic <topic>`)
  const call = camel(name.split('/').at(-1))
  const described = await loadValue(root, { name: call, file: path })
  const answer = { list: [{ key: 'a', title: 'A' }] }
  if (JSON.stringify(described.value.safeParse(answer).data) !== JSON.stringify(answer))
    throw new Refused(
      `${path} answers something else than the list of keys and titles that \`npm run new endpoint\` writes. ` +
        'Leave --endpoint out and write in the new file what is made of its answer.',
    )
  const params = paramsOf(path, (described.query ?? described.body)?.def.shape ?? {}, param)
  const session = { yes: 'session', real: 'real', opt: 'either', agent: 'agent' }[described.token]
  const login = session === 'either' ? undefined : session
  return {
    call,
    callFile: path.slice(endpoints.length + 1).replace(/\.ts$/, ''),
    session,
    login,
    whose: { session: 'a session', real: 'a real account', agent: 'an agent' }[login] ?? 'none',
    as: { yes: '0', real: '0', agent: '1' }[described.token] ?? '',
    hasParams: params.length > 0,
    names: params.map((one) => one.param).join(', '),
    words: params.map((one) => one.param).join(' and '),
    keys: params.map((one) => quoted(one.param)).join(' | '),
    key:
      params.length === 1 && params[0].schema === 'z.string()'
        ? params[0].param
        : `JSON.stringify([${params.map((one) => one.param).join(', ')}])`,
    args: params.length > 0 ? `{ ${params.map((one) => `${one.param}: ${one.schema}`).join(', ')} }` : '{}',
    exampleArgs: `{ ${params.map((one) => `${one.param}: ${asCode(one.value)}`).join(', ')} }`,
  }
}

function paramsOf(path, shape, text = '') {
  const names = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const known = Object.keys(shape)
  const wrong = names.find((one) => !known.includes(one))
  if (wrong !== undefined)
    throw new Refused(`--param ${wrong}: ${path} takes ${known.length > 0 ? known.join(', ') : 'no parameters (query or body)'}.`)
  const left = known.filter((one) => !isOptional(shape[one]) && !names.includes(one))
  if (left.length > 0)
    throw new Refused(`${path} requires ${left.join(', ')}: name what a document gives, --param ${[...names, ...left].join(',')}`)
  return [...new Set(names)].map((param) => ({
    param,
    schema: schemaOf(`--param ${param}: ${path}`, shape[param]),
    value: exampleOf(required(shape[param])),
  }))
}
/** The schema of an argument as code. */
function schemaOf(place, schema) {
  if (isOptional(schema)) return `z.optional(${schemaOf(place, required(schema))})`
  const { type, format, entries } = schema.def
  if (type === 'enum') return `z.enum([${Object.values(entries).map(quoted).join(', ')}])`
  const plain = { string: 'z.string()', number: format === 'safeint' ? 'z.int()' : 'z.number()', boolean: 'z.boolean()' }[type]
  if (plain === undefined) throw new Refused(`${place} has the type ${type}, which a document does not write. Leave it out.`)
  return plain
}
function required(schema) {
  return isOptional(schema) ? required(schema.def.innerType) : schema
}
