import type { Missing } from './rules.ts'

/** Why a change does not go out yet. */
export function missingSentence({ missing, isStale }: { missing: readonly Missing[]; isStale?: boolean }): string {
  if (isStale === true) return 'What would go out has changed since it was asked for, so its approvals are void; ask again.'
  const all = missing.map(({ brand, approvals }) => `${approvals} more ${approvals === 1 ? 'approval' : 'approvals'} for ${brand}`)
  return `Nothing is published yet, for it waits for ${all.join(' and ')}.`
}
