import { checkName, quoted } from '../names.mjs'
import { Refused } from '../refused.mjs'
import { withoutLine } from '../anchors.mjs'
import { editsOfSource } from '../topic-sources.mjs'
import { docsOf, options as sourceOptions, sourceFiles } from './source.mjs'

export const about = 'a folder of the model: what the portal knows about one subject, with a first source'
export const example = 'jackpots --endpoint list-jackpots'
export const options = {
  value: sourceOptions.value,
  endpoint: sourceOptions.endpoint,
  starts: 'when it is loaded: needed (by a source or an intent, the default), idle (after the first screen), session (with a login)',
}
export const schemas = true
const model = 'src/runtime/model'
const table = `${model}/topics.ts`
const reserved = ['requests'] // a folder that is no topic

export async function plan({ name, options: given, tree, removing }) {
  checkName('topic', name)
  if (reserved.includes(name)) throw new Refused(`"${name}" cannot name a topic: ${model}/${name} holds how topics ask the gateway.`)
  const starts = given.starts ?? 'needed'
  if (!['needed', 'idle', 'session'].includes(starts))
    throw new Refused(`--starts ${starts}: one of needed, idle, session. What comes with the page itself is added to ${table} by hand.`)
  const folder = `${model}/${name}`
  const { declared, ...parts } = sourceFiles({ name, topic: name, given, tree, removing })
  return {
    ...parts,
    folder,
    files: {
      ...parts.files,
      ...Object.fromEntries(
        editsOfSource({ tree: { read: () => '' }, topic: name, name, ...declared }).map(({ path, add }) => [path, add('')]),
      ),
      [`${folder}/docs.ts`]: docsOf(name),
      [`${folder}/topic.ts`]: topicFile,
    },
    edits: [tableLine(name, `  { name: ${quoted(name)}, starts: ${quoted(starts)}, load: () => import('./${name}/topic.ts') },`)],
    uses: [
      ...parts.uses,
      { folders: ['src', 'apps'], pattern: new RegExp(`model/${name}/|from '\\.\\./${name}/`), what: 'imports from it' },
    ],
    places: [...parts.places, [table, 'when it is loaded, and the intents that it answers (src/schemas/intents.ts declares them)']],
    commands: [`npx vitest run ${folder} ${model}/sources.test.ts ${model}/topics.test.ts`],
  }
}

/** The line of a topic in the table, in the order of the alphabet. */
function tableLine(name, line) {
  return {
    path: table,
    add(text) {
      const entries = [...text.matchAll(/^ {2}\{\s+name: '([^']+)',/gm)]
      if (entries.length === 0) throw new Refused(`${table} has no table of topics with lines \`{ name: '…',\`. Nothing was written.`)
      const next = entries.find(([, other]) => other > name)
      const at = next ? next.index : text.indexOf('\n]', entries.at(-1).index) + 1
      return `${text.slice(0, at)}${line}\n${text.slice(at)}`
    },
    remove(text) {
      if (withoutLine(text, line) !== text) return withoutLine(text, line)
      const entry = text.match(new RegExp(`^ {2}\\{\\s+name: '${name}',`, 'm'))
      if (!entry) return text
      const end = text.slice(entry.index).search(/\},\n(?= {2}\{|\])/) + entry.index + 3
      return text.slice(0, entry.index) + text.slice(end)
    },
  }
}

const topicFile = `import { defineTopic } from '../../contract/topic.ts'
import * as sources from './sources.ts'

export const topic = defineTopic({ sources: Object.values(sources) })
`
