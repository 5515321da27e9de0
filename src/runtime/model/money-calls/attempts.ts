import { attach, createEvent, createStore, scopeBind } from 'effector'

import { ownValue } from '../../../schemas/own-value.ts'
import { $deviceStorage } from '../device-storage.ts'

/** A request whose answer has not come. It has no secrets: it is written down on the device. */
export type Attempt<Trace> = {
  trace: Trace
  /** The references that the history had before it. */
  known: readonly string[]
  /** When it was sent, in ms since 1970. */
  at: number
  /** The history was asked about it for as long as a gateway needs, and does not have it. */
  missing?: true
  /** The player was told that the history cannot say whether it was booked. */
  unclear?: true
}

type Kept<Trace> = Readonly<Record<string, readonly Attempt<Trace>[]>>
type Change<Trace> = { member: string; change: (attempts: readonly Attempt<Trace>[]) => readonly Attempt<Trace>[] }

const historyMs = 30 * 24 * 3_600_000 // an older one is in no history that is asked

/**
 * The requests of one kind without an answer, by player. They are kept on the device, where other tabs and the page after a reload find
 * them; a browser that refuses this keeps them until the reload.
 */
export function createAttempts<Trace>(name: string) {
  const unkept = createEvent<{ member: string; attempts: readonly Attempt<Trace>[] | undefined }>()
  /** Those that the browser did not write down. */
  const $unkept = createStore<Kept<Trace>>({}).on(unkept, (kept, { member, attempts }) => {
    const { [member]: _, ...others } = kept
    return attempts ? { ...others, [member]: attempts } : others
  })
  const changeFx = attach({
    source: { storage: $deviceStorage, unkept: $unkept },
    effect: ({ storage, unkept: lost }, { member, change }: Change<Trace>): readonly Attempt<Trace>[] => {
      const tell = scopeBind(unkept, { safe: true })
      const key = `foyer-money-${name}/${member}`
      const before = ownValue(lost, member) ?? attemptsIn<Trace>(storage.read(key))
      const attempts = change(before)
      if (attempts === before) return before
      const text = attempts.length > 0 ? JSON.stringify(attempts) : undefined
      if (text === undefined) storage.remove(key)
      else storage.write(key, text)
      tell({ member, attempts: storage.read(key) === text ? undefined : attempts })
      return attempts
    },
  })
  return { changeFx }
}

/** Those that may still be found. */
export function recent<Trace>(attempts: readonly Attempt<Trace>[], now: number): readonly Attempt<Trace>[] {
  return attempts.filter(({ at }) => now - at < historyMs)
}

function attemptsIn<Trace>(text: string | undefined): readonly Attempt<Trace>[] {
  try {
    const list = JSON.parse(text ?? '[]') as Attempt<Trace>[] // written by this file; checked below
    return list.filter(({ trace, known, at }) => trace !== undefined && Array.isArray(known) && Number.isFinite(at))
  } catch {
    return []
  }
}
