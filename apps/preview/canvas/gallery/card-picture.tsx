import type { Contract } from '../../../../src/runtime/contract/widget.ts'
import styles from './card-picture.module.css'

const parts: Readonly<Record<string, number>> = { tiles: 6, rows: 4, strip: 6, box: 1, line: 1, none: 2 }

/** A sketch of a block type: the skeleton that players see while it loads. */
export function CardPicture({ contract }: { contract: Contract }) {
  const { skeleton } = contract.frame.loading
  const shape = skeleton === 'none' && Object.keys(contract.slots).length > 0 ? 'areas' : skeleton
  return (
    <span className={styles.picture} data-shape={shape} aria-hidden="true">
      {Array.from({ length: parts[skeleton] ?? 1 }, (_, index) => (
        <span key={index} />
      ))}
    </span>
  )
}
