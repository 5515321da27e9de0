import { chooseLanguage, shellLanguageTags } from '../i18n/words.ts'
import type { ShellLanguage } from '../i18n/words.ts'
import { storedValue } from './stored.ts'

/** How the shell itself is drawn, kept in this browser. The lobby in the canvas has a theme and a language of its own. */
export type Preferences = { theme: 'system' | 'light' | 'dark'; language: ShellLanguage }

export const preferencesKey = 'foyer-preview-shell'
export const themes = ['system', 'light', 'dark'] as const

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
    language: shellLanguageTags.find((tag) => tag === own.language) ?? browserLanguage(),
  }
}

/** The first language of the browser that the shell speaks, of any country; in Chinese both scripts read the simplified one. */
function browserLanguage(): ShellLanguage {
  const asked = (typeof navigator === 'undefined' ? [] : navigator.languages).map((tag) => tag.split('-')[0])
  return asked.flatMap((first) => shellLanguageTags.filter((tag) => tag.split('-')[0] === first))[0] ?? 'en'
}
