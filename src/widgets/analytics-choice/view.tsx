import { Button } from '../../runtime/ui/controls/button.tsx'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import { Statement, statementClass } from '../../runtime/ui/sections/statement.tsx'
import type { AnalyticsChoiceProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = statementClass

/** Both answers look alike, because neither is the expected one; the one that was given is pressed. */
export function View({ inputs: { analytics }, send, t, labelId }: AnalyticsChoiceProps) {
  const language = useLanguage()
  const { providers, choice } = analytics
  const isCounting = providers.length > 0
  return (
    <>
      <Statement
        icon="shield"
        tone="info"
        title={t(isCounting ? 'title' : 'none-title')}
        text={isCounting ? t('text', { providers: new Intl.ListFormat(language, { type: 'unit' }).format(providers) }) : t('none-text')}
        labelId={labelId}
      />
      {isCounting ? (
        <div className={styles.answers}>
          <Button size="large" wide aria-pressed={choice === 'allowed'} onClick={() => send({ kind: 'allow-analytics', allowed: true })}>
            {t('allow')}
          </Button>
          <Button size="large" wide aria-pressed={choice === 'refused'} onClick={() => send({ kind: 'allow-analytics', allowed: false })}>
            {t('refuse')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
