import { Button } from '../../runtime/ui/controls/button.tsx'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Statement, statementClass } from '../../runtime/ui/sections/statement.tsx'
import { minutesAndSeconds, useCountdown } from '../../runtime/ui/text/use-countdown.ts'
import type { IdleWarningProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = statementClass

const announced = [10, 30, 60] // seconds left at which the time is read aloud

export function View({ inputs: { warning }, send, t, labelId }: IdleWarningProps) {
  const left = useCountdown(warning.endsAt)
  const { secondsInWords } = useTimeWords()
  const announcement = announced.find((seconds) => left <= seconds)
  return (
    <>
      <Statement icon="clock" tone="warning" title={t('title')} text={t('text')} labelId={labelId} />
      <p className={styles.left} dir="ltr" aria-hidden="true">
        {minutesAndSeconds(left)}
      </p>
      <output className="visually-hidden">
        {announcement === undefined || left === 0 ? '' : t('left', { seconds: secondsInWords(announcement) })}
      </output>
      <div className={styles.actions}>
        <Button kind="primary" size="large" wide onClick={() => send({ kind: 'stay' })}>
          {t('stay')}
        </Button>
        <Button size="large" wide onClick={() => send({ kind: 'logout' })}>
          {t('action.sign-out')}
        </Button>
      </div>
    </>
  )
}
