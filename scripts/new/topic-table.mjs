// The topics of src/runtime/model/topics.ts, and the actions of forms that each answers, of src/schemas/form-actions.ts.
import { itemOf, lineAfter } from './anchors.mjs'
import { quoted } from './names.mjs'

export const model = 'src/runtime/model'
export const table = `${model}/topics.ts`
export const actions = 'src/schemas/form-actions.ts'

/** One action more in the list of its topic, or the topic's list with it. */
export function actionInList(topic, name) {
  const key = /^\w+$/.test(topic) ? topic : quoted(topic)
  const line = `  ${key}: [${quoted(name)}],`
  const isListed = new RegExp(`^  ${key}: \\[`, 'm')
  const [listed, first] = [itemOf(actions, isListed, quoted(name)), lineAfter(actions, /^ {2}[\w'-]+: \[.*\],$/m, line)]
  return {
    path: actions,
    add: (text) => (isListed.test(text) ? listed : first).add(text),
    remove: (text) => (text.includes(`\n${line}\n`) ? first : listed).remove(text),
  }
}

/** Whether the topic is loaded later than the page. */
export function isLazy(tree, topic) {
  const text = tree.read(table) ?? ''
  const at = text.search(lineOf(topic))
  return at >= 0 && !/starts: 'first'/.test(entryText(text, at))
}

export function topicsOf(tree) {
  return [...(tree.read(table) ?? '').matchAll(/name: '([^']+)', ?\n? *starts/g)].map(([, name]) => name)
}

/** The actions of forms that there are. */
export function formActionsOf(tree) {
  return lists(tree).flatMap(({ names }) => names)
}

/** The topic that answers this action of a form. */
export function answeringTopic(tree, action) {
  return lists(tree).find(({ names }) => names.includes(action))?.topic
}

function lists(tree) {
  return [...(tree.read(actions) ?? '').matchAll(/^ {2}'?([\w-]+)'?: \[([^\]]*)\],$/gm)].map(([, topic, list]) => ({
    topic,
    names: [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name),
  }))
}

function lineOf(topic) {
  return new RegExp(`  \\{\\s+name: '${topic}',`)
}
function entryText(text, at) {
  return text.slice(at, text.slice(at).search(/\},?\n(?: {2}\{|\])/) + at + 1)
}
