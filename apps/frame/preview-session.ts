import { dequal } from 'dequal/lite'

import { createDraft } from '../../src/authoring/release/draft.ts'
import type { Drafted } from '../../src/authoring/release/draft.ts'
import { applyPatch } from '../../src/rules/patch.ts'
import { share } from '../../src/rules/structural-sharing.ts'
import type { FrameHost, FramedPortal } from '../../src/runtime/framed-portal.ts'
import { yieldToMain } from '../../src/runtime/platform/yield-to-main.ts'
import { allSources } from '../../src/runtime/model/all-sources.ts'
import type { Brand, LayoutDocument, Page, Release } from '../../src/schemas/documents.ts'
import type { Json, JsonObject } from '../../src/schemas/json.ts'
import type { NodeState, ToFrame } from '../../src/schemas/preview.ts'
import type { FrameViewSettings } from '../../src/schemas/view-settings.ts'
import type { BrandStyles } from './brand-styles.ts'
import type { Post } from './channel.ts'
import { frameNetwork } from './network.ts'
import type { FrameNetwork } from './network.ts'
import { documentsShownAt, routesAsWritten } from './first-documents.ts'
import { nodeOf, placeOf, withPlaces } from './places.ts'
import { framePlatform, memoryDevice } from './platform.ts'
import { registry, widgetTitle } from './registry.ts'

/** Calls back once what was changed until now is on the screen: after the next frame's drawing, however much else is under way. */
function whenPainted(run: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(null)
  })
}

type Message<Kind extends ToFrame['kind']> = Extract<ToFrame, { kind: Kind }>
export type PreviewSession = {
  open: (message: Message<'open'>) => void
  patch: (message: Message<'patch'>) => void
  document: (message: Message<'document'>) => void
  settings: (message: Message<'settings'>) => void
  reveal: (hidden: boolean) => void
  popup: (popup: string | null) => void
  /** Whether a node without a view has a type that there is: something else is wrong with it. */
  isFaulty: (node: NodeState) => boolean
  portal: () => FramedPortal | undefined
  network: () => FrameNetwork | undefined
}

/** Documents that the first picture does not need are checked after it, in pieces of this length, in ms; at the latest after so long. */
const pieceMs = 8
const longestFirstMs = 2_000

const debounceMs = 300 // after the last edit; until then only the page that is drawn knows it

/** The portal of a frame: opened from a draft, changed by edits and view settings, and opened again where these need another context. */
export function createPreviewSession({
  host,
  brandStyles,
  post,
  changed,
}: {
  host: FrameHost
  brandStyles: BrandStyles
  post: Post
  changed: () => void
}): PreviewSession {
  let brand = ''
  let authored = new Map<string, JsonObject>()
  let draft = createDraft({ registry, sources: allSources })
  let drafted: Drafted = { documents: new Map(), routes: {}, diagnostics: new Map() }
  let routes: Release['routes'] = {}
  let viewSettings: FrameViewSettings | undefined
  let portal: FramedPortal | undefined
  let network: FrameNetwork | undefined
  let hidden = false
  let over: string | null = null // the popup that is edited
  let opening = 0
  let under: Promise<void> = Promise.resolve() // the previous opening
  let edits = 0
  let settling: ReturnType<typeof setTimeout> | undefined
  /** The documents that are checked, while that is not all of them; `whole` waits for the others. */
  let first: Set<string> | undefined
  let whole = Promise.resolve()
  let finish: () => void = () => undefined
  let checking = 0

  function release(): Release {
    edits += 1
    const hashOf = (name: string) => `draft-${edits}-${name}`
    const later = first ? [...authored.keys()].filter((name) => !first?.has(name)) : []
    const documents = Object.fromEntries([
      ...later.map((name) => [name, { hash: hashOf(name) }] as const),
      ...[...drafted.documents].map(([name, body]) => [name, { hash: hashOf(name), body: body as unknown as Json }] as const), // JSON
    ])
    // the menus, and with them all lists of games, are made anew for other routes
    routes = share(routes, { ...(first && routesAsWritten(authored)), ...drafted.routes })
    return { release: `draft-${edits}`, brand: brandName(), checkedBy: null, documents, routes }
  }
  /** Bodies that a release came without, by hash. One that is needed now is checked now; several that may be needed are waited for. */
  async function bodies(hashes: readonly string[]): Promise<Record<string, LayoutDocument>> {
    const names = hashes.map((hash) => hash.replace(/^draft-\d+-/, ''))
    const [only] = names
    if (only !== undefined && names.length === 1) check([only])
    else if (first) await whole
    return Object.fromEntries(
      hashes.flatMap((hash, index) => {
        const body = drafted.documents.get(names[index] ?? '')
        return body ? [[hash, body]] : []
      }),
    )
  }
  /** Checks these documents too, if not all are. */
  function check(names: Iterable<string>) {
    const added = [...names].filter((name) => first && !first.has(name))
    if (!first || added.length === 0) return
    first = new Set([...first, ...added])
    repair()
  }
  /** Checks all others while the page is in use already. An edit begins it anew: what has been checked is remembered. */
  async function checkOthers() {
    if (!first) return
    const turn = ++checking
    const steps = draft.steps(authored)
    for (;;) {
      const until = performance.now() + pieceMs
      let step = steps.next()
      while (!step.done && performance.now() < until) step = steps.next()
      if (step.done) {
        first = undefined
        take(step.value)
        portal?.release(release())
        return finish()
      }
      await yieldToMain()
      if (turn !== checking) return
    }
  }
  function brandName(): string {
    return [...drafted.documents.keys()].find((name) => name.startsWith('brand/'))?.slice('brand/'.length) ?? brand
  }
  function repair() {
    take(draft.sanitize(authored, first))
  }
  function take(next: Drafted) {
    const before = drafted.documents
    drafted = next
    const lost = [...before].filter(([name]) => authored.has(name) && !drafted.documents.has(name))
    // of no use as it is now: what was there stays in sight, as the server keeps the last good one
    if (lost.length > 0) drafted = { ...drafted, documents: new Map([...drafted.documents, ...lost]) }
    const placed = new Map(drafted.documents)
    for (const name of drafted.diagnostics.keys()) {
      const [page, written] = [placed.get(name), authored.get(name)]
      if (page?.kind === 'page' && written) placed.set(name, withPlaces(page, written))
    }
    drafted = { ...drafted, documents: placed }
    const body = drafted.documents.get(`brand/${brandName()}`) as Brand | undefined // its name says its kind
    if (body) brandStyles.brand(body)
  }
  /** `before`: how many views had been drawn. Views that are drawn after an answer of the gateway do not belong to this edit. */
  function tellDrawn(seq: number, before: number) {
    const renders = (portal?.renders() ?? 0) - before
    whenPainted(() => post({ kind: 'drawn', seq, renders }))
  }

  async function begin(turn: number, seq: number, next: FrameViewSettings, at: string) {
    if (turn !== opening) return // newer view settings arrived meanwhile
    const top = window.scrollY
    portal?.close()
    portal = undefined
    history.replaceState(null, '', at)
    const platform = framePlatform(next)
    network = frameNetwork(next, () => platform.clock.now())
    const { fetch } = network
    const opened = await host.open({
      release: release(),
      documents: bodies,
      platform,
      fetch,
      device: memoryDevice(),
      flags: next.flags,
      report: (fault) => post({ kind: 'fault', ...fault }),
      nameOf: (_page, node, widget) => `${widgetTitle(placeOf(widget) ?? widget)} · ${node}`,
    })
    if (turn !== opening) return opened.close()
    portal = opened
    portal.watch(changed)
    if (hidden) portal.reveal(true)
    setTimeout(() => void checkOthers(), longestFirstMs)
    whenDrawn(host.root, () => {
      if (top > 0) window.scrollTo({ top, behavior: 'instant' })
      if (over !== null) opened.send({ kind: 'open', popup: over })
      tellDrawn(seq, 0)
      whenPainted(() => void checkOthers())
    })
  }
  /** One portal at a time: two that are opened at once would draw into the same element, and closing one would remove both. */
  function start(seq: number, next: FrameViewSettings, at: string) {
    const turn = ++opening
    viewSettings = next
    clearTimeout(settling)
    if (first) check(shownAt(at))
    under = under
      .then(() => begin(turn, seq, next, at))
      .catch((error: unknown) => post({ kind: 'crashed', message: error instanceof Error ? error.message : String(error) }))
  }
  const shownAt = (at: string) => [...documentsShownAt(authored, brandName(), at), ...(over === null ? [] : [`page/${over}`])]
  const here = () => location.pathname + location.search + location.hash

  /** The open page is updated at once; what only other pages need is updated when no edit is in progress. */
  function draw(seq: number, document: string) {
    const before = portal?.renders() ?? 0
    const old = drafted.documents.get(document)
    first?.add(document)
    repair()
    const now = drafted.documents.get(document)
    if (portal && !patchOne(document, old, now)) {
      clearTimeout(settling)
      portal.release(release())
    } else {
      clearTimeout(settling)
      settling = setTimeout(() => portal?.release(release()), debounceMs)
    }
    tellDrawn(seq, before)
    void checkOthers()
  }
  /** True when one node of a page is all that has changed, and the page has drawn it. */
  function patchOne(document: string, old: unknown, now: unknown): boolean {
    if (!portal || !isPage(old) || !isPage(now) || old.nodes.length !== now.nodes.length || portal.hasActiveOverlay(document)) return false
    if (Object.entries(now).some(([key, value]) => key !== 'nodes' && value !== (old as JsonObject)[key])) return false
    const changes = now.nodes.filter((node, index) => node !== old.nodes[index])
    const [node] = changes
    return node !== undefined && changes.length === 1 && portal.patch(now.id, node)
  }

  return {
    open({ seq, brand: name, documents, settings: next }) {
      brand = name
      authored = new Map(Object.entries(documents))
      draft = createDraft({ registry, sources: allSources })
      drafted = { documents: new Map(), routes: {}, diagnostics: new Map() }
      checking += 1
      whole = new Promise((resolve) => (finish = resolve))
      first = new Set(shownAt(next.at))
      repair()
      start(seq, next, next.at)
    },
    patch({ seq, document, patch }) {
      const before = authored.get(document)
      if (!before) return
      try {
        authored.set(document, applyPatch(before, patch).value as JsonObject) // a document stays an object, or the check reports it
      } catch (error) {
        return post({
          kind: 'fault',
          code: 'frame/patch',
          page: '',
          node: '',
          message: `${document}: ${error instanceof Error ? error.message : String(error)}`,
        })
      }
      draw(seq, document)
    },
    document({ seq, document, body }) {
      if (body) authored.set(document, body)
      else authored.delete(document)
      draw(seq, document)
    },
    settings({ seq, settings: next }) {
      const before = viewSettings
      if (!portal || !before || needsAnother(before, next)) return start(seq, next, before && next.at === before.at ? here() : next.at)
      const renders = portal.renders()
      viewSettings = next
      const language = next.language ?? (drafted.documents.get(`brand/${brandName()}`) as Brand | undefined)?.defaultLanguage ?? 'EN'
      if (next.language !== before.language) portal.send({ kind: 'set-language', language })
      if (next.theme !== before.theme) portal.send({ kind: 'set-theme', theme: next.theme ?? 'system' })
      if (!dequal(next.flags, before.flags)) portal.overrideFlags(next.flags)
      if (next.at !== before.at && next.at !== here()) portal.send({ kind: 'go', to: next.at })
      tellDrawn(seq, renders)
    },
    reveal(next) {
      hidden = next
      portal?.reveal(next)
    },
    popup(next) {
      if (next === over) return
      if (over !== null) portal?.send({ kind: 'close', popup: over })
      over = next
      if (over !== null) portal?.send({ kind: 'open', popup: over })
    },
    isFaulty({ page, node, shown }) {
      const document = shown === 'unknown-widget' ? drafted.documents.get(`page/${page}`) : undefined
      const type = document?.kind === 'page' ? nodeOf(document.nodes, node)?.widget : undefined
      return type !== undefined && registry.has(placeOf(type) ?? type)
    },
    portal: () => portal,
    network: () => network,
  }
}

/** The persona, the data and the time: a change of one of them needs another portal. */
function needsAnother(before: FrameViewSettings, next: FrameViewSettings): boolean {
  return (['as', 'data', 'faults', 'time', 'status', 'registration'] as const).some((part) => !dequal(before[part], next[part]))
}

function isPage(document: unknown): document is Page {
  return typeof document === 'object' && document !== null && (document as Page).kind === 'page'
}

/** Calls back when the first block is on the page. */
function whenDrawn(root: HTMLElement, run: () => void) {
  if (root.querySelector('[data-page] [data-node]')) return run()
  const observer = new MutationObserver(() => {
    if (!root.querySelector('[data-page] [data-node]')) return
    observer.disconnect()
    run()
  })
  observer.observe(root, { subtree: true, childList: true })
}
