import { useUnit } from 'effector-react'
import { CircleHelp, ListTree } from 'lucide-react'

import { $doc, $workspace, baseBrand } from '../model/documents.ts'
import { dialogOpened } from '../model/opened.ts'
import { brandChosen } from '../model/start.ts'
import type { MenuEntry } from '../ui/menu-entries.ts'
import { t } from '../i18n/words.ts'
import { documentMenu } from './document-menu.ts'
import { $abilities } from './documents.ts'
import { $preferences, preferred, shellLanguages, themes } from './preferences.ts'

// What stands in the menus of the top bar, when one of them is opened.

export function useFoyerEntries(): readonly MenuEntry[] {
  const { theme, language } = useUnit($preferences)
  return [
    { id: 'keys', label: t('shell.keys'), icon: CircleHelp, shortcut: '?', onSelect: () => dialogOpened({ kind: 'keys' }) },
    { id: 'steps', label: t('shell.steps'), icon: ListTree, onSelect: () => dialogOpened({ kind: 'steps' }) },
    { kind: 'separator', id: 'settings' },
    {
      id: 'theme',
      label: t('shell.theme'),
      items: themes.map((value) => ({
        id: value,
        label: t(`shell.theme.${value}`),
        checked: theme === value,
        onSelect: () => preferred({ theme: value }),
      })),
    },
    {
      id: 'language',
      label: t('shell.language'),
      items: shellLanguages.map(({ code, name }) => ({
        id: code,
        label: name,
        checked: language === code,
        onSelect: () => preferred({ language: code }),
      })),
    },
  ]
}

export function useBrandEntries(): readonly MenuEntry[] {
  const workspace = useUnit($workspace)
  if (!workspace) return []
  const choose = (id: string) => {
    if (id !== workspace.brand) brandChosen(id)
  }
  return [
    { kind: 'heading', id: 'brands', label: t('shell.brands') },
    ...workspace.brands.map(({ id, name }): MenuEntry => ({
      id,
      label: name,
      checked: id === workspace.brand,
      onSelect: () => choose(id),
    })),
    { kind: 'separator', id: 'line' },
    {
      id: baseBrand,
      label: t('shell.shared'),
      hint: t('shell.shared-hint'),
      checked: workspace.brand === baseBrand,
      onSelect: () => choose(baseBrand),
    },
  ]
}

export function useDocumentEntries(): readonly MenuEntry[] {
  const { doc, abilities } = useUnit({ doc: $doc, abilities: $abilities })
  return documentMenu(doc, abilities)
}
