import { dequal } from 'dequal/lite'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { emptyHistory } from '../documents/editor-history.ts'
import type { EditorHistory, Step, Overrides } from '../documents/editor-history.ts'

/** A document as a tab left it. `base` is the text of the server's last answer; undefined when that is unknown. */
export type StoredDocument = { body: JsonObject | null; base: string | null | undefined }
export type StoredHistory = {
  key: string
  brand: string
  draft: string
  tab: string
  at: number
  past: readonly number[]
  future: readonly number[]
  overrides: Overrides
  next: number
  typed: readonly (readonly [string, string])[]
}
/** Everything that was kept of one tab. */
export type StoredTab = { history: StoredHistory; documents: ReadonlyMap<string, StoredDocument>; steps: ReadonlyMap<number, Step> }

export type Outcome = {
  history: EditorHistory
  /** Documents that the server does not have as they are brought back. */
  unsaved: readonly string[]
  /** Documents that somebody wrote since: their version and ours are compared with the text of `base`. */
  behind: readonly { name: string; base: string | null; theirs: string | null }[]
}

const mostHistories = 20

/** Histories to check, the best first: this tab's own, then those of closed tabs, the newest first. */
export function candidates(
  histories: readonly StoredHistory[],
  own: { key: string; brand: string; draft: string },
  living: ReadonlySet<string>,
): StoredHistory[] {
  const fitting = histories.filter(
    ({ key, brand, draft, tab }) => brand === own.brand && draft === own.draft && (key === own.key || !living.has(tab)),
  )
  return fitting.toSorted((a, b) => Number(b.key === own.key) - Number(a.key === own.key) || b.at - a.at)
}

/**
 * What lays out again what a tab kept, over documents as the server has them; undefined when it is not whole, or nothing. `overrides` are
 * those of the address, which says what is shown: where the tab ended with others, its steps about them are left out (decision 559).
 */
export function restoreTab(
  kept: StoredTab,
  server: ReadonlyMap<string, { body: JsonObject | null; text: string | null }>,
  overrides: Overrides,
): Outcome | undefined {
  const { history } = kept
  const isShown = dequal(history.overrides, overrides)
  const pick = (ids: readonly number[]) =>
    ids.flatMap((id) => kept.steps.get(id) ?? []).flatMap((step) => (isShown ? [step] : withoutOverrides(step)))
  const [past, future] = [pick(history.past), pick(history.future)]
  const isWhole = [...history.past, ...history.future].every((id) => kept.steps.has(id))
  if (!isWhole || past.length + future.length + history.typed.length === 0) return undefined
  const documents = new Map([...server].map(([name, { body }]) => [name, body] as const))
  const unsaved: string[] = []
  const behind: { name: string; base: string | null; theirs: string | null }[] = []
  const touched = new Set(
    [...past, ...future].flatMap(({ changes }) => changes.flatMap((one) => ('document' in one ? [one.document] : []))),
  )
  for (const [name, { body, base }] of kept.documents) {
    const held = server.get(name)
    const isSaved = base !== undefined && dequal(body, base === null ? null : parsed(base))
    // the server's is as good or newer; but steps are laid out over what they were done to
    if (dequal(body, held?.body ?? null) || (isSaved && !touched.has(name))) continue
    documents.set(name, body)
    if (!isSaved) unsaved.push(name)
    if (base !== undefined && base !== (held?.text ?? null)) behind.push({ name, base, theirs: held?.text ?? null })
  }
  return { history: { ...emptyHistory, documents, overrides, past, future, next: history.next }, unsaved, behind }
}

function withoutOverrides(step: Step): Step[] {
  const changes = step.changes.filter((change) => 'document' in change)
  return changes.length === step.changes.length ? [step] : changes.length === 0 ? [] : [{ ...step, changes }]
}

/** Histories to remove: those of closed tabs, beyond the newest twenty. */
export function outdated(histories: readonly StoredHistory[], own: string, living: ReadonlySet<string>): StoredHistory[] {
  return histories
    .toSorted((a, b) => b.at - a.at)
    .filter(({ key, tab }, index) => key !== own && index >= mostHistories && !living.has(tab))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
