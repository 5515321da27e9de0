import { classes } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './statement.module.css'

/** For the root of a popup that says one thing: everything in the middle. */
export const statementClass = styles.statement

/** What a small popup says: an icon in a disc, one bold line that names the node, one plain sentence. */
export function Statement({ icon, tone, title, text, labelId }: { icon: IconName; tone: 'info' | 'warning' | 'success'; title: string; text: string; labelId: string }) {
  return (
    <>
      <span className={classes(styles.disc, styles[tone])}><Icon name={icon} size={28} /></span>
      <h2 id={labelId} className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </>
  )
}
