import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Check, CircleCheck, GitMerge } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Clash } from '../../../../src/authoring/diff/three-way.ts'
import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { addressOf } from '../../model/view/showing.ts'
import { $documents, parse } from '../../model/documents/documents.ts'
import { sidesOf } from '../../model/drafts/history-rebase.ts'
import { conflictResolved } from '../../model/drafts/merging.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import type { OpenDialog } from '../../model/documents/opened.ts'
import { $conflictsByName } from '../../model/drafts/saving.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { separated, t } from '../../../kit/i18n/words.ts'
import { changeValue, changeWords } from '../releases/change-words.ts'
import { $changeNaming } from '../releases/value-words.ts'
import { $publishedState, effectiveBody } from '../outcome/outcome.ts'
import { Pair } from '../compare/frame-pair.tsx'
import styles from './conflict.module.css'
import inspector from '../../../kit/locales/en/inspector.json'
import why from '../../../kit/locales/en/why.json'
import order from '../../locales/en/order.json'
import review from '../../locales/en/review.json'

export const words = { inspector, order, review, why }

type Answer = 'mine' | 'theirs'
const $sides = combine({
  clashing: $conflictsByName,
  documents: $documents,
  naming: $changeNaming,
  settings: $viewSettings,
  state: $publishedState,
})

/**
 * Two versions of a document. Changes that do not conflict are listed; where both changed the same thing the operator chooses a version,
 * whole or field by field. Nothing is chosen beforehand.
 */
function ConflictDialog({ opened, onClose }: { opened: Extract<OpenDialog, { kind: 'conflict' }>; onClose: () => void }) {
  const resolve = useUnit(conflictResolved)
  const { clashing: all, documents, naming, settings, state } = useUnit($sides)
  const clashing = all[opened.document]
  const ours = documents.get(opened.document) ?? undefined
  const theirs = useMemo(() => (clashing?.theirs == null ? undefined : parse(clashing.theirs)), [clashing])
  const sides = useMemo(
    () => (clashing && ours !== null ? sidesOf(opened.document, clashing, documents) : undefined),
    [clashing, ours, opened.document, documents],
  )
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [at, setAt] = useState(0)
  const instead = useMemo(
    () =>
      [ours, theirs].map((body) => new Map([[opened.document, body ? effectiveBody(opened.document, body, state) : null]])) as [
        Map<string, JsonObject | null>,
        Map<string, JsonObject | null>,
      ],
    [ours, theirs, opened.document, state],
  )
  const address = addressOf(ours ?? theirs)
  const over = useMemo(() => (address === undefined ? {} : { at: address }), [address])
  const title = documentTitle(opened.document, ours ?? theirs)
  if (!clashing || !sides) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('review.conflict.title', { document: title })}
        footer={
          <Button size="large" kind="primary" onClick={onClose}>
            {t('review.conflict.close')}
          </Button>
        }
      >
        <Empty icon={CircleCheck} title={t('review.conflict.gone')} text={t('review.conflict.gone-text')} />
      </Dialog>
    )
  }
  const versions = { before: theirs, after: ours }
  const groups = groupsOf(sides.clashes)
  const group = groups[Math.min(at, groups.length - 1)] ?? []
  const first = group[0]
  const open = sides.clashes.filter(({ id }) => !answers.has(id)).length
  const fits = [...sides.ours.map((change) => ({ change, mine: true })), ...sides.theirs.map((change) => ({ change, mine: false }))]
  const name = (clash: Clash) => changeWords(clash.change, versions, naming).title
  const whole = (answer: Answer) => group.length > 0 && group.every(({ id }) => answers.get(id) === answer)
  const answer = (clashes: readonly Clash[], how: Answer) =>
    setAnswers((before) => new Map([...before, ...clashes.map(({ id }) => [id, how] as const)]))
  const note = clashing.of === 'draft' ? t('review.conflict.theirs-draft') : t('review.conflict.theirs-published')
  return (
    <Dialog
      open
      keep
      onClose={onClose}
      size="full"
      title={t('review.conflict.title', { document: title })}
      description={t(`review.conflict.text-${clashing.of}`)}
      footer={
        <>
          <Button size="large" onClick={onClose} data-first>
            {t('review.conflict.later')}
          </Button>
          <span className={styles.note}>{t('review.conflict.later-note')}</span>
          <Button
            size="large"
            kind="primary"
            icon={Check}
            disabled={open > 0 ? t('review.conflict.undecided', { count: open }) : false}
            onClick={() => {
              resolve({
                document: opened.document,
                mine: sides.clashes.filter(({ id }) => answers.get(id) === 'mine').map(({ id }) => id),
              })
              onClose()
            }}
          >
            {t('review.conflict.use')}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <section className={styles.left}>
          <h3 className={styles.head}>
            <CircleCheck size={16} className={styles.good} aria-hidden="true" />
            <span>{` ${t('review.conflict.fit', { count: fits.length })}`}</span>
          </h3>
          <ul className={styles.fits}>
            {fits.map(({ change, mine }) => (
              <li key={`${mine} ${change.id}`}>
                <span className={styles.who}>{t(mine ? 'review.conflict.yours' : 'review.conflict.theirs')}</span>
                <span>{` ${
                  changeWords(
                    change,
                    { before: clashing.base === null ? undefined : parse(clashing.base), after: mine ? ours : theirs },
                    naming,
                  ).title
                }`}</span>
              </li>
            ))}
          </ul>
          <h3 className={styles.head}>
            <GitMerge size={16} className={styles.know} aria-hidden="true" />
            <span>{` ${t('review.conflict.needs', { count: groups.length })}`}</span>
          </h3>
          {groups.map((one, index) => (
            <button
              key={one[0]?.id}
              type="button"
              className={classes(styles.group, index === at && styles.current)}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              <strong>{one[0] ? name(one[0]) : ''}</strong>
              <span>
                {one.every(({ id }) => answers.has(id))
                  ? separated(one.map(({ id }) => t(`review.conflict.${answers.get(id) === 'mine' ? 'yours' : 'theirs'}`)))
                  : t('review.conflict.both')}
              </span>
            </button>
          ))}
          <p className={styles.note}>{t('review.conflict.stays')}</p>
        </section>
        <section className={styles.right}>
          <header className={styles.question}>
            <h3>{first ? t('review.conflict.which', { name: name(first) }) : ''}</h3>
            {first?.base?.before === undefined ? null : (
              <span className={styles.note}>
                {t('review.conflict.before', { value: changeValue(first.base.before, first.change, versions, naming) })}
              </span>
            )}
          </header>
          <Pair
            id="conflict"
            mode="beside"
            width={settings.width}
            over={over}
            page={opened.document.startsWith('page/') ? opened.document.slice('page/'.length) : ''}
            marked={group.flatMap(({ change }) => (change.subject.kind === 'node' ? [change.subject.id] : []))}
            shown={first?.change.subject.kind === 'node' ? first.change.subject.id : undefined}
            sides={[
              { label: t('review.conflict.yours'), note: t('review.conflict.yours-note'), source: 'draft', instead: instead[0] },
              { label: t('review.conflict.theirs'), note, source: 'draft', instead: instead[1] },
            ]}
          />
          <div className={styles.cards} role="radiogroup" aria-label={first ? t('review.conflict.which', { name: name(first) }) : ''}>
            {(['mine', 'theirs'] as const).map((how) => (
              <label key={how} className={classes(styles.card, whole(how) && styles.taken)}>
                <span className={styles.pick}>
                  <input type="radio" name="whole" checked={whole(how)} onChange={() => answer(group, how)} />
                  <strong>{t(`review.conflict.${how === 'mine' ? 'yours' : 'theirs'}`)}</strong>
                </span>
                <dl className={styles.values}>
                  {group.map((clash) => (
                    <div key={clash.id}>
                      <dt>{name(clash)}</dt>
                      <dd>
                        {changeValue(how === 'mine' ? clash.change.after : clash.change.before, clash.change, versions, naming) ||
                          t('review.conflict.nothing')}
                      </dd>
                    </div>
                  ))}
                </dl>
              </label>
            ))}
          </div>
          {group.length > 1 ? (
            <div className={styles.fields}>
              <strong>{t('review.conflict.by-field')}</strong>
              {group.map((clash) => (
                <span key={clash.id} className={styles.field}>
                  <span>{name(clash)}</span>
                  <Segmented<Answer>
                    size="small"
                    label={name(clash)}
                    value={answers.get(clash.id)}
                    onChange={(how) => answer([clash], how)}
                    options={[
                      {
                        value: 'mine',
                        label: changeValue(clash.change.after, clash.change, versions, naming) || t('review.conflict.nothing'),
                      },
                      {
                        value: 'theirs',
                        label: changeValue(clash.change.before, clash.change, versions, naming) || t('review.conflict.nothing'),
                      },
                    ]}
                  />
                </span>
              ))}
            </div>
          ) : null}
        </section>
      </div>
    </Dialog>
  )
}

/** Groups clashes by what they are about. */
function groupsOf(clashes: readonly Clash[]): Clash[][] {
  const groups = new Map<string, Clash[]>()
  for (const clash of clashes) {
    const key = `${clash.change.subject.kind} ${clash.change.subject.id}`
    groups.set(key, [...(groups.get(key) ?? []), clash])
  }
  return [...groups.values()]
}

export const dialog = ConflictDialog
