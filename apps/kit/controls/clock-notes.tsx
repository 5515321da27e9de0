import { CalendarX } from 'lucide-react'
import { useMemo } from 'react'

import { Button } from '../buttons/button.tsx'
import { t } from '../i18n/words.ts'
import { Notice } from '../layout/notice.tsx'
import { isZone, ownZone, timeIn } from './zone-time.ts'
import type { ClockTime } from './clock-time.ts'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import type { FieldIds } from './field.tsx'
import { Segmented } from './segmented.tsx'
import styles from './clock-notes.module.css'

export type Which = 'earlier' | 'later'

/**
 * What a clock time needs to be one instant. Of hours that do not exist in the zone the next time that does is offered; of an hour that
 * exists twice one is chosen.
 */
export function ClockNotes({
  time,
  local,
  zone,
  which,
  onWhich,
  onUse,
}: {
  time: ClockTime | undefined
  local: string | undefined
  zone: string
  which: Which | undefined
  onWhich: (which: Which) => void
  onUse: (local: string) => void
}) {
  const name = spoken(local ?? '')
  if (time?.kind === 'never')
    return (
      <Notice kind="warn" icon={CalendarX}>
        <output>{t('clock.never', { time: name, zone })}</output>
        <Button size="small" onClick={() => onUse(time.next)}>
          {t('clock.use', { time: spoken(time.next) })}
        </Button>
      </Notice>
    )
  if (time?.kind !== 'twice') return null
  const label = t('clock.twice', { time: name })
  return (
    <Field group label={label}>
      {() => (
        <Segmented
          label={label}
          value={which}
          onChange={onWhich}
          options={(['earlier', 'later'] as const).map((value) => ({
            value,
            label: t(`clock.${value}`, { time: timeIn(time[value], 'UTC') }),
          }))}
        />
      )}
    </Field>
  )
}

/** An instant as the clocks of the operator, of a zone and of UTC show it. */
export function Instants({ at, zone, label }: { at: number; zone: string; label: string }) {
  return (
    <ul className={styles.instants} aria-label={t('clock.instants', { label })}>
      {[...new Set([ownZone(), zone, 'UTC'])].map((one) => (
        <li key={one}>
          <time dateTime={new Date(at).toISOString()}>{timeIn(at, one)}</time>
          <span>{` ${one === ownZone() ? t('clock.your-zone', { zone: one }) : one}`}</span>
        </li>
      ))}
    </ul>
  )
}

/** A time zone by its name, found by typing; a name that the engine's list does not have may be typed. */
export function ZoneControl({
  zone,
  label = t('clock.zone'),
  onChange,
  ...ids
}: Partial<FieldIds> & {
  zone: string
  label?: string | undefined
  onChange: (zone: string) => void
}) {
  const zones = useMemo(() => zoneOptions(), [])
  return (
    <Combobox
      {...ids}
      label={label}
      mono
      options={zones.some(({ value }) => value === zone) ? zones : [{ value: zone, label: zone }, ...zones]}
      value={zone}
      onChange={onChange}
      allowNew={(text) => (isZone(text) ? text : undefined)}
    />
  )
}

/** A clock time without a zone: "28 Mar 2027, 02:30". */
function spoken(local: string): string {
  return Number.isNaN(Date.parse(`${local}Z`)) ? local : timeIn(`${local}Z`, 'UTC').replace(/\s*UTC$/, '')
}

function zoneOptions() {
  const own = ownZone()
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')
  return [
    { value: own, label: own, hint: t('clock.yours') },
    ...['UTC', ...others].filter((zone) => zone !== own).map((zone) => ({ value: zone, label: zone })),
  ]
}
