import { AsyncLocalStorage } from 'node:async_hooks'
import { allSettled, fork } from 'effector'
import type { EventCallable, Scope, StoreWritable } from 'effector'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { seeded } from '../../../../mocks/artwork/random.ts'
import { sample } from '../../../../tests/support/samples/sample.ts'
import type { Workspace } from '../../../../src/schemas/workspace.ts'
import { $documents, $future, $past, edited, redone, undone, workspaceLoaded } from '../documents/documents.ts'
import type { StoredDocument, StoredHistory, StoredTab } from './recovery-plan.ts'
import type { StoredChanges } from './recovery-store.ts'
import { prepareFx } from './recovery.ts'
import { $restoredWork } from './restored-work.ts'
import { $draftSaver } from './saving.ts'
import type { DraftSaver } from './draft-saver.ts'

// A browser for each script, with all that outlives a page: its database, its session, its locks; and the server's drafts. Pages come
// and go in it. What a page began to write when it ended is written; nothing that it does later is.

type Lock = { name: string; page: Page; end: (reason?: unknown) => void }
type Waiting = { name: string; page: Page; grant: () => void }

class Browser {
  readonly histories = new Map<string, StoredHistory>()
  readonly documents = new Map<string, Map<string, StoredDocument>>()
  readonly steps = new Map<string, StoredTab['steps']>()
  readonly session = new Map<string, string>()
  readonly random: () => number
  /** What the server has of the page's draft, null while that is the file. */
  draft: string | null = null
  held: Lock[] = []
  waiting: Waiting[] = []
  private queue = Promise.resolve()

  constructor(seed: string) {
    this.random = seeded(seed)
  }

  /** Time passes; a busy machine takes longer. */
  async pass(most: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.floor(this.random() * most)))
  }

  /** One transaction after the other, in the order in which they were begun. */
  transaction<Result>(work: () => Result): Promise<Result> {
    const done = this.queue.then(() => this.pass(20)).then(work)
    this.queue = done.then(() => undefined)
    return done
  }

  request(name: string, options: LockOptions, page: Page, work: () => Promise<unknown>): Promise<unknown> {
    if (options.steal) for (const lock of this.held.filter((one) => one.name === name)) lock.end(new Error('AbortError'))
    return new Promise<unknown>((resolve, reject) => {
      const grant = () => {
        const lock = { name, page, end: reject }
        this.held.push(lock)
        const release = () => {
          this.held = this.held.filter((one) => one !== lock)
          this.grantNext()
        }
        lock.end = (reason) => {
          release()
          reject(reason as Error)
        }
        void here.run(page, work).then(resolve, reject).finally(release)
      }

      const waiting = { name, page, grant }
      this.waiting.push(waiting)
      options.signal?.addEventListener('abort', () => {
        const isWaiting = this.waiting.includes(waiting)
        this.waiting = this.waiting.filter((one) => one !== waiting)
        if (isWaiting) reject(new Error('TimeoutError'))
      })
      this.grantNext()
    })
  }

  /** The locks of a page that ended go when the browser gets to it. */
  end(page: Page) {
    this.waiting = this.waiting.filter((one) => one.page !== page)
    this.held = this.held.filter((one) => one.page !== page)
    this.grantNext()
  }

  private grantNext() {
    const next = this.waiting.find(({ name }) => !this.held.some((one) => one.name === name))
    if (!next) return
    this.waiting = this.waiting.filter((one) => one !== next)
    next.grant()
    this.grantNext()
  }
}

class Page {
  readonly listeners = new Map<string, Set<() => void>>()
  readonly scope: Scope
  isOver = false
  isOpen = false
  /** The text that the server is known to hold. */
  base: string | null

  readonly browser: Browser

  constructor(browser: Browser) {
    this.browser = browser
    this.base = browser.draft ?? file.text
    const saver = { heldOf: () => ({ base: this.base, etag: '"1"', drafted: this.browser.draft !== null }) } as unknown as DraftSaver
    this.scope = fork({ values: [[$draftSaver as StoreWritable<DraftSaver | null>, saver]] }) // a fake saver can be passed in
  }

  dispatch(kind: string) {
    for (const listener of this.listeners.get(kind) ?? []) listener()
  }
}

const never = () => new Promise<void>(() => undefined)
const here = new AsyncLocalStorage<Page>()
const page = () => {
  const now = here.getStore()
  if (!now) throw new Error('This is done in no page')
  return now
}

vi.mock('./saving.ts', async () => {
  const { createEvent, createStore } = await import('effector')
  return {
    $draftSaver: createStore(null, { serialize: 'ignore' }),
    $drafts: createStore({}),
    $saving: createStore('saved'),
    isSavingFailing: () => false,
    remoteChangeReceived: createEvent<object>(),
  }
})
vi.mock('./recovery-store.ts', () => ({
  storeChanges({ history, documents, steps, goneSteps }: StoredChanges) {
    const { browser, isOver } = page()
    if (isOver) return never()
    return browser.transaction(() => {
      const key = history.key
      browser.histories.set(key, history)
      browser.documents.set(key, new Map([...(browser.documents.get(key) ?? []), ...documents]))
      const kept = new Map(browser.steps.get(key))
      for (const step of steps) kept.set(step.id, step)
      for (const id of goneSteps) kept.delete(id)
      browser.steps.set(key, kept)
    })
  },
  storedHistories: () => page().browser.transaction(() => [...page().browser.histories.values()]),
  storedTab: (history: StoredHistory) => {
    const { browser } = page()
    return browser.transaction(() => ({
      history,
      documents: new Map(browser.documents.get(history.key)),
      steps: new Map(browser.steps.get(history.key)),
    }))
  },
  forget: (key: string) => {
    const { browser, isOver } = page()
    if (isOver) return never()
    return browser.transaction(() => {
      for (const part of [browser.histories, browser.documents, browser.steps]) part.delete(key)
    })
  },
}))

beforeAll(() => {
  vi.stubGlobal('window', {
    addEventListener: (kind: string, listener: () => void) => {
      const { listeners } = page()
      listeners.set(kind, new Set([...(listeners.get(kind) ?? []), listener]))
    },
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => page().browser.session.get(key) ?? null,
    setItem: (key: string, value: string) => void (page().isOver || page().browser.session.set(key, value)),
    removeItem: (key: string) => void (page().isOver || page().browser.session.delete(key)),
  })
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: page().browser.held.map(({ name }) => ({ name })) }),
      request: (name: string, ...rest: [LockOptions, () => Promise<unknown>] | [() => Promise<unknown>]) => {
        const [options, work] = rest.length === 2 ? rest : ([{}, rest[0]] as const)
        return page().browser.request(name, options, page(), work)
      },
    },
  })
})
afterAll(() => void vi.unstubAllGlobals())

const first = { kind: 'page', id: 'home', title: 'Home', marks: [] as string[] }
const file = { name: 'page/home', brand: 'foyer', path: 'foyer/pages/home.json', etag: '"1"', text: JSON.stringify(first) }

/** A page is loaded: as `start.ts` does it, it searches for stored work, and only then has documents that can be edited. */
function load(browser: Browser): Page {
  const loaded = new Page(browser)
  const workspace = {
    brand: 'foyer',
    draft: 'main',
    brands: [],
    release: null,
    drafts: browser.draft === null ? {} : { 'page/home': { text: browser.draft, etag: '"2"' } },
    files: [file],
  } as unknown as Workspace
  here.run(loaded, () => {
    const open = () => {
      if (!loaded.isOver) void allSettled(workspaceLoaded, { scope: loaded.scope, params: workspace })
      loaded.isOpen = true
    }
    void allSettled(prepareFx, { scope: loaded.scope, params: workspace }).then(open)
  })
  return loaded
}

/** It ends as a reload ends it. Its locks stay for as long as the machine is busy with it. */
function leave(leaving: Page, lingersMs: number) {
  here.run(leaving, () => {
    leaving.dispatch('beforeunload')
    leaving.dispatch('pagehide')
  })
  leaving.isOver = true
  setTimeout(() => leaving.browser.end(leaving), lingersMs)
}

const labelsIn = ({ scope }: Page) => ({
  past: scope.getState($past).map(({ label }) => label),
  future: scope.getState($future).map(({ label }) => label),
})
const marksIn = ({ scope }: Page) => (scope.getState($documents).get('page/home') as typeof first | undefined)?.marks
const comesTo = (at: Page, expected: ReturnType<typeof labelsIn>) =>
  vi.waitFor(() => expect(labelsIn(at)).toEqual(expected), { timeout: 8_000, interval: 5 })

/** The server has the current document, and has answered. */
function save(at: Page) {
  at.browser.draft = JSON.stringify(at.scope.getState($documents).get('page/home'))
  at.base = at.browser.draft
}

/** As long as it takes a page to begin and to keep what was done. */
const rest = (at: Page) => here.run(at, () => new Promise((resolve) => setTimeout(resolve, 1_000)))

function addMark(at: Page, mark: string) {
  const params = { label: mark, document: 'page/home', patch: [{ op: 'add' as const, path: '/marks/-', value: mark }] }
  here.run(at, () => void allSettled(edited, { scope: at.scope, params }))
}

/** Random edits, steps back and forth, saves and reloads; the expected history is computed separately from the editor. */
async function runScript(seed: string): Promise<number> {
  const browser = new Browser(seed)
  const { random } = browser
  const expected = { past: [] as string[], future: [] as string[] }
  let [now, pages, count] = [load(browser), 1, 0]
  const act = (unit: EventCallable<void>) => here.run(now, () => void allSettled(unit, { scope: now.scope }))
  for (let turn = 0; turn < 24; turn += 1) {
    const chance = random()
    if (chance < 0.8 && !now.isOpen) {
      await vi.waitFor(() => expect(now.isOpen).toBe(true), { timeout: 8_000, interval: 5 })
      expect(labelsIn(now)).toEqual(expected) // from the first moment on
    }
    if (chance < 0.5) {
      const mark = `mark ${(count += 1)}`
      addMark(now, mark)
      expected.past.push(mark)
      expected.future = []
    } else if (chance < 0.7) {
      const isBack = random() < 0.6
      for (let steps = Math.ceil(random() * 5); steps > 0; steps -= 1) {
        const [from, to] = isBack ? [expected.past, expected.future] : [expected.future, expected.past]
        const step = isBack ? from.pop() : from.shift()
        if (step === undefined) break
        if (isBack) to.unshift(step)
        else to.push(step)
        act(isBack ? undone : redone)
      }
    } else if (chance < 0.8) {
      save(now)
    } else {
      leave(now, random() < 0.5 ? 0 : random() * 1_200)
      now = load(browser)
      pages += 1
    }
    await here.run(now, () => browser.pass(random() < 0.3 ? 500 : 15))
  }
  await comesTo(now, expected)
  await here.run(now, () => browser.pass(100))
  expect(marksIn(now)).toEqual(expected.past)
  for (const _ of expected.past) act(undone)
  expect(marksIn(now)).toEqual([])
  for (const _ of [...expected.past, ...expected.future]) act(redone)
  expect(marksIn(now)).toEqual([...expected.past, ...expected.future])
  leave(now, 0)
  return pages
}

const scripts = Array.from({ length: 200 }, (_, index) => `script ${index}`)

describe('28: the history of edits', () => {
  test('is whole after reloads at any moment, whatever was done', { timeout: 120_000 }, async () => {
    const chosen = sample('recovery scripts', scripts, 25, () => [])
    const pages = await Promise.all(
      chosen.map((seed) => runScript(seed).catch((error: unknown) => `${seed}: ${error instanceof Error ? error.message : ''}`)),
    )
    expect(pages.filter((result) => typeof result === 'string')).toEqual([])
    expect(pages.reduce<number>((sum, count) => sum + Number(count), 0)).toBeGreaterThan(chosen.length * 2)
  })

  test('comes back where the page before lets go of its name late', async () => {
    const browser = new Browser('late')
    const before = load(browser)
    await rest(before)
    addMark(before, 'one')
    await rest(before)
    leave(before, 3_000)
    const after = load(browser)
    await vi.waitFor(() => expect(labelsIn(after).past).toEqual(['one']), { timeout: 2_000 })
  })

  test('is reported as recovered work only where the server does not have it', async () => {
    const browser = new Browser('said')
    const saved = load(browser)
    await rest(saved)
    addMark(saved, 'one')
    save(saved)
    await rest(saved)
    leave(saved, 0)
    const second = load(browser)
    await comesTo(second, { past: ['one'], future: [] })
    await rest(second)
    expect(second.scope.getState($restoredWork)).toBeNull()
    addMark(second, 'two')
    await rest(second)
    leave(second, 0)
    const third = load(browser)
    await comesTo(third, { past: ['one', 'two'], future: [] })
    expect(third.scope.getState($restoredWork)).toMatchObject({ steps: 2 })
  })
})
