import { useState } from 'react'

import { classes } from '../../runtime/ui/class-names.ts'
import { Confirm } from '../../runtime/ui/confirm.tsx'
import { Link } from '../../runtime/ui/link.tsx'
import { ReplacingLink } from '../../runtime/ui/replacing-link.tsx'
import type { LinkLineProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = ({ align }: LinkLineProps['props']) => classes(styles.line, align === 'start' && styles.start)

export function View({ props, send, t }: LinkLineProps) {
  const [asks, setAsks] = useState(false)
  const There = props.replace ? ReplacingLink : Link
  return (
    <>
      <p>
        {props.text ? `${props.text} ` : null}
        {props.to ? (
          <There className={styles.link} to={props.to} send={send}>
            {props.label}
          </There>
        ) : (
          <button type="button" className={styles.link} onClick={() => setAsks(true)}>
            {props.label}
          </button>
        )}
      </p>
      {asks ? (
        <Confirm
          title={t('logout-title')}
          text={t('logout-text')}
          confirm={t('action.sign-out')}
          cancel={t('action.cancel')}
          onConfirm={() => send({ kind: 'logout' })}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}
