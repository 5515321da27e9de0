import type { Module } from '../../schemas/gateway/system.ts'

/**
 * The feature codes that are on (gateway.md, section 6).
 *
 * Shape   a code is on when one of its occurrences and all of that one's ancestors are enabled; a code outside the tree is off
 */
export function codesOn(modules: readonly Module[]): ReadonlySet<string> {
  const on = new Set<string>()
  const open = [...modules] // a stack, not recursion: the tree comes from outside and may be deep
  for (let module = open.pop(); module; module = open.pop()) {
    if (!module.enabled) continue
    on.add(module.code)
    open.push(...(module.children ?? []))
  }
  return on
}
