import { Button } from '../controls/button.tsx'
import { IconDisc } from '../pictures/icon-disc.tsx'
import styles from './notice.module.css'

export type NoticeAction = { label: string; onClick: () => void; primary?: boolean; disabled?: boolean }

/**
 * The state of a section without content: empty, failed, needs login. An icon in a disc, one bold line, one plain line, one button. Only
 * "needs login" has the filled button. `bare` leaves the box out, where the parent is one already.
 */
export function StateNotice({
  icon,
  title,
  text,
  action,
  bare,
}: {
  icon: string
  title: string
  text?: string | undefined
  action?: NoticeAction | undefined
  bare?: boolean
}) {
  return (
    <div className={bare ? styles.bare : styles.box}>
      <IconDisc name={icon} size="large" className={styles.disc} />
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? (
        <Button kind={action.primary ? 'primary' : 'secondary'} onClick={action.onClick} disabled={action.disabled}>
          {action.label}
        </Button>
      ) : null}
    </div>
  )
}
