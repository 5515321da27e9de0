import styles from './skeleton.module.css'

export type SkeletonKind = 'tiles' | 'rows' | 'strip' | 'box' | 'line'

/**
 * The loading state: the boxes of the content to come, at their size, with one sheen over all of them that starts after 120 ms.
 * `count` of tiles, rows or chips. Screen readers ignore it: the frame around has `aria-busy`.
 */
export function Skeleton({ kind, count = defaultCount[kind] }: { kind: SkeletonKind; count?: number }) {
  return (
    <div className={`${styles.skeleton} ${styles[kind]}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.item} />
      ))}
    </div>
  )
}

const defaultCount: Record<SkeletonKind, number> = { tiles: 12, rows: 6, strip: 14, box: 1, line: 1 }
