import part from '../../runtime/ui/sections/page-part.module.css'
import { Choice } from './choice.tsx'
import type { ProtectionExclusionProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${part.part} ${styles.root}`

export function View({ props, inputs: { protection }, send, t, labelId }: ProtectionExclusionProps) {
  const { pending, choices } = protection
  const exclude = (days: number) => send({ kind: 'exclude-me', days })
  return (
    <>
      <h2 id={labelId} className={part.title}>
        {t('title')}
      </h2>
      <p className={part.text}>{t('text')}</p>
      <div className={styles.cards}>
        {props.timeOut && choices.timeOutDays.length > 0 ? (
          <Choice way="time-out" icon="pause" days={choices.timeOutDays} pending={pending} onExclude={exclude} t={t} />
        ) : null}
        {props.exclusion && choices.exclusionDays.length > 0 ? (
          <Choice way="exclusion" icon="ban" days={choices.exclusionDays} pending={pending} onExclude={exclude} t={t} />
        ) : null}
      </div>
    </>
  )
}
