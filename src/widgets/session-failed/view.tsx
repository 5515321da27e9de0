import { Button } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { SessionFailedProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = (props: SessionFailedProps['props']) => classes(styles.place, props.look === 'wide' && styles.wide)

export function View({ props, inputs: { failure }, busy, send, t }: SessionFailedProps) {
  const reason = textOf(t, failure.text)
  return (
    <>
      <output className={styles.state} title={reason}>
        <Icon name="user" size={20} />
        <span className={styles.words}>
          <span className={styles.in}>{t('logged-in')}</span>
          <span className={props.look === 'wide' ? styles.reason : 'visually-hidden'}>{reason}</span>
        </span>
      </output>
      <Button
        icon={busy ? 'spinner' : 'refresh'}
        className={classes(busy && styles.busy)}
        aria-disabled={busy}
        aria-label={t(busy ? 'asking' : 'action.retry')}
        onClick={() => !busy && send({ kind: 'retry', input: 'failure' })}
      >
        <span className={styles.label}>{t('action.retry')}</span>
      </Button>
    </>
  )
}
