import { createEffect, createEvent, sample, scopeBind } from 'effector'
import type { Event } from 'effector'
import * as z from 'zod/mini'

import type { JsonObject } from '../../schemas/json.ts'
import type { RecordAction } from '../../schemas/record-actions.ts'
import { issuesInWords } from '../gateway/answer.ts'
import { sentIntentOf } from './intents.ts'
import { errorReported } from './lifecycle.ts'

/** What an act is about: keys of records, and what goes with them. */
type Act = { records: readonly string[]; values?: JsonObject | undefined }

const acted = sentIntentOf('act')

/** The acts of one name. */
export function actOf(action: RecordAction): Event<Act> {
  return sentActOf(action).map(({ intent }) => intent)
}

/** The records of the acts of one name: each once, one after the other. `key` is how their keys look; other acts are reported. */
export function recordOf(action: RecordAction, key: z.ZodMiniType<string> = z.string()): Event<string> {
  const found = createEvent<string>()
  const eachFx = createEffect(async (records: readonly string[]) => {
    const find = scopeBind(found, { safe: true })
    await Promise.resolve() // what is called after a pause runs to its end before the next call
    for (const record of new Set(records)) find(record)
  })
  sample({ clock: readActOf(action, z.object({ records: z.array(key) })), fn: ({ records }) => records, target: eachFx, batch: false })
  return found
}

/**
 * The acts of one name as what their records and values say. The intent promises no more than keys and JSON, and a document may send
 * it: one that says something else is reported, and nothing is done.
 */
export function readActOf<Read>(action: RecordAction, schema: z.ZodMiniType<Read>): Event<Read> {
  const read = sample({
    clock: sentActOf(action),
    fn: ({ intent: { records, values = {} }, from }) => ({ from, result: z.safeParse(schema, { records, values }) }),
    batch: false,
  })
  sample({
    clock: read,
    filter: ({ result }) => !result.success,
    fn: ({ from, result }) => ({
      code: 'model/unusable-act',
      page: from?.page ?? '',
      node: from?.node ?? '',
      message: `"${action}" cannot be done: ${result.error ? issuesInWords(result.error.issues) : ''}`,
    }),
    target: errorReported,
    batch: false,
  })
  return read.filterMap(({ result }) => (result.success ? result.data : undefined))
}

function sentActOf(action: RecordAction) {
  return sample({ clock: acted, filter: ({ intent }) => intent.action === action, batch: false })
}
