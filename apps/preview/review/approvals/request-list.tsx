import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Check, CircleX, X } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { listed, separated, t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { $published, $workspace } from '../../model/documents/documents.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { $publishers } from '../../model/operators/me.ts'
import type { FileDifference } from '../../model/releases/answers.ts'
import { $requests, requestsRequested } from '../../model/releases/requests.ts'
import type { RequestEntry } from '../../model/releases/requests.ts'
import { DifferenceList } from '../releases/difference-list.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { decideFx, requestDifferencesFx } from './requests.ts'
import { audienceWords } from '../canary/canary-words.ts'
import { EntryHead, Note, WaitingList } from '../releases/entry-list.tsx'
import styles from '../releases/releases.module.css'

const $list = combine({ requests: $requests, workspace: $workspace, published: $published, publishers: $publishers })

/** Requests for approval: those that wait, and those that were refused or are void. `isOwn`: of the open brand; `only`: these alone. */
export function RequestList({ isOwn = false, only }: { isOwn?: boolean; only?: readonly RequestEntry[] }) {
  const { requests, workspace } = useUnit($list)
  const retry = useUnit(requestsRequested)
  const open = requests.all.filter(({ state }) => state === 'waiting' || state === 'scheduled')
  const over = requests.all.filter(({ state, isOwn: mine }) => mine && (state === 'refused' || state === 'void')).slice(0, mostOver)
  const shown = only ?? [...open, ...over].filter(({ brands }) => !isOwn || !workspace || brands.includes(workspace.brand))
  const hasFailed = requests.state === 'failed' && !only
  return (
    <WaitingList
      shown={shown}
      label={t('approvals.list')}
      row={Row}
      failure={hasFailed ? `${t('approvals.failed')} ${requests.error || t('releases.offline')}` : undefined}
      onRetry={() => retry()}
    />
  )
}

const mostOver = 3
const tones = { waiting: 'violet', scheduled: 'green', done: 'green', refused: 'red', void: 'red', cancelled: 'grey' } as const

function Row({ entry: request }: { entry: RequestEntry }) {
  const { workspace, published, publishers } = useUnit($list)
  const decide = useUnit(decideFx)
  const [asking, setAsking] = useState<'refuse' | 'cancel'>()
  const [isShown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { id, state, act, by, at, note, changes, documents, approvals, missing, isOwn, isAuthor, isStale, may, why, endedBy } = request
  const files = [...published.values()]
  const titles = documents.map((path) => {
    const file = files.find((one) => one.path === path)
    return file ? documentTitle(file.name, file.value) : path
  })
  const inDocuments = { changes: t('review.changes', { count: changes }), documents: listed(titles) }
  const what = separated([by ?? false, t('review.changes-in', inDocuments)])
  const time = act.at === undefined ? '' : timeIn(act.at, act.zone)
  const brandName = (brand: string) => workspace?.brands.find((one) => one.id === brand)?.name ?? brand
  async function approve() {
    setBusy(true)
    setError(undefined)
    const outcome = await decide({ id, act: 'approve' })
    setBusy(false)
    if (outcome.state !== 'done') setError(outcome.error || t('releases.offline'))
  }
  return (
    <>
      <EntryHead
        title={t(`approvals.kind-${act.kind}`, { of: act.of ?? 0, time })}
        badges={
          <>
            {act.audience ? <Badge kind="amber">{t('canary.badge-everyone', { audience: audienceWords(act.audience) })}</Badge> : null}
            <Badge kind={tones[state]}>{t(`approvals.state-${state}`)}</Badge>
          </>
        }
        at={at}
        text={what}
        note={note ? <Note text={note} /> : null}
      />
      {approvals.length > 0 ? (
        <p className={styles.quiet}>{t('approvals.approved-by', { names: listed(approvals.map(({ name }) => name)) })}</p>
      ) : null}
      {state === 'waiting' ? (
        <p className={styles.quiet}>
          {[
            missing.map((one) => `${t('approvals.missing', { brand: brandName(one.brand), count: one.approvals })}. `).join(''),
            act.kind === 'schedule' ? t('approvals.after-schedule', { time }) : t('approvals.after'),
            !may.approve && isOwn ? t('approvals.own') : !may.approve && isAuthor ? t('approvals.author') : '',
            !may.approve && publishers.length > 0 ? t('approvals.who', { names: listed(publishers) }) : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : null}
      {isStale ? (
        <div role="alert">
          <Notice kind="warn">{t('approvals.stale')}</Notice>
        </div>
      ) : null}
      {why && state !== 'waiting' ? (
        <p className={styles.quiet} dir="auto">
          {endedBy === null ? why : `${endedBy}: ${why}`}
        </p>
      ) : null}
      {error === undefined ? null : <p role="alert">{error}</p>}
      {isShown ? <Changes id={id} /> : null}
      <div className={styles.head}>
        <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('approvals.changes')}
        </Button>
        {may.approve ? (
          <Button size="small" kind="primary" icon={Check} busy={busy} onClick={() => void approve()}>
            {t('approvals.approve')}
          </Button>
        ) : null}
        {may.refuse ? (
          <Button size="small" icon={X} onClick={() => setAsking('refuse')}>
            {t('approvals.refuse')}
          </Button>
        ) : null}
        {may.cancel ? (
          <Button size="small" icon={CircleX} onClick={() => setAsking('cancel')}>
            {t('approvals.cancel')}
          </Button>
        ) : null}
      </div>
      {asking ? <Decide id={id} act={asking} onClose={() => setAsking(undefined)} /> : null}
    </>
  )
}

/** What a request changes, by meaning. */
function Changes({ id }: { id: number }) {
  const read = useUnit(requestDifferencesFx)
  const [files, setFiles] = useState<readonly FileDifference[] | string>()
  useEffect(() => {
    let isGone = false
    void read(id).then(
      (found) => isGone || setFiles(found),
      (error: unknown) => isGone || setFiles(error instanceof Error && error.message ? error.message : t('releases.offline')),
    )
    return () => void (isGone = true)
  }, [read, id])
  if (files === undefined) return <Skeleton lines={2} />
  return typeof files === 'string' ? <p role="alert">{files}</p> : <DifferenceList files={files} />
}

/** Refuses with a reason, or cancels. */
function Decide({ id, act, onClose }: { id: number; act: 'refuse' | 'cancel'; onClose: () => void }) {
  const decide = useUnit(decideFx)
  return (
    <ReasonDialog
      title={t(`approvals.${act}-title`, { id })}
      text={t(`approvals.${act}-text`)}
      hint={t('approvals.why-hint')}
      confirm={t(`approvals.${act}`)}
      keep={t('approvals.keep')}
      missing={act === 'refuse' ? t('approvals.why-missing') : undefined}
      onSend={async (why) => {
        const outcome = await decide({ id, act, ...(why && { why }) })
        return outcome.state === 'done' ? undefined : outcome.error || t('releases.offline')
      }}
      onClose={onClose}
    />
  )
}
