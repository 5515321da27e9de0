import { scopeBind } from 'effector'

import { share } from '../../src/rules/structural-sharing.ts'
import { createRegistry } from '../../src/runtime/contract/registry.ts'
import type { Registry } from '../../src/runtime/contract/registry.ts'
import type { ViewModule } from '../../src/runtime/contract/widget.ts'
import { $documents, $release, documentOf, releaseGiven } from '../../src/runtime/model/documents/documents.ts'
import type { Portal } from '../../src/runtime/portal.ts'
import type { Release } from '../../src/schemas/documents.ts'
import type { Json } from '../../src/schemas/json.ts'
import { languageCodes, languages } from '../../src/schemas/language.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'
import { broken, started } from './dev-notices.ts'
import { englishLocale, loadLocale } from './locales.ts'

// Development only: what is saved shows in the open page. Without `import.meta.hot` nothing imports this file, so no build has it.

const views = new Map<string, ViewModule>() // by widget, as last saved
const loadFault = (type: string) => `The view of "${type}" could not be loaded. The page reloads with the next save.`

/** The registry with views that are replaced by an edit. React refreshes the component; the frame reads the rest here. */
export function withLiveViews(registry: Registry): Registry {
  return createRegistry(
    [...registry].map(([type, widget]) => ({
      ...widget,
      async load() {
        try {
          const loaded = await widget.load()
          const { View } = loaded
          return {
            View,
            get strings() {
              return (views.get(type) ?? loaded).strings
            },
            get rootClass() {
              return (views.get(type) ?? loaded).rootClass
            },
          }
        } catch (error) {
          broken(loadFault(type), [error instanceof Error ? (error.stack ?? error.message) : String(error)])
          throw error
        }
      },
    })),
  )
}

/** Follows views, words and, but in a preview frame, documents. A frame's documents are the editor's. */
export function followEdits({ scope, engine }: Portal, { documents = true } = {}) {
  const { words } = engine.context
  /** Every node reads its words and draws again, also one whose view has crashed. */
  const drawAgain = () => void words.use(words.language())
  started()

  document.addEventListener('foyer-edit', ({ detail }: CustomEventInit<{ type: string; file: string; module: Partial<ViewModule> }>) => {
    if (!detail) return
    const { type, file, module } = detail
    if (file === 'view.tsx') views.set(type, module as ViewModule) // the module that exports it
    if (module.strings) words.add('EN', `widget/${type}`, module.strings)
    drawAgain()
  })
  import.meta.hot?.on('vite:afterUpdate', drawAgain)
  followCrashes()

  followWords()
  if (documents) followDocuments()

  function followWords() {
    const changed = new Map<LanguageCode, Map<string, Readonly<Record<string, string>>>>()
    /** Gives the portal all words of a language: a key that was removed is no longer there. */
    async function apply(language: LanguageCode) {
      const edits = changed.get(language)
      if (!edits) return
      const files = { ...(language === 'EN' && englishLocale), ...(await loadLocale(language)), ...Object.fromEntries(edits) }
      for (const [file, entries] of edits)
        if (file.startsWith('widgets/')) words.add(language, `widget/${file.slice('widgets/'.length)}`, entries)
      const others = Object.entries(files).filter(([file]) => !file.startsWith('widgets/'))
      words.add(
        language,
        'words',
        Object.fromEntries(others.flatMap(([file, entries]) => Object.entries(entries).map(([key, text]) => [`${file}.${key}`, text]))),
      )
    }
    import.meta.hot?.on(
      'foyer:words',
      async ({ tag, file, words: entries }: { tag: string; file: string; words: Record<string, string> }) => {
        for (const language of languageCodes.filter((code) => languages[code] === tag)) {
          const edits = changed.get(language) ?? new Map<string, Record<string, string>>()
          changed.set(language, edits.set(file, entries))
          if (language === 'EN' || language === words.language()) await apply(language)
        }
        drawAgain()
      },
    )
    let current = words.language()
    words.subscribe(() => {
      if (words.language() === current) return
      current = words.language()
      if (current !== 'EN' && changed.has(current)) void apply(current).then(drawAgain)
    })
  }

  function followDocuments() {
    const give = scopeBind(releaseGiven, { scope })
    let turn = 0
    async function renew() {
      const mine = ++turn
      const page = await fetchPage()
      const next = page && (await withBodies(page.release))
      if (!next || mine !== turn) return // a later edit is on its way
      changeSheet(page.sheet)
      give(next)
    }
    import.meta.hot?.on('foyer:documents', async ({ brand }: { brand: string }) => {
      if (brand === scope.getState($release)?.brand) await renew()
    })
    void (async () => {
      const { release } = await fetchManifest()
      if (release !== scope.getState($release)?.release) await renew() // saved while the page loaded
    })()

    /** The next release, with every body that this page has or has had; unchanged nodes stay the same objects, and are not drawn again. */
    async function withBodies(next: Release): Promise<Release> {
      const before = scope.getState($release)
      const known = scope.getState($documents)
      const entries = Object.entries(next.documents).map(async ([name, { hash, body }]) => {
        const old = documentOf(known, name) as unknown as Json | undefined // a document is JSON
        if (before?.documents[name]?.hash === hash) return [name, before.documents[name]] as const
        const text = body ?? (old && (await fetchBody(hash)))
        return [name, text === undefined ? { hash } : { hash, body: share(old, text) }] as const
      })
      return { ...next, documents: Object.fromEntries(await Promise.all(entries)) }
    }
  }
}

/** Asks the server for the places in the source of a stack that a crashed view shows. */
function followCrashes() {
  const waiting = new Map<string, (places: string) => void>()
  document.addEventListener('foyer-stack', ({ detail }: CustomEventInit<{ stack: string; answer: (places: string) => void }>) => {
    if (!detail) return
    waiting.set(detail.stack, detail.answer)
    import.meta.hot?.send('foyer:stack', { stack: detail.stack })
  })
  import.meta.hot?.on('foyer:stack', ({ stack, places }: { stack: string; places: string }) => waiting.get(stack)?.(places))
}

/** The page as the server writes it now: its release, and the address of the brand's style sheet. */
async function fetchPage(): Promise<{ release: Release; sheet: string | null } | undefined> {
  const reply = await fetch(window.location.href, { headers: { Accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  const text = page.getElementById('foyer-release')?.textContent
  if (!text) return undefined
  return { release: JSON.parse(text) as Release, sheet: sheetOf(page)?.getAttribute('href') ?? null } // the server has checked it
}

async function fetchManifest(): Promise<{ release: string }> {
  const reply = await fetch('/api/layouts/manifest')
  return (await reply.json()) as { release: string }
}

async function fetchBody(hash: string): Promise<Json> {
  const reply = await fetch(`/api/layouts/documents/${hash}`)
  return (await reply.json()) as Json
}

const sheetOf = (page: Document) => page.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/brand/"]')

/** Changes the brand's style sheet; the one before goes when the new one is there, so that the page is never without one. */
function changeSheet(href: string | null) {
  const before = sheetOf(document)
  if (!href || before?.getAttribute('href') === href) return
  const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  next.addEventListener('load', () => before?.remove())
  if (before) before.after(next)
  else document.head.append(next)
}
