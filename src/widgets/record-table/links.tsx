import { buttonClass } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { addressWith } from '../../schemas/address.ts'
import type { RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { RecordTableProps } from './contract.ts'
import styles from './view.module.css'
import { holds } from './when.ts'

type Props = { row: RecordRow; name: string; links: NonNullable<RecordTableProps['props']['links']> } & Pick<RecordTableProps, 'send' | 't'>

/** Links to pages about a row. Where rows are no cards they are icons, because their column has little room. */
export function Links({ row: { values }, name, links, send, t }: Props) {
  return (
    <span className={styles.links}>
      {links.map(({ label, icon, to, query, field, when }) => {
        const value = ownValue(values, field)
        if (!value || !holds(when, values)) return null
        return (
          <Link
            key={`${label} ${to}`}
            to={addressWith(to, query, value)}
            send={send}
            className={classes(buttonClass({ kind: 'quiet', size: 'small' }), styles.link)}
            aria-label={t('action_of', { action: label, name })}
            title={label}
          >
            <Icon name={icon} size={18} />
            <span className={styles.linkWord}>{label}</span>
          </Link>
        )
      })}
    </span>
  )
}
