import { useUnit } from 'effector-react'
import { CircleAlert, CircleCheck, Copy, MessageSquare, TriangleAlert, UsersRound } from 'lucide-react'
import { useEffect } from 'react'

import { $folderOf, $threads, commentWanted } from '../../model/collaboration/comments.ts'
import { $placeOf } from '../../model/view/checker.ts'
import { $workspace, baseBrand } from '../../model/documents/documents.ts'
import { $access, $weight } from '../../model/view/measurements.ts'
import { dialogClosed, dialogOpened } from '../../model/documents/opened.ts'
import { $brandsOf } from '../../model/documents/sharing.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { ChoiceCards } from '../../../kit/controls/choice-cards.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { listed, t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import type { Canary } from '../../../../src/schemas/canary.ts'
import { audienceWords } from '../canary/canary-words.ts'
import { FirstPlayersChoice } from '../canary/first-players.tsx'
import type { FirstPlayers } from '../canary/first-players.tsx'
import { measureRequested } from '../../problems/measure.ts'
import type { Reviewed } from '../publishing/selected-changes.ts'
import { longestNote } from '../publishing/publish.ts'
import { $messageContext } from '../../problems/message-context.ts'
import { placeOpened } from '../../problems/open-problem.ts'
import { problemMessage } from '../../problems/problem-messages.ts'
import type { ReviewProblem, ReviewProblems } from './review-problems.ts'
import styles from './review.module.css'

const mostProblems = 6

/** What prevents publishing, what is good to know, and the files that publishing changes. */
export function ReviewChecks({
  problems,
  clashing,
  shared,
  own,
  reached,
  onOwn,
  documents,
  note,
  onNote,
  first,
  confirmation,
}: {
  problems: ReviewProblems | undefined
  clashing: readonly { name: string }[]
  shared: readonly Reviewed[]
  /** Whether shared documents become the brand's own; undefined until it is chosen. */
  own: boolean | undefined
  /** Names of the brands that shared documents reach. */
  reached: readonly string[]
  onOwn: (own: boolean) => void
  documents: readonly Reviewed[]
  note: string
  onNote: (note: string) => void
  /** Who gets it first, for who may publish. */
  first?: { chosen: FirstPlayers; onChosen: (first: FirstPlayers) => void; running: Canary | null } | undefined
  /** The brand's name is typed before publishing. */
  confirmation?: { why: 'many' | 'forms'; brand: string; typed: string; onTyped: (typed: string) => void } | undefined
}) {
  const { workspace, placeOf, brandsOf, openDialog, access, weight, measure } = useUnit({
    brandsOf: $brandsOf,
    placeOf: $placeOf,
    workspace: $workspace,
    openDialog: dialogOpened,
    access: $access,
    weight: $weight,
    measure: measureRequested,
  })
  useEffect(() => {
    void measure('access')
    void measure('weight')
  }, [measure])
  const brands = workspace?.brands ?? []
  const elsewhere = problems?.toKnow.filter((problem) => problem.brands) ?? []
  const here = problems ? [...problems.blocking, ...problems.toKnow.filter((problem) => !problem.brands)] : []
  const brandName = brands.find(({ id }) => id === workspace?.brand)?.name ?? workspace?.brand ?? ''
  const others = listed(reached)
  const pathOf = ({ name, published }: Reviewed) =>
    own && published?.brand === baseBrand ? published.path.replace(/^[^/]+/, workspace?.brand ?? '') : placeOf(name).path
  const landsIn = ({ name, published }: Reviewed) =>
    own && published?.brand === baseBrand ? brandName : listed(brandsOf(name).map((brand) => brand.name))
  return (
    <section className={styles.checks} aria-label={t('review.checks')}>
      <strong>{t('review.checks')}</strong>
      <ul className={styles.checkList}>
        <Check
          kind={!problems ? 'wait' : problems.blocking.length > 0 ? 'fault' : 'good'}
          title={
            !problems
              ? t('review.checking')
              : problems.blocking.length > 0
                ? t('review.blocked', { count: problems.blocking.length })
                : t('review.no-problems')
          }
          text={problems && problems.toKnow.length > 0 ? t('review.to-know', { count: problems.toKnow.length }) : ''}
        />
        <Problems title={t('problems.group-own')} problems={here.filter(({ isPublished }) => !isPublished)} />
        <Problems title={t('problems.group-published')} problems={here.filter(({ isPublished }) => isPublished)} />
        {elsewhere.length > 0 ? (
          <>
            <Check kind="know" title={t('review.elsewhere', { count: elsewhere.length })} text="" />
            <Problems problems={elsewhere} />
          </>
        ) : null}
        {clashing.map(({ name }) => (
          <li key={name} className={styles.check}>
            <CircleAlert size={16} className={styles.faultIcon} aria-hidden="true" />
            <span>
              <span>{`${t('review.clashing-document', { document: documentTitle(name, null) })} `}</span>
              <Button size="small" onClick={() => openDialog({ kind: 'conflict', document: name })}>
                {t('review.see-both')}
              </Button>
            </span>
          </li>
        ))}
        <OpenComments documents={documents} />
        {access === null ? null : (
          <Check
            kind={access.length > 0 ? 'know' : 'good'}
            title={t('review.access')}
            text={t('review.access-found', { count: access.length })}
          />
        )}
        {weight === null ? null : (
          <Check
            kind="good"
            title={t('review.weight')}
            text={t('review.weight-is', { kb: Math.round(weight.bytes / 1_000), count: weight.requests })}
          />
        )}
      </ul>
      <strong>{t('review.where')}</strong>
      {shared.length > 0 ? (
        <>
          <div className={styles.into}>
            <ChoiceCards
              label={t('review.where')}
              value={own === undefined ? undefined : own ? 'own' : 'shared'}
              onChange={(value) => onOwn(value === 'own')}
              options={[
                { value: 'shared', label: t('review.shared', { brands: others }), icon: UsersRound },
                { value: 'own', label: t('review.own', { brand: brandName }), icon: Copy },
              ]}
            />
          </div>
          <p className={styles.quiet}>
            {t(own === undefined ? 'review.choose-note' : own ? 'review.own-note' : 'review.shared-note', {
              brand: brandName,
              brands: others,
            })}
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{t('review.here-note', { brand: brandName })}</p>
      )}
      <ul className={styles.paths}>
        {documents.map((one) => (
          <li key={one.name}>
            <code dir="ltr">{`layouts/${pathOf(one)}`}</code>
            <span>{` ${t('review.lands', { brands: landsIn(one) })}`}</span>
            {one.after === undefined ? <span>{` ${t('review.goes')}`}</span> : null}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('review.follow')}</p>
      {first ? (
        <>
          <strong>{t('canary.first')}</strong>
          {first.running ? <OneAtOnce running={first.running} /> : <FirstPlayersChoice value={first.chosen} onChange={first.onChosen} />}
        </>
      ) : null}
      <Field label={t('releases.note')} hint={t('releases.note-hint')}>
        {(ids) => <TextField {...ids} value={note} maxLength={longestNote} onChange={onNote} />}
      </Field>
      {confirmation ? (
        <Field label={t('review.confirm', { brand: confirmation.brand })} hint={t(`review.confirm-${confirmation.why}`)}>
          {(ids) => <TextField {...ids} value={confirmation.typed} onChange={confirmation.onTyped} />}
        </Field>
      ) : null}
    </section>
  )
}

/** Only one release at a time goes to some players first. */
function OneAtOnce({ running }: { running: Canary }) {
  const openDialog = useUnit(dialogOpened)
  const { number } = running
  return (
    <>
      <Notice kind="warn" title={t('canary.one-at-once', { number, audience: audienceWords(running) })}>
        {t('canary.one-at-once-text', { number })}
      </Notice>
      <div>
        <Button size="small" onClick={() => openDialog({ kind: 'canary', number })}>
          {t('canary.open', { number })}
        </Button>
      </div>
    </>
  )
}

const icons = { good: CircleCheck, fault: CircleAlert, know: TriangleAlert, wait: TriangleAlert }

function Check({ kind, title, text }: { kind: keyof typeof icons; title: string; text: string }) {
  const Icon = icons[kind]
  return (
    <li className={styles.check} data-kind={kind}>
      <Icon
        size={16}
        className={kind === 'good' ? styles.goodIcon : kind === 'fault' ? styles.faultIcon : styles.knowIcon}
        aria-hidden="true"
      />
      <span>
        <strong>{title}</strong>
        {text ? <small>{text}</small> : null}
      </span>
    </li>
  )
}

function Problems({ title, problems }: { title?: string; problems: readonly ReviewProblem[] }) {
  const { context, open, close } = useUnit({ context: $messageContext, open: placeOpened, close: dialogClosed })
  const rows = problems.slice(0, mostProblems).map((problem) => {
    const { text } = problemMessage(problem, context)
    const sentence = problem.brands ? t('review.in-brands', { brands: listed(problem.brands), text }) : text
    return (
      <li key={problem.id} className={styles.problem} data-blocks={problem.blocks}>
        {context.documents.has(problem.document) ? (
          <button
            type="button"
            onClick={() => {
              open(problem)
              close()
            }}
          >
            {sentence}
          </button>
        ) : (
          sentence // a document of another brand, which is not open here
        )}
      </li>
    )
  })
  if (title === undefined || problems.length === 0) return rows
  return (
    <li>
      <strong>{title}</strong>
      <ul className={styles.checkList} aria-label={title}>
        {rows}
        {problems.length > mostProblems ? <li>{t('problems.rest', { count: problems.length - mostProblems })}</li> : null}
      </ul>
    </li>
  )
}

/** How many comments on the documents nobody has resolved, and the way to them. */
function OpenComments({ documents }: { documents: readonly Reviewed[] }) {
  const { threads, folderOf, show, close } = useUnit({
    threads: $threads,
    folderOf: $folderOf,
    show: commentWanted,
    close: dialogClosed,
  })
  const count = threads.filter(
    ({ document, brand, resolved }) => resolved === null && documents.some(({ name }) => name === document && folderOf(name) === brand),
  ).length
  if (count === 0) return null
  return (
    <li className={styles.check}>
      <MessageSquare size={16} aria-hidden="true" />
      <span>
        <span>{`${t('review.open-comments', { count })} `}</span>
        <Button
          size="small"
          onClick={() => {
            close()
            show()
          }}
        >
          {t('review.show-comments')}
        </Button>
      </span>
    </li>
  )
}
