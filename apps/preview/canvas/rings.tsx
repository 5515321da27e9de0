import { combine } from 'effector'
import { useUnit } from 'effector-react'

import { $block } from '../model/choice.ts'
import { $doc, $document } from '../model/documents.ts'
import { blockName } from '../model/edits.ts'
import { $boxes, $mode, $pointed, mainFrame } from '../model/frames.ts'
import { blockOf } from '../model/nodes.ts'
import { BlockToolbar } from './toolbar.tsx'
import styles from './rings.module.css'

const $chosenBox = combine($boxes, $doc, $block, (boxes, doc, block) => (block ? (boxes[mainFrame]?.boxes.get(`${doc.slice('page/'.length)}/${block.id}`) ?? null) : null))
const $pointedBox = combine($boxes, $pointed, (boxes, pointed) => (pointed?.frame === mainFrame ? (boxes[mainFrame]?.boxes.get(`${pointed.node.page}/${pointed.node.node}`) ?? null) : null))
const $pointedName = combine($pointed, $document, $doc, (pointed, document, doc) => {
  if (!pointed) return ''
  const block = document && doc === `page/${pointed.node.page}` ? blockOf(document, pointed.node.node) : undefined
  return block ? blockName(block) : pointed.node.page
})

/** What is drawn over the frame: a thin line around what the pointer is on, a ring and the toolbar at the chosen block. Takes no pointer itself, but for the toolbar. */
export function Rings({ scale, width, height }: { scale: number; width: number; height: number }) {
  const { chosen, pointed, block, name, mode } = useUnit({ chosen: $chosenBox, pointed: $pointedBox, block: $block, name: $pointedName, mode: $mode })
  if (mode === 'use') return null
  const place = ({ x, y, width: w, height: h }: { x: number; y: number; width: number; height: number }) => ({ left: x * scale, top: y * scale, width: w * scale, height: h * scale }) // in the frame's own left and top, which no language mirrors
  const same = pointed && chosen && pointed.x === chosen.x && pointed.y === chosen.y && pointed.height === chosen.height
  return (
    <div className={styles.layer} style={{ width, height }}>
      {pointed && !same ? (
        <div className={styles.pointed} style={place(pointed)}>
          <span className={pointed.y * scale < 20 ? styles.inside : styles.above} dir="auto">{name}</span>
        </div>
      ) : null}
      {chosen ? <div className={styles.chosen} style={place(chosen)} data-ring /> : null}
      {chosen && block ? <BlockToolbar block={block} box={place(chosen)} room={{ width, height }} /> : null}
    </div>
  )
}
