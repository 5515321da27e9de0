import { combine } from 'effector'

import type { MaintenanceWindow } from '../../../schemas/documents.ts'
import { $brand } from '../context/documents.ts'
import { $now } from '../context/environment.ts'
import { memo } from '../../../rules/memo.ts'

/** Studios that are in maintenance now by the brand's windows, with its end. The same map until one begins or ends. */
export type StudiosDown = ReadonlyMap<string, string>

/** Of windows that overlap, the one that ends last counts. */
export function downAt(windows: readonly MaintenanceWindow[], now: number): StudiosDown {
  const open = windows
    .filter(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until))
    .toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until))
  return sameMap(windows, JSON.stringify(open.map(({ vendor, until }) => [vendor, until])))
}
// What is parsed is written above
const sameMap = memo((_: readonly MaintenanceWindow[], entries: string): StudiosDown => new Map(JSON.parse(entries) as [string, string][]))

const none: readonly MaintenanceWindow[] = []
export const $studiosDown = combine($brand, $now, ({ maintenance = none }, now) => downAt(maintenance, now))

/** What a game or a card of a studio says: the gateway's own word, or that of a window. */
export function maintenanceOf(gateway: boolean | undefined, vendor: string, down: StudiosDown) {
  const until = down.get(vendor)
  if (until !== undefined) return { maintenance: true, maintenanceUntil: until }
  return gateway === undefined ? {} : { maintenance: gateway }
}
