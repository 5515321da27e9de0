import { Button } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { LoginMethodsProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.section

export function View({ props, inputs, send, t, labelId }: LoginMethodsProps) {
  const { methods, failure } = inputs.methods
  if (methods.length === 0)
    return (
      <p id={labelId} hidden>
        {t('title')}
      </p>
    )
  const busy = methods.some(({ pending }) => pending)
  return (
    <>
      <p id={labelId} className={styles.title}>
        {props.title ?? t('title')}
      </p>
      {failure ? <MessageBar kind="danger">{messageText(t, failure)}</MessageBar> : null}
      <ul className={styles.methods}>
        {methods.map(({ key, label, icon, note, pending }) => (
          <li key={key} data-key={key}>
            <Button
              wide
              icon={pending ? 'spinner' : icon}
              className={classes(styles.method, pending && styles.pending)}
              aria-disabled={busy}
              onClick={() => !busy && send({ kind: 'log-in-by', method: key })}
            >
              <span>{textOf(t, label)}</span>
              {pending ? <span className="visually-hidden">{t('pending')}</span> : null}
            </Button>
            {note === undefined ? null : <p className={styles.note}>{textOf(t, note)}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}

function messageText(t: LoginMethodsProps['t'], { text, values }: NonNullable<LoginMethodsProps['inputs']['methods']['failure']>): string {
  return text.startsWith('t:') ? t(text.slice(2), values) : text
}
