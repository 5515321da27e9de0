import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { CalendarClock, CalendarX, FilePen, Undo2 } from 'lucide-react'
import { useState } from 'react'

import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { listed, separated, t } from '../../../kit/i18n/words.ts'
import { $published, $workspace } from '../../model/documents/documents.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { $schedules, schedulesRequested } from '../../model/releases/schedules.ts'
import type { ScheduleEntry } from '../../model/releases/schedules.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { ReportedConflict } from '../conflicts/conflict-region.tsx'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { cancelFx, mayTakeBack } from './schedules.ts'
import { useRoleRefusal } from '../who-may.ts'
import { EntryHead, Note, WaitingList } from '../releases/entry-list.tsx'
import styles from '../releases/releases.module.css'

const $list = combine({ schedules: $schedules, workspace: $workspace, published: $published })

/** What waits for its time, what is live until its end, and what was refused; nothing where there is none. `isOwn`: of the open brand. */
export function ScheduleList({ isOwn }: { isOwn: boolean }) {
  const { schedules, workspace } = useUnit($list)
  const retry = useUnit(schedulesRequested)
  const shown = schedules.all.filter(({ brands }) => !isOwn || !workspace || brands.includes(workspace.brand))
  return (
    <WaitingList
      shown={shown}
      label={t('schedules.list')}
      row={Row}
      failure={schedules.state === 'failed' ? `${t('schedules.failed')} ${schedules.error || t('releases.offline')}` : undefined}
      onRetry={() => retry()}
    />
  )
}

/** "1 Dec 2026, 23:03 GMT+7 (1 Dec 2026, 16:03 UTC)"; once where both are the same. */
function inBoth(at: string, zone: string): string {
  const [chosen, utc] = [timeIn(at, zone), timeIn(at, 'UTC')]
  return chosen === utc ? chosen : t('schedules.both-zones', { time: chosen, utc })
}

const tones = { waiting: 'violet', live: 'green', refused: 'red', done: 'grey', cancelled: 'grey' } as const

function Row({ entry: schedule }: { entry: ScheduleEntry }) {
  const { workspace, published } = useUnit($list)
  const { openDialog, cancel } = useUnit({ openDialog: dialogOpened, cancel: cancelFx })
  const mayNotPublish = useRoleRefusal('publisher')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { id, state, at, zone, until, note, by, changes, documents, release, refusal } = schedule
  const files = [...published.values()]
  const titles = documents.map((path) => {
    const file = files.find((one) => one.path === path)
    return file ? documentTitle(file.name, file.value) : path
  })
  const what = separated([
    by ?? false,
    t('review.changes-in', { changes: t('review.changes', { count: changes }), documents: listed(titles) }),
  ])
  async function openInReview() {
    setBusy(true)
    const outcome = await cancel(schedule)
    setBusy(false)
    if (outcome.state === 'done') openDialog({ kind: 'review' })
    else setError(outcome.error || t('releases.offline'))
  }
  return (
    <>
      <EntryHead
        title={timeIn(at, zone)}
        badges={<Badge kind={tones[state]}>{t(`schedules.state-${state}`)}</Badge>}
        at={at}
        zone={zone === 'UTC' ? undefined : 'UTC'}
        text={what}
        note={note ? <Note text={note} /> : null}
      />
      {until === null ? null : <p className={styles.quiet}>{t('schedules.ends', { time: inBoth(until, zone) })}</p>}
      {refusal ? (
        <div role="alert" className={styles.differences}>
          <p className={styles.quiet}>{refusal.error}</p>
          {refusal.diagnostics?.length ? (
            <ul className={styles.changes}>
              {refusal.diagnostics.map(({ code, document, pointer, message }) => (
                <li key={`${code} ${document} ${pointer}`}>{message}</li>
              ))}
            </ul>
          ) : null}
          {refusal.conflicts?.map((conflict) => (
            <ReportedConflict
              key={conflict.path}
              conflict={conflict}
              text={t(conflict.parts.length > 0 ? 'schedules.conflict-parts' : 'schedules.conflict-whole')}
              yours={t(release === null ? 'schedules.planned' : 'releases.revert-yours')}
            />
          ))}
        </div>
      ) : null}
      {error === undefined ? null : <p role="alert">{error}</p>}
      <div className={styles.head}>
        {state === 'refused' && release === null ? (
          <Button
            size="small"
            icon={FilePen}
            busy={busy}
            disabled={mayNotPublish ?? (mayTakeBack(schedule, workspace?.brand) ? false : t('schedules.other-brand'))}
            onClick={() => void openInReview()}
          >
            {t('schedules.open-in-review')}
          </Button>
        ) : null}
        {state === 'refused' && release !== null ? (
          <Button
            size="small"
            icon={Undo2}
            disabled={mayNotPublish ?? false}
            onClick={() => openDialog({ kind: 'release', act: 'revert', number: release })}
          >
            {t('schedules.revert', { number: release })}
          </Button>
        ) : null}
        <Button
          size="small"
          icon={CalendarClock}
          disabled={mayNotPublish ?? false}
          onClick={() => openDialog({ kind: 'schedule', act: 'move', id })}
        >
          {t('schedules.move')}
        </Button>
        <Button
          size="small"
          icon={CalendarX}
          disabled={mayNotPublish ?? false}
          onClick={() => openDialog({ kind: 'schedule', act: 'cancel', id })}
        >
          {t('schedules.cancel')}
        </Button>
      </div>
    </>
  )
}
