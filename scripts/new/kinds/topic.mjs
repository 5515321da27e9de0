import { checkName } from '../names.mjs'
import { Refused } from '../refused.mjs'
import { render } from '../render.mjs'
import { editsOfSource, entryOfTopic, model, table } from '../topics.mjs'
import { docsOf, options as sourceOptions, sourceFiles } from './source.mjs'

export const about = 'a folder of the model: what the portal knows about one subject, with a first source'
export const example = 'jackpots --endpoint list-jackpots'
export const options = {
  value: sourceOptions.value,
  endpoint: sourceOptions.endpoint,
  param: sourceOptions.param,
  starts: 'when it is loaded: needed (by a source or an intent, the default), idle (after the first screen), session (with a login)',
}
export const schemas = true
const reserved = ['requests'] // a folder that is no topic

export async function plan({ name, options: given, tree, root, removing }) {
  checkName('topic', name)
  if (reserved.includes(name)) throw new Refused(`"${name}" cannot name a topic: ${model}/${name} holds how topics ask the gateway.`)
  const starts = given.starts ?? 'needed'
  if (!['needed', 'idle', 'session'].includes(starts))
    throw new Refused(`--starts ${starts}: one of needed, idle, session. What comes with the page itself is added to ${table} by hand.`)
  const folder = `${model}/${name}`
  const { declared, ...parts } = await sourceFiles({ name, topic: name, given, tree, root, removing })
  return {
    ...parts,
    folder,
    files: {
      ...parts.files,
      ...Object.fromEntries(
        editsOfSource({ tree: { read: () => '' }, topic: name, name, ...declared })
          .filter(({ creates }) => creates)
          .map(({ path, add }) => [path, add('')]),
      ),
      [`${folder}/docs.ts`]: docsOf(name),
      [`${folder}/topic.ts`]: render('topic/topic.ts', {}),
    },
    edits: [entryOfTopic(name, starts)],
    uses: [
      ...parts.uses,
      { folders: ['src', 'apps'], pattern: new RegExp(`model/${name}/|from '\\.\\./${name}/`), what: 'imports from it' },
    ],
    places: [...parts.places, [table, 'when it is loaded, and the intents that it answers (src/schemas/intents.ts declares them)']],
    commands: [`npx vitest run ${folder} ${model}/sources.test.ts ${model}/topics.test.ts`],
  }
}
