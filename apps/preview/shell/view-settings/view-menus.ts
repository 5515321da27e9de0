import { useUnit } from 'effector-react'
import { TriangleAlert } from 'lucide-react'

import { languageCodes } from '../../../../src/schemas/language.ts'
import { dataScenarios, personas } from '../../../../src/schemas/view-setting-values.ts'
import { $viewSettings, viewSettingsChanged } from '../../model/documents/view-settings.ts'
import { $panels, panelToggled } from '../../model/panels.ts'
import type { MenuEntry } from '../../../kit/popups/menu-entries.ts'
import { separated, t } from '../../../kit/i18n/words.ts'
import { $languageNotes } from './language-notes.ts'
import { $offered } from '../../model/view/default-view-settings.ts'
import { directionName } from '../../model/documents/view-setting-names.ts'
import { languageNames } from '../../../../src/schemas/language-names.ts'
import { personaIcons } from '../../../kit/icons/view-setting-icons.ts'

// The entries of the view settings bar's menus, made when a menu is opened.

export function usePersonaEntries(): readonly MenuEntry[] {
  const { viewSettings, change } = useUnit({ viewSettings: $viewSettings, change: viewSettingsChanged })
  return personas.map((as) => ({
    id: as,
    label: t(`view-settings.persona.${as}`),
    hint: t(`view-settings.persona-is.${as}`),
    icon: personaIcons[as],
    checked: viewSettings.as === as,
    onSelect: () => change({ as }),
  }))
}

export function useLanguageEntries(): readonly MenuEntry[] {
  const { viewSettings, offered, notes, panels, change, toggle } = useUnit({
    viewSettings: $viewSettings,
    offered: $offered,
    notes: $languageNotes,
    panels: $panels,
    change: viewSettingsChanged,
    toggle: panelToggled,
  })
  const now = viewSettings.language ?? offered[0] ?? 'EN'
  const { isOffered, missing } = notes
  const item = (code: (typeof languageCodes)[number]): MenuEntry => ({
    id: code,
    label: languageNames[code],
    hint: directionName(code),
    checked: code === now,
    onSelect: () => change({ language: code === offered[0] ? null : code }),
  })
  const showMissing = () => {
    if (panels.below !== 'words') toggle('words')
  }
  return [
    ...(isOffered
      ? []
      : [{ kind: 'heading' as const, id: 'stranger', label: t('view-settings.not-offered-long', { language: languageNames[now] }) }]),
    ...(missing.length > 0
      ? [
          {
            id: 'missing',
            label: t('view-settings.words-missing', { count: missing.length }),
            hint: separated(missing.slice(0, 2)),
            icon: TriangleAlert,
            onSelect: showMissing,
          },
        ]
      : []),
    ...(isOffered && missing.length === 0 ? [] : [{ kind: 'separator' as const, id: 'notes' }]),
    { kind: 'heading', id: 'offered', label: t('view-settings.offered') },
    ...offered.map(item),
    { kind: 'heading', id: 'possible', label: t('view-settings.possible') },
    ...languageCodes.filter((code) => !offered.includes(code)).map(item),
  ]
}

export function useThemeEntries(): readonly MenuEntry[] {
  const { viewSettings, change } = useUnit({ viewSettings: $viewSettings, change: viewSettingsChanged })
  return ([null, 'light', 'dark'] as const).map((theme) => ({
    id: theme ?? 'brand',
    label: t(`view-settings.theme.${theme ?? 'brand'}`),
    checked: viewSettings.theme === theme,
    onSelect: () => change({ theme }),
  }))
}

export function useDataEntries(): readonly MenuEntry[] {
  const { viewSettings, change } = useUnit({ viewSettings: $viewSettings, change: viewSettingsChanged })
  return dataScenarios.map((data) => ({
    id: data,
    label: t(`view-settings.data.${data}`),
    hint: t(`view-settings.data-is.${data}`),
    checked: viewSettings.data === data,
    onSelect: () => change({ data }),
  }))
}
