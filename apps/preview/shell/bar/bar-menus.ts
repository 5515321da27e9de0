import { useUnit } from 'effector-react'
import { CircleHelp, UsersRound } from 'lucide-react'

import { $workspace, baseBrand } from '../../model/documents/documents.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { $me } from '../../model/operators/me.ts'
import { brandChosen } from '../../model/start.ts'
import type { MenuEntry } from '../../../kit/popups/menu-entries.ts'
import { shellLanguages, shellLanguageTags, t } from '../../../kit/i18n/words.ts'
import { themes } from '../../../kit/state/shell-preferences.ts'
import { $preferences, preferred } from './preferences.ts'

// The entries of the top bar's menus, made when a menu is opened.

export function useFoyerEntries(): readonly MenuEntry[] {
  const { preferences, prefer, openDialog, me } = useUnit({
    preferences: $preferences,
    prefer: preferred,
    openDialog: dialogOpened,
    me: $me,
  })
  const { theme, language } = preferences
  return [
    { id: 'keys', label: t('shell.keys'), icon: CircleHelp, shortcut: '?', onSelect: () => openDialog({ kind: 'keys' }) },
    { id: 'steps', label: t('shell.steps'), icon: 'ListTree', onSelect: () => openDialog({ kind: 'steps' }) },
    ...(me?.open === true // with operators, it stands in the menu of who is signed in
      ? [{ id: 'operators', label: t('shell.operators'), icon: UsersRound, onSelect: () => openDialog({ kind: 'operators' }) }]
      : []),
    { kind: 'separator', id: 'settings' },
    {
      id: 'theme',
      label: t('shell.theme'),
      items: themes.map((value) => ({
        id: value,
        label: t(`shell.theme.${value}`),
        checked: theme === value,
        onSelect: () => prefer({ theme: value }),
      })),
    },
    {
      id: 'language',
      label: t('shell.language'),
      items: shellLanguageTags.map((tag) => ({
        id: tag,
        label: shellLanguages[tag],
        checked: language === tag,
        onSelect: () => prefer({ language: tag }),
      })),
    },
  ]
}

export function useBrandEntries(): readonly MenuEntry[] {
  const { workspace, chooseBrand } = useUnit({ workspace: $workspace, chooseBrand: brandChosen })
  if (!workspace) return []
  const choose = (id: string) => {
    if (id !== workspace.brand) chooseBrand(id)
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
