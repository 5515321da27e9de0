import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import part from '../../runtime/ui/sections/page-part.module.css'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { ProtectionHelpProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = part.part

export function View({ props, send, t, labelId }: ProtectionHelpProps) {
  return (
    <>
      <h2 id={labelId} className={part.title}>
        {props.title}
      </h2>
      {props.text ? <p className={part.text}>{props.text}</p> : null}
      <ul className={part.list}>
        {props.links.map(({ label, text, icon, to, href }) => {
          const words = (
            <>
              {icon ? <Icon name={icon} size={18} /> : null}
              <span className={styles.words}>
                <span className={styles.label}>{textOf(t, label)}</span>
                {text ? <span className={styles.about}>{textOf(t, text)}</span> : null}
              </span>
              <Icon name={href ? 'external' : 'chevron-right'} size={16} />
            </>
          )
          return (
            <li key={`${to ?? href} ${label}`}>
              {href ? (
                <Link className={part.row} href={href}>
                  {words}
                </Link>
              ) : (
                <Link className={part.row} to={to ?? '/'} send={send}>
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
