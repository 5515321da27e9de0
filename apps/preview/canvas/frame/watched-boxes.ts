import { combine, sample } from 'effector'

import { $carried } from '../../model/moving/carried.ts'
import { $block } from '../../model/view/choice.ts'
import { frameOpened } from '../../model/view/frame-connections.ts'
import { $pointed, frameOrderRequested, mainFrame } from '../../model/view/frames.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { $pageName } from './page-geometry.ts'

/** Which blocks the canvas draws over: the selected one and the one under the pointer; all of them while a block is moved. */
const $watchedNodes = combine($pageName, $block, $pointed, $carried, (page, block, pointed, carried) => ({
  nodes: [...(block && page ? [{ page, node: block.id }] : []), ...(pointed?.frame === mainFrame ? [pointed.node] : [])],
  all: carried !== null,
}))

// The main frame reports their boxes. In the matrix and in the comparison its cell or side asks for those that it needs
sample({
  clock: [$watchedNodes, frameOpened],
  source: { watched: $watchedNodes, view: $viewSettings.map(({ view }) => view) },
  filter: ({ view }) => view !== 'matrix' && view !== 'compare',
  fn: ({ watched }) => ({ frame: mainFrame, order: { kind: 'watch' as const, ...watched } }),
  target: frameOrderRequested,
})
