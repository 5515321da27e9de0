import { createEffect, createEvent, createStore, sample } from 'effector'

import { chooseLanguage } from '../i18n/words.ts'
import type { ShellLanguage } from '../i18n/words.ts'
import { editorOpened } from '../model/start.ts'
import { store, storedValue } from '../model/stored.ts'

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
const drawFx = createEffect(({ theme, language }: Preferences) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  return chooseLanguage(language)
})
sample({ clock: [editorOpened, $preferences], source: $preferences, target: drawFx })
sample({ clock: drawFx.fail, fn: () => ({ language: 'en' as const }), target: preferred }) // the words of its language failed to load
store($preferences, key)

function read(): Preferences {
  const kept = storedValue(key)
  const own = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  return {
    theme: themes.find((theme) => theme === own.theme) ?? 'system',
    language: shellLanguages.find(({ code }) => code === own.language)?.code ?? 'en',
  }
}
