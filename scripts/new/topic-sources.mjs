// The two lists that name a topic's sources: its own, and its line in the table of topics.
import { itemOf } from './anchors.mjs'
import { camel, quoted } from './names.mjs'
import { Refused } from './refused.mjs'

const model = 'src/runtime/model'
export const table = `${model}/topics.ts`

/** The list of the topic's sources. What the formatter wrote in several lines is written in one again where it fits. */
export function sourceOfTopic(topic, name) {
  const listed = itemOf(`${model}/${topic}/topic.ts`, /sources: \[/, camel(name))
  return {
    ...listed,
    remove(text) {
      const without = listed.remove(text)
      if (without === text) return text
      return without.replace(/\(\{\s+sources: \[([^\]]*)\],\s+\}\)/, (_, items) => {
        const inner = items.split(',').map((item) => item.trim())
        return `({ sources: [${inner.filter(Boolean).join(', ')}] })`
      })
    },
  }
}

/** The line of the table that names the topic, whether it lists sources or not yet. */
export function sourceInTable(topic, name) {
  const line = lineOf(topic)
  const listed = itemOf(table, new RegExp(`${line.source}[^]*?sources: \\[`), quoted(name))
  return {
    path: table,
    add(text) {
      const entry = text.match(line)
      if (!entry) throw new Refused(`${table} has no line for the topic "${topic}". Nothing was written; add its line first.`)
      const whole = entryText(text, entry.index)
      if (whole.includes('sources: [')) return listed.add(text)
      const end = whole.lastIndexOf('}')
      const inner = whole.slice(0, end).trimEnd().replace(/,$/, '')
      return text.replace(whole, `${inner}, sources: [${quoted(name)}] }`)
    },
    remove(text) {
      const entry = text.match(line)
      if (!entry) return text
      const before = entryText(text, entry.index)
      const without = listed.remove(text)
      const after = entryText(without, entry.index)
      // The formatter keeps an entry in several lines: one that fits into a single line again is written so.
      const joined = after
        .replace(/,?\s*sources: \[\]/, '')
        .replaceAll(/\s*\n\s*/g, ' ')
        .replace(/, \}$/, ' }')
      return before === after ? text : without.replace(after, joined)
    },
  }
}
export function lineOf(topic) {
  return new RegExp(`  \\{\\s+name: '${topic}',`)
}
export function entryText(text, at) {
  return text.slice(at, text.slice(at).search(/\},?\n(?: {2}\{|\])/) + at + 1)
}
