import { useUnit } from 'effector-react'
import { Circle, CircleDot, CircleDashed } from 'lucide-react'

import { $future, $past, steppedTo } from '../model/documents.ts'
import { dateTag, t } from '../../kit/i18n/words.ts'
import { Panel } from './panel.tsx'
import { moveAmongRows } from './list-keys.ts'
import styles from './problems.module.css'

/** The steps of this draft, the newest first; pressing one goes to the state after that step. */
export function HistoryPanel() {
  const { past, future, stepTo } = useUnit({ past: $past, future: $future, stepTo: steppedTo })
  const rows = [
    ...future.toReversed().map((step, index) => ({ step, by: future.length - index, state: 'undone' as const })),
    ...past.toReversed().map((step, index) => ({ step, by: -index, state: index === 0 ? ('now' as const) : ('done' as const) })),
  ]
  return (
    <Panel title={t('problems.history')} before={<span className={styles.count}>{t('problems.steps', { count: past.length })}</span>}>
      <ul className={styles.list} aria-label={t('problems.history')}>
        {rows.map(({ step, by, state }, index) => {
          const Icon = state === 'now' ? CircleDot : state === 'undone' ? CircleDashed : Circle
          return (
            <li key={step.id} className={styles.row}>
              <button
                type="button"
                data-row
                onKeyDown={moveAmongRows}
                className={styles.open}
                tabIndex={index === 0 ? 0 : -1}
                aria-current={state === 'now' ? 'step' : undefined}
                onClick={() => stepTo(by)}
              >
                <Icon size={14} aria-hidden="true" />
                <span className={state === 'undone' ? styles.weak : styles.text} dir="auto">
                  {step.label}
                </span>
                <span className={styles.place}>
                  {state === 'undone'
                    ? t('problems.step-ahead')
                    : new Intl.DateTimeFormat(dateTag(), { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }).format(step.at)}
                </span>
              </button>
            </li>
          )
        })}
        <li className={styles.row}>
          <button
            type="button"
            data-row
            onKeyDown={moveAmongRows}
            className={styles.open}
            tabIndex={rows.length === 0 ? 0 : -1}
            aria-current={past.length === 0 ? 'step' : undefined}
            onClick={() => stepTo(-past.length)}
          >
            {past.length === 0 ? <CircleDot size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
            <span className={styles.text}>{t('problems.step-first')}</span>
          </button>
        </li>
      </ul>
    </Panel>
  )
}
