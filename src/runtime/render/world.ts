import type { Scope, Store } from 'effector'
import type { ReactNode } from 'react'

import type { PageNode } from '../../schemas/documents.ts'
import type { FactValue, Facts } from '../../schemas/facts.ts'
import type { Intent } from '../../schemas/intents.ts'
import type { JsonObject } from '../../schemas/json.ts'
import type { Words } from '../i18n/words.ts'
import type { Sources } from '../contract/source.ts'
import type { Registry } from '../contract/registry.ts'
import type { NodeHandle } from './node.ts'

/** A fault met while drawing: which node of which page, and what happened. */
export type Fault = { code: string; page: string; node: string; message: string }

/** The query of the address, `?vassalage=PG`, and the queries of the pages that keep their own. */
export type Queries = { address: string; ofPage: Readonly<Record<string, string>> }

/** Everything that drawing needs to know; the portal fills it from the model, the bench and tests with stores of their own. */
export type World = {
  scope: Scope
  registry: Registry
  sources: Sources
  words: Words
  facts: Store<Facts>
  flags: Store<Readonly<Record<string, FactValue | undefined>>>
  queries: Store<Queries>
  /** The brand document's values, for arguments such as `{ "brand": "constants.homePageSize" }`. */
  brand: Store<unknown>
  /** Arguments that a node's widget has changed by `narrow`: `page/node` → input → arguments. */
  narrowed: Store<Readonly<Record<string, Readonly<Record<string, JsonObject>>>>>
  send: (intent: Intent, from: { page: string; node: string }) => void
  report: (fault: Fault) => void
  /** Milliseconds since 1970; a preview sets the clock. Without it, the machine's. */
  now?: () => number
  /** Told whenever a node's view draws: a preview counts what an edit costs. */
  drawn?: (page: string, node: string) => void
  /** Which of the two to go by where a node has come anew: a preview keeps the one before where both say the same, as when a variation has made it again. */
  newer?: (before: PageNode, node: PageNode) => PageNode
  /** What stands for a node that is not shown; without it nothing does. A preview draws its place. */
  hiddenPlace?: (handle: NodeHandle) => ReactNode
}
