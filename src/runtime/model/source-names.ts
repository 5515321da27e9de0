import type { SourceContract } from '../contract/source.ts'

const files = import.meta.glob<Readonly<Record<string, SourceContract>>>('./*/contracts.ts', { eager: true })

/**
 * The names of each topic's sources, by its folder: what a portal knows of a topic before that is loaded. The build puts the values in
 * place of this module (build/evaluated.ts), so that no page loads all contracts.
 */
export const sourceNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(files).map(([path, contracts]) => [path.split('/')[1] ?? '', Object.values(contracts).map(({ name }) => name)]),
)
