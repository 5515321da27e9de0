import { use, useEffect, useState } from 'react'

import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { useFirstTime } from '../../runtime/ui/text/server-html.ts'
import { useCountdown } from '../../runtime/ui/text/use-countdown.ts'
import { offsetIn, timeInZone, zoneName } from '../../runtime/ui/text/zone-time.ts'
import type { NextSettlementProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs: { settlement }, t }: NextSettlementProps) {
  const { clock, language } = use(DrawingContext)
  const first = useFirstTime()
  const [passed, setPassed] = useState<number>()
  const { everyMs } = settlement
  const offset = offsetIn(settlement.offset) ?? 0
  const now = passed ?? first
  const until = (Math.floor(now / everyMs) + 1) * everyMs
  return (
    <>
      <Icon name="clock" size={16} />
      <span>{props.label}</span>
      <bdi className={styles.time}>{`${timeInZone(until, offset, language, now)} ${zoneName(offset)}`}</bdi>
      <Left until={until} onPassed={() => setPassed(clock.now())} t={t} />
    </>
  )
}

/** Its text is all that is drawn again each second. */
function Left({ until, onPassed, t }: { until: number; onPassed: () => void; t: NextSettlementProps['t'] }) {
  const { waitInWords } = useTimeWords()
  const seconds = useCountdown(until)
  useEffect(() => {
    if (seconds === 0) onPassed()
  })
  return <span>{t('left', { time: waitInWords(seconds) })}</span>
}
