import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/icon.tsx'
import { hoursAndMinutes, minutesInWords } from '../../runtime/ui/duration.ts'
import { NetResult, signedMoney } from '../../runtime/ui/net-result.tsx'
import type { SessionClockProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.clock

/** Its name contains the time, too, but it is not announced each minute. */
export function View({ props, inputs: { session }, send, t }: SessionClockProps) {
  const minutes = (session.now - session.startedAt) / 60_000
  const result = props.result ? session.netResult : undefined
  const time = minutesInWords(minutes)
  const label = result === undefined ? t('label', { time }) : t('label_result', { time, result: signedMoney(result, session.currency) })
  return (
    <button
      type="button"
      className={styles.pill}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => send({ kind: 'open', popup: props.popup })}
    >
      <Icon name="clock" size={16} />
      <span className={styles.figure}>
        {props.caption ? <span className={styles.caption}>{t('caption')}</span> : null}
        <span className={styles.time} dir="ltr">
          {hoursAndMinutes(minutes)}
        </span>
      </span>
      {result === undefined ? null : (
        <span className={classes(styles.result, props.caption && styles.figure)}>
          {props.caption ? <span className={styles.caption}>{t('caption-result')}</span> : null}
          <NetResult amount={result} currency={session.currency} />
        </span>
      )}
    </button>
  )
}
