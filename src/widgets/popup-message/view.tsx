import { Button, buttonClass } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { MaintenanceEnd } from '../../runtime/ui/games/maintenance-end.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { Statement, statementClass } from '../../runtime/ui/sections/statement.tsx'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { PopupMessageProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = (props: PopupMessageProps['props']) => classes(statementClass, props.look === 'page' && styles.page)

export function View({ props, inputs, busy, send, t, labelId }: PopupMessageProps) {
  const text = inputs.notice ? textOf(t, inputs.notice.text) : props.text
  const retry = inputs.notice ? props.retry : undefined
  return (
    <>
      <Statement
        icon={props.icon}
        tone="accent"
        title={props.title}
        text={text}
        labelId={labelId}
        heading={props.look === 'page' ? 'h1' : 'h2'}
      />
      {inputs.notice?.until ? (
        <p className={styles.until}>
          <Icon name="clock" size={16} />
          <MaintenanceEnd until={inputs.notice.until} label={(time) => t('state.until', { time })} />
        </p>
      ) : null}
      {props.actions.length > 0 || props.confirm || retry ? (
        <div className={styles.actions}>
          {retry ? (
            <Button kind="primary" size="large" aria-disabled={busy} onClick={() => !busy && send({ kind: 'retry', input: 'notice' })}>
              {retry}
            </Button>
          ) : null}
          {props.actions.map(({ label, to, icon, primary }) => (
            <Link key={to + label} className={buttonClass({ kind: primary ? 'primary' : 'secondary', size: 'large' })} to={to} send={send}>
              {icon ? <Icon name={icon} size={18} /> : null}
              <span>{textOf(t, label)}</span>
            </Link>
          ))}
          {props.confirm ? (
            <Button kind={props.actions.length > 0 || retry ? 'secondary' : 'primary'} size="large" onClick={() => send({ kind: 'close' })}>
              {props.confirm}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
