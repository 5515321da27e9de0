export type Part = 'client' | 'preview' | 'gallery' | 'server' | 'layouts-command' | 'snapshots'
export const root: string
export const parts: Readonly<Record<Part, { config: string; entries: readonly string[]; sources: readonly string[]; without?: RegExp }>>
export function build(options?: { only?: Part[]; all?: boolean; say?: (line: string) => void }): Promise<Part[]>
export function buildSaying(
  stale: readonly Part[],
  options: { say: (line: string) => void; now?: () => number; one?: (part: Part) => Promise<void> },
): Promise<void>
export function writeSchemas(): Promise<void>
export function isStale(part: Part, base?: string): boolean
export function stampOf(part: Part, base?: string): string
