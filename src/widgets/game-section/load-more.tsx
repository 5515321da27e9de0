import { countText } from '../../runtime/i18n/figures.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { GamePage } from '../../schemas/nouns/game.ts'
import type { Send } from '../../schemas/intents.ts'
import type { Translate } from '../../schemas/translate.ts'
import styles from './view.module.css'

/** The end of a list that grows: how much of it is here, and the button that adds the next games. Nothing once all are here. */
export function LoadMore({ page, t, onMore, send }: { page: GamePage; t: Translate; onMore: () => void; send: Send<'retry'> }) {
  const language = useLanguage()
  if (page.page >= page.pages && page.next === undefined) return null
  const { total, next } = page
  return (
    <div className={styles.end}>
      {total === undefined ? null : (
        <p className={styles.note}>{t('shown_of', { shown: countText(page.games.length, language), total: countText(total, language) })}</p>
      )}
      {next === 'failed' ? (
        <>
          <p role="alert">{t('next_failed')}</p>
          <Button onClick={() => send({ kind: 'retry', input: 'games' })}>{t('try_again')}</Button>
        </>
      ) : (
        <Button aria-disabled={next === 'loading' || undefined} onClick={next === 'loading' ? undefined : onMore}>
          {next === 'loading' ? t('loading') : t('load_more')}
        </Button>
      )}
    </div>
  )
}
