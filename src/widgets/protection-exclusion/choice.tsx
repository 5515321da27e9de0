import { use, useId, useState } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { Confirm } from '../../runtime/ui/controls/confirm.tsx'
import { DrawingContext } from '../../runtime/ui/drawing.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Segmented } from '../../runtime/ui/controls/segmented.tsx'
import styles from './view.module.css'

const dayMs = 86_400_000

/** One exclusion: how long, and its button, which asks for one confirmation and explains the effect. */
export function Choice({
  way,
  icon,
  days,
  pending,
  onExclude,
  t,
}: {
  way: 'time-out' | 'exclusion'
  icon: string
  days: readonly number[]
  pending: boolean
  onExclude: (days: number) => void
  t: Translate
}) {
  const id = useId()
  const [chosen, setChosen] = useState(days[0] ?? 1)
  const [askedAt, setAskedAt] = useState<number>()
  const { clock } = use(DrawingContext)
  const { daysInWords, momentInWords } = useTimeWords()
  const time = daysInWords(chosen)
  return (
    <section className={styles.card} aria-labelledby={id} data-key={way}>
      <h3 id={id} className={styles.kind}>
        <Icon name={icon} size={18} />
        <span>{t(way)}</span>
      </h3>
      <p className={styles.about}>{t(`${way}-text`)}</p>
      <Segmented
        label={t(`${way}-how`)}
        name={id}
        segments={days.map((each) => ({ value: String(each), label: daysInWords(each) }))}
        value={String(chosen)}
        onValue={(value) => setChosen(Number(value))}
      />
      <Button wide aria-disabled={pending} onClick={() => pending || setAskedAt(clock.now())}>
        {t(`${way}-do`)}
      </Button>
      {askedAt !== undefined ? (
        <Confirm
          title={t('ask-title', { time })}
          text={t('ask-text', { until: momentInWords(askedAt + chosen * dayMs) })}
          confirm={t('ask-confirm', { time })}
          cancel={t('action.cancel')}
          onConfirm={() => onExclude(chosen)}
          onClose={() => setAskedAt(undefined)}
        />
      ) : null}
    </section>
  )
}
