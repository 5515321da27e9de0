import type { Translate } from '../../schemas/translate.ts'
import { Button, buttonClass } from '../../runtime/ui/controls/button.tsx'
import { IconDisc } from '../../runtime/ui/pictures/icon-disc.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import type { Send } from '../../schemas/intents.ts'
import type { GameSearch } from '../../schemas/nouns/search.ts'
import styles from './view.module.css'

type Props = {
  search: GameSearch
  browse: readonly { label: string; to: string }[]
  onText: (text: string) => void
  onCategory: (category: string) => void
  send: Send<'go' | 'retry'>
  t: Translate
}

/**
 * No match so far. While lists are loading it says so, and where one failed it offers to try again: the game may be in it. Else a
 * suggested correction, the other categories, clearing the field, and pages to browse.
 */
export function Nothing({
  search: { text, category, counts, suggestion, progress, incomplete },
  browse,
  onText,
  onCategory,
  send,
  t,
}: Props) {
  if (progress < 1 && !incomplete)
    return (
      <div className={styles.nothing}>
        <p className={styles.title}>{t('looking', { text })}</p>
      </div>
    )
  return (
    <div className={styles.nothing}>
      <IconDisc name={incomplete ? 'alert' : 'search'} size="large" />
      <p className={styles.title}>{incomplete ? t('missed') : t('none', { text })}</p>
      <p className={styles.hint}>{incomplete ? t('missed_text', { text }) : t('none_text')}</p>
      <div className={styles.ways}>
        {incomplete ? (
          <Button kind="primary" onClick={() => send({ kind: 'retry', input: 'search' })}>
            {t('retry')}
          </Button>
        ) : null}
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
