import { Button, buttonClass } from '../../runtime/ui/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { momentInWords } from '../../runtime/ui/duration.ts'
import { Icon } from '../../runtime/ui/icon.tsx'
import { Link } from '../../runtime/ui/link.tsx'
import type { SessionOverProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.over

export function View({ inputs: { over }, slots, send, t, labelId }: SessionOverProps) {
  const excluded = over.why === 'excluded'
  const until = momentInWords(over.until ?? '')
  return (
    <>
      <span className={classes(styles.disc, excluded && styles.calm)}><Icon name={excluded ? 'shield' : 'lock'} size={28} /></span>
      <h2 id={labelId} className={styles.title}>{t(`${over.why}-title`)}</h2>
      <p className={styles.text}>{excluded ? (until ? t('excluded-text', { until }) : t('excluded-open')) : t(`${over.why}-text`)}</p>
      <div className={styles.actions}>
        {excluded ? null : (
          <Link className={buttonClass({ kind: 'primary', size: 'large', wide: true })} to={over.agent ? '/agent' : { route: '/login', query: { back: over.back } }} send={send}>
            {t('log-in')}
          </Link>
        )}
        <Button size="large" wide kind={excluded ? 'primary' : 'secondary'} onClick={() => send({ kind: 'close', popup: 'session-over' })}>{t('lobby')}</Button>
      </div>
      {excluded && slots.help ? <div className={styles.help}>{slots.help}</div> : null}
    </>
  )
}
