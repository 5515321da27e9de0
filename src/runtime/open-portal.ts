import { allSettled, createWatch, fork, scopeBind } from 'effector'
import type { Scope, StoreWritable } from 'effector'

import type { BrandWords, Release } from '../schemas/documents.ts'
import { wordsDocument } from '../schemas/language.ts'
import type { LanguageCode } from '../schemas/language.ts'
import type { Registry } from './contract/registry.ts'
import type { Gateway } from './gateway/client.ts'
import type { LoadLocale, Locale, Words } from './i18n/words.ts'
import { createWords } from './i18n/words.ts'
import type { Topics } from './model/create-topics.ts'
import {
  $brand,
  $documents,
  $release,
  bodiesFetched,
  fetchBodies,
  fetchHandlers,
  hashesWithout,
  releaseGiven,
  stringsGiven,
  withStrings,
} from './model/context/documents.ts'
import type { Fetching } from './model/context/documents.ts'
import { $facts } from './model/facts/facts.ts'
import { $flags } from './model/facts/flags.ts'
import { $language } from './model/context/preferences.ts'
import { send } from './model/intents.ts'
import { $platform, errorReported, portalStarted, portalStopped, fileMissed } from './model/lifecycle.ts'
import { $narrowed } from './model/navigation/narrow.ts'
import { $location } from './model/navigation/navigation.ts'
import { $queries } from './model/navigation/page-shown.ts'
import { $gateway } from './model/requests/call.ts'
import { $zone } from './model/context/site.ts'
import { $topics } from './model/topic-loading.ts'
import { failureOfFile, needed } from './platform/needed.ts'
import type { Platform } from './platform/platform.ts'
import { yieldToMain } from './platform/yield-to-main.ts'
import type { Fault, RenderContext } from './render/context.ts'
import { Engine } from './render/engine.ts'

export type OpenOptions = Fetching & {
  release: Release
  registry: Registry
  locales: { EN?: Locale }
  loadLocale: LoadLocale
  /** `locales` has what the landing page says in English; `loadLocale` gives the rest, and other languages in parts. */
  partial?: boolean
  gateway: Gateway
  platform: Platform
  topics: Topics
  report: (fault: Fault) => void
  /** What a preview or a drawing adds to rendering. */
  context?: Pick<RenderContext, 'rendered' | 'newer' | 'hiddenPlace' | 'hydration' | 'drawn' | 'isDrawnOnce'> | undefined
  /** Further values of the scope that differ from the defaults. */
  values?: readonly (readonly [StoreWritable<any>, unknown])[]
}

export type OpenPortal = { scope: Scope; words: Words; engine: Engine; close: () => void }

/**
 * A portal without a place: a scope of its own, its model started, its words loaded, its engine ready to render. The first calls of the
 * gateway have already started when this returns. A browser mounts it, a server draws it.
 */
export async function openPortal({
  release,
  registry,
  locales,
  loadLocale,
  partial = false,
  gateway,
  platform,
  topics,
  report,
  context,
  fetchDocument,
  fetchDocuments,
  prepare,
  values = [],
}: OpenOptions): Promise<OpenPortal> {
  const scope = fork({
    values: [[$gateway, gateway], [$platform, platform], [$topics, topics.entries], ...values] as [StoreWritable<any>, any][],
    handlers: fetchHandlers({ fetchDocument, fetchDocuments, prepare }),
  })
  await yieldToMain() // the scope, the model's start, the words and the rendering are four tasks: none blocks the page for long
  scopeBind(releaseGiven, { scope })(release)
  void allSettled(portalStarted, { scope })

  await yieldToMain()
  const own = ownWords(scope)
  const completeStrings = documentStrings(scope)
  const words = createWords({
    load: (language, part) => needed(() => loadLocale(language, part)),
    own: async (language) => (await Promise.all([own(language), completeStrings(language)]))[0],
    first: scope.getState($language),
    locales,
    partial,
    missing: (key) => report({ code: 'words/missing', page: '', node: '', message: key }),
  })
  await words.use(scope.getState($language)).catch(() => words.use('EN')) // without its words a language is read in English
  // the files came with the page; the landing page does without them
  if (partial && scope.getState($location).pathname !== '/') await words.complete().catch(() => undefined)
  const missed = scopeBind(fileMissed, { scope })
  const stops = [
    createWatch({ unit: $language, scope, fn: (language) => void words.use(language).catch((error) => missed(failureOfFile(error))) }),
    createWatch({ unit: bodiesFetched, scope, fn: () => void completeStrings(scope.getState($language)) }), // asked for before a change
    createWatch({ unit: errorReported, scope, fn: report }),
    createWatch({ unit: $release, scope, fn: () => void followOwn() }),
  ]
  async function followOwn() {
    const asked = [...new Set<LanguageCode>(['EN', words.language()])]
    const isNew = await Promise.all(asked.map(async (code) => words.replace(code, await own(code))))
    if (isNew.includes(true)) await words.use(scope.getState($language))
  }

  await yieldToMain()
  const sendIntent = scopeBind(send, { scope })
  const engine = new Engine({
    scope,
    registry,
    sources: topics.sources,
    words,
    facts: $facts,
    flags: $flags,
    queries: $queries,
    zone: $zone,
    brand: $brand,
    narrowed: $narrowed,
    send: (intent, from) => sendIntent({ intent, from }),
    report,
    clock: platform.clock,
    ...context,
  })
  return {
    scope,
    words,
    engine,
    close() {
      for (const stop of stops) stop()
      engine.dispose()
      void allSettled(portalStopped, { scope })
    },
  }
}

/** Reads the brand's own words out of the release. Until they come, and where they do not, its players read those of the portal. */
function ownWords(scope: Scope): (language: LanguageCode) => Promise<BrandWords['words'] | undefined> {
  const bodies = scopeBind(fetchBodies, { scope })
  const fetched = new Map<string, BrandWords>() // by hash
  return async (language) => {
    const { hash = '', body } = scope.getState($release)?.documents[wordsDocument(language)] ?? {}
    if (body === undefined && hash !== '' && !fetched.has(hash)) {
      const found = await bodies([hash], null).catch(() => ({}))
      for (const document of Object.values(found)) fetched.set(hash, document as BrandWords) // its name says its kind
    }
    return ((body as BrandWords | undefined) ?? fetched.get(hash))?.words // the server has checked it
  }
}

/** Fetches the strings of a language for the documents that are here without them. Where they do not come, players read English. */
function documentStrings(scope: Scope): (language: LanguageCode) => Promise<void> {
  const bodies = scopeBind(fetchBodies, { scope })
  const give = scopeBind(stringsGiven, { scope })
  return async (language) => {
    const hashes = hashesWithout(scope.getState($release), scope.getState($documents), language)
    if (hashes.length === 0) return
    const found = await bodies(hashes, language).catch(() => undefined)
    if (found) give(withStrings(scope.getState($documents), found, language))
  }
}
