// Names: what may be one, and how it is written as an identifier, a type and a title.
import { Refused } from './refused.mjs'

const keywords = (
  'abstract any arguments as async await boolean break case catch class const constructor continue debugger declare default delete do ' +
  'else enum eval export extends false finally for from function get hasOwnProperty if implements import in instanceof interface is ' +
  'keyof let module namespace never new null number object of package private protected prototype public return set static string ' +
  'super switch symbol this throw true try type typeof undefined unknown var void while with yield'
).split(' ')
/** File names that Windows keeps for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/
const longest = 40

/** `jackpot-list`, also several parts with dots where `dots` says so (`jackpots.today`). Throws what is wrong and what would do. */
export function checkName(kind, name, { dots = false } = {}) {
  const form = dots ? /^[a-z][a-z0-9]*(?:[-.][a-z][a-z0-9]*|-[0-9]+)*$/ : /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
  const like = dots ? '`jackpots.today`' : '`jackpot-list`'
  if (!form.test(name)) {
    const near = kebab(name, dots)
    const hint = form.test(near) ? ` Try \`${near}\`.` : ''
    throw new Refused(
      `"${name}" cannot name a ${kind}: a name is lower-case letters a to z, digits and hyphens, ` +
        `${dots ? 'with dots between parts, ' : ''}and begins with a letter, as ${like}.${hint}`,
    )
  }
  if (name.length > longest) throw new Refused(`"${name}" is too long for a name: ${name.length} characters, at most ${longest}.`)
  if (keywords.includes(name) || devices.test(name))
    throw new Refused(`"${name}" cannot name a ${kind}: the word is reserved in code or for files. Try \`${name}-${kind}\`.`)
}

/** `jackpotList`, for facts, props and inputs. */
export function checkIdentifier(what, name) {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name) || name.length > longest || keywords.includes(name))
    throw new Refused(`"${name}" cannot name ${what}: it is an identifier such as \`hasBadge\`, at most ${longest} letters and digits.`)
}

function kebab(name, dots) {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const parts = plain.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
  return parts.replaceAll(dots ? /[^a-z0-9.]+/g : /[^a-z0-9]+/g, '-').replaceAll(/^[^a-z]+|[-.]+$/g, '')
}

/** `jackpots.today` → `jackpotsToday` */
export function camel(name) {
  return name.replaceAll(/[-.]+([a-z0-9])/g, (_, letter) => letter.toUpperCase())
}
/** `jackpots.today` → `JackpotsToday` */
export function pascal(name) {
  return name[0].toUpperCase() + camel(name).slice(1)
}
/** `jackpots.today` → `jackpots-today` */
export function dashed(name) {
  return name.replaceAll('.', '-')
}
/** `jackpots.today` and `hasBadge` → `Jackpots today`, `Has badge` */
export function title(name) {
  const words = name.replaceAll(/[-.]+/g, ' ').replaceAll(/([a-z0-9])([A-Z])/g, (_, last, next) => `${last} ${next.toLowerCase()}`)
  return words[0].toUpperCase() + words.slice(1)
}
/** A text as it stands in code, in single quotes. */
export function quoted(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}
