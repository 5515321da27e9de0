import { Button } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { MessageBar } from '../../runtime/ui/sections/message-bar.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { LoginWaysProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.section

export function View({ props, inputs, send, t, labelId }: LoginWaysProps) {
  const { ways, failure } = inputs.ways
  if (ways.length === 0)
    return (
      <p id={labelId} hidden>
        {t('title')}
      </p>
    )
  const busy = ways.some(({ pending }) => pending)
  return (
    <>
      <p id={labelId} className={styles.title}>
        {props.title ?? t('title')}
      </p>
      {failure ? <MessageBar kind="danger">{textOfSaid(t, failure)}</MessageBar> : null}
      <ul className={styles.ways}>
        {ways.map(({ key, label, icon, note, pending }) => (
          <li key={key} data-key={key}>
            <Button
              wide
              icon={pending ? 'spinner' : icon}
              className={classes(styles.way, pending && styles.pending)}
              aria-disabled={busy}
              onClick={() => !busy && send({ kind: 'log-in-by', way: key })}
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

function textOfSaid(t: LoginWaysProps['t'], { text, values }: NonNullable<LoginWaysProps['inputs']['ways']['failure']>): string {
  return text.startsWith('t:') ? t(text.slice(2), values) : text
}
