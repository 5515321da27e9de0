import type { TeamAccount, TeamTree } from '../../schemas/nouns/team-tree.ts'

/**
 * A row of the drawn tree. `key`: the way down to the account, with "/" between accounts; a row that is no account has the key of its
 * parent, a line break (which no account has) and what it says.
 */
export type Row = { key: string; children: Row[] } & (
  | { kind: 'account'; account: TeamAccount; found: boolean; unplaced: boolean; opens: boolean }
  | { kind: 'loading' | 'failed' | 'none' | 'more' }
)

/**
 * The rows that are to be drawn. Those of closed accounts are left out, so that an account that is above itself ends; one that can be
 * opened has a row that is never seen, because the library's arrow keys open only what has a child.
 */
export function rowsOf(tree: TeamTree, expanded: ReadonlySet<string>): Row[] {
  const levels = new Map(tree.levels.map((level) => [level.parent, level]))
  const found = new Set(tree.found)
  const accountRow = (account: TeamAccount, key: string, unplaced = false): Row => {
    const opens = account.hasTeam && !unplaced && (tree.sought === '' || levels.has(account.account))
    const children = expanded.has(key) ? below : waiting
    return {
      kind: 'account',
      key,
      account,
      found: found.has(account.account),
      unplaced,
      opens,
      children: opens ? children(account.account, key) : [],
    }
  }
  const waiting = (_: string, way: string): Row[] => [{ kind: 'loading', key: `${way}\nloading`, children: [] }]
  const below = (parent: string, way: string): Row[] => {
    const level = levels.get(parent)
    if (tree.sought !== '' && level === undefined) return []
    const other = (kind: 'loading' | 'failed' | 'none' | 'more'): Row => ({ kind, key: `${way}\n${kind}`, children: [] })
    if (level === undefined) return [other('loading')]
    return [
      ...level.accounts.map((account) => accountRow(account, way === '' ? account.account : `${way}/${account.account}`)),
      ...(level.state === 'loading' ? [other('loading')] : []),
      ...(level.state === 'failed' ? [other('failed')] : []),
      ...(level.state === 'ready' && level.accounts.length === 0 ? [other('none')] : []),
      ...(level.more ? [other('more')] : []),
    ]
  }
  return [
    ...(tree.sought !== '' && tree.levels.length === 0 ? [] : below('', '')),
    ...tree.unplaced.map((one) => accountRow(one, one.account, true)),
  ]
}

/** What is open at first: the accounts down to the one that is chosen, with it; in a search those above the accounts found. */
export function firstExpanded({ path, sought, levels }: TeamTree): ReadonlySet<string> {
  if (sought === '') return new Set(path.map((_, index) => path.slice(0, index + 1).join('/')))
  const open = new Set<string>()
  const walk = (parent: string, way: string, depth: number) => {
    if (depth > levels.length) return
    for (const { account } of levels.find((level) => level.parent === parent)?.accounts ?? []) {
      if (!levels.some((level) => level.parent === account)) continue
      const key = way === '' ? account : `${way}/${account}`
      open.add(key)
      walk(account, key, depth + 1)
    }
  }
  walk('', '', 0)
  return open
}

/** The key of the account that a row without an account stands below. */
export function parentOfRow(key: string): string | undefined {
  const end = key.lastIndexOf('\n')
  return end === -1 ? undefined : key.slice(0, end)
}
export function accountAt(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}
