import { TriangleAlert, WandSparkles } from 'lucide-react'

import { Button } from '../../buttons/button.tsx'
import { t } from '../../i18n/words.ts'
import type { BlockProblem, OnFix } from './types.ts'
import styles from './fields.module.css'

/** A problem with its code and the button that fixes it. `isShownByField`: the field shows the sentence already. */
export function ProblemNote({
  problem,
  isShownByField,
  onFix,
}: {
  problem: BlockProblem
  isShownByField?: boolean
  onFix: OnFix | undefined
}) {
  const fix = problem.fix?.[0]
  const value = problem.fix?.length === 1 && fix && 'value' in fix ? fix.value : undefined
  const plain =
    typeof value === 'boolean'
      ? t(value ? 'inspector.yes' : 'inspector.no')
      : typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : undefined
  return (
    <div className={styles.note}>
      {isShownByField ? null : (
        <p className={problem.severity === 'error' ? styles.fault : styles.know}>
          <TriangleAlert size={14} aria-hidden="true" />
          <span>{problem.message}</span>
        </p>
      )}
      <p className={styles.fix}>
        {fix && onFix ? (
          <Button size="small" icon={WandSparkles} onClick={() => onFix(problem)}>
            {plain === undefined ? t('inspector.mend') : t('inspector.use-value', { value: plain })}
          </Button>
        ) : null}
        <code>{problem.code}</code>
      </p>
    </div>
  )
}
