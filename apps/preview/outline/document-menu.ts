import { FolderOpen } from 'lucide-react'

import { allActions } from '../model/actions.ts'
import { documentOpened } from '../model/choice.ts'
import { $doc } from '../model/documents.ts'
import { announced } from '../model/announcements.ts'
import type { IconType } from '../ui/icon.ts'
import type { MenuEntry } from '../ui/menu-entries.ts'
import { t } from '../i18n/words.ts'

const parts = [['document.copy', 'document.rename'], ['document.export'], ['document.take-back', 'document.delete']]

/** What can be done with a document of the list. An action is for the open document, so choosing one opens it first. */
export function documentMenu(name: string): MenuEntry[] {
  const isOpen = $doc.getState() === name
  const actions = parts
    .map((ids) => ids.flatMap((id) => allActions().find((action) => action.id === id) ?? []))
    .filter((group) => group.length > 0)
  return [
    { id: 'open', label: t('outline.open'), icon: FolderOpen, shortcut: 'enter', onSelect: () => documentOpened({ doc: name }) },
    ...actions.flatMap((group, index): MenuEntry[] => [
      { kind: 'separator', id: `line-${index}` },
      ...group.map(({ id, title, icon, keys, ready, run }): MenuEntry => {
        const may = isOpen ? (ready?.() ?? true) : true
        return {
          id,
          label: title(),
          icon: icon as IconType | undefined,
          shortcut: keys?.[0],
          disabled: may === true ? undefined : may === false ? true : may,
          danger: id === 'document.delete', // icons of actions are lucide's
          onSelect() {
            if (!isOpen) documentOpened({ doc: name })
            const now = ready?.() ?? true
            if (now === true) run()
            else if (typeof now === 'string') announced(now)
          },
        }
      }),
    ]),
  ]
}
