import { useState } from 'react'

import { buttonClass } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { SignOutConfirm } from '../../runtime/ui/controls/sign-out-confirm.tsx'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { ReplacingLink } from '../../runtime/ui/controls/replacing-link.tsx'
import type { LinkLineProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = ({ align }: LinkLineProps['props']) => classes(styles.line, align === 'start' && styles.start)

export function View({ props, send, t }: LinkLineProps) {
  const [asks, setAsks] = useState(false)
  const There = props.replace ? ReplacingLink : Link
  const look = props.look === 'button' ? buttonClass({ kind: 'primary' }) : styles.link
  const label = (
    <>
      {props.look === 'button' && props.icon ? <Icon name={props.icon} size={18} /> : null}
      <span>{props.label}</span>
    </>
  )
  return (
    <>
      <p>
        {props.text ? <span>{`${props.text} `}</span> : null}
        {props.to ? (
          <There className={look} to={props.to} send={send}>
            {label}
          </There>
        ) : (
          <button type="button" className={look} onClick={() => setAsks(true)}>
            {label}
          </button>
        )}
      </p>
      {asks ? <SignOutConfirm t={t} onConfirm={() => send({ kind: 'logout' })} onClose={() => setAsks(false)} /> : null}
    </>
  )
}
