import { useId, useState } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Segmented } from '../../runtime/ui/controls/segmented.tsx'
import styles from './view.module.css'

/** How often the player is reminded of the time. Chosen first, then saved: arrow keys move through the choices. */
export function Reminder({
  minutes,
  choices,
  pending,
  onSave,
  t,
}: {
  minutes: number
  choices: readonly number[]
  pending: boolean
  onSave: (minutes: number) => void
  t: Translate
}) {
  const id = useId()
  const { minutesInWords } = useTimeWords()
  const [chosen, setChosen] = useState<{ of: number; minutes: number }>()
  const now = chosen?.of === minutes ? chosen.minutes : minutes
  const all = [...new Set([0, ...choices, minutes])].toSorted((one, other) => one - other)
  return (
    <section className={classes(styles.card, styles.reminder)} aria-labelledby={id} data-key="reminder">
      <div>
        <h3 id={id} className={styles.kind}>
          <Icon name="clock" size={18} />
          <span>{t('reminder')}</span>
        </h3>
        <p className={styles.about}>{t('reminder-text')}</p>
      </div>
      <Segmented
        label={t('reminder')}
        name={id}
        segments={all.map((each) => ({ value: String(each), label: each === 0 ? t('off') : minutesInWords(each, 'short') }))}
        value={String(now)}
        onValue={(value) => setChosen({ of: minutes, minutes: Number(value) })}
      />
      {now === minutes ? null : (
        <Button kind="primary" className={styles.saveReminder} aria-disabled={pending} onClick={() => pending || onSave(now)}>
          {t('save-reminder')}
        </Button>
      )}
    </section>
  )
}
