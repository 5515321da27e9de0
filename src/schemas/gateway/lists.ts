import { isObject } from '../json.ts'
import * as z from 'zod/mini'

/**
 * Lists and objects as a gateway may send them (gateway.md, section 5): null and missing are empty, one bad item is dropped.
 * Something that is neither (a text where a list is due) fails: that is a broken contract, not a gap.
 */

type Options = { single?: 'wrapped' }

/**
 * A list of `Item`.
 *
 * Shape   null and missing → `[]`; an item that does not parse is left out; with `single: 'wrapped'` an object in place of a list
 *         becomes a list of one
 */
export function tolerantArray<Item extends z.ZodMiniType>(Item: Item, options: Options = {}) {
  return z._default(
    z.pipe(
      z.unknown(),
      z.transform((input, context): z.output<Item>[] => {
        const list = input === null ? [] : options.single === 'wrapped' && isObject(input) ? [input] : input
        if (!Array.isArray(list)) {
          context.issues.push({ code: 'custom', message: 'Expected a list', input })
          return z.NEVER
        }
        return list.flatMap((item) => parsed(Item, item))
      }),
    ),
    [],
  )
}

/**
 * A record with any keys. It has no prototype, so that `record['constructor']` is missing unless the gateway sent it;
 * `__proto__` is left out. A value that does not parse is left out with its key.
 */
export function tolerantRecord<Item extends z.ZodMiniType>(Item: Item) {
  return z._default(
    z.pipe(
      z.unknown(),
      z.transform((input, context): Record<string, z.output<Item>> => {
        const record = emptyRecord<z.output<Item>>()
        if (input === null || (Array.isArray(input) && input.length === 0)) return record // some back ends write an empty object as []
        if (!isObject(input)) {
          context.issues.push({ code: 'custom', message: 'Expected an object', input })
          return z.NEVER
        }
        for (const [key, item] of Object.entries(input)) {
          if (key === '__proto__') continue
          for (const value of parsed(Item, item)) record[key] = value
        }
        return record
      }),
    ),
    () => emptyRecord<z.output<Item>>(),
  )
}

/** An object that may be missing: null and missing are read as `{}`, so that each field takes its own default. */
export function emptiable<S extends z.ZodMiniType>(S: S) {
  const open = S as unknown as z.ZodMiniType<z.output<S>, unknown> // every schema checks unknown input; S only states what it hopes for
  return z.prefault(
    z.pipe(
      z.transform((input: unknown): unknown => input ?? {}),
      open,
    ),
    {},
  )
}

/** Parses as S does, but takes an unreadable value as missing: for parts without which the rest of a body is still useful. */
export function forgiving<S extends z.ZodMiniType>(S: S) {
  return z.catch(S, () => z.parse(S, undefined))
}

/** A part marked `?`: missing, null and unreadable give `undefined`. */
export function maybe<S extends z.ZodMiniType>(S: S) {
  return z.optional(
    z.pipe(
      z.unknown(),
      z.transform((input) => parsed(S, input)[0]),
    ),
  )
}

/** A list marked `?`: missing, null and unreadable give `undefined`. */
export function maybeList<Item extends z.ZodMiniType>(Item: Item) {
  return z.optional(
    z.pipe(
      z.unknown(),
      z.transform((input) => (Array.isArray(input) ? input.flatMap((item) => parsed(Item, item)) : undefined)),
    ),
  )
}

/** A record marked `?`: missing, null and unreadable give `undefined`. */
export function maybeRecord<Item extends z.ZodMiniType>(Item: Item) {
  return z.optional(
    z.pipe(
      z.unknown(),
      z.transform((input) => (isObject(input) ? z.parse(tolerantRecord(Item), input) : undefined)),
    ),
  )
}

/** `List<T>` of gateway.md: `{ list }`. */
export function List<Item extends z.ZodMiniType>(Item: Item) {
  return emptiable(z.object({ list: tolerantArray(Item) }))
}

function emptyRecord<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T> // create() returns any
}

function parsed<Item extends z.ZodMiniType>(Item: Item, item: unknown): z.output<Item>[] {
  try {
    const result = z.safeParse(Item, item)
    return result.success ? [result.data] : []
  } catch {
    return [] // nested deeper than the stack reaches: a bad item like any other
  }
}
