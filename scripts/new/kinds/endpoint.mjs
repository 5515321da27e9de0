import { dataOf, valueOf } from '../code.mjs'
import { camel, checkName, title } from '../names.mjs'
import { Refused } from '../refused.mjs'
import { render } from '../render.mjs'

export const about = 'a call of the gateway as data, its mock and a test'
export const example = 'list-jackpots --topic games --path /wps/game/jackpots'
export const options = {
  topic: 'the folder of calls that it belongs to, as games; a name that is new makes one',
  path: 'its address at the gateway, under /wps, /lgw or /lotto; without it /wps/ and the name',
  method: 'GET (the default), POST, PUT or DELETE',
  token: 'whose session it needs: no (the default), opt, yes, real or agent',
}
export const schemas = false
export const endpoints = 'src/runtime/gateway/endpoints'

/** The file of a call, whichever topic it belongs to. */
export function fileOfEndpoint(tree, name) {
  return tree.list(endpoints).find((file) => file.endsWith(`/${name}.ts`))
}

export async function plan({ name, options: given, tree, removing }) {
  checkName('endpoint', name)
  const topic = given.topic ?? (removing ? fileOfEndpoint(tree, name)?.split('/').at(-2) : undefined)
  if (topic === undefined)
    throw new Refused(
      `Which topic does the call belong to? --topic games, or another of ${topicsOf(tree).join(', ')}; a name that is new makes one.`,
    )
  checkName('topic', topic)
  const path = given.path ?? `/wps/${camel(name)}`
  const method = (given.method ?? 'GET').toUpperCase()
  const token = given.token ?? 'no'
  if (!/^\/(?:wps|lgw|lotto)\/[\w/]+$/.test(path))
    throw new Refused(`--path ${path}: an address of the gateway begins with /wps/, /lgw/ or /lotto/ and holds letters, digits, _ and /.`)
  if (!['GET', 'POST', 'PUT', 'DELETE'].includes(method)) throw new Refused(`--method ${method}: one of GET, POST, PUT, DELETE.`)
  if (!['no', 'opt', 'yes', 'real', 'agent'].includes(token)) throw new Refused(`--token ${token}: one of no, opt, yes, real, agent.`)
  const same = tree
    .list(endpoints)
    .filter((file) => file !== `${endpoints}/${topic}/${name}.ts`)
    .find((file) => {
      const text = tree.read(file)
      const call = text.includes(path) ? dataOf(file, text, valueOf(camel(file.split('/').at(-1).replace('.ts', '')))) : undefined
      return call?.method === method && call.path === path
    })
  if (same) throw new Refused(`${same} describes ${method} ${path} already. One file describes one call.`)
  const as = { yes: 'mock-member', real: 'mock-member', agent: 'mock-agent' }[token]
  const id = camel(name)
  const call = as ? `valueOf(${id}, undefined, '${as}')` : `valueOf(${id})`
  const sentence = title(name).toLowerCase()
  const parts = { name, topic, id, path, method, token, call, sentence, title: title(name), isRead: method === 'GET' }
  return {
    files: {
      [`${endpoints}/${topic}/${name}.ts`]: render('endpoint/call.ts', parts),
      [`mocks/handlers/${topic}/${name}.ts`]: render('endpoint/mock.ts', parts),
      [`mocks/${name}.test.ts`]: render('endpoint/mock.test.ts', parts),
    },
    uses: [{ folders: ['src', 'mocks', 'apps'], pattern: new RegExp(`endpoints/${topic}/${name}\\.ts'`), what: 'calls it' }],
    places: [
      [`${endpoints}/${topic}/${name}.ts`, 'the call: parameters (query or body), and what it answers'],
      [`mocks/handlers/${topic}/${name}.ts`, 'what the mock answers'],
      ['mocks/handlers.test.ts', 'good parameters (`samples`), as soon as the call takes some'],
      ['src/runtime/model', `a source that asks it: npm run new source <name> --topic <topic> --endpoint ${name}`],
    ],
    commands: [`npx vitest run mocks/${name}.test.ts mocks/handlers.test.ts tests/contract/endpoints.test.ts`],
  }
}

function topicsOf(tree) {
  return [...new Set(tree.list(endpoints).map((file) => String(file.split('/').at(-2))))].toSorted((a, b) => (a < b ? -1 : 1))
}
