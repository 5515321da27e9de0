import type { NodeName } from '../../src/schemas/preview.ts'
import type { Post } from './channel.ts'
import { boxOf, elementOf, nameOf } from './nodes.ts'

export type Boxes = { watch: (nodes: readonly NodeName[], all: boolean) => void; measureSoon: () => void }

/** Reports where watched nodes are, at most once in an animation frame and only when something has moved. */
export function createBoxes(root: HTMLElement, post: Post, changed: () => void): Boxes {
  let watched: readonly NodeName[] = []
  let everyone = false
  let reported = ''
  let waiting = false

  function measure() {
    waiting = false
    const elements = everyone
      ? [...document.querySelectorAll<HTMLElement>('[data-page] [data-node]')]
      : watched.flatMap((name) => elementOf(name) ?? [])
    const boxes = elements.flatMap((element) => {
      const box = boxOf(element)
      return box ? [{ ...nameOf(element), box }] : []
    })
    const message = { kind: 'boxes', boxes, scroll: window.scrollY } as const
    const text = JSON.stringify(message)
    if (text === reported) return
    reported = text
    post(message)
  }
  function measureSoon() {
    if (waiting) return
    waiting = true
    requestAnimationFrame(measure)
  }
  const moved = () => {
    measureSoon()
    changed()
  }
  window.addEventListener('scroll', measureSoon, { capture: true, passive: true })
  window.addEventListener('transitionend', measureSoon, { capture: true, passive: true })
  window.addEventListener('load', measureSoon, { capture: true, passive: true }) // a picture was loaded, and has a size
  new ResizeObserver(moved).observe(document.documentElement)
  new MutationObserver(moved).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  new MutationObserver(moved).observe(document.body, { childList: true }) // popups
  return {
    watch(nodes, all) {
      watched = nodes
      everyone = all
      reported = '' // reported again, even if nothing has moved
      measureSoon()
    },
    measureSoon,
  }
}
