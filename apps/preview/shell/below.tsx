import type { BelowPanel } from './panels.ts'

export function Below({ panel }: { panel: BelowPanel }) {
  return <p>{panel}</p>
}
