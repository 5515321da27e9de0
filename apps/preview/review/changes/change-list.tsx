import { useUnit } from 'effector-react'
import { ArrowUpDown, CircleMinus, CirclePlus, Info, PencilLine, Undo2 } from 'lucide-react'

import { classes } from '../../../../src/runtime/ui/class-names.ts'
import type { Change } from '../../../../src/authoring/diff/change.ts'
import { $workspace } from '../../model/documents/documents.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { IconButton, Button } from '../../../kit/buttons/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { listed, t } from '../../../kit/i18n/words.ts'
import { changeWords } from '../releases/change-words.ts'
import type { ChangeNaming } from '../releases/value-words.ts'
import { changeKey } from '../publishing/selected-changes.ts'
import type { Reviewed } from '../publishing/selected-changes.ts'
import type { PublishState } from '../publishing/publish.ts'
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
  /** Keys of the changes that stay in the draft. */
  excluded: ReadonlySet<string>
  /** Key of the change that is shown. */
  selected: string | undefined
  naming: ChangeNaming
  progress: ReadonlyMap<string, PublishState>
  busy: boolean
  onChoose: (change: Change) => void
  onRevert: (change: Change) => void
  onExclude: (keys: readonly string[], isExcluded: boolean) => void
}

/** Every change by document. Each can be left out of publishing, or reverted. */
export function ChangeList({ reviewed, excluded, selected, naming, progress, busy, onChoose, onRevert, onExclude }: Props) {
  const count = reviewed.reduce((sum, { changes }) => sum + changes.length, 0)
  return (
    <section className={styles.changes} aria-label={t('review.what-changed')}>
      <header className={styles.listHead}>
        <strong>
          {t('review.changes-in', {
            changes: t('review.changes', { count }),
            documents: t('review.documents', { count: reviewed.length }),
          })}
        </strong>
        <span className={styles.quiet}>{t('review.take-any-out')}</span>
      </header>
      {reviewed.map((one) => {
        const keys = one.changes.map(changeKey)
        const left = keys.filter((key) => excluded.has(key)).length
        const title = documentTitle(one.name, one.after ?? one.before)
        return (
          <section key={one.name} aria-label={title}>
            <header className={styles.documentHead}>
              <Checkbox
                label={title}
                checked={left === 0}
                mixed={left > 0 && left < keys.length}
                disabled={busy}
                onChange={(checked) => onExclude(keys, !checked)}
              />
            </header>
            <Progress name={one.name} state={progress.get(one.name)} />
            <ul className={styles.rows}>
              {one.changes.map((change) => {
                const key = changeKey(change)
                const words = changeWords(change, one, naming)
                const Icon = changeIcons[change.kind]
                return (
                  <li key={key} className={classes(styles.row, key === selected && styles.current, excluded.has(key) && styles.out)}>
                    <Checkbox
                      label={t('review.take-in', { what: words.title })}
                      hideLabel
                      checked={!excluded.has(key)}
                      disabled={busy}
                      onChange={(checked) => onExclude([key], !checked)}
                    />
                    <button type="button" className={styles.change} aria-pressed={key === selected} onClick={() => onChoose(change)}>
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
                      onClick={() => onRevert(change)}
                    />
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
      <p className={styles.hint}>
        <Info size={14} aria-hidden="true" />
        <span>{` ${t('review.stays')}`}</span>
      </p>
    </section>
  )
}

/** The result of publishing one document, and what to do where it failed. */
function Progress({ name, state: result }: { name: string; state: PublishState | undefined }) {
  const { openDialog, workspace } = useUnit({ openDialog: dialogOpened, workspace: $workspace })
  const namesOf = (ids: readonly string[]) => listed(ids.map((brand) => workspace?.brands.find(({ id }) => id === brand)?.name ?? brand))
  if (!result || result.state === 'waiting') return null
  if (result.state === 'publishing') return <p className={styles.progress}>{t('review.writing')}</p>
  if (result.state === 'published') return <p className={classes(styles.progress, styles.good)}>{t('review.is-written')}</p>
  if (result.state === 'conflict') {
    return (
      <div className={classes(styles.progress, styles.fault)} role="alert">
        <span>{t('review.not-written-conflict')}</span>
        <Button size="small" onClick={() => openDialog({ kind: 'conflict', document: name })}>
          {t('review.see-both')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes(styles.progress, styles.fault)} role="alert">
      <span>{result.error || t('review.no-answer')}</span>
      {result.state === 'refused' ? (
        <ul>
          {result.problems.map(({ code, document, pointer, message, brands }) => (
            <li key={`${code} ${document} ${pointer} ${brands?.join()}`}>
              {brands ? t('review.in-brands', { brands: namesOf(brands), text: message }) : message}
            </li>
          ))}
        </ul>
      ) : (
        <span>{t('review.try-again')}</span>
      )}
    </div>
  )
}
