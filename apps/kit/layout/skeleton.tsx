import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import styles from './skeleton.module.css'

/** The grey shape of what is loading, seen after 150 ms: `lines` bars, or a block `height` px high. */
export function Skeleton({
  lines = 1,
  height,
  label,
  className,
}: {
  lines?: number
  height?: number
  label?: string
  className?: string | undefined
}) {
  return (
    <output data-loading aria-label={label ?? t('ui.loading')} className={classes(styles.shape, className)}>
      {height === undefined ? (
        Array.from({ length: lines }, (_, index) => <span key={index} className={styles.line} />)
      ) : (
        <span className={styles.block} style={{ blockSize: height }} />
      )}
    </output>
  )
}
