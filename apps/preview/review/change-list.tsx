import { ArrowUpDown, CircleMinus, CirclePlus, Info, PencilLine, Undo2 } from 'lucide-react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { Change } from '../../../src/authoring/diff/change.ts'
import { dialogOpened } from '../model/opened.ts'
import type { Naming } from '../model/names.ts'
import { documentTitle } from '../model/titles.ts'
import { IconButton, Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { t } from '../i18n/words.ts'
import { changeWords } from './change-words.ts'
import { changeKey } from './selected-changes.ts'
import type { Reviewed } from './selected-changes.ts'
import type { PublishState } from './publish.ts'
import styles from './review.module.css'

const changeIcons = {
  added: CirclePlus,
  removed: CircleMinus,
  moved: ArrowUpDown,
  reordered: ArrowUpDown,
  renamed: PencilLine,
  changed: PencilLine,
}

type Props = {
  reviewed: readonly Reviewed[]
  out: ReadonlySet<string>
  at: string | undefined
  naming: Naming
  progress: ReadonlyMap<string, PublishState>
  busy: boolean
  onChoose: (change: Change) => void
  onTakeBack: (change: Change) => void
  onOut: (keys: readonly string[], away: boolean) => void
}

/** Every change by document, each to be taken out of what is written, or taken back altogether. */
export function ChangeList({ reviewed, out, at, naming, progress, busy, onChoose, onTakeBack, onOut }: Props) {
  const count = reviewed.reduce((sum, { changes }) => sum + changes.length, 0)
  return (
    <section className={styles.changes} aria-label={t('review.what-changed')}>
      <header className={styles.listHead}>
        <strong>{t('review.changes', { count })}</strong>
        <span className={styles.quiet}>{t('review.take-any-out')}</span>
      </header>
      {reviewed.map((one) => {
        const keys = one.changes.map(changeKey)
        const away = keys.filter((key) => out.has(key)).length
        const title = documentTitle(one.name, one.after ?? one.before)
        return (
          <section key={one.name} aria-label={title}>
            <header className={styles.documentHead}>
              <Checkbox
                label={title}
                checked={away === 0}
                mixed={away > 0 && away < keys.length}
                disabled={busy}
                onChange={(checked) => onOut(keys, !checked)}
              />
            </header>
            <Progress name={one.name} written={progress.get(one.name)} />
            <ul className={styles.rows}>
              {one.changes.map((change) => {
                const key = changeKey(change)
                const words = changeWords(change, one, naming)
                const Icon = changeIcons[change.kind]
                return (
                  <li key={key} className={classes(styles.row, key === at && styles.current, out.has(key) && styles.out)}>
                    <Checkbox
                      label={t('review.take-in', { what: words.title })}
                      hideLabel
                      checked={!out.has(key)}
                      disabled={busy}
                      onChange={(checked) => onOut([key], !checked)}
                    />
                    <button type="button" className={styles.change} aria-pressed={key === at} onClick={() => onChoose(change)}>
                      <Icon size={16} aria-hidden="true" />
                      <span>
                        <strong>{words.title}</strong>
                        <small>{words.detail}</small>
                      </span>
                    </button>
                    <IconButton
                      size="small"
                      icon={Undo2}
                      label={t('review.take-back', { what: words.title })}
                      disabled={busy}
                      onClick={() => onTakeBack(change)}
                    />
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
      <p className={styles.hint}>
        <Info size={14} aria-hidden="true" /> {t('review.stays')}
      </p>
    </section>
  )
}

/** What became of one document, with the way out where it was not written. */
function Progress({ name, written }: { name: string; written: PublishState | undefined }) {
  if (!written || written.state === 'waiting') return null
  if (written.state === 'writing') return <p className={styles.progress}>{t('review.writing')}</p>
  if (written.state === 'written') return <p className={classes(styles.progress, styles.good)}>{t('review.is-written')}</p>
  if (written.state === 'conflict') {
    return (
      <div className={classes(styles.progress, styles.fault)} role="alert">
        {t('review.not-written-conflict')}
        <Button size="small" onClick={() => dialogOpened({ kind: 'conflict', document: name })}>
          {t('review.see-both')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes(styles.progress, styles.fault)} role="alert">
      {written.error || t('review.no-answer')}
      {written.state === 'refused' ? (
        <ul>
          {written.problems.map((problem) => (
            <li key={`${problem.code} ${problem.pointer}`}>{problem.message}</li>
          ))}
        </ul>
      ) : (
        <span>{t('review.try-again')}</span>
      )}
    </div>
  )
}
