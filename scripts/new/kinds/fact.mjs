import { dataOf, entryIn, listWith, valueOf } from '../code.mjs'
import { checkIdentifier, quoted, title } from '../names.mjs'
import { Refused } from '../refused.mjs'

export const about = 'something that a rule may ask for (`when`): a yes or no about the player'
export const example = 'hasBadge --from "member?.vip ?? false"'
export const options = {
  from: 'its value in src/runtime/model/facts/facts.ts, from role, member, contract and flags; without it false, for you to replace',
}
export const schemas = true
const declared = 'src/schemas/facts.ts'
const evaluated = 'src/runtime/model/facts/facts.ts'
const words = { en: 'apps/kit/locales/en/inspector.json', ar: 'apps/kit/locales/ar/inspector.json' }

export async function plan({ name, options: given }) {
  checkIdentifier('a fact', name)
  const value = given.from ?? 'false'
  if (/[;\n]|=>|\bawait\b/.test(value)) throw new Refused(`--from: one expression, as "member?.vip ?? false".`)
  // beside another fact of a player
  const valued = (path, text) => entryIn(path, listWith('dividend'), name, `${name}: ${text}`, 'dividend')
  const worded = (path, text) =>
    entryIn(path, listWith('fact-dividend'), `fact-${name}`, `"fact-${name}": ${JSON.stringify(text)}`, 'fact-dividend')
  return {
    files: {},
    marker: { path: declared, isIn: (text) => dataOf(declared, text, valueOf('facts'))?.[name] !== undefined },
    edits: [
      entryIn(declared, valueOf('facts'), name, `${name}: { type: 'boolean', volatility: 'session' }`, 'online'),
      valued(evaluated, value),
      valued('src/runtime/model/facts/facts.test.ts', given.from === undefined ? 'false' : 'true'),
      entryIn('src/authoring/reasons/contexts.ts', valueOf('accountFacts'), name, quoted(name)),
      worded(words.en, title(name)),
      worded(words.ar, 'حقيقة عن اللاعب'),
    ],
    uses: [{ folders: ['layouts'], pattern: new RegExp(`"${name}"`), what: 'asks for it', apart: /schemas\// }],
    places: [
      [declared, 'its type, and when it may change'],
      [evaluated, 'its value'],
      ['src/runtime/model/facts/facts.test.ts', 'the value that is expected once the gateway has answered'],
      ['src/authoring/reasons/contexts.ts', 'that it belongs to an account, so a guest has none'],
      [words.en, 'what operators read'],
      [words.ar, 'the same in Arabic'],
    ],
    commands: ['npx vitest run src/runtime/model/facts src/authoring/reasons apps/preview/review'],
  }
}
