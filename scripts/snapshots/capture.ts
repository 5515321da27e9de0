import type { Box } from '../../src/schemas/preview.ts'
import type { TreeLine } from './accessibility.ts'
import type { PlannedNode } from './plan.ts'
import type { DrawnNode } from './frame-page.ts'

/** What a cell shows. `failed`: why it could not be drawn; everything else is empty then. */
export type Capture = {
  key: string
  at: string // the address that the portal ended at
  failed: string | null
  faults: readonly string[] // what the portal reported
  size: { width: number; height: number } // of the picture, in px
  picture: string // SHA-256 of the PNG
  plan: readonly PlannedNode[]
  nodes: readonly DrawnNode[] // boxes inside the picture
  tree: readonly TreeLine[]
}

/** A capture as stored: a row for each node and each line, so that a commit shows what changed. */
export function textOfCapture(capture: Capture, documents: string): string {
  const { plan, nodes, tree, ...head } = capture
  const rows = (list: readonly unknown[]) => (list.length === 0 ? '[]' : `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`)
  const first = JSON.stringify({ format: 1, documents, ...head }).slice(0, -1)
  return `${first},\n"plan": ${rows(plan)},\n"nodes": ${rows(nodes)},\n"tree": ${rows(tree)}\n}\n`
}

export function readCapture(text: string): { capture: Capture; documents: string } {
  const { format, documents, ...capture } = JSON.parse(text) as Capture & { format: number; documents: string } // written by us
  if (format !== 1) throw new Error(`It has the format ${format}, which this version does not know.`)
  return { capture, documents }
}

/** Whole pixels around a box. */
export function pixelsOf({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
}
