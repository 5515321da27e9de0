import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Undo2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { languageCodes } from '../../../../src/schemas/language.ts'
import { personas } from '../../../../src/schemas/view-setting-values.ts'
import type { Change } from '../../../../src/authoring/diff/change.ts'
import {
  $brandName,
  $changedNames,
  $documents,
  $documentsRelease,
  $effective,
  $published,
  $workspace,
  baseBrand,
  edited,
} from '../../model/documents/documents.ts'
import { $shown } from '../../model/view/frames.ts'
import { $changesFor } from '../../model/documents/own-changes.ts'
import { $brandsOf } from '../../model/documents/sharing.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { $items } from '../../model/view/problems.ts'
import { $conflicts, $saving } from '../../model/drafts/saving.ts'
import { $mayPublish, $publishers } from '../../model/operators/me.ts'
import { $runningCanary } from '../../model/releases/canary.ts'
import { $approvalRules, $draftRequests, requestsRequested } from '../../model/releases/requests.ts'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { listed as namesOf, t } from '../../../kit/i18n/words.ts'
import { ChangeList } from './change-list.tsx'
import { selectedBody, changeKey, reviewedOf } from '../publishing/selected-changes.ts'
import { changeWords } from '../releases/change-words.ts'
import { $changeNaming } from '../releases/value-words.ts'
import { audienceOf } from '../outcome/audience.ts'
import type { Audience } from '../outcome/audience.ts'
import { $publishedState, effectiveBody, outcomeOf } from '../outcome/outcome.ts'
import { $publishedFiles, problemsElsewhere } from './problems-elsewhere.ts'
import { reviewProblems } from './review-problems.ts'
import { ReviewActions } from './review-actions.tsx'
import { ReviewChecks } from './review-checks.tsx'
import { ReviewConflict } from './review-conflict.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { publishSelectedFx } from '../publishing/publish-selected.ts'
import { audienceWords } from '../canary/canary-words.ts'
import { audienceFrom, everyone } from '../canary/first-players.tsx'
import type { FirstPlayers } from '../canary/first-players.tsx'
import { ReasonDialog } from '../approvals/reason-dialog.tsx'
import { RequestList } from '../approvals/request-list.tsx'
import { askSelectedFx } from '../approvals/requests.ts'
import { ScheduleForm } from '../schedules/schedule-form.tsx'
import { scheduleSelectedFx } from '../schedules/schedules.ts'
import type { PublishState } from '../publishing/publish.ts'
import styles from './review.module.css'
import clock from '../../../kit/locales/en/clock.json'
import inspector from '../../../kit/locales/en/inspector.json'
import why from '../../../kit/locales/en/why.json'
import approvals from '../../locales/en/approvals.json'
import canary from '../../locales/en/canary.json'
import operators from '../../locales/en/operators.json'
import order from '../../locales/en/order.json'
import releases from '../../locales/en/releases.json'
import review from '../../locales/en/review.json'
import schedules from '../../locales/en/schedules.json'

export const words = { approvals, canary, clock, inspector, operators, order, releases, review, schedules, why }

const $dialog = combine({
  names: $changedNames,
  documents: $documents,
  published: $published,
  naming: $changeNaming,
  workspace: $workspace,
  settings: $viewSettings,
  state: $publishedState,
  files: $publishedFiles,
  brandsOf: $brandsOf,
  changesFor: $changesFor,
  shown: $shown,
  brand: combine($effective, $brandName, (all, name) => all.get(name) ?? null),
  conflicts: $conflicts,
  listed: $items,
  effective: $effective,
  release: $documentsRelease,
})

/**
 * The one way to publish: shows every change, who sees it, and the problems it would add. Nothing is published that was not shown here.
 */
function ReviewDialog({ onClose }: { onClose: () => void }) {
  const {
    names,
    documents,
    published,
    naming,
    workspace,
    settings,
    shown,
    state,
    files,
    brandsOf,
    changesFor,
    brand,
    conflicts,
    listed,
    effective,
    release,
  } = useUnit($dialog)
  const { mayPublish, publishers, rules, saving, askedBefore } = useUnit({
    mayPublish: $mayPublish,
    publishers: $publishers,
    rules: $approvalRules,
    saving: $saving,
    askedBefore: $draftRequests,
  })
  const { publish, schedule, ask, askRequests, edit } = useUnit({
    publish: publishSelectedFx,
    schedule: scheduleSelectedFx,
    ask: askSelectedFx,
    askRequests: requestsRequested,
    edit: edited,
  })
  useEffect(() => void askRequests(), [askRequests])
  const reviewed = useMemo(() => reviewedOf(names, documents, published), [names, documents, published])
  const all = reviewed.flatMap(({ changes }) => changes)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState<string>()
  const [ownChosen, setOwn] = useState<boolean>()
  const [progress, setProgress] = useState<ReadonlyMap<string, PublishState>>(new Map())
  const [busy, setBusy] = useState(false)
  const [base] = useState(release) // what was live when it was opened
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [isScheduling, setScheduling] = useState(false)
  const [isOverriding, setOverriding] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [first, setFirst] = useState<FirstPlayers>(everyone)
  const running = useUnit($runningCanary)
  const [opened] = useState(() => Date.now()) // the time of day that dates of the documents are compared with

  const selected = all.filter((change) => !excluded.has(changeKey(change)))
  const bodies = useMemo(() => new Map(reviewed.map((one) => [one.name, selectedBody(one, excluded)])), [reviewed, excluded])
  const outcome = useMemo(() => outcomeOf(bodies, state), [bodies, state])
  const languages = useMemo(
    () => languageCodes.filter((code) => Array.isArray(brand?.languages) && (brand.languages as unknown[]).includes(code)),
    [brand],
  )
  const audience = useMemo(
    () =>
      outcome &&
      audienceOf(outcome.before, outcome.after, {
        languages,
        common: shown?.facts ?? {},
        flags: (shown?.flags ?? {}) as Record<string, boolean | number | string>,
        now: settings.time === null ? opened : Date.parse(settings.time),
      }),
    [outcome, languages, shown, settings.time, opened],
  )
  const instead = useMemo(
    () => new Map<string, JsonObject | null>([...bodies].map(([name, body]) => [name, body ? effectiveBody(name, body, state) : null])),
    [bodies, state],
  )
  const current = all.find((change) => changeKey(change) === at) ?? all[0]
  const one = reviewed.find(({ name }) => name === current?.document)

  const clashing = conflicts.filter(({ name }) => names.includes(name))
  const isEmpty = all.length === 0
  const selectedDocuments = reviewed.filter(({ changes }) => changes.some((change) => !excluded.has(changeKey(change))))
  const shared = selectedDocuments.filter(({ published: file }) => file?.brand === baseBrand && workspace?.brand !== baseBrand)

  const reached = [...new Set(shared.flatMap(({ name }) => brandsOf(name).map((brand) => brand.name)))]
  const isAnswered = shared.every(({ name }) => changesFor(name) !== undefined)
  const own = ownChosen ?? (reached.length < 2 || isAnswered ? false : undefined)

  const elsewhere = useMemo(
    () =>
      own === true || !files || !state.catalogue || !outcome ? [] : problemsElsewhere(bodies, files, state.catalogue, outcome, effective),
    [own, files, state.catalogue, outcome, bodies, effective],
  )
  const problems = useMemo(
    () => outcome && reviewProblems(reviewed, excluded, listed, outcome, effective, elsewhere),
    [reviewed, excluded, listed, outcome, effective, elsewhere],
  )
  const brandName =
    workspace?.brands.find(({ id }) => id === workspace.brand)?.name ??
    (workspace?.brand === baseBrand ? t('shell.shared') : (workspace?.brand ?? ''))
  const confirmation = confirmationOf(
    selectedDocuments.map(({ name }) => name),
    audience,
  )
  const reason =
    selected.length === 0
      ? t('review.nothing-chosen')
      : clashing.length > 0
        ? t('review.clashing', { count: clashing.length })
        : !problems
          ? t('review.checking')
          : problems.blocking.length > 0
            ? t('review.blocked', { count: problems.blocking.length })
            : own === undefined
              ? t('review.choose-where')
              : confirmation !== undefined && typed.trim() !== brandName
                ? t('review.confirm-first')
                : undefined

  // What all brands share needs what each of them wants
  const isOfAll = workspace?.brand === baseBrand || (shared.length > 0 && own !== true)
  const wanting = isOfAll ? Object.keys(rules) : workspace ? [workspace.brand] : []
  const wanted = Math.max(0, ...wanting.map((name) => rules[name]?.approvals ?? 0))
  const isAsking = wanted > 0 || !mayPublish
  const { audience: players, problem: playersProblem } = running || !mayPublish ? {} : audienceFrom(first)
  const notYet = reason ?? (isAsking && saving === 'saving' ? t('approvals.saving') : undefined)
  const writing = t('review.write', { count: selected.length })
  async function askForApproval() {
    if (own === undefined) return
    setBusy(true)
    const outcome = await ask({ reviewed, excluded, own, note, audience: players })
    setBusy(false)
    if (outcome.state === 'done') onClose()
    else setRefusal(outcome.error || t('releases.offline'))
  }

  useEffect(() => setProgress(new Map()), [excluded, clashing.length])
  async function publishChanges(override?: string) {
    if (own === undefined) return
    setBusy(true)
    const onProgress = (name: string, progressState: PublishState) => setProgress((before) => new Map(before).set(name, progressState))
    const results = await publish({ reviewed, excluded, own, note, override, audience: players, onProgress }).then(
      (publication) => [...publication.results.values()],
      () => [],
    )
    setBusy(false)
    if (results.length > 0 && results.every((result) => result.state === 'published')) onClose()
  }
  function revert(change: Change) {
    const holder = reviewed.find(({ name }) => name === change.document)
    if (!holder) return
    const label = t('review.taken-back', { what: changeWords(change, holder, naming).title })
    if (holder.before && holder.after && change.inverse.length > 0)
      edit({ label, document: change.document, patch: change.inverse, authored: true })
    else edit({ label, whole: [{ document: change.document, body: holder.before ?? null }] })
  }
  return (
    <Dialog
      open
      keep
      onClose={onClose}
      size="full"
      title={t('review.title')}
      description={t('review.description', { brand: brandName })}
      footer={
        <ReviewActions
          sum={t('review.sum', { count: all.length, some: selected.length })}
          isAsking={isAsking}
          busy={busy}
          not={{
            publish: reason ?? playersProblem,
            ask: notYet ?? playersProblem,
            schedule: notYet ?? (players || playersProblem ? t('canary.not-scheduled') : undefined),
          }}
          publishing={players ? t('canary.publish-to', { publish: writing, audience: audienceWords(players) }) : writing}
          onClose={onClose}
          onPublish={() => void publishChanges()}
          onAsk={() => void askForApproval()}
          onSchedule={() => setScheduling(true)}
          onOverride={() => setOverriding(true)}
        />
      }
    >
      {isAsking && !isEmpty ? (
        <Notice kind="info" title={mayPublish ? t('approvals.needs', { count: wanted }) : t('operators.cannot-publish')}>
          {publishers.length > 0
            ? t('operators.who-publishes', { names: namesOf(publishers) })
            : mayPublish
              ? t('approvals.someone-else')
              : t('operators.nobody-publishes')}
        </Notice>
      ) : null}
      {refusal ? <p role="alert">{refusal}</p> : null}
      {askedBefore.length > 0 ? <RequestList only={askedBefore} /> : null}
      {isEmpty ? (
        <Empty icon={Undo2} title={t('review.none')} text={t('review.none-text')} />
      ) : (
        <div className={styles.columns}>
          <ChangeList
            reviewed={reviewed}
            excluded={excluded}
            selected={current && changeKey(current)}
            naming={naming}
            progress={progress}
            busy={busy}
            onChoose={(change) => setAt(changeKey(change))}
            onRevert={revert}
            onExclude={(keys, isExcluded) =>
              setExcluded((before) => {
                const next = new Set(before)
                for (const key of keys)
                  if (isExcluded) next.add(key)
                  else next.delete(key)
                return next
              })
            }
          />
          {clashing.length > 0 ? (
            <section className={styles.conflicts}>
              {clashing.map(({ name }) => (
                <ReviewConflict key={name} document={name} />
              ))}
            </section>
          ) : (
            <ReviewPictures
              one={one}
              current={current}
              excluded={excluded}
              instead={instead}
              naming={naming}
              audience={audience}
              merged={release > base ? release : undefined}
            />
          )}
          <ReviewChecks
            problems={problems}
            clashing={clashing}
            shared={shared}
            own={own}
            reached={reached}
            onOwn={setOwn}
            documents={selectedDocuments}
            note={note}
            onNote={setNote}
            first={mayPublish ? { chosen: first, onChosen: setFirst, running } : undefined}
            confirmation={confirmation && { why: confirmation, brand: brandName, typed, onTyped: setTyped }}
          />
        </div>
      )}
      {isScheduling && own !== undefined ? (
        <ScheduleForm
          title={t('schedules.title')}
          description={t('schedules.text', { count: selected.length })}
          confirm={t(isAsking ? 'approvals.request' : 'schedules.schedule')}
          onSend={async (times) => {
            const outcome = isAsking
              ? await ask({ reviewed, excluded, own, note, times })
              : await schedule({ reviewed, excluded, own, times })
            if (outcome.state === 'done') onClose()
            return outcome
          }}
          onClose={() => setScheduling(false)}
        />
      ) : null}
      {isOverriding ? (
        <ReasonDialog
          title={t('approvals.override')}
          text={t('approvals.override-text')}
          hint={t('approvals.override-hint')}
          confirm={t('approvals.override')}
          missing={t('approvals.override-missing')}
          onSend={async (why) => {
            setOverriding(false)
            await publishChanges(why)
            return undefined
          }}
          onClose={() => setOverriding(false)}
        />
      ) : null}
    </Dialog>
  )
}

const loginForms = new Set(['form/login', 'form/agent-login', 'form/registration', 'form/register-link', 'form/register-downline'])

/** Why the brand's name is typed before publishing: more than half of the personas get changes, or the forms that all come in by. */
function confirmationOf(names: readonly string[], audience: Audience | undefined): 'many' | 'forms' | undefined {
  if (names.some((name) => loginForms.has(name))) return 'forms'
  const affected = Object.values(audience?.counts ?? {}).filter((counts) => counts.some((count) => count > 0))
  return affected.length * 2 > personas.length ? 'many' : undefined
}

export const dialog = ReviewDialog
