import { documentOpened, partChosen } from '../model/choice.ts'
import { $doc, $document, $documents } from '../model/documents.ts'
import { blockName } from '../model/edits.ts'
import { blocksOf } from '../model/nodes.ts'
import { allActions } from '../model/actions.ts'
import type { Action, ActionGroup } from '../model/actions.ts'
import { documentTitle } from '../model/titles.ts'
import type { IconType } from '../ui/icon.ts'
import { t } from '../i18n/words.ts'
import { fit } from './fuzzy-match.ts'
import { $ownKeys, keysOf } from './keys.ts'
import { kindIcons } from './kinds.ts'

export type Entry = {
  id: string
  group: ActionGroup | 'recent' | 'documents' | 'blocks'
  title: string
  hint: string
  icon?: IconType | undefined
  keys: readonly string[]
  reason: string | undefined
  action?: Action | undefined
  run: () => void
}

const groups: readonly Entry['group'][] = [
  'recent',
  'block',
  'look',
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

/** What can be found, by what was typed: `@` documents alone, `#` blocks, `>` actions, else all, the best first in each part. */
export function entriesFor(text: string): { group: Entry['group']; entries: Entry[] }[] {
  const mark = /^[@#>?]/.exec(text)?.[0]
  const typed = mark === undefined ? text : text.slice(1)
  const idle = typed.trim() === '' && mark === undefined // nothing is looked for: what cannot be done now would only be in the way
  const all = [
    ...(mark === undefined || mark === '>' || mark === '?'
      ? allActions()
          .filter((action) => mark !== '?' || action.group === 'help')
          .map(entryOf)
      : []),
    ...(mark === '@' || (mark === undefined && typed.trim() !== '') ? documentEntries() : []),
    ...(mark === '#' || (mark === undefined && typed.trim() !== '') ? blockEntries() : []),
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
  return groups
    .map((group) => ({ group, entries: group === 'recent' ? lately : rest.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)
}

function entryOf(action: Action): Entry {
  const ready = action.ready?.() ?? true
  return {
    id: action.id,
    group: action.group,
    title: action.title(),
    hint: action.hint?.() ?? '',
    icon: action.icon,
    keys: keysOf(action, $ownKeys.getState()),
    reason: ready === true ? undefined : ready === false ? '' : ready,
    action,
    run: action.run,
  }
}

function documentEntries(): Entry[] {
  return [...$documents.getState()].flatMap(([name, body]): Entry[] =>
    body
      ? [
          {
            id: name,
            group: 'documents',
            title: documentTitle(name, body),
            hint: t(`shell.kind.${name.split('/')[0]}`),
            icon: kindIcons[name.split('/')[0] ?? ''],
            keys: [],
            reason: undefined,
            run: () => documentOpened({ doc: name }),
          },
        ]
      : [],
  )
}

function blockEntries(): Entry[] {
  const page = $document.getState()
  if (page?.kind !== 'page') return []
  return blocksOf(page).map((block): Entry => ({
    id: `${$doc.getState()} ${block.id}`,
    group: 'blocks',
    title: blockName(block),
    hint: block.id,
    keys: [],
    reason: undefined,
    run: () => partChosen(block.id),
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
