import { Button, buttonClass } from '../../runtime/ui/controls/button.tsx'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Statement, statementClass } from '../../runtime/ui/sections/statement.tsx'
import type { SessionOverProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = statementClass

export function View({ inputs: { over }, slots, send, t, labelId }: SessionOverProps) {
  const excluded = over.why === 'excluded'
  const until = useTimeWords().momentInWords(over.until ?? '')
  return (
    <>
      <Statement
        icon={excluded ? 'shield' : 'lock'}
        tone={excluded ? 'success' : 'warning'}
        title={t(`${over.why}-title`)}
        text={excluded ? (until ? t('excluded-text', { until }) : t('excluded-open')) : t(`${over.why}-text`)}
        labelId={labelId}
      />
      <div className={styles.actions}>
        {excluded ? null : (
          <Link
            className={buttonClass({ kind: 'primary', size: 'large', wide: true })}
            to={over.agent ? '/agent' : { route: '/login', query: { back: over.back } }}
            send={send}
          >
            {t('log-in')}
          </Link>
        )}
        <Button size="large" wide kind={excluded ? 'primary' : 'secondary'} onClick={() => send({ kind: 'close', popup: 'session-over' })}>
          {t('lobby')}
        </Button>
      </div>
      {excluded && slots.help ? <div className={styles.help}>{slots.help}</div> : null}
    </>
  )
}
