import { iconNames, wordKeys } from 'virtual:known-names'

import { knownWordsOf } from '../../src/authoring/check/word-keys.ts'
import { createDraft } from '../../src/authoring/release/draft.ts'
import type { WidgetMigrations } from '../../src/runtime/contract/widget.ts'
import { allSources } from '../../src/runtime/model/all-sources.ts'
import type { Diagnostic } from '../../src/schemas/diagnostics.ts'
import type { Release } from '../../src/schemas/documents.ts'
import type { Json } from '../../src/schemas/json.ts'
import { completeRegistry, registry as widgets } from './registry.ts'

// The whole check is a separate chunk: the portal loads it when no server of its own version has checked the release.

const migrations = import.meta.glob<WidgetMigrations>('../../src/widgets/*/migrations/index.ts', { eager: true, import: 'migrations' })

async function vocabulary() {
  await completeRegistry()
  const registry = new Map(
    [...widgets].map(([type, widget]) => {
      const own = migrations[`../../src/widgets/${type}/migrations/index.ts`]
      return [type, own ? { ...widget, migrations: own } : widget] as const
    }),
  )
  return { registry, sources: allSources, words: knownWordsOf(wordKeys), icons: new Set(iconNames) }
}

/** Checks a release that was not checked, or by an older pipeline only, and removes what players must not see. */
export async function sanitizeRelease(release: Release, report: (diagnostic: Diagnostic) => void): Promise<Release> {
  const entries = Object.entries(release.documents)
  const elsewhere = entries.filter(([, { body }]) => body === undefined) // checked when they come: the server that names them sends them
  const bodies = new Map(entries.flatMap(([name, { body }]): [string, Json][] => (body === undefined ? [] : [[name, body]])))
  const drafted = createDraft({ ...(await vocabulary()), elsewhere: elsewhere.map(([name]) => name) }).sanitize(bodies)
  for (const diagnostics of drafted.diagnostics.values()) diagnostics.forEach(report)
  const documents: Release['documents'] = Object.fromEntries(elsewhere)
  for (const [name, document] of drafted.documents)
    documents[name] = { hash: release.documents[name]?.hash ?? '', body: document as unknown as Json } // a document is JSON
  return { ...release, documents }
}
