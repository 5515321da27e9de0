import { Button } from '../../runtime/ui/controls/button.tsx'
import { Chip } from '../../runtime/ui/controls/chip.tsx'
import type { Translate } from '../../schemas/translate.ts'
import styles from './view.module.css'

/** "" is the gateway's own order: the most played games are first. */
const orders = [
  { value: '', word: 'sort.popular' },
  { value: 'new', word: 'sort.new' },
  { value: 'name', word: 'sort.name' },
] as const

/** Searches in a long list; on a phone an icon alone. Without `onFind` the category is not known yet. */
export function Find({ label, onFind }: { label: string; onFind: (() => void) | undefined }) {
  return (
    <Button icon="search" className={styles.find} aria-label={label} aria-disabled={onFind === undefined} onClick={onFind}>
      <span>{label}</span>
    </Button>
  )
}

/** The order of a long list. */
export function Orders({ current, onSort, t }: { current: string; onSort: (order: string) => void; t: Translate }) {
  return (
    <fieldset aria-label={t('sort')} className={styles.orders}>
      {orders.map(({ value, word }) => (
        <Chip key={word} current={current === value} onClick={() => onSort(value)} data-key={word}>
          {t(word)}
        </Chip>
      ))}
    </fieldset>
  )
}
