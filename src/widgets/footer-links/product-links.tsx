import { useId } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Link } from '../../runtime/ui/controls/link.tsx'
import shared from '../../runtime/ui/sections/footer-links.module.css'
import { textOf } from '../../runtime/ui/text/text.ts'
import type { Send } from '../../schemas/intents.ts'
import type { Category } from '../../schemas/nouns/category.ts'
import styles from './view.module.css'

/** A column of links of one game type: All, then its first vendors. A click follows the rules the category brings. */
export function ProductLinks({
  category,
  limit,
  send,
  t,
}: {
  category: Category
  limit: number
  send: Send<'go' | 'launch'>
  t: Translate
}) {
  const id = useId()
  const { to, launch } = category
  return (
    <nav className={styles.column} aria-labelledby={id} data-key={category.key}>
      <p id={id} className={shared.heading}>
        {textOf(t, category.label)}
      </p>
      <ul>
        {to !== undefined ? (
          <li>
            <Link className={styles.link} to={to} send={send}>
              {t('all')}
            </Link>
          </li>
        ) : launch ? (
          <li>
            <button type="button" className={styles.link} onClick={() => send({ kind: 'launch', target: launch })}>
              {t('all')}
            </button>
          </li>
        ) : null}
        {category.vendors.slice(0, limit).map((vendor) => (
          <li key={vendor.key}>
            <button
              type="button"
              className={styles.link}
              data-key={vendor.key}
              onClick={() => send({ kind: 'launch', target: vendor.target })}
            >
              {vendor.name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
