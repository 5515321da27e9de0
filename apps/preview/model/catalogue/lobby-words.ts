import { combine, createEffect, createStore, sample } from 'effector'

import { loadCatalogueFx } from './catalogue.ts'

/**
 * English words of the lobby by key, `section.hot` → "Hot games": what blocks are called by their own titles. Null until they are loaded.
 */
export const loadLobbyWordsFx = createEffect(
  async (): Promise<ReadonlyMap<string, string>> => (await import('./english-words.ts')).lobbyWords,
)

export const $lobbyWords = createStore<ReadonlyMap<string, string> | null>(null).on(loadLobbyWordsFx.doneData, (_, words) => words)

// Blocks and their words are loaded together; the canvas may have asked for the words already
sample({
  clock: loadCatalogueFx,
  source: combine($lobbyWords, loadLobbyWordsFx.pending, (words, isLoading) => words === null && !isLoading),
  filter: (isMissing) => isMissing,
  fn: () => undefined,
  target: loadLobbyWordsFx,
})
