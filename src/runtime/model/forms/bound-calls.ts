import { scopeBind } from 'effector'
import type { Effect } from 'effector'

import type { Action, Outcome, Work } from './outcome.ts'

type Effects = Readonly<Record<string, Effect<any, any>>>

/** Calls by name. Each fails with a `GatewayError`, and none is made twice. */
export type Calls<Of extends Effects> = {
  [Name in keyof Of]: Of[Name] extends Effect<infer Params, infer Done> ? (params: Params) => Promise<Done> : never
}

/** The calls of the portal whose effect is running: read them before the first `await`, after which the portal is unknown. */
export function boundCalls<Of extends Effects>(effects: Of): Calls<Of> {
  return Object.fromEntries(
    Object.entries(effects).map(([name, fx]) => [name, scopeBind(fx as Effect<unknown, unknown>, { safe: true })]),
  ) as unknown as Calls<Of> // entries forget which name has which call
}

/** What an action is that makes these calls: they are those of the portal whose form is submitted. */
export function withCalls<Of extends Effects>(effects: Of) {
  return (act: (work: Work & { calls: Calls<Of> }) => Promise<Outcome>): Action =>
    (work) =>
      act({ ...work, calls: boundCalls(effects) })
}
