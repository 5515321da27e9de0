import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { DatabaseError } from '../releases/database-error.ts'
import type { ReleaseDatabase } from '../releases/database.ts'

/** The answer to a call as it is kept for equal ones. */
export type Made = { status: number; headers: [string, string][]; bytes: Uint8Array<ArrayBuffer> }
/** A call by a digest that no other caller can make; `secret` is what only its caller knows, and closes the answer. */
export type SharedCall = { id: string; body: string; secret: string; until: number }
/** `ours`: no server has it. `made` is undefined where nobody can say what the answer was. */
export type Taken = { by: 'ours' } | { by: 'other'; body: string; made: Promise<Made | undefined> }
/** Calls that change something, as all servers over one database know them. */
export type SharedCalls = {
  take: (call: SharedCall) => Promise<Taken>
  /** Keeps the answer for the other servers; undefined where nobody can say what it was. */
  keep: (call: SharedCall, made: Made | undefined) => Promise<void>
}

const askAgainMs = 200
const longestWaitMs = 60_000 // as long as a browser waits for a call
const sweepMs = 60_000

/**
 * Keeps in the database which calls are being made, and their answers. An answer may hold a session, so it is closed with a key that is
 * made of the caller's own key and is kept nowhere: who reads the database cannot read it.
 *
 * Errors  `DatabaseError` while the database cannot be used
 */
export function sharedCalls({ db, read, transaction }: ReleaseDatabase, now: () => number = Date.now): SharedCalls {
  let sweptAt = 0
  const answerOf = (id: string) =>
    read(() => db.selectFrom('gateway_calls').select(['body', 'answer']).where('id', '=', id).executeTakeFirst())

  async function sweep() {
    if (now() - sweptAt < sweepMs) return
    sweptAt = now()
    await transaction((within) => within.deleteFrom('gateway_calls').where('until', '<', now()).execute())
  }

  async function waitFor(call: SharedCall): Promise<Made | undefined> {
    const until = now() + longestWaitMs
    while (now() < until) {
      const row = await answerOf(call.id).catch((error: unknown) => {
        if (error instanceof DatabaseError) return null // it may come back before the caller goes
        throw error
      })
      if (row === undefined) return undefined
      if (row?.answer) return opened(call, row.answer)
      await new Promise((done) => setTimeout(done, askAgainMs))
    }
    return undefined
  }

  return {
    async take(call) {
      await sweep()
      const { id, body, until } = call
      const { numInsertedOrUpdatedRows } = await transaction((within) =>
        within
          .insertInto('gateway_calls')
          .values({ id, body, until, answer: null })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst(),
      )
      if (numInsertedOrUpdatedRows === 1n) return { by: 'ours' }
      const row = await answerOf(id)
      return { by: 'other', body: row?.body ?? body, made: row?.answer ? Promise.resolve(opened(call, row.answer)) : waitFor(call) }
    },
    async keep(call, made) {
      const { id, body, until } = call
      const answer = closed(call, made)
      await transaction((within) =>
        within
          .insertInto('gateway_calls')
          .values({ id, body, until, answer })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ answer }))
          .execute(),
      )
    },
  }
}

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]
const keyOf = ({ id, secret }: SharedCall) => Buffer.from(hkdfSync('sha256', secret, id, 'answer to a call', 32))

function closed(call: SharedCall, made: Made | undefined): Buffer {
  const text = JSON.stringify(made ? { ...made, bytes: Buffer.from(made.bytes).toString('base64') } : null)
  const iv = randomBytes(ivBytes)
  const open = createCipheriv(cipher, keyOf(call), iv)
  return Buffer.concat([iv, open.update(text), open.final(), open.getAuthTag()])
}

function opened(call: SharedCall, answer: Uint8Array): Made | undefined {
  const all = Buffer.from(answer)
  const open = createDecipheriv(cipher, keyOf(call), all.subarray(0, ivBytes)).setAuthTag(all.subarray(-tagBytes))
  const text = Buffer.concat([open.update(all.subarray(ivBytes, -tagBytes)), open.final()]).toString()
  // only `closed` has written it
  const made = JSON.parse(text) as (Omit<Made, 'bytes'> & { bytes: string }) | null
  return made ? { ...made, bytes: Buffer.from(made.bytes, 'base64') } : undefined
}
