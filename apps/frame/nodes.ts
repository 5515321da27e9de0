import type { Box, NodeName } from '../../src/schemas/preview.ts'

/** The nodes around an element, innermost first, each with the page it belongs to. */
export function nodesAround(target: EventTarget | null): NodeName[] {
  const nodes: NodeName[] = []
  for (
    let element = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;
    element;
    element = element.parentElement?.closest<HTMLElement>('[data-node]') ?? null
  )
    nodes.push(nameOf(element))
  return nodes
}

export function nameOf(element: HTMLElement): NodeName {
  return { page: element.closest<HTMLElement>('[data-page]')?.dataset.page ?? '', node: element.dataset.node ?? '' }
}

const found = new Map<string, HTMLElement>()

/** The element of a node that is drawn. One that was found is not searched again while it is on the page: a page may have thousands. */
export function elementOf({ page, node }: NodeName): HTMLElement | undefined {
  const name = `${page}/${node}`
  const before = found.get(name)
  if (before?.isConnected && before.dataset.node === node && nameOf(before).page === page) return before
  const element = [...document.querySelectorAll<HTMLElement>(`[data-page="${CSS.escape(page)}"] [data-node="${CSS.escape(node)}"]`)].find(
    (one) => nameOf(one).page === page,
  )
  if (element) found.set(name, element)
  else found.delete(name)
  return element
}

/** Where an element is in the window, in CSS px. One without a box of its own (`display: contents`) is where its content is. */
export function boxOf(element: Element): Box | undefined {
  const rect = element.getBoundingClientRect()
  if (rect.width > 0 || rect.height > 0) return { x: rect.x, y: rect.y, width: rect.width, height: rect.height }
  const range = document.createRange()
  range.selectNodeContents(element)
  const inner = range.getBoundingClientRect()
  return inner.width > 0 || inner.height > 0 ? { x: inner.x, y: inner.y, width: inner.width, height: inner.height } : undefined
}
