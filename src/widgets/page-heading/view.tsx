import type { PageHeadingProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = ({ visible }: PageHeadingProps['props']) => (visible ? styles.heading! : 'visually-hidden')

export function View({ props }: PageHeadingProps) {
  return (
    <>
      <h1 className={styles.title}>{props.title}</h1>
      {props.text ? <p className={styles.text}>{props.text}</p> : null}
    </>
  )
}
