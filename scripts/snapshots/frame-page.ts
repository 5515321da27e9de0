import type { Json, JsonObject } from '../../src/schemas/json.ts'
import type { Box, NodeState } from '../../src/schemas/preview.ts'
import type { FrameViewSettings } from '../../src/schemas/view-settings.ts'
import type { Viewport } from './cells.ts'

/** What a frame reports about its portal. */
export type FrameReport = { page: string; at: string; facts: JsonObject; flags: JsonObject; nodes: NodeState[] }

/** A node on the page, in the order of the document; `box` in CSS px of the page, `parent` the node around it. */
export type DrawnNode = { key: string; parent: string | null; box: Box }

/** What the page around a preview frame offers to the command: `window.foyerSnapshots`. */
export type FramePage = {
  /** Documents to draw from, by a name of the command's own. */
  documents: Record<string, Record<string, Json>>
  ready: () => Promise<void>
  /** Draws documents with view settings. Resolves when the page and its popup have come to rest, with the height of its content in px. */
  draw: (order: { documents: string; brand: string; settings: FrameViewSettings; popup: string | null; size: Viewport }) => Promise<number>
  /** Gives the frame another size, and waits for rest again. */
  resize: (size: Viewport) => Promise<number>
  /**
   * Lets a popup begin at a whole pixel: between two rows of pixels a text takes one or the other, by what was drawn before. Resolves with
   * whether it already did. It has to be asked again when something may have changed the popup's height since.
   */
  place: (popup: string) => Promise<boolean>
  /** Lets everything that depends on its size be measured again, whatever it held when it was measured before. */
  measureAgain: (size: Viewport) => Promise<number>
  result: (popup: string | null) => { report: FrameReport | null; nodes: DrawnNode[]; faults: string[]; clip: Box | null }
}

/**
 * Runs in a page of the server's own origin: puts a preview frame into it and speaks to it as the editor does. Self-contained, because
 * the browser gets only its text.
 */
export function installFramePage({ version, name, at }: { version: number; name: string; at: string }): void {
  const restMs = 120 // nothing has changed for so long
  const longestMs = 20_000
  const opensWithinMs = 5_000 // its code and its document may have to be loaded
  const asItStands = '* { caret-color: transparent !important; scroll-behavior: auto !important }'
  const frame = document.createElement('iframe')
  let sequence = 0
  let drawn = 0
  let greeted = () => {}
  let report: FrameReport | null = null
  let faults: string[] = []
  let changes = 0
  let crash = ''
  let still: CSSStyleSheet | undefined
  const hello = new Promise<void>((resolve) => (greeted = resolve))
  const post = (message: object) => frame.contentWindow?.postMessage({ v: version, ...message }, location.origin)
  const inside = () => {
    const own = frame.contentDocument
    if (!own) throw new Error('The frame cannot be reached.')
    return own
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  window.addEventListener('message', ({ source, data }: MessageEvent<{ kind: string; [key: string]: unknown }>) => {
    if (source !== frame.contentWindow) return
    if (data.kind === 'hello') greeted()
    if (data.kind === 'drawn') drawn = data.seq as number
    if (data.kind === 'state') report = data as unknown as FrameReport
    if (data.kind === 'fault')
      faults.push(text(data.page) === '' ? text(data.message) : `${text(data.page)}/${text(data.node)}: ${text(data.message)}`)
    if (data.kind === 'crashed') crash = text(data.message)
  })
  Object.assign(document.body.style, { margin: '0', background: '#000' })
  Object.assign(frame.style, { border: '0', display: 'block' })
  frame.name = name
  frame.title = 'Preview'
  frame.src = at
  document.body.replaceChildren(frame) // last: the window takes its name when it is made

  function size({ width, height }: { width: number; height: number }) {
    Object.assign(frame.style, { width: `${width}px`, height: `${height}px` })
  }
  /** Nothing is loading, moving or changing any more. */
  function isResting(): boolean {
    const own = inside()
    // Which fonts are there decides where a line of text stands, also one in letters that they do not have
    for (const face of own.fonts) if (face.status === 'unloaded') void face.load().catch(() => undefined)
    if (own.fonts.status !== 'loaded' || !report || report.nodes.some(({ shown }) => shown === 'loading')) return false
    if (own.querySelector('[data-node][aria-busy="true"]')) return false // the report tells of it a moment later
    let pictures = true
    for (const image of own.images) {
      if (image.loading === 'lazy') image.loading = 'eager' // those outside of a row or below the fold too: the page is drawn as a whole
      if (!image.complete) pictures = false
    }
    if (!pictures) return false
    for (const animation of own.getAnimations()) {
      if (animation.playState !== 'running') continue
      if (animation.effect?.getComputedTiming().endTime !== Infinity) return false
      animation.pause() // an endless one stands still at its beginning
      animation.currentTime = 0
    }
    return true
  }
  async function rest() {
    const own = inside()
    const observer = new MutationObserver(() => (changes += 1))
    observer.observe(own, { subtree: true, childList: true, attributes: true, characterData: true })
    try {
      let before = -1
      for (let waited = 0; waited < longestMs; waited += restMs) {
        await wait(restMs)
        if (crash) throw new Error(crash)
        const now = changes
        if (now === before && isResting()) return own.documentElement.scrollHeight
        before = now
      }
    } finally {
      observer.disconnect()
    }
    const open = report?.nodes.filter(({ shown }) => shown === 'loading').map(({ page, node }) => `${page}/${node}`) ?? []
    throw new Error(open.length > 0 ? `Still loading after 20 s: ${open.join(', ')}.` : 'The page does not come to rest within 20 s.')
  }
  function keyOf(element: HTMLElement | null | undefined): string | null {
    return element ? `${element.closest<HTMLElement>('[data-page]')?.dataset.page ?? ''}/${element.dataset.node ?? ''}` : null
  }

  function isOpen(popup: string): boolean {
    return inside().querySelector(`[data-page="${CSS.escape(popup)}"]`) !== null
  }

  function boxOf(popup: string): DOMRect | undefined {
    const content = inside().querySelector(`[data-page="${CSS.escape(popup)}"]`)
    return (content?.closest('dialog, [role="dialog"]') ?? content)?.getBoundingClientRect()
  }
  /** How much of a pixel a popup stands below the last whole one. The browser counts in 64ths. */
  function partOfPixel(popup: string): number {
    const y = boxOf(popup)?.y ?? 0
    return Math.abs(y - Math.round(y)) < 2 / 64 ? 0 : y - Math.floor(y)
  }

  async function openAnew(popup: string): Promise<number> {
    post({ kind: 'popup', popup: null })
    post({ kind: 'popup', popup })
    for (let waited = 0; !isOpen(popup) && waited < opensWithinMs; waited += 20) await wait(20)
    return rest()
  }

  const page: FramePage = {
    documents: {},
    ready: () => hello,
    async draw({ documents, brand, settings, popup, size: next }) {
      post({ kind: 'popup', popup: null })
      inside().documentElement.scrollTop = 0
      size(next)
      sequence += 1
      report = null
      faults = []
      crash = ''
      post({ kind: 'open', seq: sequence, brand, documents: page.documents[documents], settings })
      for (let waited = 0; drawn < sequence && !crash; waited += 20) {
        if (waited > longestMs) throw new Error('Nothing of the page is drawn within 20 s.')
        await wait(20)
      }
      still = new (frame.contentWindow as Window & typeof globalThis).CSSStyleSheet()
      still.replaceSync(asItStands)
      inside().adoptedStyleSheets = [still]
      let height = await rest()
      // a page that is still finding its place closes a popup that was opened over the place before
      for (let turn = 0; popup !== null && turn < 3 && !isOpen(popup); turn += 1) height = await openAnew(popup)
      return height
    },
    async place(popup) {
      if (partOfPixel(popup) === 0) return true
      still?.replaceSync(asItStands)
      const part = partOfPixel(popup)
      // wherever it is pushed from, the middle of the screen or its end
      for (const push of [2 * part, part]) {
        if (partOfPixel(popup) === 0) break
        still?.replaceSync(`${asItStands} dialog { inset-block-end: ${push}px !important }`)
      }
      await openAnew(popup) // its text is drawn where it stands now
      return false
    },
    async resize(next) {
      size(next)
      return rest()
    },
    async measureAgain({ width, height }) {
      size({ width: width + 2, height }) // an even number: what is in the middle stays at a whole pixel
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      size({ width, height })
      return rest()
    },
    result(popup) {
      const own = inside()
      const nodes = [...own.querySelectorAll<HTMLElement>('[data-page] [data-node]')].map((element): DrawnNode => {
        let rect = element.getBoundingClientRect()
        if (rect.width === 0 && rect.height === 0) {
          const range = own.createRange() // without a box of its own it is where its content is
          range.selectNodeContents(element)
          rect = range.getBoundingClientRect()
        }
        return {
          key: keyOf(element) ?? '',
          parent: keyOf(element.parentElement?.closest<HTMLElement>('[data-node]')),
          box: { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
        }
      })
      const rect = popup === null ? undefined : boxOf(popup)
      return { report, nodes, faults, clip: rect ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height } : null }
    },
  }
  Object.assign(window, { foyerSnapshots: page })
}
