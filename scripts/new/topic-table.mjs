// The lines of src/runtime/model/topics.ts: which topics there are, and the lists that a line has.
import { itemOf } from './anchors.mjs'
import { quoted } from './names.mjs'
import { Refused } from './refused.mjs'

export const model = 'src/runtime/model'
export const table = `${model}/topics.ts`

/** One name more in a list of the topic's line, `formActions`, whether the line has the list or not yet. */
export function itemInTable(topic, list, name) {
  const line = lineOf(topic)
  const listed = itemOf(table, new RegExp(`${line.source}[^]*?${list}: \\[`), quoted(name))
  return {
    path: table,
    add(text) {
      const entry = text.match(line)
      if (!entry) throw new Refused(`${table} has no line for the topic "${topic}". Nothing was written; add its line first.`)
      const whole = entryText(text, entry.index)
      if (whole.includes(`${list}: [`)) return listed.add(text)
      const end = whole.lastIndexOf('}')
      const inner = whole.slice(0, end).trimEnd().replace(/,$/, '')
      return text.replace(whole, `${inner}, ${list}: [${quoted(name)}] }`)
    },
    remove(text) {
      const entry = text.match(line)
      if (!entry || !entryText(text, entry.index).includes(`${list}: [`)) return text
      const before = entryText(text, entry.index)
      const without = listed.remove(text)
      const after = entryText(without, entry.index)
      // The formatter keeps an entry in several lines: one that fits into a single line again is written so.
      const joined = after
        .replace(new RegExp(`,?\\s*${list}: \\[\\]`), '')
        .replaceAll(/\s*\n\s*/g, ' ')
        .replace(/, \}$/, ' }')
      return before === after ? text : without.replace(after, joined)
    },
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
  return actionsIn(tree.read(table) ?? '')
}

/** The topic whose line names this action of a form. */
export function answeringTopic(tree, action) {
  const text = tree.read(table) ?? ''
  return topicsOf(tree).find((topic) => actionsIn(entryText(text, text.search(lineOf(topic)))).includes(action))
}

function actionsIn(text) {
  return [...text.matchAll(/formActions: \[([^\]]*)\]/g)].flatMap(([, list]) => [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name))
}

function lineOf(topic) {
  return new RegExp(`  \\{\\s+name: '${topic}',`)
}
function entryText(text, at) {
  return text.slice(at, text.slice(at).search(/\},?\n(?: {2}\{|\])/) + at + 1)
}
