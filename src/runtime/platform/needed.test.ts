import { expect, test } from 'vitest'

import { NotLoaded, createNeeded } from './needed.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** A tab, with what is kept in it, that may be loaded anew: each page of it is another one. */
function aTab({ canKeep = true } = {}) {
  const tab = { kept: undefined as number | undefined, reloads: 0, now: 1_000_000, answers: true, hasToLose: false, isPlayers: true }
  const page = () =>
    createNeeded({
      now: () => tab.now,
      lastReload: () => (canKeep ? tab.kept : null),
      keepReload: (at) => (canKeep ? ((tab.kept = at), true) : false),
      answers: async () => tab.answers,
      hasToLose: () => tab.hasToLose,
      isPlayers: () => tab.isPlayers,
      reload: () => void tab.reloads++,
    })
  return Object.assign(tab, { page })
}

/** What became of a file: it is here, the kind of the failure, or the page goes. */
function outcome(load: Promise<unknown>): Promise<unknown> {
  const going = new Promise((resolve) => setTimeout(resolve, 5, 'the page goes'))
  return Promise.race([load.catch((error: unknown) => (error instanceof NotLoaded ? error.failure.kind : error)), going])
}

test('what comes is passed on, and nothing is loaded anew', async () => {
  const tab = aTab()
  expect([await outcome(tab.page().needed(() => Promise.resolve('here'))), tab.reloads]).toEqual(['here', 0])
})

test('a file that did not come loads the page anew once; the next page says so and has a button', async () => {
  const tab = aTab()
  const first = tab.page()
  const both = [outcome(first.needed(gone)), outcome(first.needed(gone))]
  expect([await Promise.all(both), tab.reloads]).toEqual([['the page goes', 'the page goes'], 1])

  const second = tab.page()
  expect([await outcome(second.needed(gone)), await outcome(second.needed(gone)), tab.reloads]).toEqual(['script', 'script', 1])
  expect([await outcome(second.loadAnew()), tab.reloads]).toEqual(['the page goes', 2])
  expect([await outcome(tab.page().needed(gone)), tab.reloads]).toEqual(['script', 2])
})

test('a build that comes long after the last one loads the page anew again', async () => {
  const tab = aTab()
  await outcome(tab.page().needed(gone))
  tab.now += 600_000
  expect([await outcome(tab.page().needed(gone)), tab.reloads]).toEqual(['the page goes', 2])

  tab.now -= 5_000 // a clock that was set back
  expect([await outcome(tab.page().needed(gone)), tab.reloads]).toEqual(['script', 2])
})

test('a page that would lose something, that nobody waits on, or whose tab keeps nothing is loaded anew by the button alone', async () => {
  for (const { canKeep = true, why = 'needed', ...given } of [
    { hasToLose: true },
    { canKeep: false },
    { why: 'idle' as const },
    { isPlayers: false },
  ]) {
    const tab = Object.assign(aTab({ canKeep }), given)
    expect([given, await outcome(tab.page().needed(gone, why)), tab.reloads]).toEqual([given, 'script', 0])
    expect([await outcome(tab.page().needed(gone, 'asked')), tab.reloads]).toEqual(['the page goes', 1])
  }
})

test('without an answer of the server the page that is here stays, also after the button', async () => {
  const tab = Object.assign(aTab(), { answers: false })
  const { needed, loadAnew } = tab.page()
  expect([await outcome(needed(gone)), await outcome(needed(gone, 'asked')), await outcome(loadAnew()), tab.reloads]).toEqual([
    'offline',
    'offline',
    undefined,
    0,
  ])
})

test('a failure that is no missing file is passed on as it is', async () => {
  const tab = aTab()
  expect(await outcome(tab.page().needed(() => Promise.reject(new NotLoaded({ kind: 'server' }))))).toBe('server')
  expect(tab.reloads).toBe(0)
})

test('a style sheet that did not come is left to the next try', async () => {
  const tab = aTab()
  let tries = 0
  const load = () => (++tries === 1 ? Promise.reject(new Error('Unable to preload CSS for /assets/a.css')) : Promise.resolve('drawn'))
  expect([await outcome(tab.page().needed(load)), tries, tab.reloads]).toEqual(['drawn', 2, 0])
})

test('what the next page needs is kept before the page goes', async () => {
  const tab = aTab()
  const { needed, onReload } = tab.page()
  const kept: string[] = []
  onReload(() => kept.push('popups'))
  onReload(() => kept.push('nobody'))()
  await outcome(needed(gone))
  expect(kept).toEqual(['popups'])
})
