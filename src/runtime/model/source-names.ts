import type { SourceContract } from '../contract/source.ts'

const files = import.meta.glob<SourceContract>('./*/*.contract.ts', { eager: true, import: 'contract' })

/**
 * The names of each topic's sources, by its folder: what a portal knows of a topic before that is loaded. The build puts the values in
 * place of this module (build/evaluated.ts), so that no page loads all contracts.
 */
export const sourceNames: Readonly<Record<string, readonly string[]>> = namesByTopic()

function namesByTopic() {
  const names: Record<string, string[]> = {}
  for (const [path, { name }] of Object.entries(files)) (names[path.split('/')[1] ?? ''] ??= []).push(name)
  return names
}
