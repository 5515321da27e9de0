import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import {
  Accessibility,
  CalendarClock,
  Gauge,
  History,
  Languages,
  MessageSquare,
  MonitorX,
  ScrollText,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react'

import { $openComments } from '../../model/collaboration/comments.ts'
import { $pageFaults, $problemCounts, $wordsMissing } from '../../model/view/problems.ts'
import type { TotalCount } from '../../model/view/problems.ts'
import { $releaseNumber } from '../../model/documents/documents.ts'
import { $isAdmin } from '../../model/operators/me.ts'
import { $toApprove, requestsRequested } from '../../model/releases/requests.ts'
import { $nextSchedule, schedulesRequested } from '../../model/releases/schedules.ts'
import { isHeavy } from '../../problems/budget.ts'
import { classes } from '../../../../src/runtime/ui/class-names.ts'
import type { IconType } from '../../../kit/icons/icon.ts'
import { lazyComponent } from '../../../kit/i18n/lazy-component.ts'
import { dateTag, t } from '../../../kit/i18n/words.ts'
import { $access, $weight } from '../../model/view/measurements.ts'
import { $panels, isOpen, panelToggled } from '../../model/panels.ts'
import type { PanelName } from '../../model/panels.ts'
import { sizeText } from '../documents/size-text.ts'
import { Toolbar } from '../../../kit/layout/toolbar.tsx'
import styles from './status-bar.module.css'

const OpenNote = lazyComponent(
  () => import('./operator.tsx'),
  ({ OpenNote }) => OpenNote,
)

const $commentCount = $openComments.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0))

/** The state of the draft. Each part is a button that opens its panel; a number is there only when it was measured. */
export function StatusBar() {
  const { problems, faults, words, release, next, toApprove, isAdmin, askSchedules, askRequests, access, weight, comments } = useUnit({
    problems: $problemCounts,
    faults: $pageFaults,
    words: $wordsMissing,
    release: $releaseNumber,
    next: $nextSchedule,
    toApprove: $toApprove,
    isAdmin: $isAdmin,
    askRequests: requestsRequested,
    askSchedules: schedulesRequested,
    access: $access,
    weight: $weight,
    comments: $commentCount,
  })
  useEffect(() => void askRequests(), [askRequests, release])
  useEffect(() => void askSchedules(), [askSchedules, release]) // a release may be that of a schedule
  const rest = problems === null ? undefined : problems.blocking + problems.know
  return (
    <footer className={styles.bar} data-part="status" aria-label={t('shell.status')}>
      <Toolbar label={t('shell.status')} className={styles.items}>
        <Item
          panel="problems"

          icon={TriangleAlert}
          tone={problems && rest ? (problems.blocking > 0 ? 'fault' : 'know') : undefined}
          text={problemsText(problems)}
        />
        {faults.length > 0 ? (
          <Item panel="problems" icon={MonitorX} tone="know" text={t('problems.page-faults-n', { count: faults.length })} />
        ) : null}
        <Item
          panel="access"

          icon={Accessibility}
          tone={access?.length ? 'know' : undefined}
          text={access === null ? t('shell.access') : t('shell.access-n', { count: access.length })}
        />
        <Item
          panel="words"

          icon={Languages}
          tone={words ? 'know' : undefined}
          text={words === null ? t('shell.words') : t('shell.words-n', { count: words })}
        />
        <Item
          panel="weight"

          icon={Gauge}
          tone={weight !== null && isHeavy(weight) ? 'know' : undefined}
          text={weight === null ? t('shell.weight') : t('shell.weight-n', { size: sizeText(weight.bytes) })}
        />
        <span className={styles.gap} />
        {toApprove > 0 ? <Item panel="history" icon={ShieldCheck} tone="know" text={t('shell.to-approve', { count: toApprove })} /> : null}
        {next ? <Item panel="history" icon={CalendarClock} text={t('shell.next', { time: shortTime(next) })} /> : null}
        <Item
          panel="comments"
          icon={MessageSquare}
          text={comments === 0 ? t('shell.comments') : t('shell.comments-n', { count: comments })}
        />
        <Item panel="history" icon={History} text={t('shell.history')} />
        {isAdmin ? <Item panel="audit" icon={ScrollText} text={t('shell.panel.audit')} /> : null}
        <Suspense fallback={null}>
          <OpenNote />
        </Suspense>
        {release > 0 ? <span className={styles.release}>{t('shell.release', { number: release })}</span> : null}
      </Toolbar>
    </footer>
  )
}

/** "3 problems, 1 from your changes"; where all are of one kind, only how many. */
function problemsText(counts: TotalCount | null): string {
  if (!counts) return t('shell.problems')
  const count = counts.blocking + counts.know
  const text = t('shell.problems-n', { count })
  return counts.own === 0 || counts.own === count ? text : t('shell.problems-own', { text, own: counts.own.toLocaleString('en') })
}

/** "28 Nov, 20:00", in the zone in which it was chosen. */
function shortTime({ at, zone: timeZone }: { at: string; zone: string }): string {
  const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(dateTag(), { ...parts, timeZone }).format(new Date(at))
}

function Item({ panel, icon: Icon, text, tone }: { panel: PanelName; icon: IconType; text: string; tone?: 'know' | 'fault' | undefined }) {
  const { toggle, panels } = useUnit({ toggle: panelToggled, panels: $panels })
  return (
    <button
      type="button"
      className={classes(styles.item, tone === 'know' && styles.know, tone === 'fault' && styles.fault)}
      aria-expanded={isOpen(panels, panel)}
      onClick={() => toggle(panel)}
    >
      <Icon size={14} aria-hidden="true" />
      <span>{text}</span>
    </button>
  )
}
