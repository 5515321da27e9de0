import type { RecordAction } from '../../../schemas/record-actions.ts'
import type { ClaimProgress } from '../../../schemas/nouns/rewards.ts'
import type { Translate } from '../../../schemas/translate.ts'
import { Button } from '../controls/button.tsx'
import styles from './claim.module.css'

/**
 * Claims something, or asks again whether it was claimed after an answer was lost. While that is pending the button stays, and does
 * nothing.
 */
export function ClaimButton({
  action,
  title,
  claim,
  kind = 'primary',
  onClaim,
  t,
}: {
  action: RecordAction
  title: string
  claim: ClaimProgress | undefined
  /** Secondary where another button is the page's next step. */
  kind?: 'primary' | 'secondary'
  onClaim: () => void
  t: Translate
}) {
  const word = claim === 'unknown' ? 'check' : 'claim'
  return (
    <Button
      kind={word === 'claim' ? kind : 'secondary'}
      icon={word === 'claim' ? 'gift' : 'refresh'}
      data-action={action}
      aria-label={t(`claim.${word}-of`, { title })}
      aria-disabled={claim === 'pending' || undefined}
      onClick={() => claim === 'pending' || onClaim()}
    >
      {t(claim === 'pending' ? 'claim.claiming' : `claim.${word}`)}
    </Button>
  )
}

/** How far something is, as a bar with its figures in words. */
export function ProgressBar({ value, most, label, words }: { value: number; most: number; label: string; words: string }) {
  const safe = most > 0 ? Math.min(Math.max(value, 0), most) : 0
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={safe} max={most > 0 ? most : 1} aria-label={label} />
      <span className={styles.figures}>{words}</span>
    </div>
  )
}
