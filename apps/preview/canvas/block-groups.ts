import type { Contract } from '../../../src/runtime/contract/widget.ts'

export const blockGroups = ['games', 'banners', 'news', 'community', 'account', 'layout', 'help', 'other'] as const
export type BlockGroup = (typeof blockGroups)[number]

/** Parts of names that say what a block type is for, the more telling first. */
const signs: readonly (readonly [RegExp, BlockGroup])[] = [
  [/^(?:game|vendor|new-vendor|category|sports|studio|room)/, 'games'],
  [/winner|share/, 'community'],
  [/banner|carousel|promotion/, 'banners'],
  [/notice|announcement|message|toast|popup/, 'news'],
  [/help|protection|reality|idle|session|maintenance|blocked/, 'help'],
  [/auth|login|guest|member|balance|wallet|form|agent/, 'account'],
  [/columns|row|tab-set|heading|header|footer|bottom|side|menu|navigation|logo|link|theme|language|search/, 'layout'],
]

/** Which part of the gallery a block type stands in. One that holds others is layout, one that nothing tells of is other. */
export function groupOf({ type, slots }: Pick<Contract, 'type' | 'slots'>): BlockGroup {
  return signs.find(([sign]) => sign.test(type))?.[1] ?? (Object.keys(slots).length > 0 ? 'layout' : 'other')
}
