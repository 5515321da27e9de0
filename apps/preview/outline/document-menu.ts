import type { Action } from '../model/actions.ts'
import type { Read } from '../../kit/state/use-scope.ts'
import type { MenuEntry, MenuItem } from '../../kit/popups/menu-entries.ts'
import { t } from '../../kit/i18n/words.ts'

const parts = [
  ['document.copy', 'document.copy-page', 'document.rename'],
  ['document.export', 'document.export-page'],
  ['document.take-back', 'document.delete'],
]

type Menu = {
  isOpen: boolean
  actions: readonly Action[]
  read: Read
  open: () => void
  choose: (id: string) => void
}

/** What can be done with a document of the list. An action is for the open document, so choosing one opens it first. */
export function documentMenu({ isOpen, actions, read, open, choose }: Menu): MenuEntry[] {
  const groups = parts
    .map((ids) => ids.flatMap((id) => actions.find((action) => action.id === id) ?? []))
    .filter((group) => group.length > 0)
  return [
    { id: 'open', label: t('outline.open'), icon: 'FolderOpen', shortcut: 'enter', onSelect: open },
    ...groups.flatMap((group, index): MenuEntry[] => [
      { kind: 'separator', id: `line-${index}` },
      ...group.map(({ id, icon, keys, now }): MenuEntry => {
        const { title, ready } = now(read)
        const may = isOpen ? ready : true
        return {
          id,
          label: title,
          icon: icon as MenuItem['icon'], // icons of actions are lucide's
          shortcut: keys?.[0],
          disabled: may === true ? undefined : may === false ? true : may,
          danger: id === 'document.delete',
          onSelect() {
            if (!isOpen) open()
            choose(id)
          },
        }
      }),
    ]),
  ]
}
