import type { CSSProperties } from 'react'

import styles from './skeleton.module.css'

export type SkeletonKind = 'tiles' | 'rows' | 'strip' | 'box' | 'line'

/**
 * The loading state: the boxes of the content to come, at their size, with one sheen over all of them that starts after 120 ms.
 * `height` in px; without it that of the boxes. `count` of tiles, rows or chips. Screen readers ignore it: the frame around has
 * `aria-busy`.
 */
export function Skeleton({
  kind,
  height,
  count = defaultCount[kind],
}: {
  kind: SkeletonKind
  height?: number | undefined
  count?: number
}) {
  return (
    <div
      className={`${styles.skeleton} ${styles[kind]}`}
      style={height ? ({ blockSize: height } satisfies CSSProperties) : undefined}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.item} />
      ))}
    </div>
  )
}

const defaultCount: Record<SkeletonKind, number> = { tiles: 12, rows: 6, strip: 14, box: 1, line: 1 }
