import { useUnit } from 'effector-react'

import { $actions, actionChosen } from '../../model/actions.ts'
import type { Action } from '../../model/actions.ts'
import type { MenuEntry, MenuItem } from '../../../kit/popups/menu-entries.ts'
import { useRead } from '../../../kit/state/use-scope.ts'
import type { Read } from '../../../kit/state/use-scope.ts'
import { t } from '../../../kit/i18n/words.ts'
import { $selection, areasOf, printedKeys } from './actions.ts'
import { pasteRequested } from './clipboard.ts'

/** Actions that come after a separator of the menu. */
const parts: readonly (readonly string[])[] = [
  ['block.up', 'block.down', 'block.to-top', 'block.to-end', 'block.move-into', 'block.move-after', 'block.pick-up'],
  ['block.duplicate', 'block.copy', 'block.cut', 'block.paste', 'block.paste-inside'],
  ['block.add-before', 'block.add-after', 'block.add-inside'],
  ['block.shown-to', 'block.why', 'block.inside', 'block.comment'],
  ['block.hide-guests', 'block.hide', 'block.rename'],
  ['block.delete'],
]

/** The menu of the selected block, for the toolbar, the right press and the outline alike. Actions that others add to the group follow. */
export function useBlockMenu(): MenuEntry[] {
  const { actions, choose, paste } = useUnit({ actions: $actions, choose: actionChosen, paste: pasteRequested })
  return blockMenu(actions, useRead(), choose, paste)
}

export function blockMenu(
  all: readonly Action[],
  read: Read,
  choose: (id: string) => void,
  paste: (to: { into: readonly string[] }) => void,
): MenuEntry[] {
  const actions = all.filter(({ group }) => group === 'block')
  const known = new Set([...parts.flat(), 'block.into', 'block.out']) // steps in and out are keys; the menu names places instead
  const others = actions.filter(({ id }) => !known.has(id))
  const groups = [...parts.map((ids) => ids.flatMap((id) => actions.find((action) => action.id === id) ?? [])), others]
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index): MenuEntry[] => [
      ...(index > 0 ? [{ kind: 'separator' as const, id: `line-${index}` }] : []),
      ...group.map((action) => ({
        ...entryOf(action, read, choose),
        ...(action.id === 'block.paste-inside' && { items: areaItems(read, paste) }),
      })),
    ])
}

/** The areas of a block that has several, to choose where a copied block goes. */
function areaItems(read: Read, paste: (to: { into: readonly string[] }) => void): MenuItem[] | undefined {
  const selection = read($selection)
  const areas = areasOf(selection)
  if (areas.length < 2) return undefined
  return areas.map(({ name, list }) => ({
    id: list,
    label: t('canvas.paste-into', { area: name }),
    onSelect: () => paste({ into: [list] }),
  }))
}

function entryOf({ id, icon, keys, now }: Action, read: Read, choose: (id: string) => void): MenuEntry {
  const { title, ready } = now(read)
  return {
    id,
    label: title,
    icon: icon as MenuItem['icon'],
    shortcut: keys?.[0] ?? printedKeys[id],
    disabled: ready === true ? undefined : ready === false ? true : ready,
    danger: id === 'block.delete',
    onSelect: () => choose(id),
  }
}
