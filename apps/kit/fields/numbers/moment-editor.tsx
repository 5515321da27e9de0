import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useState } from 'react'

import { ClockNotes, Instants, ZoneControl } from '../../controls/clock-notes.tsx'
import type { Which } from '../../controls/clock-notes.tsx'
import { clockIn, clockTimeOf, momentIn } from '../../controls/clock-time.ts'
import { ownZone } from '../../controls/zone-time.ts'
import { t } from '../../i18n/words.ts'
import { DateTimeField } from '../../controls/date-time-field.tsx'
import type { FieldIds } from '../../controls/field.tsx'
import clock from '../../locales/en/clock.json'

export const words = { clock }

const zoneChosen = createEvent<string>()
/** The zone that was chosen last: moments that have its offset are shown by its clocks. */
const $lastZone = createStore('').on(zoneChosen, (_, zone) => zone)

/**
 * A moment by the clocks of a zone that has a name. A document has the instant with its offset, which names no zone: it is shown in the
 * one that was chosen last if that has the offset, else in the operator's. A time that the zone's clocks skip is not written.
 */
export function MomentEditor({
  ids,
  label,
  value,
  required,
  brief,
  onChange,
}: {
  ids: Partial<FieldIds>
  label: string
  value: string | undefined
  required: boolean
  brief?: boolean | undefined
  onChange: (value: string | undefined) => void
}) {
  const at = instantOf(value)
  const { lastZone, rememberZone } = useUnit({ lastZone: $lastZone, rememberZone: zoneChosen })
  const [zone, setZone] = useState(() => (lastZone && (at === undefined || hasOffset(value, at, lastZone)) ? lastZone : ownZone()))
  const [skipped, setSkipped] = useState<{ local: string; over: string | undefined }>()
  const isSkipped = skipped !== undefined && skipped.over === value
  const local = isSkipped ? skipped.local : at === undefined ? undefined : clockIn(at, zone)
  const time = local === undefined ? undefined : clockTimeOf(local, zone)
  const which = time?.kind === 'twice' ? (at === time.later ? 'later' : 'earlier') : undefined

  function write(next: string | undefined, inZone: string, chosen: Which = 'earlier') {
    const meant = next === undefined ? undefined : clockTimeOf(next, inZone)
    const instant = meant?.kind === 'once' ? meant.at : meant?.kind === 'twice' ? meant[chosen] : undefined
    setSkipped(next === undefined || instant !== undefined ? undefined : { local: next, over: value })
    if (next === undefined) onChange(undefined)
    else if (instant !== undefined) onChange(momentIn(instant, inZone))
  }
  return (
    <>
      <DateTimeField
        {...ids}
        id={undefined}
        local
        label={label}
        value={local}
        clearable={!required}
        onChange={(next) => write(next, zone)}
      />
      <ZoneControl
        zone={zone}
        label={brief ? t('clock.zone-of', { label }) : undefined}
        onChange={(next) => {
          rememberZone(next)
          setZone(next)
          if (local !== undefined) write(local, next, which)
        }}
      />
      <ClockNotes
        time={time}
        local={local}
        zone={zone}
        which={which}
        onWhich={(next) => write(local, zone, next)}
        onUse={(next) => write(next, zone)}
      />
      {at === undefined || isSkipped || brief ? null : <Instants at={at} zone={zone} label={label} />}
    </>
  )
}

/** An instant needs an offset: without one it would be another on each machine. */
function instantOf(value: string | undefined): number | undefined {
  const at = value !== undefined && /(?:Z|[+-]\d{2}:?\d{2})$/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

function hasOffset(value: string | undefined, at: number, zone: string): boolean {
  const offset = (text = '') => text.replace(/Z$/i, '+00:00').slice(-6)
  return offset(value) === offset(momentIn(at, zone))
}
