import { createEvent, createStore } from 'effector'

import { store, storedValue } from '../../kit/state/stored.ts'

/** How the operator has arranged the shell: widths in px, which parts are collapsed, which panel is open below. Kept in this browser. */
export type Panels = {
  left: number
  right: number
  wide: number
  outline: number
  leftOpen: boolean
  rightOpen: boolean
  below: BelowPanel | null
  belowHeight: number
}
export type BelowPanel = 'problems' | 'access' | 'words' | 'weight' | 'history'

export const panelLimits = { left: [200, 420], right: [300, 480], wide: [440, 640], outline: [120, 900], belowHeight: [140, 560] } as const
const defaults: Panels = { left: 256, right: 340, wide: 560, outline: 380, leftOpen: true, rightOpen: true, below: null, belowHeight: 240 }
const key = 'foyer-preview-panels'

// What may happen
export const panelsChanged = createEvent<Partial<Panels>>()
export const belowToggled = createEvent<BelowPanel>()

// What we know
export const $panels = createStore<Panels>(read())

// How it changes
$panels
  .on(panelsChanged, (panels, part) => clamped({ ...panels, ...part }))
  .on(belowToggled, (panels, below) => ({ ...panels, below: panels.below === below ? null : below }))
store($panels, key)

function clamped(panels: Panels): Panels {
  const within = (name: keyof typeof panelLimits) =>
    Math.round(Math.min(Math.max(panels[name], panelLimits[name][0]), panelLimits[name][1]))
  return {
    ...panels,
    left: within('left'),
    right: within('right'),
    wide: within('wide'),
    outline: within('outline'),
    belowHeight: within('belowHeight'),
  }
}

function read(): Panels {
  const kept = storedValue(key)
  const own = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const fitting = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      typeof own[name] === typeof value || (name === 'below' && own[name] === null) ? own[name] : value,
    ]),
  )
  return clamped(fitting as Panels) // each field has its type
}
