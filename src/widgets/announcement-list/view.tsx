import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Link } from '../../runtime/ui/controls/link.tsx'
import type { AnnouncementListProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs: { announcements }, send, t, labelId }: AnnouncementListProps) {
  const { dayInWords } = useTimeWords()
  return (
    <>
      <div className={styles.head}>
        <h2 id={labelId} className={styles.title}>
          {props.title}
        </h2>
        <Link className={styles.all} to={props.to} send={send} aria-label={t('all_name')}>
          {t('all')}
        </Link>
      </div>
      <ul role="list">
        {announcements.slice(0, props.count).map(({ key, title, time }) => {
          const day = dayInWords(time)
          return (
            <li key={key} className={styles.row} data-key={key}>
              <Link className={styles.line} to={addressOf(props.to, key)} send={send}>
                <span className={styles.name} dir="auto">
                  {title}
                </span>
                {day === undefined ? null : (
                  <time className={styles.day} dateTime={time}>
                    {day}
                  </time>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The page's address with the announcement that it shows first. */
function addressOf(page: string, announcement: string): string {
  const [path = '/', query = ''] = page.replace(/#.*/su, '').split('?')
  const there = new URLSearchParams(query)
  there.set('announcement', announcement)
  return `${path}?${there.toString()}`
}
