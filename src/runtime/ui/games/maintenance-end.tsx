import { use } from 'react'

import { DrawingContext } from '../drawing.ts'
import { useFirstTime } from '../text/server-html.ts'
import { offsetIn, timeInZone, zoneName } from '../text/zone-time.ts'

/** When a maintenance ends: "Until 2:00 PM GMT+8", in the zone of all times of the portal, with the day where that is another one. */
export function MaintenanceEnd({ until, label }: { until: string; label: (time: string) => string }) {
  const { language, zone } = use(DrawingContext)
  const now = useFirstTime()
  const at = Date.parse(until)
  const offset = zone ?? offsetIn(until)
  if (Number.isNaN(at) || offset === undefined) return null
  return <time dateTime={until}>{label(`${timeInZone(at, offset, language, now)} ${zoneName(offset)}`)}</time>
}
