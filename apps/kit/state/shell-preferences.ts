import { chooseLanguage } from '../i18n/words.ts'
import type { ShellLanguage } from '../i18n/words.ts'
import { storedValue } from './stored.ts'

/** How the shell itself is drawn, kept in this browser. The lobby in the canvas has a theme and a language of its own. */
export type Preferences = { theme: 'system' | 'light' | 'dark'; language: ShellLanguage }

export const preferencesKey = 'foyer-preview-shell'
export const themes = ['system', 'light', 'dark'] as const
export const shellLanguages: readonly { code: ShellLanguage; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'العربية' },
]

/** Writes the theme and the language on the page. Rejects when the words of the language do not come. */
export function drawPreferences({ theme, language }: Preferences): Promise<void> {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  return chooseLanguage(language)
}

export function readPreferences(): Preferences {
  const kept = storedValue(preferencesKey)
  const own = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  return {
    theme: themes.find((theme) => theme === own.theme) ?? 'system',
    language: shellLanguages.find(({ code }) => code === own.language)?.code ?? 'en',
  }
}
