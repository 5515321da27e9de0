import { existsSync, readdirSync } from 'node:fs'

import type { MockState } from '../../mocks/state/mock-state.ts'
import { readJson } from '../../src/authoring/text/json-text.ts'
import { isObject } from '../../src/schemas/json.ts'
import { createApp } from './app.ts'
import { vocabulary } from './layouts/contracts.ts'
import { checkLayouts, readEnv } from './env.ts'
import { lastGoodIn } from './layouts/last-good.ts'
import { createLayoutStore } from './layouts/layouts.ts'
import { previewPictures } from './pages/preview-pictures.ts'
import { buildBrand, checkAhead } from './layouts/release.ts'
import { isLoopback } from './editing/edit-guard.ts'
import { openOperators, readSecret } from './operators/operators.ts'
import { openReleases } from './releases/releases.ts'

type MockGateway = import('../../mocks/server.ts').MockGateway
/** The mock gateway, and what its state was made by: another function after an edit of that code. */
type DevMock = { gateway: MockGateway; createMockState: unknown; accounts: string }

/** How long a file may be half written; see layout-files.ts. */
const writtenAfterMs = 200
const reportedAfterMs = 400
const isProblem = /^\S.*:\d+:\d+ (?:error|warning) /

/**
 * The server without a build: Vite serves the page and all files. Paths are relative to the project, where npm runs Vite. `renewed`
 * is called when a brand's documents, or what is wrong with them, have been read anew. `isCurrent` resolves when no edit of its code is
 * being taken. `before` is the app that this one replaces after such an edit: who is logged in at the mock gateway stays so.
 */
export async function createDevApp({
  template,
  previewTemplate,
  galleryPage,
  renewed,
  isCurrent,
  before,
}: {
  template: (address: string) => Promise<string>
  previewTemplate: (address: string) => Promise<string>
  galleryPage: (name: string) => Promise<string>
  renewed: (brand: string) => void
  isCurrent: () => Promise<void>
  before: { mock: DevMock | undefined; reported: ReadonlySet<string> } | undefined
}) {
  const env = readEnv({ DATA_DIR: 'data/dev', ...process.env })
  const print = (line: string) => console.log(line)
  const reported = new Set(before?.reported)
  const queue = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStarted = false
  let isClosed = false
  const releases = await openReleases({
    dir: env.layoutsDir,
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    build: buildBrand,
    checkAhead,
    registry: vocabulary.registry,
    print,
    stillMs: 100, // who edits the documents sees them at once
  })
  const layouts = createLayoutStore({
    dir: env.layoutsDir,
    files: releases.files,
    build: buildBrand,
    lastGood: lastGoodIn(env.dataDir, 'dist/layouts-copy.json'),
    print(line) {
      queue.add(line)
      timer ??= setTimeout(() => void isCurrent().then(reportProblems), reportedAfterMs)
    },
    renewed: (brand) => isStarted && renewed(brand),
  })
  const operators = openOperators({
    store: releases.operators,
    isLocal: isLoopback(env.host),
    secret: readSecret(env.authSecret, env.dataDir),
    print,
  })
  if (!before) checkLayouts(env, layouts.brands())
  isStarted = true
  const mock = env.gateway ? undefined : await mockGateway(before?.mock)
  const app = createApp({
    env,
    layouts,
    mock: mock?.gateway,
    print,
    pages: { template, manifest: {}, files: () => undefined, strict: false },
    releases,
    operators,
    editing: { build: buildBrand, checkAhead, layoutsDir: env.layoutsDir, hosts: env.editHosts },
    preview: {
      build: { template: previewTemplate, manifest: {}, files: () => undefined, frame: [] },
      gallery: { page: galleryPage, files: () => undefined },
      pictures: previewPictures,
    },
  })
  let again: ReturnType<typeof setTimeout> | undefined

  /** Prints what is still wrong: a page may have been read before the widget that it names, which was saved with it. */
  function reportProblems() {
    if (isClosed) return // the app that replaced this one reads the documents with the code that was saved with them
    timer = undefined
    const problems = new Set(layouts.problems())
    for (const line of queue) if (!reported.has(line) && (problems.has(line) || !isProblem.test(line))) print(line)
    queue.clear()
    reported.clear()
    for (const line of problems) reported.add(line)
  }

  return {
    fetch: app.fetch,
    layoutsDir: env.layoutsDir,
    mock,
    /** What the console says under the addresses, by its name. */
    notes: env.gateway ? [['Gateway', env.gateway.href]] : [['Accounts', `${mock?.accounts}; more in mocks/README.md`]],
    brands: layouts.brands,
    /** Widgets that have a contract on the disk and are not part of this code. */
    unknownWidgets: () =>
      readdirSync('src/widgets').filter((type) => !vocabulary.registry.has(type) && existsSync(`src/widgets/${type}/contract.ts`)),
    problems: layouts.problems,
    /** The problems that the console shows; an app that replaces this one does not say them again. */
    reported,
    /** Reads documents that have changed, at once and when none of them can be half written any more. */
    scan() {
      layouts.scan()
      clearTimeout(again)
      again = setTimeout(layouts.scan, writtenAfterMs)
    },
    /** The console's line about a file of words that is no JSON object of texts. */
    problemOf(path: string, text: string): string | undefined {
      const read = readJson(text)
      if (!read.ok) return `${path}:${read.fault.line}:${read.fault.column} error ${read.fault.code} ${read.fault.message}`
      const isTexts = (value: unknown) => isObject(value) && Object.values(value).every((word) => typeof word === 'string')
      const { value } = read
      if (!path.endsWith('/words.json'))
        return isTexts(value) ? undefined : `${path}:1:1 error words/form A file of words is one object of keys and texts.`
      return isObject(value) && Object.values(value).every(isTexts)
        ? undefined
        : `${path}:1:1 error words/form The words of a language are objects of keys and texts, by file of locales/en or "widgets/<type>".`
    },
    close() {
      isClosed = true
      clearTimeout(again)
      clearTimeout(timer)
      layouts.close()
      void releases.close()
    },
  }
}

/**
 * A mock gateway that goes on from the state of the one before it. Where the code of the state itself has changed, the state is made anew,
 * and sessions go on. It is imported here alone, because with a gateway no mock code is loaded.
 */
async function mockGateway(before: DevMock | undefined): Promise<DevMock> {
  const [{ createMockGateway }, { createMockState }, { personas, password }] = await Promise.all([
    import('../../mocks/server.ts'),
    import('../../mocks/state/create-mock-state.ts'),
    import('../../mocks/state/personas.ts'),
  ])
  const state = before && (before.createMockState === createMockState ? before.gateway.state() : continued(before.gateway.state()))
  const accounts = personas.filter(({ token }) => token).map(({ account }) => account)
  return {
    gateway: createMockGateway({ ...(state && { state }) }),
    createMockState,
    accounts: `${accounts.join(', ')}; password ${password}`,
  }

  function continued({ choice, seed, now, tickets, accounts: { sessions, startedAt } }: MockState): MockState {
    const next = createMockState(choice, { seed, now })
    for (const [token, name] of sessions) if (next.accounts.byName.has(name)) next.accounts.sessions.set(token, name)
    for (const [name, at] of startedAt) next.accounts.startedAt.set(name, at)
    return Object.assign(next, { tickets })
  }
}
