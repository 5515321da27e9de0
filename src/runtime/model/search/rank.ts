import { nearness } from './similarity.ts'
import type { Found } from './similarity.ts'
import { isSpaceless, isSyllabic, wordsOf } from '../../i18n/fold.ts'
import type { Word } from '../../i18n/fold.ts'

/** A name as it is compared: folded, with its words. */
export type Name = { text: string; words: readonly Word[]; letters: number }
/** What a game is found by: its name as shown, its name in Latin letters, its studio's code and name. */
export type Subject = { names: readonly Name[]; vendor: readonly Word[] }
export type Needle = Name & { spaceless: boolean }
/** How far a game is from what was typed, 0 is the game itself; `spans` are the parts of the folded shown name that matched. */
export type Match = { cost: number; spans: readonly (readonly [start: number, end: number])[] }

const perError = 0.5 // two errors weigh as much as a name that is otherwise all left over
const unfinished = 0.4 // errors: a misspelt word is rather a whole one than the beginning of another
const notFirst = 0.1
const notShown = 0.15

export function nameOf(folded: string): Name {
  return { text: folded, words: wordsOf(folded), letters: folded.replaceAll(' ', '').length }
}

export function needleOf(folded: string): Needle {
  return {
    ...nameOf(folded),
    words: [...folded.matchAll(/[^ ]+/g)].map(({ 0: text, index }) => ({ text, at: index })),
    spaceless: isSpaceless(folded),
  }
}

/** How many errors are forgiven in so many letters. */
function forgiven(text: string): number {
  return isSyllabic(text) ? (text.length < 2 ? 0 : text.length < 6 ? 1 : 2) : text.length < 3 ? 0 : text.length < 8 ? 1 : 2
}

/** A game whose name, or name and studio, has every word as far as it is typed. */
export function asTyped(needle: Needle, subject: Subject): Match | undefined {
  return best(needle, subject, (word, text, at) => {
    if (!isSpaceless(word)) return text.startsWith(word) ? { errors: 0, start: at, end: at + word.length } : undefined
    const inside = text.indexOf(word)
    return inside < 0 ? undefined : { errors: 0, start: at + inside, end: at + inside + word.length }
  })
}

/**
 * The same, with errors forgiven in each word, or with the word anywhere inside another: for when nothing has it as typed. `more` errors on
 * top.
 */
export function roughly(needle: Needle, subject: Subject, more = 0): Match | undefined {
  return best(needle, subject, (word, text, at) => {
    const found = nearness(word, text, forgiven(word) + more, isSpaceless(word) ? 'inside' : 'beginning') ?? inside(word, text)
    return (
      found && {
        errors: found.errors + (found.end < text.length && !isSpaceless(word) ? unfinished : 0),
        start: at + found.start,
        end: at + found.end,
      }
    )
  })
}

function inside(word: string, text: string): Found | undefined {
  const start = word.length > 2 ? text.indexOf(word) : -1
  return start < 0 ? undefined : { errors: 1, start, end: start + word.length }
}

/** A game whose whole name is what was typed but for an error or two. */
export function nearly(needle: Needle, { names }: Subject): Match | undefined {
  const most = Math.max(needle.letters > 1 ? 1 : 0, forgiven(needle.text))
  let match: Match | undefined
  for (const [i, { text }] of names.entries()) {
    const found = nearness(needle.text, text, most, 'whole')
    const cost = found && found.errors * perError + i * notShown
    if (cost !== undefined && (!match || cost < match.cost)) match = { cost, spans: i === 0 ? [[0, text.length]] : [] }
  }
  return match
}

type Compare = (word: string, text: string, at: number) => Found | undefined

/**
 * Finds a place for each word in one of the names, or in the studio; the cost counts errors, what is left over of the name, and a later
 * beginning.
 */
function best(needle: Needle, { names, vendor }: Subject, compare: Compare): Match | undefined {
  let match: Match | undefined
  for (const [i, name] of names.entries()) {
    const found = place(needle, name, vendor, compare)
    if (!found) continue
    const leftOver = Math.max(0, name.letters - found.covered) / Math.max(1, name.letters)
    const cost = found.errors * perError + leftOver + (found.first > 0 ? notFirst : 0) + i * notShown
    if (!match || cost < match.cost) match = { cost, spans: i === 0 ? found.spans : (match?.spans ?? []) }
  }
  return match
}

type Placed = { errors: number; covered: number; first: number; spans: [number, number][] }

function place(needle: Needle, name: Name, vendor: readonly Word[], compare: Compare): Placed | undefined {
  const placed: Placed = { errors: 0, covered: 0, first: name.text.length, spans: [] }
  const taken = new Set<number>() // ends of words: each answers one word of the needle
  for (const { text: word } of needle.words.length > 1 ? needle.words.toSorted((a, b) => b.text.length - a.text.length) : needle.words) {
    let nearest: (Found & { word: number }) | undefined
    for (const { text, at } of isSpaceless(word) ? [{ text: name.text, at: 0 }] : name.words) {
      const found = compare(word, text, at)
      if (!found) continue
      if (found.errors === 0) placed.spans.push([found.start, found.end]) // shown wherever it is
      if (!taken.has(at + text.length) && (!nearest || found.errors < nearest.errors)) nearest = { ...found, word: at + text.length }
    }
    if (nearest) {
      if (!isSpaceless(word)) taken.add(nearest.word)
      placed.errors += nearest.errors
      placed.covered += nearest.end - nearest.start
      placed.first = Math.min(placed.first, nearest.start)
      if (nearest.errors > 0) placed.spans.push([nearest.start, nearest.end])
    } else {
      const errors = Math.min(...vendor.map(({ text }) => compare(word, text, 0)?.errors ?? Infinity))
      if (errors === Infinity) return undefined
      placed.errors += errors
    }
  }
  return placed
}
