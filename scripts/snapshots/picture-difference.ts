import type { Page } from '@playwright/test'

import type { Box } from '../../src/schemas/preview.ts'
import type { DrawnNode } from './frame-page.ts'

/** A node that is in both pictures. `inner`: boxes of nodes inside it, relative to it, which are compared as nodes of their own. */
type Pair = { key: string; before: Box; after: Box; innerBefore: readonly Box[]; innerAfter: readonly Box[] }

/** Which nodes look different, wherever they are: a node that only moved does not. `elsewhere`: pixels outside every node differ. */
export type PictureDifference = { nodes: string[]; elsewhere: boolean }

/** Compares two PNGs in a page of the browser, which can decode them; `blank` is any page. */
export async function comparePictures(
  blank: Page,
  before: { png: Buffer; nodes: readonly DrawnNode[] },
  after: { png: Buffer; nodes: readonly DrawnNode[] },
): Promise<PictureDifference> {
  const pairs = before.nodes.flatMap((node): Pair[] => {
    const other = after.nodes.find(({ key }) => key === node.key)
    return other
      ? [
          {
            key: node.key,
            before: node.box,
            after: other.box,
            innerBefore: innerOf(node, before.nodes),
            innerAfter: innerOf(other, after.nodes),
          },
        ]
      : []
  })
  const roots = (nodes: readonly DrawnNode[]) => nodes.filter(({ parent }) => parent === null).map(({ box }) => box)
  return blank.evaluate(compareInPage, {
    pictures: [before.png.toString('base64'), after.png.toString('base64')] as const,
    pairs,
    roots: [roots(before.nodes), roots(after.nodes)] as const,
  })
}

function innerOf(node: DrawnNode, nodes: readonly DrawnNode[]): Box[] {
  return nodes.filter(({ parent }) => parent === node.key).map(({ box }) => ({ ...box, x: box.x - node.box.x, y: box.y - node.box.y }))
}

type Asked = { pictures: readonly [string, string]; pairs: readonly Pair[]; roots: readonly [readonly Box[], readonly Box[]] }

/** Self-contained, because the browser gets only its text. */
async function compareInPage({ pictures, pairs, roots }: Asked): Promise<PictureDifference> {
  const [a, b] = await Promise.all(
    pictures.map(async (text) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('The browser gives no canvas.')
      context.drawImage(image, 0, 0)
      const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
      return { pixels: new Uint32Array(data.buffer), width, height }
    }),
  )
  if (!a || !b) throw new Error('There are no two pictures.')
  type Area = { x: number; y: number; width: number; height: number }
  /** Whether two areas of one size differ outside of the areas that are left out. */
  const differs = (from: Area, to: Area, leftOut: readonly Area[]) => {
    const covered = new Uint8Array(from.width * from.height)
    for (const { x, y, width, height } of leftOut)
      for (let row = Math.max(0, y); row < Math.min(from.height, y + height); row += 1)
        covered.fill(
          1,
          row * from.width + Math.max(0, Math.min(from.width, x)),
          row * from.width + Math.max(0, Math.min(from.width, x + width)),
        )
    for (let row = 0; row < from.height; row += 1) {
      const [rowA, rowB] = [from.y + row, to.y + row]
      if (rowA < 0 || rowB < 0 || rowA >= a.height || rowB >= b.height) continue
      for (let column = 0; column < from.width; column += 1) {
        if (covered[row * from.width + column]) continue
        const [columnA, columnB] = [from.x + column, to.x + column]
        if (columnA < 0 || columnB < 0 || columnA >= a.width || columnB >= b.width) continue
        if (a.pixels[rowA * a.width + columnA] !== b.pixels[rowB * b.width + columnB]) return true
      }
    }
    return false
  }
  const nodes = pairs
    .filter(({ before, after, innerBefore, innerAfter }) => {
      const sized = before.width !== after.width || before.height !== after.height
      // a holder whose content has grown is no difference of its own
      if (sized) return innerBefore.length === 0 && innerAfter.length === 0
      return differs(before, after, [...innerBefore, ...innerAfter])
    })
    .map(({ key }) => key)
  const whole = { x: 0, y: 0, width: a.width, height: a.height }
  const elsewhere = a.width !== b.width || (a.height === b.height && differs(whole, whole, [...roots[0], ...roots[1]]))
  return { nodes, elsewhere }
}
