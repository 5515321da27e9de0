import { createEffect, createStore, sample } from 'effector'

import { shellLanguage, shellLanguageCode } from '../../../kit/i18n/words.ts'
import type { ShellLanguage } from '../../../kit/i18n/words.ts'
import { loadCatalogueFx } from './catalogue.ts'

type Words = ReadonlyMap<string, string>

/**
 * Words of the lobby by key, `section.hot` → "Hot games": what blocks are called by their own titles. They are in the language of the
 * shell as far as the lobby has its words, else in English. Of two choices of a language the last one counts.
 */
export const loadLobbyWordsFx = createEffect(async (): Promise<{ language: ShellLanguage; words: Words }> => {
  for (;;) {
    const language = shellLanguage()
    const [{ lobbyWords }, own] = await Promise.all([import('./english-words.ts'), language === 'en' ? undefined : loadOwn()])
    if (language === shellLanguage()) return { language, words: own ? new Map([...lobbyWords, ...own]) : lobbyWords }
  }
})

/** Words that do not come leave the names in English. */
async function loadOwn(): Promise<Words | undefined> {
  const code = shellLanguageCode()
  return import('./language-words.ts')
    .then(({ wordsIn }) => wordsIn(code))
    .then(
      ({ shared }) => shared,
      () => undefined,
    )
}

const $loaded = createStore<{ language: ShellLanguage; words: Words } | null>(null).on(loadLobbyWordsFx.doneData, (_, loaded) => loaded)
/** Null until they are loaded. */
export const $lobbyWords = $loaded.map((loaded) => loaded?.words ?? null)

// Blocks and their words are loaded together, in the same language; the canvas may have asked for the words already
sample({
  clock: sample({
    clock: loadCatalogueFx,
    source: { loaded: $loaded, isLoading: loadLobbyWordsFx.pending },
    filter: ({ loaded, isLoading }) => !isLoading && loaded?.language !== shellLanguage(),
  }),
  fn: () => undefined,
  target: loadLobbyWordsFx,
})
