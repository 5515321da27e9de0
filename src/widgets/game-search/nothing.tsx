import type { Translate } from '../../schemas/translate.ts'
import { Button, buttonClass } from '../../runtime/ui/button.tsx'
import { Icon } from '../../runtime/ui/icon.tsx'
import { Link } from '../../runtime/ui/link.tsx'
import type { Send } from '../../schemas/intents.ts'
import type { GameSearch } from '../../schemas/nouns/search.ts'
import styles from './view.module.css'

type Props = {
  search: GameSearch
  browse: readonly { label: string; to: string }[]
  onText: (text: string) => void
  onCategory: (category: string) => void
  send: Send<'go'>
  t: Translate
}

/** No match: a suggested correction, the other categories, clearing the field, and pages to browse. */
export function Nothing({ search: { text, category, counts, suggestion, progress }, browse, onText, onCategory, send, t }: Props) {
  return (
    <div className={styles.nothing}>
      <span className={styles.disc}>
        <Icon name="search" size={24} />
      </span>
      <p className={styles.title}>{t(progress < 1 ? 'none_yet' : 'none', { text })}</p>
      <p className={styles.hint}>{t('none_text')}</p>
      <div className={styles.ways}>
        {suggestion === undefined ? null : <Button onClick={() => onText(suggestion)}>{t('did_you_mean', { name: suggestion })}</Button>}
        {category !== '' && counts.length > 0 ? <Button onClick={() => onCategory('')}>{t('everywhere')}</Button> : null}
        <Button kind="ghost" onClick={() => onText('')}>
          {t('clear_text')}
        </Button>
      </div>
      {browse.length > 0 ? (
        <nav className={styles.ways} aria-label={t('browse')}>
          {browse.map(({ label, to }) => (
            <Link key={to} className={buttonClass({ kind: 'quiet', size: 'small' })} to={to} send={send}>
              {label}
            </Link>
          ))}
        </nav>
      ) : null}
    </div>
  )
}
