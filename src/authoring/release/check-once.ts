import { memo } from '../../rules/memo.ts'
import type { Flags, LayoutDocument } from '../../schemas/documents.ts'
import type { Json } from '../../schemas/json.ts'
import { checkDocument } from '../check/document.ts'
import { createFindings } from '../check/findings.ts'
import type { Finding, Findings } from '../check/findings.ts'
import type { CheckContext } from '../check/context.ts'

type Result = { sanitized: LayoutDocument | undefined; whole: boolean }
type Checked = { context: CheckContext; list: readonly Finding[]; result: Result }

/** By the parsed value: a server builds again and again from files of which one has changed. */
const known = new WeakMap<object, Checked[]>()
const most = 8 // contexts of one document: each brand has its own

/**
 * `checkDocument`, which gives the same result again for the same value in an equal context: after a change of one document only that one
 * is checked. Neither the value nor the result may be changed.
 */
export function checkOnce(value: Json, context: CheckContext, findings: Findings): Result {
  // What was found in the text already may cost the document, so such a document is checked anew
  if (typeof value !== 'object' || value === null || findings.list.length > 0) return checkDocument(value, context, findings)
  const before = known.get(value) ?? []
  let checked = before.find((one) => isSameContext(one.context, context))
  if (!checked) {
    const own = createFindings()
    const result = checkDocument(value, context, own)
    checked = { context, list: own.list, result }
    known.set(value, [checked, ...before].slice(0, most))
  }
  for (const { code, pointer, message, ...more } of checked.list) findings.add(code, pointer, message, more)
  return checked.result
}

function isSameContext(a: CheckContext, b: CheckContext): boolean {
  if (a === b) return true
  return (
    a.registry === b.registry &&
    a.sources === b.sources &&
    a.words === b.words &&
    a.own?.signature === b.own?.signature &&
    a.icons === b.icons &&
    a.brand === b.brand &&
    hasSameFlags(a.flags, b.flags) &&
    a.formats === b.formats &&
    a.now === b.now &&
    hasSame(a.brands, b.brands) &&
    hasSame(a.documents, b.documents) &&
    hasSame(a.routes, b.routes)
  )
}

const flagTypes = memo((flags: Flags): readonly string[] => Object.entries(flags.flags).flatMap(([name, { type }]) => [name, type]))

/** Checks read the names of flags and their types: another default or note checks no document again. */
function hasSameFlags(a: Flags | undefined, b: Flags | undefined): boolean {
  return hasSame(a && flagTypes(a), b && flagTypes(b))
}

/** Whether two lists have the same entries in the same order. */
function hasSame(a: Iterable<string> | undefined, b: Iterable<string> | undefined): boolean {
  if (a === b) return true
  if (!a || !b) return false
  const others = b[Symbol.iterator]()
  for (const one of a) {
    const other = others.next()
    if (other.done === true || other.value !== one) return false
  }
  return others.next().done === true
}
