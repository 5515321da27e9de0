// Small edits of files that belong to nobody alone: a line more, an entry more. Each finds its place by the text around it, and says which
// text it missed when the place is not there.
import { Refused } from './refused.mjs'

function missing(path, what) {
  return new Refused(
    `${path} has no ${what}, beside which a line is to be added. Nothing was written; restore the place, or add the line by hand.`,
  )
}

/** A line after the last that matches; `line` has no newline. It is taken away again as a whole line. */
export function lineAfter(path, anchor, line) {
  return {
    path,
    add(text) {
      const last = [...text.matchAll(new RegExp(anchor.source, `${anchor.flags.replace('g', '')}g`))].at(-1)
      if (!last) throw missing(path, `text like ${anchor}`)
      const at = text.indexOf('\n', last.index + last[0].length) + 1
      return `${text.slice(0, at)}${line}\n${text.slice(at)}`
    },
    remove: (text) => withoutLine(text, line),
  }
}

/** A row after the last of a guide's table of pages and states (tests/support/page-states.ts). It is found again by its page. */
export function rowOfPage(path, page, cells) {
  const after = lineAfter(path, /^\| `[\w/?=&-]+` \|.*$/m, `| \`${page}\` | ${cells.join(' | ')} |`)
  const rowIn = (text) => text.split('\n').find((line) => line.startsWith(`| \`${page}\` |`))
  return { ...after, remove: (text) => (rowIn(text) === undefined ? text : withoutLine(text, rowIn(text))) }
}

/** The text without this line; the text itself where the line is not there. */
export function withoutLine(text, line) {
  const at = `\n${text}`.indexOf(`\n${line}\n`)
  return at < 0 ? text : text.slice(0, at) + text.slice(at + line.length + 1)
}

/** The last entry of an object, `name: value,` or with no value `name,`. It is found again by its name, whatever it holds by then. */
export function entryOf(path, opening, name, value) {
  const key = /^[a-zA-Z_$][\w$]*$/.test(name) ? name : `'${name}'`
  return {
    path,
    add(text) {
      const start = text.match(opening)
      if (!start) throw missing(path, `text like ${opening}`)
      const end = closing(text, start.index + start[0].length - 1)
      const lineStart = text.lastIndexOf('\n', end) + 1
      const indent = text.slice(lineStart, end)
      return `${text.slice(0, lineStart)}${indent}  ${value === undefined ? key : `${key}: ${value}`},\n${text.slice(lineStart)}`
    },
    remove(text) {
      const start = text.match(opening)
      if (!start) return text
      const from = start.index + start[0].length - 1
      const body = text.slice(from, closing(text, from))
      const entry = body.match(new RegExp(`\\n +${key.replaceAll(/[.$]/g, '\\$&')}[:,]`))
      if (!entry) return text
      const begin = from + entry.index + 1
      return text.slice(0, begin) + text.slice(entryEnd(text, begin))
    },
  }
}

/** The index of the bracket that closes the one at `open`; texts in quotes are skipped. */
export function closing(text, open) {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    const letter = text[at]
    if (letter === "'" || letter === '"' || letter === '`') at = endOfQuotes(text, at)
    else if (letter === '/' && text[at + 1] === '/') at = text.indexOf('\n', at)
    else if ('([{'.includes(letter)) depth++
    else if (')]}'.includes(letter) && --depth === 0) return at
  }
  return text.length
}
function endOfQuotes(text, start) {
  let at = start + 1
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1
  return at
}
/** Behind the comma and the end of line of the entry that begins at `start`. */
function entryEnd(text, start) {
  for (let at = start; at < text.length; at++) {
    if ('([{'.includes(text[at])) at = closing(text, at)
    else if (text[at] === "'" || text[at] === '`') at = endOfQuotes(text, at)
    else if (text[at] === ',') return text.indexOf('\n', at) + 1
  }
  return text.length
}

/** One name more in a list in brackets that `opening` ends with, `intents: [`. `order` sorts the whole list. */
export function itemOf(path, opening, item) {
  const parts = (text) => {
    const start = text.match(opening)
    if (!start) return undefined
    const from = start.index + start[0].length
    const end = closing(text, from - 1)
    const items = text
      .slice(from, end)
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    return { from, end, items }
  }
  const joined = (text, { from, end }, items) => text.slice(0, from) + items.join(', ') + text.slice(end)
  return {
    path,
    add(text) {
      const found = parts(text)
      if (!found) throw missing(path, `text like ${opening}`)
      return found.items.includes(item) ? text : joined(text, found, [...found.items, item])
    },
    remove(text) {
      const found = parts(text)
      return found?.items.includes(item)
        ? joined(
            text,
            found,
            found.items.filter((each) => each !== item),
          )
        : text
    },
  }
}
