import { FromExample } from '../../../kit/examples/example-messages.ts'
import type { Shown } from '../../../kit/examples/example-messages.ts'

/** What an example looks like, without anything that runs: its elements, and the styles that they are drawn with. */
export type Drawing = {
  root: Element
  links: readonly string[]
  styles: readonly string[]
  attributes: readonly (readonly [string, string])[]
}

export type ExampleDrawer = {
  /** Undefined while it is not drawn, null where it cannot be. */
  drawingOf: (type: string) => Drawing | null | undefined
  /** Asks for the example of a block type; gives what takes that back. */
  want: (type: string) => () => void
  subscribe: (changed: () => void) => () => void
  /** The frame in which examples are drawn; gives what ends that. */
  connect: (frame: Window) => () => void
}

const [answersWithinMs, picturesWithinMs] = [20_000, 800]

/**
 * Draws the usual examples of block types, one at a time and each when nothing else is to be done, in one frame that is not seen. What is
 * drawn is copied as it stands, so that a card has no clock, no carousel and no script.
 */
export function createExampleDrawer(
  drawnIn: Pick<Shown, 'theme' | 'brand'>,
  drawings: Map<string, Drawing | null> = new Map(),
  idle: (call: () => void) => void = whenIdle,
): ExampleDrawer {
  const wanted = new Set<string>()
  const listeners = new Set<() => void>()
  let frame: Window | undefined // once it is ready
  let current: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function next() {
    const type = [...wanted].find((one) => !drawings.has(one))
    if (frame === undefined || current !== undefined || type === undefined) return
    current = type
    idle(() => {
      const shown: Shown = { widget: type, example: 'usual', state: 'ready', language: 'own', ...drawnIn }
      frame?.postMessage({ to: 'example', shown }, location.origin)
      timer = setTimeout(() => finish(type, null), answersWithinMs)
    })
  }
  function finish(type: string, drawing: Drawing | null) {
    if (current !== type) return
    clearTimeout(timer)
    current = undefined
    drawings.set(type, drawing)
    for (const changed of listeners) changed()
    next()
  }
  async function hear({ source, origin, data }: MessageEvent, from: Window) {
    if (origin !== location.origin || source !== from) return
    const message = FromExample.safeParse(data).data
    if (message?.kind === 'ready') {
      frame = from
      next()
    }
    if (message?.kind !== 'shown' || message.widget !== current) return
    const { document } = from
    if (message.status === 'drawn') await picturesIn(document)
    finish(message.widget, message.status === 'drawn' ? drawingIn(document) : null)
  }
  return {
    drawingOf: (type) => drawings.get(type),
    want(type) {
      wanted.add(type)
      next()
      return () => void wanted.delete(type)
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    connect(from) {
      const listen = (event: MessageEvent) => void hear(event, from)
      window.addEventListener('message', listen)
      return () => {
        window.removeEventListener('message', listen)
        clearTimeout(timer)
        frame = current = undefined
      }
    },
  }
}

/** Resolves when the pictures of a document are loaded, or after a short time: a copy does not learn that one has failed. */
function picturesIn(document: Document): Promise<unknown> {
  const loading = [...document.querySelectorAll('img')].filter(({ complete }) => !complete)
  const loaded = loading.map(
    (image) => new Promise((resolve) => ['load', 'error'].forEach((kind) => image.addEventListener(kind, resolve))),
  )
  return Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, picturesWithinMs))])
}

function drawingIn(document: Document): Drawing | null {
  const root = document.getElementById('root')
  if (!root) return null
  const copy = root.cloneNode(true) as Element // a copy of an element is one
  // What is open above the page is closed in a copy, where nothing opens it: there it stands as a part of the page
  const floating = [...root.querySelectorAll('[popover]')].map((one) => one.matches(':popover-open'))
  copy.querySelectorAll('[popover]').forEach((one, index) => floating[index] && one.removeAttribute('popover'))
  for (const field of copy.querySelectorAll('[autofocus]')) field.removeAttribute('autofocus') // nothing gets the focus in a card
  return {
    root: copy,
    links: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href),
    styles: [
      ...[...document.querySelectorAll('style')].map(({ textContent }) => textContent), // development
      ...document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('\n')),
    ],
    attributes: [...document.documentElement.attributes].map(({ name, value }) => [name, value] as const),
  }
}

/** Calls it when the browser has nothing else to do, so that no key waits for it. */
export function whenIdle(call: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(call, { timeout: 2_000 })
  else setTimeout(call, 50)
}

const still = `html, body { overflow: hidden; }
body { display: grid; align-content: safe center; min-block-size: 100vh; margin: 0; }
*, *::before, *::after { animation: none !important; transition: none !important; }`

/** Puts a drawing into the empty page of a card. Resolves when its styles are there. */
export async function putDrawing(
  { document, window }: { document: Document; window: Window & typeof globalThis },
  drawing: Drawing,
  css: string,
) {
  for (const [name, value] of drawing.attributes) document.documentElement.setAttribute(name, value)
  const loaded = drawing.links.map((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    document.head.append(link)
    return new Promise((resolve) => ['load', 'error'].forEach((kind) => link.addEventListener(kind, resolve)))
  })
  document.adoptedStyleSheets = [...drawing.styles, css, still].map((text) => {
    const style = new window.CSSStyleSheet()
    style.replaceSync(text)
    return style
  })
  document.body.replaceChildren(document.importNode(drawing.root, true))
  await Promise.all(loaded)
}
