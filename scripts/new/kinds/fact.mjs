import { entryOf, itemOf, lineAfter } from '../anchors.mjs'
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
  return {
    files: {},
    marker: { path: declared, pattern: new RegExp(`^ {2}${name}: \\{`, 'm') },
    edits: [
      lineBeforeNow(declared, `  ${name}: { type: 'boolean', volatility: 'session' },`),
      entryOf(evaluated, /\(role, accountFailed, member, contract, unreadMessages, flags\): Facts => \{[^]*?return \{(?=\n)/, name, value),
      expectedValue(name, given.from === undefined ? 'false' : 'true'),
      entryOf('src/authoring/reasons/reach.ts', /const nothingOwn: Facts = \{/, name, 'false'),
      itemOf('src/authoring/reasons/suggest-views.ts', /const personal: readonly string\[\] = \[/, quoted(name)),
      itemOf('apps/preview/review/audience.ts', /const personal = new Set\(\[/, quoted(name)),
      lineAfter(words.en, /^ {2}"fact-dividend": .*$/m, `  "fact-${name}": ${JSON.stringify(title(name))},`),
      lineAfter(words.ar, /^ {2}"fact-dividend": .*$/m, `  "fact-${name}": ${JSON.stringify('حقيقة عن اللاعب')},`),
    ],
    uses: [{ folders: ['layouts'], pattern: new RegExp(`"${name}"`), what: 'asks for it', apart: /schemas\// }],
    places: [
      [declared, 'its type, and when it may change'],
      [evaluated, 'its value'],
      ['src/runtime/model/facts/facts.test.ts', 'the value that is expected once the gateway has answered'],
      ['src/authoring/reasons/reach.ts', 'its value for a guest'],
      ['src/authoring/reasons/suggest-views.ts', 'that it belongs to a player'],
      ['apps/preview/review/audience.ts', 'the same for the review'],
      [words.en, 'what operators read'],
      [words.ar, 'the same in Arabic'],
    ],
    commands: ['npx vitest run src/runtime/model/facts src/authoring/reasons apps/preview/review'],
  }
}

/** The value that the test of all facts expects; it is found again whatever it has become. */
function expectedValue(name, value) {
  const path = 'src/runtime/model/facts/facts.test.ts'
  const line = lineAfter(path, /^ {4}dividend: \w+,$/m, `    ${name}: ${value},`)
  return { ...line, remove: (text) => text.replace(new RegExp(`^ {4}${name}: .*,\\n`, 'm'), '') }
}

/** Before the clock, which is the last of the facts. */
function lineBeforeNow(path, line) {
  return {
    path,
    add(text) {
      const at = text.search(/^ {2}now: \{ type: 'time'/m)
      if (at < 0) throw new Refused(`${path} has no line \`now: { type: 'time'\`, before which the fact is declared. Nothing was written.`)
      return `${text.slice(0, at)}${line}\n${text.slice(at)}`
    },
    remove: (text) => (`\n${text}`.includes(`\n${line}\n`) ? text.replace(`${line}\n`, '') : text),
  }
}
