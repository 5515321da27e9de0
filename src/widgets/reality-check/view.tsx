import { use, useState } from 'react'

import { Button } from '../../runtime/ui/controls/button.tsx'
import { Confirm } from '../../runtime/ui/controls/confirm.tsx'
import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { hoursAndMinutes, useTimeWords } from '../../runtime/ui/text/duration.ts'
import { NetResult } from '../../runtime/ui/money/net-result.tsx'
import { Statement, statementClass } from '../../runtime/ui/sections/statement.tsx'
import type { RealityCheckProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = statementClass

const dayMs = 86_400_000

export function View({ props, inputs: { session }, send, t, labelId }: RealityCheckProps) {
  const { clock } = use(DrawingContext)
  const { daysInWords, minutesInWords, momentInWords } = useTimeWords()
  const [askedAt, setAskedAt] = useState<number>()
  const minutes = (session.now - session.startedAt) / 60_000
  const time = daysInWords(props.breakDays)
  return (
    <>
      <Statement icon="clock" tone="info" title={t('title', { time: minutesInWords(minutes) })} text={t('text')} labelId={labelId} />
      <dl className={styles.figures}>
        <div>
          <dt>{t('time')}</dt>
          <dd dir="ltr">{hoursAndMinutes(minutes)}</dd>
        </div>
        {session.netResult === undefined ? null : (
          <div>
            <dt>{t('result')}</dt>
            <dd>
              <NetResult amount={session.netResult} currency={session.currency} large />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <Button kind="primary" size="large" wide onClick={() => send({ kind: 'stay' })}>
          {t('go-on')}
        </Button>
        {props.breakDays > 0 ? (
          <Button size="large" wide icon="pause" onClick={() => setAskedAt(clock.now())}>
            {t('break', { time })}
          </Button>
        ) : null}
        <Button size="large" wide icon="logout" onClick={() => send({ kind: 'logout' })}>
          {t('action.sign-out')}
        </Button>
        {props.limitsPopup ? (
          <Button kind="quiet" wide onClick={() => send({ kind: 'open', popup: props.limitsPopup })}>
            {t('limits')}
          </Button>
        ) : null}
      </div>
      {askedAt !== undefined ? (
        <Confirm
          title={t('ask-title', { time })}
          text={t('ask-text', { until: momentInWords(askedAt + props.breakDays * dayMs) })}
          confirm={t('ask-confirm')}
          cancel={t('action.cancel')}
          onConfirm={() => send({ kind: 'exclude-me', days: props.breakDays })}
          onClose={() => setAskedAt(undefined)}
        />
      ) : null}
    </>
  )
}
