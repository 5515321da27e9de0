import { createEffect, createStore } from 'effector'

/** English words of the lobby by key, `section.hot` → "Hot games": what blocks are called by their own titles. Null until they are loaded. */
export const loadLobbyWordsFx = createEffect(
  async (): Promise<ReadonlyMap<string, string>> => (await import('./lobby-words-content.ts')).lobbyWords,
)

export const $lobbyWords = createStore<ReadonlyMap<string, string> | null>(null).on(loadLobbyWordsFx.doneData, (_, words) => words)
