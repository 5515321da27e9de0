import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Languages, TriangleAlert } from 'lucide-react'

import { languageCodes } from '../../../src/schemas/language.ts'
import { $look, looked } from '../model/look.ts'
import { $gapsLookedAt } from '../model/problems.ts'
import { $panels, belowToggled } from '../shell/panels.ts'
import { Menu } from '../ui/menu.tsx'
import type { MenuEntry } from '../ui/menu.tsx'
import { separated, t } from '../words.ts'
import { trigger } from './choice.tsx'
import { $offered } from './usual-look.ts'
import { directionName, languageName } from './usual-names.ts'

/** What is odd about the language that is looked at: players are not offered it, or it lacks words. */
export const $languageNotes = combine($look.map(({ language }) => language), $offered, $gapsLookedAt, (language, offered, gaps): { isOffered: boolean; missing: readonly string[] } => ({
  isOffered: language === null || offered.length === 0 || offered.includes(language),
  missing: gaps?.map(({ key }) => key) ?? [],
}))

/** Says the first of its notes in the bar and all of them in its menu and its name. */
export function LanguageMenu({ blue, cut }: { blue: boolean; cut: boolean }) {
  const { look, offered, notes, below } = useUnit({ look: $look, offered: $offered, notes: $languageNotes, below: $panels })
  const now = look.language ?? offered[0] ?? 'EN'
  const { isOffered, missing } = notes
  const item = (code: (typeof languageCodes)[number]): MenuEntry => ({ id: code, label: languageName(code), hint: directionName(code), checked: code === now, onSelect: () => looked({ language: code === offered[0] ? null : code }) })
  const lacks = missing.length > 0 && t('look.words-missing', { count: missing.length })
  const items: MenuEntry[] = [
    ...(isOffered ? [] : [{ kind: 'heading' as const, id: 'stranger', label: t('look.not-offered-long', { language: languageName(now) }) }]),
    ...(lacks ? [{ id: 'missing', label: lacks, hint: separated(missing.slice(0, 2)), icon: TriangleAlert, onSelect: () => { if (below.below !== 'words') belowToggled('words') } }] : []),
    ...(isOffered && !lacks ? [] : [{ kind: 'separator' as const, id: 'notes' }]),
    { kind: 'heading', id: 'offered', label: t('look.offered') }, ...offered.map(item),
    { kind: 'heading', id: 'possible', label: t('look.possible') }, ...languageCodes.filter((code) => !offered.includes(code)).map(item),
  ]
  const notice = !isOffered && t('look.not-offered')
  const value = separated([languageName(now), notice || lacks])
  return <Menu label={t('look.language')} items={items} trigger={trigger({ label: t('look.language'), value, said: separated([languageName(now), notice, lacks]), icon: isOffered ? Languages : TriangleAlert, blue, cut, isNote: Boolean(notice || lacks) })} />
}
