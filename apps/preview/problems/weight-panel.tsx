import { useUnit } from 'effector-react'
import { CircleCheck, Gauge, RefreshCw, TriangleAlert } from 'lucide-react'

import { $weight } from '../model/view/measurements.ts'
import { Button } from '../../kit/buttons/button.tsx'
import { t } from '../../kit/i18n/words.ts'
import { budget, measuresOf } from './budget.ts'
import type { Measure } from './budget.ts'
import { measureRequested } from './measure.ts'
import { Panel } from './panel.tsx'
import styles from './problems.module.css'

/** Bytes, requests and elements of the page in the canvas, each beside its budget. */
export function WeightPanel() {
  const { weight, measure } = useUnit({ weight: $weight, measure: measureRequested })
  return (
    <Panel
      title={t('problems.weight')}
      after={
        <Button size="small" icon={RefreshCw} busy={weight === null} onClick={() => measure('weight')}>
          {t('problems.weigh-again')}
        </Button>
      }
    >
      {weight === null ? (
        <output className={styles.wait}>
          <Gauge size={16} aria-hidden="true" />
          <span>{` ${t('problems.weight-wait')}`}</span>
        </output>
      ) : (
        <>
          <ul className={styles.measures}>
            {measuresOf(weight).map((one) => (
              <MeasureRow key={one.name} measure={one} />
            ))}
          </ul>
          <p className={styles.note}>{t('problems.weight-note')}</p>
        </>
      )}
    </Panel>
  )
}

function MeasureRow({ measure: { name, value, text, isOver } }: { measure: Measure }) {
  const Icon = isOver ? TriangleAlert : CircleCheck
  const most = budget[name]
  return (
    <li className={styles.measure}>
      <span className={styles.name}>{t(`problems.${name}`)}</span>
      <meter className={styles.meter} min={0} max={most * 1.5} high={most} value={value} aria-label={t(`problems.${name}`)} />
      <span className={styles.value}>{text}</span>
      <span className={isOver ? styles.over : styles.within}>
        <Icon size={14} aria-hidden="true" />
        <span>{` ${t(isOver ? 'problems.over' : 'problems.within')}`}</span>
      </span>
      <span className={styles.weak}>{t(`problems.why-${name}`)}</span>
    </li>
  )
}
