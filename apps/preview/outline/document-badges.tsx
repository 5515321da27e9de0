import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { Count } from '../model/summary.ts'
import { Problems } from './block-badges.tsx'
import styles from './outline.module.css'

/** What stands at the end of a document's row. The row itself says it in words. */
export function DocumentBadges({ changed, count }: { changed: boolean; count: Count | undefined }) {
  return (
    <>
      <Problems count={count} />
      {changed ? <span className={classes(styles.dot, styles.changed)} /> : null}
    </>
  )
}
