import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Eye, GitCompareArrows, History as HistoryIcon, Link, RotateCcw, Split, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'

import { $releaseNumber, $workspace, baseBrand } from '../../model/documents/documents.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { panelsChanged } from '../../model/panels.ts'
import { requestsRequested } from '../../model/releases/requests.ts'
import { schedulesRequested } from '../../model/releases/schedules.ts'
import { $shownRelease, releaseLeft, releaseShown } from '../../model/documents/shown-release.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { listed, separated, t, useLanguage } from '../../../kit/i18n/words.ts'
import { Panel } from '../../problems/panel.tsx'
import { Asked } from '../releases/difference-list.tsx'
import { RequestList } from '../approvals/request-list.tsx'
import { ScheduleList } from '../schedules/schedule-list.tsx'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { $history, $isOwnBrand, historyRetried, historyShown, olderRequested, ownBrandChosen } from '../releases/releases.ts'
import type { ReleaseEntry } from '../releases/releases.ts'
import { useRoleRefusal } from '../who-may.ts'
import { audienceWords } from '../canary/canary-words.ts'
import { EntryHead, EntryList, Note } from '../releases/entry-list.tsx'
import styles from '../releases/releases.module.css'
import clock from '../../../kit/locales/en/clock.json'
import inspector from '../../../kit/locales/en/inspector.json'
import why from '../../../kit/locales/en/why.json'
import operators from '../../locales/en/operators.json'
import approvals from '../../locales/en/approvals.json'
import canary from '../../locales/en/canary.json'
import order from '../../locales/en/order.json'
import releases from '../../locales/en/releases.json'
import review from '../../locales/en/review.json'
import schedules from '../../locales/en/schedules.json'

export const words = { approvals, canary, clock, inspector, operators, order, releases, review, schedules, why }

const $list = combine({ history: $history, isOwn: $isOwnBrand, newest: $releaseNumber, workspace: $workspace })

/** All releases, the newest first: who made each, when and what it changed. Any two are compared, and each is restored or reverted. */
export function HistoryPanel() {
  useLanguage()
  const { history, isOwn, newest, workspace } = useUnit($list)
  const { show, ask, askRequests, older, retry, choose, openDialog, change } = useUnit({
    show: historyShown,
    ask: schedulesRequested,
    askRequests: requestsRequested,
    older: olderRequested,
    retry: historyRetried,
    choose: ownBrandChosen,
    openDialog: dialogOpened,
    change: panelsChanged,
  })
  const [compared, setCompared] = useState<readonly number[]>([])
  useEffect(() => {
    show(true)
    return () => void show(false)
  }, [show])
  useEffect(() => void askRequests(), [askRequests, newest])
  useEffect(() => void ask(), [ask, newest]) // a release may be that of a schedule
  const { releases: all, state, error, next } = history
  const [first, second] = compared.toSorted((a, b) => a - b)
  const brand = workspace?.brands.find(({ id }) => id === workspace.brand)?.name ?? workspace?.brand ?? ''
  return (
    <Panel
      title={t('releases.history')}
      onClose={() => change({ history: false })}
      before={
        workspace?.brand === baseBrand ? null : (
          <Segmented
            size="small"
            label={t('releases.brands')}
            value={isOwn ? 'own' : 'all'}
            onChange={(value) => choose(value === 'own')}
            options={[
              { value: 'all', label: t('releases.all-brands') },
              { value: 'own', label: brand },
            ]}
          />
        )
      }
      after={
        <Button
          size="small"
          icon={GitCompareArrows}
          disabled={first === undefined || second === undefined ? t('releases.compare-two') : false}
          onClick={() => {
            if (first !== undefined && second !== undefined) openDialog({ kind: 'release', act: 'compare', from: first, to: second })
          }}
        >
          {t('releases.compare')}
        </Button>
      }
    >
      <EntryList
        known={{ all, next, state, error }}
        label={t('releases.history')}
        failed={t('releases.failed')}
        empty={<Empty icon={HistoryIcon} title={t('releases.none')} text={t('releases.none-text')} />}
        older={t('releases.older')}
        above={
          <>
            <RequestList isOwn={isOwn} />
            <ScheduleList isOwn={isOwn} />
          </>
        }
        numberOf={({ number }) => number}
        before={({ number }) => (
          <Checkbox
            hideLabel
            label={t('releases.select', { number })}
            checked={compared.includes(number)}
            onChange={(checked) =>
              setCompared((before) => (checked ? [...before, number].slice(-2) : before.filter((one) => one !== number)))
            }
          />
        )}
        summary={(release) => <Summary release={release} isLive={release.number === newest} />}
        details={(release) => <Details release={release} isLive={release.number === newest} />}
        onRetry={() => retry()}
        onOlder={() => older()}
      />
    </Panel>
  )
}

/** "Publish", "Restore of 9". */
function kindWords({ kind, way, of = 0 }: ReleaseEntry): string {
  return kind === 'publish' && way === 'files' ? t('releases.from-files') : t(`releases.kind-${kind}`, { of })
}

function whoAndHow({ by, way }: ReleaseEntry): string {
  return separated([by, t(`releases.way-${way}`)])
}

const canaryTones = { running: 'amber', everyone: 'grey', reverted: 'red' } as const

function Summary({ release, isLive }: { release: ReleaseEntry; isLive: boolean }) {
  const { number, kind, way, approval, canary, at, changes, note } = release
  return (
    <EntryHead
      title={t('releases.release', { number })}
      badges={
        <>
          <Badge kind={kind === 'publish' || kind === 'import' ? 'grey' : 'violet'}>{kindWords(release)}</Badge>
          {canary ? (
            <Badge kind={canaryTones[canary.state]}>{t(`canary.badge-${canary.state}`, { audience: audienceWords(canary) })}</Badge>
          ) : null}
          {isLive && canary?.state !== 'running' ? <Badge kind="green">{t('releases.live')}</Badge> : null}
          {kind === 'revert' && way === 'canary' ? <Badge kind="red">{t('canary.reverted-by-itself')}</Badge> : null}
          {approval?.override === undefined ? null : <Badge kind="red">{t('approvals.without')}</Badge>}
          {approval?.unapproved === true ? <Badge kind="red">{t('approvals.from-files')}</Badge> : null}
        </>
      }
      at={at}
      text={separated([whoAndHow(release), t('review.changes', { count: changes })])}
      note={note ? <Note text={note} /> : null}
    />
  )
}

function Details({ release, isLive }: { release: ReleaseEntry; isLive: boolean }) {
  const { shown, look, leave, openDialog } = useUnit({
    shown: $shownRelease,
    look: releaseShown,
    leave: releaseLeft,
    openDialog: dialogOpened,
  })
  const { number } = release
  const [mayNotEdit, mayNotPublish] = [useRoleRefusal('editor'), useRoleRefusal('publisher')]
  return (
    <section className={styles.details} aria-label={t('releases.release', { number })}>
      <header className={styles.head}>
        <h3>{t('releases.release', { number })}</h3>
        <Button size="small" icon={Eye} aria-pressed={shown === number} onClick={() => (shown === number ? leave() : look(number))}>
          {t('releases.preview')}
        </Button>
        {release.canary ? (
          <Button size="small" icon={Split} onClick={() => openDialog({ kind: 'canary', number })}>
            {t('canary.look')}
          </Button>
        ) : null}
        <Button size="small" icon={Link} disabled={mayNotEdit ?? false} onClick={() => openDialog({ kind: 'links', release: number })}>
          {t('releases.share-preview')}
        </Button>
        <Button
          size="small"
          icon={RotateCcw}
          disabled={mayNotPublish ?? (isLive && t('releases.is-live'))}
          onClick={() => openDialog({ kind: 'release', act: 'restore', number })}
        >
          {t('releases.restore')}
        </Button>
        <Button
          size="small"
          icon={Undo2}
          disabled={mayNotPublish ?? (release.parent === null && t('releases.is-first'))}
          onClick={() => openDialog({ kind: 'release', act: 'revert', number })}
        >
          {t('releases.revert')}
        </Button>
      </header>
      <p className={styles.quiet}>
        {t('releases.about', { kind: kindWords(release), who: whoAndHow(release), time: timeIn(release.at, 'UTC') })}
      </p>
      {release.note ? (
        <blockquote dir="auto">
          {release.kind === 'revert' && release.way === 'canary' ? t('canary.reverted-why', { why: release.note }) : release.note}
        </blockquote>
      ) : null}
      <Approval approval={release.approval} />
      <Asked asked={{ of: number }} />
    </section>
  )
}

function Approval({ approval }: Pick<ReleaseEntry, 'approval'>) {
  const text = !approval
    ? ''
    : approval.override !== undefined
      ? t('approvals.without-why', { why: approval.override })
      : approval.unapproved === true
        ? t('approvals.from-files-text')
        : approval.approvedBy?.length
          ? t('approvals.approved-by', { names: listed(approval.approvedBy) })
          : ''
  return text ? (
    <p className={styles.quiet} dir="auto">
      {text}
    </p>
  ) : null
}
