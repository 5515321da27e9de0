import { useUnit } from 'effector-react'
import { Languages, TriangleAlert } from 'lucide-react'

import { $viewSettings } from '../../model/documents/view-settings.ts'
import { Menu } from '../../../kit/popups/menu.tsx'
import { separated, t } from '../../../kit/i18n/words.ts'
import { trigger } from './choice.tsx'
import { $offered } from '../../model/view/default-view-settings.ts'
import { $languageNotes } from './language-notes.ts'
import { useLanguageEntries } from './view-menus.ts'
import { languageNames } from '../../../../src/schemas/language-names.ts'

/** Shows its first note in the bar and all notes in its menu and its accessible name. */
export function LanguageMenu({ blue, cut }: { blue: boolean; cut: boolean }) {
  const { viewSettings, offered, notes } = useUnit({ viewSettings: $viewSettings, offered: $offered, notes: $languageNotes })
  const now = viewSettings.language ?? offered[0] ?? 'EN'
  const { isOffered, missing } = notes
  const lacks = missing.length > 0 && t('view-settings.words-missing', { count: missing.length })
  const notice = !isOffered && t('view-settings.not-offered')
  const value = separated([languageNames[now], notice || lacks])
  return (
    <Menu
      label={t('view-settings.language')}
      items={useLanguageEntries}
      trigger={trigger({
        label: t('view-settings.language'),
        value,
        spokenValue: separated([languageNames[now], notice, lacks]),
        icon: isOffered ? Languages : TriangleAlert,
        blue,
        cut,
        isNote: Boolean(notice || lacks),
      })}
    />
  )
}
