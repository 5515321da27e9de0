// The sources of a topic: contracts.ts and sources.ts of its folder, which hold one declaration for each, and topic.ts, which names them.
import { closing, lineAfter } from './anchors.mjs'
import { camel } from './names.mjs'
import { model } from './topic-table.mjs'

/** The edits that add a source to a topic. `contract` and `reading` are `{ imports: { from: [name, …] }, text }`. */
export function editsOfSource({ tree, topic, name, contract, reading }) {
  const folder = `${model}/${topic}`
  const sources = tree.read(`${folder}/sources.ts`) ?? ''
  const [, contracts = 'contracts'] = /import \* as (\w+) from '\.\/contracts\.ts'/.exec(sources) ?? []
  const others = [...sources.matchAll(/^export const (\w+) = /gm)].filter(([, id]) => id !== camel(name))
  const read = { ...reading, text: reading.text.replace('contracts.', `${contracts}.`) }
  return [
    declarationIn(`${folder}/contracts.ts`, camel(name), contract),
    declarationIn(`${folder}/sources.ts`, camel(name), read, `import * as ${contracts} from './contracts.ts'`),
    ...(others.length === 0 ? [firstSource(`${folder}/topic.ts`)] : []),
  ]
}

/** A declaration at the end of a file, which is made with the first and goes with the last, and the names that it needs imported. */
export function declarationIn(path, id, { imports, text: declared }, namespace = '') {
  return {
    path,
    creates: true,
    add: (text) =>
      `${Object.entries(imports).reduce(
        (sum, [from, names]) => withImport(sum, from, names),
        text || (namespace && `${namespace}\n`),
      )}\n${declared}`,
    remove(text) {
      const at = text.indexOf(`export const ${id} = `)
      if (at < 0) return text
      const comment = /\/\*\*(?:(?!\*\/)[^])*\*\/\n$/.exec(text.slice(0, at))
      const end = closing(text, text.indexOf('(', at)) + 2
      const left = `${text.slice(0, comment?.index ?? at).trimEnd()}\n${text.slice(end)}`
      return /^export /m.test(left) ? withoutUnused(left) : null
    },
  }
}

/** A topic that had no source names its file of them. */
function firstSource(path) {
  const line = lineAfter(path, /^import .*$/m, "import * as sources from './sources.ts'")
  return {
    path,
    add: (text) => (text.includes('sources: []') ? line.add(text).replace('sources: []', 'sources: Object.values(sources)') : text),
    remove: (text) => line.remove(text).replace('sources: Object.values(sources)', 'sources: []'),
  }
}

const importLine = /^import (type )?\{([^}]*)\} from '([^']+)'\n/gm
const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function withImport(text, from, names) {
  if (from === 'zod/mini') return text.includes("from 'zod/mini'") ? text : `import * as z from 'zod/mini'\n\n${text}`
  return names.reduce((sum, name) => {
    const [kind, bare] = name.startsWith('type ') ? ['type ', name.slice(5)] : ['', name]
    const known = [...sum.matchAll(importLine)].find(([, type = '', , path]) => type === kind && path === from)
    if (known) return namesIn(known[2]).includes(bare) ? sum : sum.replace(known[0], known[0].replace(/,?\s*\}/, `, ${bare} }`))
    const last = [...sum.matchAll(/^(?:import|\} from) .*'\n/gm)].at(-1)
    const at = last ? last.index + last[0].length : 0
    return `${sum.slice(0, at)}import ${kind}{ ${bare} } from '${from}'\n${sum.slice(at)}`
  }, text)
}

/** The text without imported names that it does not use. */
function withoutUnused(text) {
  const body = text.replaceAll(importLine, '')
  const isUsed = (name) => new RegExp(`(?<![\\w$])${name.split(' as ').at(-1).replaceAll('$', '\\$')}(?![\\w$])`).test(body)
  const whole = /\bz\.\w/.test(body) ? text : text.replace("import * as z from 'zod/mini'\n\n", '')
  return whole.replaceAll(importLine, (line, type = '', list, from) => {
    const names = namesIn(list)
    const used = names.filter(isUsed)
    if (used.length === names.length) return line
    return used.length === 0 ? '' : `import ${type}{ ${used.join(', ')} } from '${from}'\n`
  })
}
