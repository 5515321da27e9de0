import { Tag } from '../../runtime/ui/sections/badge.tsx'
import { CopyButton } from '../../runtime/ui/controls/copy-button.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import part from '../../runtime/ui/sections/page-part.module.css'
import type { DomainListProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = part.part

export function View({ props, inputs: { domains }, t, labelId }: DomainListProps) {
  return (
    <>
      <h2 id={labelId} className={part.title}>
        {props.title}
      </h2>
      {props.text ? <p className={part.text}>{props.text}</p> : null}
      <ul className={part.list}>
        {domains.map(({ domain, url, name, main, here }) => (
          <li key={domain} data-key={domain} className={styles.row}>
            <div className={styles.words}>
              {name === '' ? null : (
                <bdi dir="auto" className={styles.name}>
                  {name}
                </bdi>
              )}
              {here ? (
                <bdi className={styles.domain}>{domain}</bdi>
              ) : (
                <Link href={url} className={styles.domain} aria-label={t('open.new', { domain })}>
                  <bdi>{domain}</bdi>
                </Link>
              )}
              {main ? <Tag tone="neutral">{t('main')}</Tag> : null}
              {here ? <Tag tone="success">{t('here')}</Tag> : null}
            </div>
            <CopyButton text={url} label={t('copy')} done={t('copied')} failed={t('copy.failed')} />
          </li>
        ))}
      </ul>
    </>
  )
}
