import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import type { PageHeadingProps } from './contract.ts'
import styles from './view.module.css'

export const rootClass = ({ visible }: PageHeadingProps['props']) => (visible ? styles.heading! : 'visually-hidden')

export function View({ props, send }: PageHeadingProps) {
  return (
    <>
      {props.back ? (
        <Link className={styles.back} to={props.back.to} send={send}>
          <Icon name="chevron-left" size={16} />
          <span>{props.back.label}</span>
        </Link>
      ) : null}
      <h1 className={styles.title}>{props.title}</h1>
      {props.text ? <p className={styles.text}>{props.text}</p> : null}
    </>
  )
}
