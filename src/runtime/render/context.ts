import type { Scope, Store } from 'effector'
import type { ReactElement } from 'react'

import type { PageNode } from '../../schemas/documents.ts'
import type { FactValue, Facts } from '../../schemas/facts.ts'
import type { Intent } from '../../schemas/intents.ts'
import type { JsonObject } from '../../schemas/json.ts'
import type { Words } from '../i18n/words.ts'
import type { Clock } from '../platform/clock.ts'
import type { Drawing } from '../ui/drawing.ts'
import type { SourceReaders } from '../contract/source.ts'
import type { Registry } from '../contract/registry.ts'
import type { Hydration } from './hydration.ts'
import type { PlannedNode } from './plan.ts'

/** A fault while rendering: which node of which page, and what happened. */
export type Fault = { code: string; page: string; node: string; message: string }

/** The query of the address, `?vassalage=PG`, and the queries of the pages that keep their own. */
export type Queries = { address: string; ofPage: Readonly<Record<string, string>> }

/** A node that is part of a page and is not shown. */
export type HiddenNode = { readonly id: string; readonly page: { readonly id: string }; readonly planned: PlannedNode }

/** Everything that rendering reads and calls. The portal fills it from the model, the bench and tests with stores of their own. */
export type RenderContext = {
  scope: Scope
  registry: Registry
  sources: SourceReaders
  words: Words
  facts: Store<Facts>
  flags: Store<Readonly<Record<string, FactValue | undefined>>>
  queries: Store<Queries>
  /** The gateway's zone, `+08:00`; null while it is not known. */
  zone?: Store<string | null>
  /** The brand document's values, for arguments such as `{ "brand": "constants.homePageSize" }`. */
  brand: Store<unknown>
  /** Arguments that a node's widget has changed by `narrow`: `page/node` → input → arguments. */
  narrowed: Store<Readonly<Record<string, Readonly<Record<string, JsonObject>>>>>
  send: (intent: Intent, from: { page: string; node: string }) => void
  report: (fault: Fault) => void
  /** What views count down by; rules read the fact `now`. A preview sets the time. Default: the machine's clock. */
  clock?: Clock
  /** Of a page that the server draws, in both: when it did, in ms since 1970. */
  drawn?: Drawing['drawn']
  /** Called whenever a node's view renders: a preview counts what an edit costs. */
  rendered?: (page: string, node: string) => void
  /** Chooses between the node before and its successor: a preview keeps the one before when both are equal. */
  newer?: (before: PageNode, node: PageNode) => PageNode
  /** What replaces a node that is not shown. Default: nothing. A preview marks the place. */
  hiddenPlace?: (node: HiddenNode) => ReactElement
  /** The page is drawn by a server, or was and is being taken over. */
  hydration?: Hydration
  /** It is drawn by a server: what waits for the first screen never comes. */
  isDrawnOnce?: boolean
}
