// The topics of src/runtime/model: their table, the actions of forms that each answers, and the files that hold their sources.
import { dataOf, declarationIn, entryAt, entryIn, exportedNames, importIn, namespaceOf, replacementIn, together, valueOf } from './code.mjs'
import { camel, quoted } from './names.mjs'

export const model = 'src/runtime/model'
export const table = `${model}/topics.ts`
export const actions = 'src/schemas/form-actions.ts'
const actionLists = valueOf('formActionsByTopic')

function entriesOf(tree) {
  return dataOf(table, tree.read(table) ?? '', valueOf('table')) ?? []
}
export function topicsOf(tree) {
  return entriesOf(tree).map(({ name }) => name)
}
/** Whether the topic is loaded later than the page. */
export function isLazy(tree, topic) {
  return entriesOf(tree).some(({ name, starts }) => name === topic && starts !== 'first')
}
/** The line of a topic in the table, in the order of the alphabet. */
export function entryOfTopic(name, starts) {
  const line = `{ name: ${quoted(name)}, starts: ${quoted(starts)}, load: () => import('./${name}/topic.ts') }`
  return entryIn(table, valueOf('table'), name, line, (names) => names.findLastIndex((other) => other < name))
}

/** The actions of forms that there are. */
export function formActionsOf(tree) {
  return Object.values(listsOf(tree.read(actions) ?? '')).flat()
}
/** The topic that answers this action of a form. */
export function answeringTopic(tree, action) {
  return Object.entries(listsOf(tree.read(actions) ?? '')).find(([, names]) => names.includes(action))?.[0]
}
function listsOf(text) {
  return dataOf(actions, text, actionLists) ?? {}
}
/** One action more in the list of its topic, or the topic's list with it. */
export function actionInList(topic, name) {
  const listed = entryIn(actions, entryAt(actionLists, topic), name, quoted(name))
  const first = entryIn(actions, actionLists, topic, `${/^\w+$/.test(topic) ? topic : quoted(topic)}: [${quoted(name)}]`)
  return {
    path: actions,
    add: (text) => (listsOf(text)[topic] ? listed : first).add(text),
    remove: (text) => (listsOf(text)[topic]?.join() === name ? first : listed).remove(text),
  }
}
/** The entry of an action in the topic that answers it by a name of another file, whether it answers any or not yet. */
export function actionOfTopic(path, name, { from, answer }) {
  const topic = valueOf('topic')
  const entry = `${/^\w+$/.test(name) ? name : quoted(name)}: ${answer}`
  const listed = entryIn(path, entryAt(topic, 'formActions'), name, entry)
  const first = entryIn(path, topic, 'formActions', `formActions: { ${entry} }`)
  const namesIn = (text) => Object.keys(dataOf(path, text, entryAt(topic, 'formActions')) ?? {})
  const action = {
    path,
    add: (text) => (namesIn(text).length > 0 ? listed : first).add(text),
    remove: (text) => (namesIn(text).join() === name ? onOneLine(first.remove(text)) : listed.remove(text)),
  }
  return together(action, importIn(path, from, answer))
}
/** The formatter keeps what it wrote in several lines: what fits into a single line again is written so. */
function onOneLine(text) {
  return text.replace(/defineTopic\(\{[^]*?\}\)/, (topic) => topic.replaceAll(/\s*\n\s*/g, ' '))
}

/**
 * The edits that add a source to a topic. `contract` is `{ imports: { from: [name, …] }, text }`; `readingBy` gives the same for the name
 * by which the topic imports its contracts.
 */
export function editsOfSource({ tree, topic, name, contract, readingBy }) {
  const folder = `${model}/${topic}`
  const sources = tree.read(`${folder}/sources.ts`) ?? ''
  const contracts = namespaceOf(`${folder}/sources.ts`, sources, './contracts.ts')
  const reading = readingBy(contracts ?? 'contracts')
  const imports = contracts ? reading.imports : { ...reading.imports, './contracts.ts': ['* as contracts'] }
  const others = exportedNames(`${folder}/sources.ts`, sources).filter((id) => id !== camel(name))
  return [
    declarationIn(`${folder}/contracts.ts`, camel(name), contract),
    declarationIn(`${folder}/sources.ts`, camel(name), { ...reading, imports }),
    ...(others.length === 0 ? [firstSource(`${folder}/topic.ts`)] : []),
  ]
}
/** A topic that had no source names its file of them. */
function firstSource(path) {
  return together(
    replacementIn(path, entryAt(valueOf('topic'), 'sources'), '[]', 'Object.values(sources)'),
    importIn(path, './sources.ts', '* as sources'),
  )
}
