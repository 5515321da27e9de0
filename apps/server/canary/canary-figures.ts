import type { ArmCounts } from './canary-store.ts'

/** How many for each 1,000 views, to one decimal. */
export function perThousand(counts: ArmCounts, of: 'errors' | 'dropped'): number {
  return counts.views === 0 ? 0 : Math.round((counts[of] / counts.views) * 10_000) / 10
}
