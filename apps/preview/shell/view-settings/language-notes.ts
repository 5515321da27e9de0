import { combine } from 'effector'

import { $offered } from '../../model/view/default-view-settings.ts'
import { $gapsOfView } from '../../model/view/problems.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'

/** Warnings about the viewed language: players are not offered it, or it lacks words. */
export const $languageNotes = combine(
  $viewSettings.map(({ language }) => language),
  $offered,
  $gapsOfView.map((gaps) => gaps?.map(({ key }) => key) ?? []),
  (language, offered, missing): { isOffered: boolean; missing: readonly string[] } => ({
    isOffered: language === null || offered.length === 0 || offered.includes(language),
    missing,
  }),
)
