import { scopeBind } from 'effector'

import { share } from '../../src/rules/structural-sharing.ts'
import { createRegistry } from '../../src/runtime/contract/registry.ts'
import type { Registry } from '../../src/runtime/contract/registry.ts'
import type { ViewModule } from '../../src/runtime/contract/widget.ts'
import type { Portal, PortalOptions } from '../../src/runtime/portal.ts'
import type { Release } from '../../src/schemas/documents.ts'
import type { Json } from '../../src/schemas/json.ts'
import { languageCodes, languages } from '../../src/schemas/language.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'
import { loadSheet, sheetOf } from './brand-sheet.ts'
import { broken, started } from './dev-notices.ts'
import { liveModel } from './live-model.ts'
import { englishLocale, loadLocale } from './locales.ts'
import { inPseudo, isPseudo } from './pseudo-words.ts'

// Development only: what is saved shows in the open page. Without `import.meta.hot` nothing imports this file, so no build has it.

const views = new Map<string, ViewModule>() // by widget, as last saved
/** Words that were edited since the page loaded, whole files by their names: the modules that it has loaded are the old ones. */
const changedWords = new Map<LanguageCode, Map<string, Readonly<Record<string, string>>>>()
const registryEvent = 'foyer-registry'
const modelFault = 'The page is as it was before the edit. It reloads with the next save.'
const loadFault = (type: string) => `The view of "${type}" could not be loaded. The page reloads with the next save.`

type Model = typeof liveModel

/**
 * The portal of the lobby, which follows what is edited. After an edit of a mock, a contract or the model it is opened anew in the page as
 * it is: to load the page again would ask for every module.
 */
export async function openLive(root: HTMLElement, options: PortalOptions): Promise<void> {
  let { registry } = options
  let askedAt = performance.timeOrigin
  let turn = 0
  let model = liveModel
  let modelAt = 0 // when the model was edited, as the server says it
  let modelOf = modelAt // the edit that \`model\` is of
  let opened = open(options)

  document.addEventListener(registryEvent, ({ detail }: CustomEventInit<Registry>) => {
    registry = detail ?? registry
    again()
  })
  import.meta.hot?.on('foyer:server', ({ at, inPlace }: { at: number; inPlace: boolean }) => {
    if (inPlace && at > askedAt) again()
  })
  import.meta.hot?.on('foyer:model', ({ at }: { at: number }) => {
    modelAt = at
    again()
  })
  followCrashes()
  await opened

  function again() {
    void openAgain().catch(() => window.location.reload())
  }

  async function openAgain() {
    const mine = ++turn
    askedAt = Date.now()
    const at = modelAt
    const [page, next] = await Promise.all([
      fetchPage(), // waits until the server runs the new code
      at === modelOf ? model : loadModel(at),
    ])
    if (!page || !next || mine !== turn) return // it has a mistake, or a later edit is on its way
    model = next
    modelOf = at
    opened = opened.then((end) => {
      root.style.minBlockSize = `${root.offsetHeight}px` // the page stays where it is scrolled to
      end()
      void changeSheet(page.sheet)
      sessionStorage.removeItem('HOT_GAMES') // as when a page loads, see dev-notices.ts
      return open({ ...options, early: undefined, registry, release: page.release })
    })
    await opened
  }

  /** Gives a function that ends it. */
  async function open(given: PortalOptions): Promise<() => void> {
    const live = { ...given, registry: withLiveViews(given.registry) }
    const portal = await model.createPortal(isPseudo() ? inPseudo(live) : live)
    portal.mount(root)
    portal.engine.whenIdle(() => root.style.removeProperty('min-block-size'))
    const stop = followEdits(portal, model)
    return () => {
      stop()
      portal.close()
    }
  }
}

/**
 * The model as it is after an edit. Units that were made before must not hear those that are made now, so every module of it runs again
 * (build/dev-server.ts gives them other addresses).
 */
async function loadModel(at: number): Promise<Model | undefined> {
  try {
    const edited = (await import(/* @vite-ignore */ `/portal/live-model.ts?t=${at}`)) as { liveModel: Model } // what that file exports
    return edited.liveModel
  } catch (error) {
    broken(modelFault, [error instanceof Error ? (error.stack ?? error.message) : String(error)])
    return undefined
  }
}

/** The registry is another one: a contract has changed, or a widget's folder has come or gone. */
export function registryEdited(registry: Registry) {
  document.dispatchEvent(new CustomEvent(registryEvent, { detail: registry }))
}

/** The registry with views that are replaced by an edit. React refreshes the component; the frame reads the rest here. */
function withLiveViews(registry: Registry): Registry {
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

/** Follows views, words and documents. Gives a function that ends it. */
function followEdits({ scope, engine }: Portal, { $documents, $release, documentOf, releaseGiven }: Model): () => void {
  const { words } = engine.context
  const stops: (() => void)[] = []
  /** Every node reads its words and draws again, also one whose view has crashed. */
  const drawAgain = () => void words.use(words.language())
  started()

  const viewEdited = ({ detail }: CustomEventInit<{ type: string; file: string; module: Partial<ViewModule> }>) => {
    if (!detail) return
    const { type, file, module } = detail
    if (file === 'view.tsx') views.set(type, module as ViewModule) // the module that exports it
    if (module.strings) words.add('EN', `widget/${type}`, module.strings)
    drawAgain()
  }
  document.addEventListener('foyer-edit', viewEdited)
  stops.push(() => document.removeEventListener('foyer-edit', viewEdited))
  onHot('vite:afterUpdate', drawAgain)

  followWords()
  followDocuments()
  return () => stops.forEach((stop) => stop())

  function onHot<Payload>(event: string, listener: (payload: Payload) => void) {
    import.meta.hot?.on(event, listener)
    stops.push(() => import.meta.hot?.off(event, listener))
  }

  function followWords() {
    /** Gives the portal all words of a language: a key that was removed is no longer there. */
    async function apply(language: LanguageCode) {
      const edits = changedWords.get(language)
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
    onHot('foyer:words', async ({ tag, files }: { tag: string; files: Record<string, Record<string, string>> }) => {
      for (const language of languageCodes.filter((code) => languages[code] === tag)) {
        changedWords.set(language, new Map([...(changedWords.get(language) ?? []), ...Object.entries(files)]))
        if (language === 'EN' || language === words.language()) await apply(language)
      }
      drawAgain()
    })
    let current = words.language()
    if (changedWords.size > 0) void Promise.all([...new Set<LanguageCode>(['EN', current])].map(apply)).then(drawAgain) // opened anew
    stops.push(
      words.subscribe(() => {
        if (words.language() === current) return
        current = words.language()
        if (current !== 'EN' && changedWords.has(current)) void apply(current).then(drawAgain)
      }),
    )
  }

  function followDocuments() {
    const give = scopeBind(releaseGiven, { scope })
    let turn = 0
    async function renew() {
      const mine = ++turn
      const page = await fetchPage()
      const next = page && (await withBodies(page.release))
      if (!next || mine !== turn) return // a later edit is on its way
      void changeSheet(page.sheet)
      give(next)
    }
    onHot('foyer:documents', async ({ brand }: { brand: string }) => {
      if (brand === scope.getState($release)?.brand) await renew()
    })
    stops.push(() => (turn += 1))
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

async function changeSheet(address: string | null) {
  const removeLast = await loadSheet(address).catch(() => undefined)
  removeLast?.()
}
