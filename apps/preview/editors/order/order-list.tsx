import { CircleAlert, ShieldCheck } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'

import type { Json } from '../../../../src/schemas/json.ts'
import type { OverlayProgram } from '../../../../src/schemas/list-program.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import type { MenuItem } from '../../../kit/popups/menu-entries.ts'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { separated, t } from '../../../kit/i18n/words.ts'
import type { OnEdit } from '../../../kit/fields/form/types.ts'
import { BeforeAfter } from './before-after.tsx'
import { idleRules, ruleFor, runOrder, safetyOf, trialsFor } from './order-run.ts'
import type { Entry, Trial, VendorsOf } from './order-run.ts'
import type { ContentOf } from './step-content.tsx'
import { StepsEditor } from './steps-editor.tsx'
import { stepText } from './steps-text.ts'
import type { NameOf } from './steps-text.ts'
import styles from './order.module.css'

type Props = {
  name: string
  steps: OverlayProgram
  /** The list as it comes; undefined while it is not known. `from` says where it comes from. */
  before: readonly Entry[] | undefined
  from: string
  /** Who gets the list after the rules: players, those for whom the rules apply, or no players yet because more rules follow. */
  gets?: 'players' | 'applies' | 'later'
  nameOf: NameOf
  vendorsOf: VendorsOf
  groups: readonly { path: string; count: number }[]
  contentOf?: ContentOf | undefined
  /** Actions in the menu of an entry of the list after the rules, besides moving it. */
  actionsOf?: ((key: string) => MenuItem[]) | undefined
  chosen: number | undefined
  onChoose: (rule: number | undefined) => void
  onEdit: OnEdit
}

const nothing: readonly Entry[] = []

/** What players no longer get when a rule removes an item. */
function lossText(key: string, list: readonly Entry[], nameOf: NameOf): string | undefined {
  const entry = list.find((one) => one.key === key)
  if (!entry) return undefined
  return entry.vendors.length > 0
    ? t('order.removes-vendors', { name: nameOf(key), count: entry.vendors.length })
    : t('order.removes', { name: nameOf(key) })
}

/** Rules and their result: the list before and after, trial lists, and whether the rules may run twice. */
export function OrderList({
  name,
  steps,
  before: known,
  from,
  gets = 'players',
  nameOf,
  vendorsOf,
  groups,
  contentOf,
  actionsOf,
  chosen,
  onChoose,
  onEdit,
}: Props) {
  const announce = useUnit(announced)
  const before = known ?? nothing // the list is not known yet
  const [trial, setTrial] = useState<Trial['id']>('now')
  const trials = useMemo(() => trialsFor(before, steps, vendorsOf), [before, steps, vendorsOf])
  const now = trials.find(({ id }) => id === trial) ?? trials[0]
  const list = now?.list ?? before
  const ran = useMemo(() => runOrder(list, steps, vendorsOf), [list, steps, vendorsOf])
  const safety = useMemo(() => safetyOf(list, steps, vendorsOf), [list, steps, vendorsOf])
  const others = useMemo(
    () => trials.filter(({ id }) => id !== 'now').map((one) => ({ one, idle: idleRules(runOrder(one.list, steps, vendorsOf)) })),
    [trials, steps, vendorsOf],
  )
  const keys = useMemo(
    () => [...new Set([...before, ...runOrder(before, steps, vendorsOf).items].map(({ key }) => key))],
    [before, steps, vendorsOf],
  )
  const idle = idleRules(ran)
  const breaking = [...new Set(safety.breaks.map(({ step }) => step))]
  const safe = safety.same && safety.breaks.length === 0 && safety.lost.length === 0

  function move(key: string, index: number) {
    const written = ruleFor(list, steps, vendorsOf, key, index)
    if (!written) {
      announce(t('order.no-rule', { name: nameOf(key) }))
      return
    }
    const step = written.steps[written.changed]
    if (!step) return
    const path = `/steps/${written.changed}`
    onEdit({
      patch: [{ op: written.changed < steps.length ? 'replace' : 'add', path, value: step as unknown as Json }],
      label: stepText(step, nameOf),
    }) // a step is JSON
    announce(t('order.wrote', { rule: stepText(step, nameOf), nth: written.changed + 1, place: index + 1 }))
    onChoose(written.changed)
  }
  return (
    <>
      <StepsEditor
        name={name}
        steps={steps}
        chips={{ keys, nameOf, groups }}
        contentOf={contentOf}
        chosen={chosen}
        idle={idle}
        lossOf={(key) => lossText(key, list, nameOf)}
        breaking={breaking}
        onChoose={onChoose}
        onEdit={onEdit}
      />
      <div className={styles.result}>
        {known ? (
          <>
            <BeforeAfter
              before={list}
              ran={ran}
              steps={steps}
              nameOf={nameOf}
              from={from}
              gets={gets}
              safe={safety.lost.length === 0}
              onMove={move}
              actionsOf={actionsOf}
            />
            <div className={styles.try}>
              <p>{t('order.try')}</p>
              <Segmented
                label={t('order.try')}
                value={now?.id ?? 'now'}
                onChange={setTrial}
                options={trials.map(({ id, key }) => ({ value: id, label: t(`order.try-${id}`, { name: nameOf(key) }) }))}
              />
            </div>
            {safe ? (
              <Notice kind="good" icon={ShieldCheck} title={t('order.safe')}>
                {[
                  t('order.safe-why'),
                  ...others
                    .filter(({ idle: rest }) => rest.length > 0)
                    .map(({ one, idle: rest }) =>
                      t('order.rest-when', {
                        when: t(`order.try-${one.id}`, { name: nameOf(one.key) }),
                        count: rest.length,
                        rules: separated(rest.map((rule) => rule + 1)),
                      }),
                    ),
                ].join(' ')}
              </Notice>
            ) : (
              <Notice
                kind={safety.lost.length > 0 ? 'fault' : 'warn'}
                icon={CircleAlert}
                title={t(safety.lost.length > 0 ? 'order.loses' : 'order.not-safe')}
              >
                {safety.lost.length > 0
                  ? t('order.lost', { names: separated(safety.lost.map(nameOf)) })
                  : t('order.not-safe-why', { rules: separated(breaking.map((rule) => rule + 1)) || String(steps.length) })}
              </Notice>
            )}
          </>
        ) : (
          <>
            <Notice kind="info">{t('order.not-told')}</Notice>
            <Skeleton lines={8} />
          </>
        )}
      </div>
    </>
  )
}
