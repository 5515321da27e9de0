import { allSettled, createWatch, fork, scopeBind } from 'effector'
import type { Scope, StoreWritable } from 'effector'
import { createElement, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'

import type { Release } from '../schemas/documents.ts'
import { languages } from '../schemas/language.ts'
import { createGateway } from './gateway/client.ts'
import type { LoadLocale, Locale } from './i18n/words.ts'
import { createWords } from './i18n/words.ts'
import { widgetsAt } from '../rules/first-screen.ts'
import { $gateway } from './model/requests/call.ts'
import type { Gateway } from './model/requests/call.ts'
import { $brand, documentWanted, releaseGiven } from './model/documents/documents.ts'
import { $facts } from './model/facts/facts.ts'
import { $flags } from './model/facts/flags.ts'
import { send } from './model/intents.ts'
import { $platform, errorReported, portalIdle, portalStarted, portalStopped } from './model/lifecycle.ts'
import { $narrowed } from './model/navigation/narrow.ts'
import { $location } from './model/navigation/navigation.ts'
import { $queries } from './model/navigation/page-shown.ts'
import { $direction, $language, $themeChoice } from './model/facts/preferences.ts'
import { $topics } from './model/topic-loading.ts'
import type { Topics } from './model/create-topics.ts'
import { topics as allTopics } from './model/topics.ts'
import { describePage } from './platform/page.ts'
import { yieldToMain } from './platform/yield-to-main.ts'
import { browserPlatform } from './platform/platform.ts'
import type { Platform } from './platform/platform.ts'
import { Engine } from './render/engine.ts'
import { PortalRoot } from './render/portal-root.tsx'
import type { Fault, RenderContext } from './render/context.ts'
import type { Registry } from './contract/registry.ts'

/** How long the first render waits for the first screen's views. */
const viewsTimeoutMs = 1_000

export type PortalOptions = {
  release: Release
  registry: Registry
  locales: { EN: Locale }
  loadLocale: LoadLocale
  /** `locales` has what the landing page says in English; `loadLocale` gives the rest. */
  partial?: boolean
  gateway?: Gateway
  /** First answers of the gateway that are already requested (see `earlyKey`). */
  early?: Map<string, Promise<Response>> | undefined
  platform?: Platform
  /** What the portal may know and do; a test adds to it. */
  topics?: Topics
  /** Called with each error while rendering; the page continues. */
  report?: (fault: Fault) => void
  /** What a preview adds to rendering. */
  context?: Pick<RenderContext, 'rendered' | 'newer' | 'hiddenPlace'>
  /** Further values of the scope that differ from the defaults. */
  values?: readonly (readonly [StoreWritable<any>, unknown])[]
}

export type Portal = { scope: Scope; engine: Engine; mount: (element: Element) => void; close: () => void }

/**
 * One portal: a scope of its own, its model started, its words loaded, ready to be mounted. Two portals on one page are independent.
 * The first calls of the gateway have already started when this returns.
 */
export async function createPortal({
  release,
  registry,
  locales,
  loadLocale,
  partial = false,
  early,
  gateway = createGateway({ origin: '', ...(early && { early }) }),
  platform = browserPlatform(),
  topics = allTopics,
  report = logFault,
  context,
  values = [],
}: PortalOptions): Promise<Portal> {
  const scope = fork({
    values: [[$gateway, gateway], [$platform, platform], [$topics, topics.entries], ...values] as [StoreWritable<any>, any][],
  })
  await yieldToMain() // making the scope, starting the model and rendering are three tasks, so that none blocks the page for long
  scopeBind(releaseGiven, { scope })(release)
  void allSettled(portalStarted, { scope })

  const words = createWords({
    load: loadLocale,
    first: scope.getState($language),
    locales,
    partial,
    missing: (key) => report({ code: 'words/missing', page: '', node: '', message: key }),
  })
  await words.use(scope.getState($language)).catch(() => words.use('EN')) // without its words a language is read in English
  // the files came with the page; the landing page does without them
  if (words.language() === 'EN' && scope.getState($location).pathname !== '/') await words.complete().catch(() => undefined)
  const describe = () =>
    describePage({ language: languages[words.language()], direction: scope.getState($direction), theme: scope.getState($themeChoice) })
  describe()
  const stops = [
    createWatch({ unit: $language, scope, fn: (language) => void words.use(language).then(describe, () => undefined) }),
    createWatch({ unit: $themeChoice, scope, fn: describe }),
    createWatch({ unit: errorReported, scope, fn: report }),
  ]

  await yieldToMain()
  const want = scopeBind(documentWanted, { scope })
  const sendIntent = scopeBind(send, { scope })
  const becomeIdle = scopeBind(portalIdle, { scope })
  const engine = new Engine({
    scope,
    registry,
    sources: topics.sources,
    words,
    facts: $facts,
    flags: $flags,
    queries: $queries,
    brand: $brand,
    narrowed: $narrowed,
    send: (intent, from) => sendIntent({ intent, from }),
    report,
    now: () => platform.clock.now(),
    ...context,
  })
  // The first page renders with its views already loaded: their files came with the page
  const views = engine.loadViews(widgetsAt(release, scope.getState($location).pathname))
  await Promise.race([views, new Promise((resolve) => platform.clock.after(viewsTimeoutMs, () => resolve(undefined)))])
  let root: Root | undefined
  return {
    scope,
    engine,
    mount(element) {
      const made = createRoot(element)
      root = made
      engine.whenIdle(() => {
        // Pages that the player may go to next, so that they open without a request
        Object.values(release.routes).forEach((page) => want(`page/${page}`))
        void import('./render/popup-view.tsx').catch(() => undefined)
        void words.complete().catch(() => undefined)
        becomeIdle()
      })
      // As a transition the first render is cut into slices, and the page reacts in between
      startTransition(() => made.render(createElement(PortalRoot, { scope, engine })))
    },
    close() {
      root?.unmount()
      for (const stop of stops) stop()
      engine.dispose()
      void allSettled(portalStopped, { scope })
    },
  }
}

function logFault({ code, page, node, message }: Fault) {
  console.warn(`${code} ${page ? `page/${page}` : ''}${node ? ` at "${node}"` : ''}: ${message}`)
}
