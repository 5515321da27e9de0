import { createEvent, createStore } from 'effector'

import { chooseLanguage } from '../i18n/words.ts'
import type { ShellLanguage } from '../i18n/words.ts'

/** How the shell itself is drawn, kept in this browser. The lobby in the canvas has a theme and a language of its own. */
export type Preferences = { theme: 'system' | 'light' | 'dark'; language: ShellLanguage }

const key = 'foyer-preview-shell'
export const themes = ['system', 'light', 'dark'] as const
export const shellLanguages: readonly { code: ShellLanguage; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'العربية' },
]

// What may happen
export const preferred = createEvent<Partial<Preferences>>()

// What we know
export const $preferences = createStore<Preferences>(read())

// How it changes
$preferences.on(preferred, (now, part) => ({ ...now, ...part }))
$preferences.watch(({ theme, language }) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  void chooseLanguage(language).catch(() => preferred({ language: 'en' })) // its words did not come
})
$preferences.updates.watch((preferences) => {
  try {
    localStorage.setItem(key, JSON.stringify(preferences))
  } catch {
    // not kept over a reload
  }
})

function read(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const own = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
    return {
      theme: themes.find((theme) => theme === own.theme) ?? 'system',
      language: shellLanguages.find(({ code }) => code === own.language)?.code ?? 'en',
    }
  } catch {
    return { theme: 'system', language: 'en' }
  }
}
