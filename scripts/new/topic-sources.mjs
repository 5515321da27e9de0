// The list of sources in a topic's own file.
import { itemOf } from './anchors.mjs'
import { camel } from './names.mjs'
import { model } from './topic-table.mjs'

/** The list of the topic's sources. What the formatter wrote in several lines is written in one again where it fits. */
export function sourceOfTopic(topic, name) {
  const listed = itemOf(`${model}/${topic}/topic.ts`, /sources: \[/, camel(name))
  return {
    ...listed,
    remove(text) {
      const without = listed.remove(text)
      if (without === text) return text
      const joined = (whole) =>
        whole
          .replaceAll(/\s*\n\s*/g, ' ')
          .replaceAll('[ ', '[')
          .replaceAll(', ]', ']')
          .replace(/, \}\)$/, ' })')
      return without.replace(/defineTopic\(\{[^]*?\}\)/, joined)
    },
  }
}
