import { use, useEffect, useState } from 'react'

import { classes } from '../../runtime/ui/class-names.ts'
import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { useFirstTime } from '../../runtime/ui/text/server-html.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { hoursAndMinutes, useTimeWords } from '../../runtime/ui/text/duration.ts'
import { NetResult, useSignedMoney } from '../../runtime/ui/money/net-result.tsx'
import { offsetIn, zoneName } from '../../runtime/ui/text/zone-time.ts'
import type { PlaySession } from '../../schemas/nouns/play-session.ts'
import type { SessionClockProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.clock

export function View(drawn: SessionClockProps) {
  const { session, zone } = drawn.inputs
  if (zone) return <ZoneTime offset={offsetIn(zone.offset) ?? 0} label={drawn.t('label_zone')} />
  return session ? <Stay {...drawn} session={session} /> : null // it is not known yet
}

/** The time there, by this device's clock, which gateway.md (section 16) names. A hidden tab has no steps. */
function ZoneTime({ offset, label }: { offset: number; label: string }) {
  const { clock } = use(DrawingContext)
  const first = useFirstTime()
  const [stepped, setNow] = useState<number>()
  useEffect(() => {
    let stop: (() => void) | undefined
    const step = () => {
      stop?.()
      const now = clock.now()
      setNow(now)
      stop = document.hidden ? undefined : clock.after(1000 - (now % 1000), step)
    }
    step()
    document.addEventListener('visibilitychange', step)
    return () => {
      document.removeEventListener('visibilitychange', step)
      stop?.()
    }
  }, [clock])
  const there = new Date((stepped ?? first) + offset * 60_000) // read as if it were UTC
  return (
    <span className={styles.zone} title={label}>
      <Icon name="clock" size={16} />
      <span className="visually-hidden">{label}</span>
      <span className={styles.time} dir="ltr">
        {there.toISOString().slice(11, 19)}
      </span>
      <span dir="ltr">{zoneName(offset)}</span>
    </span>
  )
}

/** Its name contains the time, too, but it is not announced each minute. */
function Stay({ props, session, send, t }: SessionClockProps & { session: PlaySession }) {
  const minutes = (session.now - session.startedAt) / 60_000
  const result = props.result ? session.netResult : undefined
  const signedMoney = useSignedMoney()
  const time = useTimeWords().minutesInWords(minutes)
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
