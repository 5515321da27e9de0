import { helpAddress } from '../../runtime/ui/help-address.ts'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { RichText } from '../../runtime/ui/text/rich-text.tsx'
import type { HelpCenterProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.center

export function View({ props, inputs, send, t, labelId }: HelpCenterProps) {
  const { topics } = inputs
  const current = topics.find((topic) => topic.current) ?? topics[0]
  return (
    <>
      <h2 id={labelId} className={styles.title}>
        {props.title}
      </h2>
      <nav className={styles.topics} aria-label={t('topics')}>
        <ul>
          {topics.map(({ key, title }) => (
            <li key={key} data-key={key}>
              <Link to={helpAddress(key)} send={send} className={styles.topic} aria-current={key === current?.key ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {current ? (
        <article className={styles.article}>
          <h3 className={styles.heading}>{current.title}</h3>
          <RichText html={current.html ?? ''} level={4} newTab={t('new_tab')} />
        </article>
      ) : null}
    </>
  )
}
