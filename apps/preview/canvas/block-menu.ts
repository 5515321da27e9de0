import { allActions } from '../model/actions.ts'
import type { Action } from '../model/actions.ts'
import type { IconType } from '../ui/icon.ts'
import type { MenuEntry } from '../ui/menu-entries.ts'
import { printedKeys } from './actions.ts'

/** Actions that stand behind a line of the menu. */
const parts: readonly (readonly string[])[] = [
  ['block.up', 'block.down', 'block.to-top', 'block.to-end', 'block.move-into', 'block.move-after', 'block.pick-up'],
  ['block.duplicate', 'block.copy', 'block.cut', 'block.paste'],
  ['block.add-before', 'block.add-after', 'block.add-inside'],
  ['block.shown-to', 'block.why', 'block.inside'],
  ['block.hide-guests', 'block.hide', 'block.rename'],
  ['block.delete'],
]

/** The menu of the chosen block, for the toolbar, the right press and the outline alike. Actions that others add to the group follow. */
export function blockMenu(): MenuEntry[] {
  const actions = allActions().filter(({ group }) => group === 'block')
  const known = new Set([...parts.flat(), 'block.into', 'block.out']) // steps in and out are keys; the menu names places instead
  const others = actions.filter(({ id }) => !known.has(id))
  const groups = [...parts.map((ids) => ids.flatMap((id) => actions.find((action) => action.id === id) ?? [])), others]
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index): MenuEntry[] => [
      ...(index > 0 ? [{ kind: 'separator' as const, id: `line-${index}` }] : []),
      ...group.map(entryOf),
    ])
}

function entryOf({ id, title, icon, keys, ready, run }: Action): MenuEntry {
  const may = ready?.() ?? true
  return {
    id,
    label: title(),
    icon: icon as IconType | undefined,
    shortcut: keys?.[0] ?? printedKeys[id],
    disabled: may === true ? undefined : may === false ? true : may,
    danger: id === 'block.delete',
    onSelect: run,
  }
}
