import type { Json } from '../../schemas/json.ts'
import type { ChangeData, ListPlace } from './change.ts'

const names = {
  node: 'block',
  item: 'item',
  field: 'field',
  step: 'step',
  flag: 'flag',
  token: 'token',
  word: 'word',
  document: 'document',
  property: 'property',
} as const

/** A change as one line of English, for the command line: `block hot: props/title "A" → "B"`. */
export function describeChange({ kind, subject, property, before, after, from, to, count }: ChangeData): string {
  const { widget } = subject
  const item = `${names[subject.kind]} ${subject.id}${widget === undefined ? '' : ` (${widget})`}`
  if (kind === 'reordered') {
    const list = subject.kind === 'property' ? subject.id : [item, property].filter(Boolean).join(', ')
    return `${list}: ${count?.moved} of ${count?.of} moved`
  }
  if (kind === 'moved')
    return `${item}: moved ${from && to && from.list !== to.list ? `from ${listName(from)} ` : ''}to ${listName(to)}${placeName(to)}`
  if (kind === 'renamed') return `${item}: now called ${short(after)}`
  const where = property === undefined ? '' : subject.kind === 'word' || subject.kind === 'token' ? ` in ${property}` : ` ${property}`
  if (kind === 'added') return `${item}: added${to ? ` to ${listName(to)}${placeName(to)}` : where}`
  if (kind === 'removed') return `${item}: removed${from ? ` from ${listName(from)}` : where}`
  return `${item}:${where} ${before === undefined ? 'set to' : `${short(before)} →`} ${after === undefined ? 'nothing' : short(after)}`
}

function listName(place: ListPlace | undefined): string {
  return place?.list ? place.list : 'the document'
}

function placeName(place: ListPlace | undefined): string {
  return place?.after === undefined ? ', first' : `, after ${place.after}`
}

function short(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
