import { classes } from '../../runtime/ui/class-names.ts'
import { useCountdown } from '../../runtime/ui/text/use-countdown.ts'
import type { CountdownProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = ({ align }: CountdownProps['props']) => classes(styles.root, align === 'center' && styles.center)

export function View({ props: { title, until, over }, t }: CountdownProps) {
  const moment = until === undefined ? Number.NaN : Date.parse(until)
  if (Number.isNaN(moment)) return null // the operator has not chosen one yet
  return <Count title={title} moment={moment} over={over} t={t} />
}

function Count({ title, moment, over, t }: Pick<CountdownProps['props'], 'title' | 'over'> & { moment: number; t: CountdownProps['t'] }) {
  const seconds = useCountdown(moment, { everySecond: true })
  if (seconds === 0)
    return over ? (
      <p className={styles.over} dir="auto">
        {over}
      </p>
    ) : null
  return (
    <>
      {title ? (
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
      ) : null}
      <div role="timer" aria-label={title ?? t('timer')} className={styles.figures}>
        {figuresOf(seconds).map(([unit, count]) => (
          <div key={unit} className={styles.figure}>
            <bdi className={styles.number}>{unit === 'days' ? String(count) : String(count).padStart(2, '0')}</bdi>
            <span className={styles.unit}>{t(unit, { count })}</span>
          </div>
        ))}
      </div>
    </>
  )
}

/** Seconds in the units that a countdown shows. Digits are 0 to 9 in every language. */
function figuresOf(seconds: number) {
  return [
    ['days', Math.floor(seconds / 86_400)],
    ['hours', Math.floor(seconds / 3600) % 24],
    ['minutes', Math.floor(seconds / 60) % 60],
    ['seconds', seconds % 60],
  ] as const
}
