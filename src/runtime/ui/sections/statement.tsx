import { IconDisc } from '../pictures/icon-disc.tsx'
import type { DiscTone } from '../pictures/icon-disc.tsx'
import styles from './statement.module.css'

/** The root class of a popup with a single statement: everything is centred. */
export const statementClass = styles.statement

type Props = {
  icon?: string | undefined
  tone: DiscTone
  title: string
  text?: string | undefined
  labelId: string | undefined
  heading?: 'h1' | 'h2'
}

/** The statement of a small popup: an icon in a disc, one bold line that names the node, one plain sentence. */
export function Statement({ icon, tone, title, text, labelId, heading: Heading = 'h2' }: Props) {
  return (
    <>
      {icon ? <IconDisc name={icon} size="huge" tone={tone} className={styles.disc} /> : null}
      <Heading id={labelId} className={styles.title}>
        {title}
      </Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
    </>
  )
}
