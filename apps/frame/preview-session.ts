import { dequal } from 'dequal/lite'

import { applyPatch } from '../../src/rules/patch.ts'
import type { FrameHost, FramedPortal } from '../../src/runtime/framed-portal.ts'
import type { Page } from '../../src/schemas/documents.ts'
import type { JsonObject } from '../../src/schemas/json.ts'
import type { NodeState, ToFrame } from '../../src/schemas/preview.ts'
import type { FrameViewSettings } from '../../src/schemas/view-settings.ts'
import type { BrandStyles } from './brand-styles.ts'
import type { Post } from './channel.ts'
import { frameNetwork } from './network.ts'
import type { FrameNetwork } from './network.ts'
import { createFrameDocuments } from './frame-documents.ts'
import { nodeOf, placeOf } from './places.ts'
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

/** Documents that the first picture does not need are checked after it, at the latest after so long. */
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
  const documents = createFrameDocuments({
    brandChecked: (brand) => brandStyles.brand(brand),
    allChecked: () => portal?.release(documents.release()),
  })
  let viewSettings: FrameViewSettings | undefined
  let portal: FramedPortal | undefined
  let network: FrameNetwork | undefined
  let hidden = false
  let over: string | null = null // the popup that is edited
  let opening = 0
  let under: Promise<void> = Promise.resolve() // the previous opening
  let settling: ReturnType<typeof setTimeout> | undefined

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
      release: documents.release(),
      documents: documents.bodies,
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
    setTimeout(() => void documents.checkOthers(), longestFirstMs)
    whenDrawn(host.root, () => {
      if (top > 0) window.scrollTo({ top, behavior: 'instant' })
      if (over !== null) opened.send({ kind: 'open', popup: over })
      tellDrawn(seq, 0)
      whenPainted(() => void documents.checkOthers())
    })
  }
  /** One portal at a time: two that are opened at once would draw into the same element, and closing one would remove both. */
  function start(seq: number, next: FrameViewSettings, at: string) {
    const turn = ++opening
    viewSettings = next
    clearTimeout(settling)
    documents.show(at, over)
    under = under
      .then(() => begin(turn, seq, next, at))
      .catch((error: unknown) => post({ kind: 'crashed', message: error instanceof Error ? error.message : String(error) }))
  }
  const here = () => location.pathname + location.search + location.hash

  /** The open page is updated at once; what only other pages need is updated when no edit is in progress. */
  function draw(seq: number, document: string, body: JsonObject | null) {
    const before = portal?.renders() ?? 0
    const old = documents.drawn(document)
    documents.write(document, body)
    const now = documents.drawn(document)
    if (portal && !patchOne(document, old, now)) {
      clearTimeout(settling)
      portal.release(documents.release())
    } else {
      clearTimeout(settling)
      settling = setTimeout(() => portal?.release(documents.release()), debounceMs)
    }
    tellDrawn(seq, before)
    void documents.checkOthers()
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
    open({ seq, brand, documents: written, settings: next }) {
      documents.open(brand, written, next.at, over)
      start(seq, next, next.at)
    },
    patch({ seq, document, patch }) {
      const before = documents.written(document)
      if (!before) return
      let body: JsonObject
      try {
        body = applyPatch(before, patch).value as JsonObject // a document stays an object, or the check reports it
      } catch (error) {
        return post({
          kind: 'fault',
          code: 'frame/patch',
          page: '',
          node: '',
          message: `${document}: ${error instanceof Error ? error.message : String(error)}`,
        })
      }
      draw(seq, document, body)
    },
    document({ seq, document, body }) {
      draw(seq, document, body)
    },
    settings({ seq, settings: next }) {
      const before = viewSettings
      if (!portal || !before || needsAnother(before, next)) return start(seq, next, before && next.at === before.at ? here() : next.at)
      const renders = portal.renders()
      viewSettings = next
      const language = next.language ?? documents.brand()?.defaultLanguage ?? 'EN'
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
      const document = shown === 'unknown-widget' ? documents.drawn(`page/${page}`) : undefined
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
