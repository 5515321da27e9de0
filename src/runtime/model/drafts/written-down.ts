import * as z from 'zod/mini'

type Texts = Readonly<Record<string, string>>
/** What a tab writes down so that a reload loses nothing: who typed it, and the texts by form and field. */
export type WrittenDown = { of: string; forms: Readonly<Record<string, Texts>> }
const Written = z.object({ of: z.string(), forms: z.record(z.string(), z.record(z.string(), z.string())) })

/**
 * The texts that may be written down. A text with six digits or more may be the number of a card or an account, or a code: it stays in
 * memory alone. `isPlain` names the fields in which digits are something else.
 */
export function mayBeWritten(typed: Texts, isPlain: (field: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => isPlain(field) || (text.match(/\p{Nd}/gu)?.length ?? 0) < fewestOfNumber),
  )
}
const fewestOfNumber = 6

/** What was written down; undefined where there is nothing, or where somebody else wrote there. */
export function readWritten(text: string | undefined): WrittenDown | undefined {
  try {
    return z.parse(Written, JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}
