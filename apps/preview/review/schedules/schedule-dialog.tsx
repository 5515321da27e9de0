import { useUnit } from 'effector-react'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'

import { Decision, Dialog } from '../../../kit/popups/dialog.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { $workspace } from '../../model/documents/documents.ts'
import type { OpenDialog } from '../../model/documents/opened.ts'
import type { Refused } from '../../model/releases/answers.ts'
import { $schedules } from '../../model/releases/schedules.ts'
import type { ScheduleEntry } from '../../model/releases/schedules.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { cancelFx, mayTakeBack, moveFx } from './schedules.ts'
import { useRoleRefusal } from '../who-may.ts'
import styles from '../releases/releases.module.css'
import clock from '../../../kit/locales/en/clock.json'
import inspector from '../../../kit/locales/en/inspector.json'
import why from '../../../kit/locales/en/why.json'
import operators from '../../locales/en/operators.json'
import order from '../../locales/en/order.json'
import releases from '../../locales/en/releases.json'
import review from '../../locales/en/review.json'
import schedules from '../../locales/en/schedules.json'
import { RefusalNotice } from '../outcome/refusal-notice.tsx'

export const words = { clock, inspector, operators, order, releases, review, schedules, why }

type Opened = Extract<OpenDialog, { kind: 'schedule' }>

function ScheduleDialog({ opened: { act, id }, onClose }: { opened: Opened; onClose: () => void }) {
  const { all, move } = useUnit({ all: $schedules, move: moveFx })
  const mayNot = useRoleRefusal('publisher')
  const [schedule] = useState(() => all.all.find((one) => one.id === id)) // as it was when it was opened
  if (!schedule)
    return (
      <Dialog open size="small" onClose={onClose} title={t(`schedules.${act}`)}>
        <Empty icon={CalendarX} title={t('schedules.over')} text={t('schedules.over-text')} />
      </Dialog>
    )
  if (mayNot !== undefined)
    return (
      <Dialog open size="small" onClose={onClose} title={t(`schedules.${act}`)}>
        <Notice kind="info">{mayNot}</Notice>
      </Dialog>
    )
  if (act === 'cancel') return <Cancel schedule={schedule} onClose={onClose} />
  return (
    <ScheduleForm
      title={t('schedules.move-title')}
      description={schedule.release === null ? t('schedules.move-text') : t('schedules.move-end-text', { number: schedule.release })}
      confirm={t('schedules.move')}
      of={schedule}
      onSend={({ at, ...times }) => move({ id, ...times, ...(schedule.release === null && { at }) })}
      onClose={onClose}
    />
  )
}

function Cancel({ schedule, onClose }: { schedule: ScheduleEntry; onClose: () => void }) {
  const { workspace, cancel } = useUnit({ workspace: $workspace, cancel: cancelFx })
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refused>()
  const { release } = schedule
  async function decide() {
    setBusy(true)
    const outcome = await cancel(schedule)
    setBusy(false)
    if (outcome.state === 'done') onClose()
    else setRefusal(outcome)
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('schedules.cancel-title', { time: timeIn(schedule.at, schedule.zone) })}
      footer={
        <Decision
          isFirst
          keep={t('schedules.keep')}
          confirm={t('schedules.cancel-confirm')}
          kind="danger"
          busy={busy}
          onClose={onClose}
          onConfirm={() => void decide()}
        />
      }
    >
      <div className={styles.body}>
        <p>
          {release !== null
            ? t('schedules.cancel-end-text', { number: release })
            : mayTakeBack(schedule, workspace?.brand)
              ? t('schedules.cancel-text')
              : t('schedules.cancel-elsewhere-text')}
        </p>
        {refusal ? <RefusalNotice error={refusal.error} /> : null}
      </div>
    </Dialog>
  )
}

export const dialog = ScheduleDialog
