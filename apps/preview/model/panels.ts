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
  /** One of these is shown in place of the details. */
  history: boolean
  comments: boolean
  audit: boolean
  below: BelowPanel | null
  belowHeight: number
}
const belowPanels = ['problems', 'access', 'words', 'weight'] as const
export type BelowPanel = (typeof belowPanels)[number]
const rightPanels = ['history', 'comments', 'audit'] as const
/** Panels that a button of the status bar opens: those on the right, in place of the details, and the others below the canvas. */
export const panelNames = [...belowPanels, ...rightPanels] as const
export type PanelName = (typeof panelNames)[number]

export const panelLimits = { left: [200, 420], right: [300, 480], wide: [440, 640], outline: [120, 900], belowHeight: [140, 560] } as const
const defaults: Panels = {
  left: 256,
  right: 340,
  wide: 560,
  outline: 380,
  leftOpen: true,
  rightOpen: true,
  history: false,
  comments: false,
  audit: false,
  below: null,
  belowHeight: globalThis.innerWidth < 560 ? 360 : 240, // the head of a panel takes half of 240 where its parts stand below each other
}
const key = 'foyer-preview-panels'

// What may happen
export const panelsChanged = createEvent<Partial<Panels>>()
export const panelToggled = createEvent<PanelName>()

// What we know
export const $panels = createStore<Panels>(read())

// How it changes
$panels
  .on(panelsChanged, (panels, part) => clamped({ ...panels, ...part }))
  .on(panelToggled, (panels, panel) =>
    isRight(panel)
      ? { ...panels, history: false, comments: false, audit: false, [panel]: !isOpen(panels, panel), rightOpen: true }
      : { ...panels, below: isOpen(panels, panel) ? null : panel },
  )
store($panels, key)

export function isOpen(panels: Panels, panel: PanelName): boolean {
  return isRight(panel) ? panels[panel] && panels.rightOpen : panels.below === panel
}

function isRight(panel: PanelName): panel is (typeof rightPanels)[number] {
  return rightPanels.some((name) => name === panel)
}

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
      (name === 'below' ? belowPanels.includes(own.below as BelowPanel) : typeof own[name] === typeof value) ? own[name] : value,
    ]),
  )
  return clamped(fitting as Panels) // each field has its type
}
