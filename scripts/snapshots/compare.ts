import { diffArrays } from 'diff'

import { stayingIndices } from '../../src/authoring/diff/longest-increasing-subsequence.ts'
import type { Capture } from './capture.ts'
import type { PictureDifference } from './picture-difference.ts'
import type { PlannedNode } from './plan.ts'
import type { TreeLine } from './accessibility.ts'

/** A line of a text that changed: `+` is new, `-` is gone. */
export type ChangedLine = { sign: '+' | '-' | ' '; text: string }

/** How a node of a cell differs. `node` is `home/hot`, or `home/` for the page itself. */
export type NodeDifference = {
  node: string
  /** `shown`: drawn on one side only, or for another reason; `words`: what a screen reader is told; `looks`: pixels; `moved`: its place. */
  kinds: ('shown' | 'words' | 'looks' | 'moved')[]
  plan?: { before: string; after: string } | undefined
  words?: readonly ChangedLine[] | undefined
  place?: string | undefined // "now after banners, was after hot"
}

/** What differs between two captures of one cell, by node; none when they are equal. `pictures` is undefined when the pictures are. */
export function compareCaptures(before: Capture, after: Capture, pictures: PictureDifference | undefined): NodeDifference[] {
  const found = new Map<string, NodeDifference>()
  const at = (node: string, kind: NodeDifference['kinds'][number]) => {
    const difference = found.get(node) ?? { node, kinds: [] }
    if (!difference.kinds.includes(kind)) difference.kinds.push(kind)
    found.set(node, difference)
    return difference
  }
  const page = `${after.key.split('.')[0]}/`
  if (before.failed !== after.failed) {
    at(page, 'shown').plan = { before: before.failed ?? 'drawn', after: after.failed ?? 'drawn' }
    return [...found.values()]
  }
  if (before.at !== after.at) at(page, 'shown').plan = { before: `at ${before.at}`, after: `at ${after.at}` }
  comparePlans(before.plan, after.plan, at)
  const [oldLines, newLines] = [linesByOwner(before.tree), linesByOwner(after.tree)]
  for (const owner of new Set([...oldLines.keys(), ...newLines.keys()])) {
    const [old, now] = [oldLines.get(owner) ?? [], newLines.get(owner) ?? []]
    if (old.join('\n') !== now.join('\n')) at(owner || page, 'words').words = changedLines(old, now)
  }
  for (const { node, place } of movedNodes(before, after)) at(node, 'moved').place = place
  if (before.faults.join('\n') !== after.faults.join('\n')) {
    const difference = at(page, 'words')
    difference.words = [...(difference.words ?? []), ...changedLines(before.faults, after.faults)]
  }
  for (const node of pictures?.nodes ?? []) at(node, 'looks')
  // what no node explains is said of the page: no difference of a picture is lost
  if (pictures?.elsewhere || (pictures && found.size === 0)) at(page, 'looks')
  return [...found.values()].sort((a, b) => (a.node < b.node ? -1 : 1))
}

type At = (node: string, kind: NodeDifference['kinds'][number]) => NodeDifference

function comparePlans(before: readonly PlannedNode[], after: readonly PlannedNode[], at: At): void {
  const [old, now] = [new Map(before.map((one) => [one.node, one])), new Map(after.map((one) => [one.node, one]))]
  const text = (one: PlannedNode | undefined) =>
    one ? [one.shown, one.why === one.shown ? '' : one.why].filter(Boolean).join(': ') : 'not in the plan'
  for (const node of new Set([...old.keys(), ...now.keys()])) {
    const [one, other] = [old.get(node), now.get(node)]
    if (text(one) !== text(other) || one?.widget !== other?.widget) {
      const widget = one && other && one.widget !== other.widget
      at(node, 'shown').plan = widget
        ? { before: `${one.widget}, ${text(one)}`, after: `${other.widget}, ${text(other)}` }
        : { before: text(one), after: text(other) }
    }
  }
}

/** Lines of each node, indented as they stand in it. */
function linesByOwner(tree: readonly TreeLine[]): Map<string, string[]> {
  const byOwner = new Map<string, TreeLine[]>()
  for (const line of tree) byOwner.set(line[0], [...(byOwner.get(line[0]) ?? []), line])
  return new Map(
    [...byOwner].map(([owner, lines]) => {
      const least = Math.min(...lines.map(([, depth]) => depth))
      return [owner, lines.map(([, depth, text]) => '  '.repeat(depth - least) + text)]
    }),
  )
}

/** Nodes that stand in another order among those that both sides draw. */
function movedNodes(before: Capture, after: Capture): { node: string; place: string }[] {
  const old = before.nodes.map(({ key }) => key)
  const now = after.nodes.map(({ key }) => key).filter((key) => old.includes(key))
  const kept = old.filter((key) => now.includes(key))
  const staying = stayingIndices(now.map((key) => kept.indexOf(key)))
  const behind = (list: readonly string[], node: string) => {
    const previous = list[list.indexOf(node) - 1]
    return previous === undefined ? 'first' : `after ${previous}`
  }
  return now
    .filter((_, index) => !staying.has(index))
    .map((node) => ({ node, place: `now ${behind(now, node)}, was ${behind(kept, node)}` }))
}

const context = 2 // unchanged lines that are shown around changed ones

/** The lines that changed, with a few around them. */
export function changedLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const lines = diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    value.map((text): ChangedLine => ({ sign: added ? '+' : removed ? '-' : ' ', text })),
  )
  return lines.filter((_, index) => lines.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== ' '))
}
