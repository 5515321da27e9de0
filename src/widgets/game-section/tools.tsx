import { Button } from '../../runtime/ui/controls/button.tsx'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import { Rail } from '../../runtime/ui/sections/rail.tsx'
import type { Translate } from '../../schemas/translate.ts'
import styles from './view.module.css'

/** "" is the gateway's own order: the most played games are first. */
const orders = [
  { value: '', word: 'sort.popular' },
  { value: 'new', word: 'sort.new' },
  { value: 'name', word: 'sort.name' },
] as const

/** The controls over a long list: searching in it, and its order. Without `onFind` the category is not known yet. */
export function Tools({
  find,
  sort,
  t,
}: {
  find: { label: string; onFind: (() => void) | undefined } | undefined
  sort: { current: string; onSort: (order: string) => void } | undefined
  t: Translate
}) {
  return (
    <div className={styles.tools}>
      {find ? (
        <Button icon="search" className={styles.find} aria-disabled={find.onFind === undefined} onClick={find.onFind}>
          {find.label}
        </Button>
      ) : null}
      {sort ? (
        <Rail as="fieldset" tight aria-label={t('sort')} className={styles.orders}>
          {orders.map(({ value, word }) => (
            <Chip key={word} current={sort.current === value} onClick={() => sort.onSort(value)} data-key={word}>
              {t(word)}
            </Chip>
          ))}
        </Rail>
      ) : null}
    </div>
  )
}
