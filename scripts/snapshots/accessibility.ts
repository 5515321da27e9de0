import type { CDPSession } from '@playwright/test'

/** A line of the accessibility tree: the node of the document it belongs to (`home/hot`, `home/` for the page itself), depth, text. */
export type TreeLine = readonly [owner: string, depth: number, text: string]

/** What is used of Chromium's own form of the tree. */
export type AccessibleNode = {
  nodeId: string
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
  value?: { value?: unknown }
  description?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
  childIds?: string[]
  backendDOMNodeId?: number
}
export type DomNode = {
  backendNodeId: number
  attributes?: string[]
  children?: DomNode[]
  shadowRoots?: DomNode[]
  contentDocument?: DomNode
}

/** Roles that structure nothing: what they hold is listed in their place. */
const skipped = new Set(['generic', 'none', 'presentation', 'RootWebArea', 'InlineTextBox', 'LineBreak', 'ListMarker', 'Ignored', 'Abbr'])
/** States that a player is told; a false one is left out. Not the focus, which tells about the run and not about the page. */
const states = ['checked', 'pressed', 'expanded', 'selected', 'disabled', 'required', 'invalid', 'level', 'modal', 'hasPopup', 'readonly']

/** The accessibility tree of a frame, one line for each thing that a screen reader is told. */
export async function readTree(session: CDPSession, frameId: string): Promise<TreeLine[]> {
  const full = await session.send('Accessibility.getFullAXTree', { frameId })
  const { nodes } = full as unknown as { nodes: AccessibleNode[] } // what is used of Chromium's own form
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as unknown as { root: DomNode }
  return linesOf(nodes, root)
}

type Element = { owner: string; href: string | undefined }

export function linesOf(nodes: readonly AccessibleNode[], root: DomNode): TreeLine[] {
  const elements = new Map<number, Element>()
  addElements(root, '', elements)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: TreeLine[] = []
  const walk = (node: AccessibleNode | undefined, depth: number, above: string) => {
    if (!node) return
    const role = text(node.role)
    const element = elements.get(node.backendDOMNodeId ?? -1)
    const line = node.ignored || skipped.has(role) ? undefined : lineOf(node, role, above, element?.href)
    if (line !== undefined) lines.push([element?.owner ?? '', depth, line])
    const own = node.ignored || skipped.has(role) ? above : text(node.name)
    for (const id of node.childIds ?? []) walk(byId.get(id), line === undefined ? depth : depth + 1, own)
  }
  walk(nodes[0], 0, '')
  return lines
}

/** Undefined for a text that its holder's name says already. */
function lineOf(node: AccessibleNode, role: string, above: string, href: string | undefined): string | undefined {
  const name = text(node.name)
  if (role === 'StaticText') return name === '' || above.includes(name) ? undefined : `text ${JSON.stringify(name)}`
  const value = text(node.value)
  const description = text(node.description)
  const told = states.flatMap((state) => {
    const given = node.properties?.find(({ name: property }) => property === state)?.value.value
    if (given === true || given === 'true') return [state]
    return (typeof given === 'string' && given !== '' && given !== 'false') || typeof given === 'number' ? [`${state} ${given}`] : []
  })
  return [
    role,
    name && JSON.stringify(name),
    ...(told.length > 0 ? [`[${told.join(', ')}]`] : []),
    value && value !== name && `= ${JSON.stringify(value)}`,
    description && `(${description})`,
    href && `→ ${href}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function text(part: { value?: unknown } | undefined): string {
  return typeof part?.value === 'string'
    ? part.value.replace(/\s+/g, ' ').trim()
    : typeof part?.value === 'number'
      ? String(part.value)
      : ''
}

function addElements(node: DomNode, owner: string, elements: Map<number, Element>): void {
  const attribute = (name: string) => {
    const at = node.attributes?.findIndex((one, index) => index % 2 === 0 && one === name) ?? -1
    return at < 0 ? undefined : node.attributes?.[at + 1]
  }
  const page = attribute('data-page')
  const id = attribute('data-node')
  const own = page !== undefined ? `${page}/${id ?? ''}` : id !== undefined ? `${owner.slice(0, owner.indexOf('/'))}/${id}` : owner
  elements.set(node.backendNodeId, { owner: own, href: attribute('href') })
  for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? []), ...(node.contentDocument ? [node.contentDocument] : [])])
    addElements(child, own, elements)
}
