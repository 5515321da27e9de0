import { classes } from '../../../../src/runtime/ui/class-names.ts'
import type { Reach } from '../../../../src/authoring/reasons/reach.ts'
import { t } from '../../../kit/i18n/words.ts'
import { barsOf, isNobody, reachWords } from './reach-words.ts'
import type { Bar } from './reach-words.ts'
import styles from './reach-meter.module.css'

/**
 * Four small bars: guest, member, trial, agent. Full sees it, empty does not, amber cannot be known. None where everyone sees it. Rows
 * of a tree have the words in their label; elsewhere `says` gives them to screen readers.
 */
export function ReachMeter({
  reach,
  conditional = false,
  says = false,
}: {
  reach: Reach | undefined
  conditional?: boolean
  says?: boolean
}) {
  if (isNobody(reach)) return <span className={styles.nobody}>{t('outline.nobody')}</span>
  const bars = barsOf(reach, conditional)
  if (!bars) return null
  return says ? <Bars bars={bars} label={reachWords(reach, conditional)} /> : <Bars bars={bars} />
}

export function Bars({ bars, label }: { bars: readonly Bar[]; label?: string }) {
  return (
    <span className={styles.meter} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {bars.map((bar, index) => (
        <span key={index} className={classes(styles.bar, styles[bar])} />
      ))}
    </span>
  )
}
