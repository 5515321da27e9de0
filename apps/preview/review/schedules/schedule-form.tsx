import { CalendarClock } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'

import { ClockNotes, Instants, ZoneControl } from '../../../kit/controls/clock-notes.tsx'
import type { Which } from '../../../kit/controls/clock-notes.tsx'
import { clockIn, clockTimeOf } from '../../../kit/controls/clock-time.ts'
import { ownZone } from '../../../kit/controls/zone-time.ts'
import { DateTimeField } from '../../../kit/controls/date-time-field.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { Decision, Dialog } from '../../../kit/popups/dialog.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { Refused } from '../../model/releases/answers.ts'
import type { ScheduleEntry } from '../../model/releases/schedules.ts'
import type { ScheduleOutcome, ScheduleTimes } from './schedules.ts'
import styles from '../releases/releases.module.css'
import { RefusalNotice } from '../outcome/refusal-notice.tsx'

const longestNote = 500
const hour = 3_600_000

/**
 * Asks when something is published, when it ends, and in which zone. Hours that do not exist there are said and the next time that does is
 * offered; of an hour that exists twice one is chosen. `of`: the schedule that is moved; once it is published, only its end.
 */
export function ScheduleForm({
  title,
  description,
  confirm,
  of,
  onSend,
  onClose,
}: {
  title: string
  description: ReactNode
  confirm: string
  of?: ScheduleEntry | undefined
  onSend: (times: ScheduleTimes) => Promise<ScheduleOutcome | { state: 'done' }>
  onClose: () => void
}) {
  const [now] = useState(() => Date.now()) // what has passed since is refused by the server
  const [zone, setZone] = useState(() => of?.zone ?? ownZone())
  const isPublished = of !== undefined && of.release !== null
  const start = useClock(zone, of ? of.at : new Date(Math.ceil(now / hour) * hour + hour).toISOString())
  const end = useClock(zone, of?.until ?? undefined)
  const [note, setNote] = useState(of?.note ?? '')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refused>()

  const reason = isPublished
    ? (end.reason(now) ?? (end.local === undefined ? t('schedules.choose-end') : undefined))
    : (start.reason(now) ??
      end.reason(now) ??
      (start.at !== undefined && end.at !== undefined && end.at <= start.at ? t('schedules.end-first') : undefined))
  async function send() {
    if (start.at === undefined) return
    setBusy(true)
    const until = end.at === undefined ? null : new Date(end.at).toISOString()
    const outcome = await onSend({ at: new Date(start.at).toISOString(), zone, until, note: note.trim() })
    setBusy(false)
    if (outcome.state === 'done') onClose()
    else setRefusal(outcome)
  }
  return (
    <Dialog
      open
      keep
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <Decision
          confirm={confirm}
          icon={CalendarClock}
          busy={busy}
          disabled={reason ?? false}
          onClose={onClose}
          onConfirm={() => void send()}
        />
      }
    >
      <div className={styles.body}>
        {isPublished ? null : <ClockField label={t('schedules.at')} clock={start} zone={zone} now={now} />}
        <Field label={t('clock.zone')}>{(ids) => <ZoneControl {...ids} zone={zone} onChange={setZone} />}</Field>
        <ClockField
          label={isPublished ? t('schedules.until-only') : t('schedules.until')}
          clock={end}
          zone={zone}
          now={now}
          clearable={!isPublished}
        />
        <Field label={t('releases.note')} hint={t('releases.note-hint')}>
          {(ids) => <TextField {...ids} value={note} maxLength={longestNote} onChange={setNote} />}
        </Field>
        {refusal ? <RefusalNotice error={refusal.error} /> : null}
      </div>
    </Dialog>
  )
}

type Clock = ReturnType<typeof useClock>

/** A time on the clocks of a zone, and which of two hours is meant where there are two. It stays the same clock time in another zone. */
function useClock(zone: string, instant: string | undefined) {
  const [local, setLocal] = useState(() => (instant === undefined ? undefined : clockIn(Date.parse(instant), zone)))
  const [which, setWhich] = useState<Which>()
  const time = useMemo(() => (local === undefined ? undefined : clockTimeOf(local, zone)), [local, zone])
  const at = time?.kind === 'once' ? time.at : time?.kind === 'twice' && which ? time[which] : undefined
  return {
    local,
    which,
    time,
    at,
    setWhich,
    setLocal: (next: string | undefined) => {
      setLocal(next)
      setWhich(undefined)
    },
    /** Why it cannot be used; none for no time. */
    reason(now: number): string | undefined {
      if (local === undefined) return undefined
      if (time === undefined) return t('schedules.no-time')
      if (time.kind === 'never') return t('schedules.never-first')
      if (at === undefined) return t('schedules.twice-first')
      return at <= now ? t('schedules.passed') : undefined
    },
  }
}

function ClockField({
  label,
  clock,
  zone,
  now,
  clearable,
}: {
  label: string
  clock: Clock
  zone: string
  now: number
  clearable?: boolean
}) {
  const { time, at, local, which } = clock
  return (
    <div className={styles.clock}>
      <Field label={label} problem={at !== undefined && at <= now ? t('schedules.passed') : undefined}>
        {(ids) => <DateTimeField {...ids} local label={label} value={local} clearable={clearable} onChange={clock.setLocal} />}
      </Field>
      <ClockNotes time={time} local={local} zone={zone} which={which} onWhich={clock.setWhich} onUse={clock.setLocal} />
      {at === undefined ? null : <Instants at={at} zone={zone} label={label} />}
    </div>
  )
}
