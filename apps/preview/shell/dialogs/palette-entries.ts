import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Action, ActionGroup, ActionState } from '../../model/actions.ts'
import type { Documents } from '../../model/documents/editor-history.ts'
import type { Naming } from '../../model/documents/names.ts'
import { blocksOf } from '../../model/documents/nodes.ts'
import { wordsDocument } from '../../../../src/schemas/language.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import type { MenuItem } from '../../../kit/popups/menu-entries.ts'
import { t } from '../../../kit/i18n/words.ts'
import { fit } from './fuzzy-match.ts'
import { keysOf } from '../keys/keys.ts'
import type { OwnKeys } from '../keys/keys.ts'
import { kindIcons } from '../documents/kinds.ts'

export type Entry = {
  id: string
  group: ActionGroup | 'recent' | 'documents' | 'blocks'
  title: string
  hint: string
  icon?: MenuItem['icon']
  keys: readonly string[]
  reason: string | undefined
  effect?: ActionState['effect']
  /** What it does: an action, by its id; a document or a block of the open one that is opened. */
  does: { action: string } | { document: string } | { block: string }
}

/** What is searched. */
export type Searched = {
  actions: readonly (Action & ActionState)[]
  documents: Documents
  document: JsonObject | null
  doc: string
  naming: Naming
  ownKeys: OwnKeys
}

const groups: readonly Entry['group'][] = [
  'recent',
  'block',
  'view-settings',
  'document',
  'go',
  'view',
  'history',
  'panels',
  'help',
  'blocks',
  'documents',
]
const mostRecent = 5
const key = 'foyer-preview-recent'

/**
 * What can be found, by what was typed: `@` documents alone, `#` blocks, `>` actions, else all. The best is first in each part, and the
 * part that has the best of all is the first; without a search the parts have their own order.
 */
export function entriesFor(text: string, searched: Searched): { group: Entry['group']; entries: Entry[] }[] {
  const mark = /^[@#>?]/.exec(text)?.[0]
  const typed = mark === undefined ? text : text.slice(1)
  const idle = typed.trim() === '' && mark === undefined // no search: entries that cannot be used now are left out
  const all = [
    ...(mark === undefined || mark === '>' || mark === '?'
      ? searched.actions.filter((action) => mark !== '?' || action.group === 'help').map((action) => entryOf(action, searched.ownKeys))
      : []),
    ...(mark === '@' || (mark === undefined && typed.trim() !== '') ? documentEntries(searched) : []),
    ...(mark === '#' || (mark === undefined && typed.trim() !== '') ? blockEntries(searched) : []),
  ]
  const scored = all
    .map((entry) => ({ entry, score: Math.max(fit(entry.title, typed), fit(`${entry.title} ${entry.hint} ${entry.id}`, typed) * 0.8) }))
    .filter(({ entry, score }) => score > 0 && !(idle && entry.reason !== undefined))
  const best = scored
    .toSorted((a, b) => Number(a.entry.reason !== undefined) - Number(b.entry.reason !== undefined) || b.score - a.score)
    .map(({ entry }) => entry)
  const recent = typed.trim() === '' ? recentIds() : []
  const lately = recent.flatMap((id) => best.filter((entry) => entry.id === id)).slice(0, mostRecent)
  const rest = best.filter((entry) => !lately.includes(entry))
  const order = typed.trim() === '' ? groups : [...new Set(best.map(({ group }) => group))]
  return order
    .map((group) => ({ group, entries: group === 'recent' ? lately : rest.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)
}

function entryOf({ ready, effect, ...action }: Action & ActionState, own: OwnKeys): Entry {
  return {
    id: action.id,
    group: action.group,
    title: action.title,
    hint: action.hint,
    icon: action.icon as MenuItem['icon'], // icons of actions are lucide's
    keys: keysOf(action, own),
    reason: ready === true ? undefined : ready === false ? '' : ready,
    effect,
    does: { action: action.id },
  }
}

function documentEntries({ documents }: Searched): Entry[] {
  const entry = (name: string, title: string): Entry => {
    const [kind = ''] = name.split('/')
    return {
      id: name,
      group: 'documents',
      title,
      hint: t(`shell.kind.${kind}`),
      icon: kindIcons[kind],
      keys: [],
      reason: undefined,
      does: { document: name },
    }
  }
  const entries = [...documents].flatMap(([name, body]): Entry[] => (body ? [entry(name, documentTitle(name, body))] : []))
  // As in the list of documents, the table of words is there before the brand has words of its own
  const hasWords = entries.some(({ id }) => id.startsWith('words/'))
  return hasWords ? entries : [...entries, entry(wordsDocument('EN'), t('outline.words'))]
}

function blockEntries({ document, doc, naming }: Searched): Entry[] {
  if (document?.kind !== 'page') return []
  return blocksOf(document).map((block): Entry => ({
    id: `${doc} ${block.id}`,
    group: 'blocks',
    title: naming.nameOf(block),
    hint: block.id,
    keys: [],
    reason: undefined,
    does: { block: block.id },
  }))
}

export function remember(id: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([id, ...recentIds().filter((one) => one !== id)].slice(0, 20)))
  } catch {
    // not kept over a reload
  }
}

function recentIds(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
