import { dequal } from 'dequal/lite'
import { combine, createEvent, createStore } from 'effector'

import type { FrameViewSettings } from '../../../../src/schemas/view-settings.ts'
import { isAddress } from '../../../../src/schemas/address.ts'
import { dataScenarios, faultMode, faultPath, personas } from '../../../../src/schemas/view-setting-values.ts'
import { defaultFrameViewSettings } from '../../../../src/schemas/default-view-settings.ts'
import { languageCodes } from '../../../../src/schemas/language.ts'
import { defaultDraft } from '../../../../src/schemas/workspace-address.ts'
import { $overrides } from './history.ts'
import type { Overrides } from './editor-history.ts'

export const views = ['canvas', 'matrix', 'compare', 'json'] as const
export type View = (typeof views)[number]

/** All that is viewed: what a frame shows, and what the editor shows around it. */
export type ViewSettings = FrameViewSettings & {
  brand: string
  draft: string
  doc: string // "page/home"
  width: number // of the frame, in CSS px
  view: View
  sel: string | null // id of the selected block, item or field; the number of a step
}

export const defaultViewSettings: ViewSettings = {
  ...defaultFrameViewSettings,
  brand: '',
  draft: defaultDraft,
  doc: 'page/home',
  width: 1280,
  view: 'canvas',
  sel: null,
}

export const widths = [360, 390, 768, 1280, 1920] as const
const [narrowest, widest] = [320, 2560]

/** A part of an address that could not be read: the parameter and its value. */
export type Unread = { name: string; text: string }

type Reader = (text: string) => Partial<ViewSettings> | undefined

const one = <T extends string>(values: readonly T[], text: string): T | undefined => values.find((value) => value === text)
const id = /^[a-z0-9_]+(?:-[a-z0-9]+)*$/

const readers: Record<string, Reader> = {
  brand: (text) => (id.test(text) ? { brand: text } : undefined),
  draft: (text) => (id.test(text) && text.length <= 64 ? { draft: text } : undefined),
  doc: (text) => (/^(?:page|menu|form|order|overlay|brand|flags|words)\/[a-z0-9_-]+$/.test(text) ? { doc: text } : undefined),
  at: (text) => (isAddress(text) ? { at: text } : undefined),
  as: (text) => wrap('as', one(personas, text)),
  lang: (text) =>
    wrap(
      'language',
      languageCodes.find((code) => code === text),
    ),
  theme: (text) => wrap('theme', one(['dark', 'light'] as const, text)),
  w: (text) => (/^\d{3,4}$/.test(text) && Number(text) >= narrowest && Number(text) <= widest ? { width: Number(text) } : undefined),
  t: (text) => (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)) ? { time: text } : undefined),
  data: (text) => wrap('data', one(dataScenarios, text)),
  net: (text) => {
    const faults = text
      .split(',')
      .map((part) => ({ mode: part.slice(0, Math.max(0, part.indexOf('@'))), path: part.slice(part.indexOf('@') + 1) }))
    return faults.every(({ mode, path }) => faultMode.test(mode) && faultPath.test(path)) ? { faults } : undefined
  },
  flags: (text) => wrap('flags', readOverrides(text)),
  reg: (text) => wrap('registration', readOverrides(text)),
  status: (text) => wrap('status', one(['0', '1', '2'] as const, text)),
  view: (text) => wrap('view', one(views, text)),
  sel: (text) => (text.length <= 64 ? { sel: text } : undefined),
}

function wrap<Key extends keyof ViewSettings>(key: Key, value: ViewSettings[Key] | undefined): Partial<ViewSettings> | undefined {
  return value === undefined ? undefined : { [key]: value }
}

/** `summerLobby:1,limit:12` → `{ summerLobby: true, limit: 12 }`: 0 and 1 are no and yes, other numbers numbers, the rest text. */
function readOverrides(text: string): Record<string, boolean | number | string> | undefined {
  const entries: [string, boolean | number | string][] = []
  for (const part of text.split(',')) {
    const colon = part.indexOf(':')
    const [name, value] = [part.slice(0, colon), part.slice(colon + 1)]
    if (colon < 1 || !/^[\w.]{1,64}$/.test(name)) return undefined
    entries.push([
      name,
      value === '1' ? true : value === '0' ? false : /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : decodeURIComponent(value),
    ])
  }
  return Object.fromEntries(entries)
}

/** Reads an address. A value that cannot be read is reported, and its default is used. */
export function readViewSettings(search: string): { settings: ViewSettings; unread: Unread[] } {
  const unread: Unread[] = []
  let viewSettings = defaultViewSettings
  for (const [name, text] of new URLSearchParams(search)) {
    let read: Partial<ViewSettings> | undefined
    try {
      read = Object.hasOwn(readers, name) ? readers[name]?.(text) : undefined
    } catch {
      read = undefined // a broken escape
    }
    if (read) viewSettings = { ...viewSettings, ...read }
    else unread.push({ name: name.slice(0, 40), text: text.slice(0, 80) })
  }
  return { settings: viewSettings, unread }
}

/**
 * The address of view settings, `?doc=page/rng&at=/rng&as=agent`: only values other than the default, always in the same order. A document
 * other than home has its page beside it, for a link without one goes to a page that shows the document.
 */
export function printViewSettings(viewSettings: ViewSettings): string {
  const overrides = (values: ViewSettings['flags']) =>
    Object.entries(values)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([name, value]) =>
          `${name}:${typeof value === 'boolean' ? Number(value) : typeof value === 'number' ? value : encodeURIComponent(value)}`,
      )
      .join(',')
  const parts: [string, string, string][] = [
    ['brand', viewSettings.brand, defaultViewSettings.brand],
    ['draft', viewSettings.draft, defaultViewSettings.draft],
    ['doc', viewSettings.doc, defaultViewSettings.doc],
    ['at', viewSettings.at, viewSettings.doc === defaultViewSettings.doc ? defaultViewSettings.at : ''],
    ['as', viewSettings.as, defaultViewSettings.as],
    ['lang', viewSettings.language ?? '', ''],
    ['theme', viewSettings.theme ?? '', ''],
    ['w', String(viewSettings.width), String(defaultViewSettings.width)],
    ['t', viewSettings.time ?? '', ''],
    ['data', viewSettings.data, defaultViewSettings.data],
    ['net', viewSettings.faults.map(({ mode, path }) => `${mode}@${path}`).join(','), ''],
    ['flags', overrides(viewSettings.flags), ''],
    ['reg', overrides(viewSettings.registration), ''],
    ['status', viewSettings.status, defaultViewSettings.status],
    ['view', viewSettings.view, defaultViewSettings.view],
    ['sel', viewSettings.sel ?? '', ''],
  ]
  const text = parts
    .filter(([, value, plain]) => value !== plain)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%40', '@')}`,
    )
    .join('&')
  return text && `?${text}`
}

/** The part of the view settings that frames get. */
export function frameSettingsOf({
  at,
  as,
  language,
  theme,
  time,
  data,
  faults,
  flags,
  registration,
  status,
}: ViewSettings): FrameViewSettings {
  return { at, as, language, theme, time, data, faults, flags, registration, status }
}

/** Names of the view settings that are not the default, for the blue marks and Reset; the document and the view do not count. */
export function changedParts(
  viewSettings: ViewSettings,
): ('as' | 'language' | 'theme' | 'width' | 'time' | 'data' | 'faults' | 'flags' | 'registration' | 'status')[] {
  const parts = ['as', 'language', 'theme', 'width', 'time', 'data', 'faults', 'flags', 'registration', 'status'] as const
  return parts.filter((part) => !dequal(viewSettings[part], defaultViewSettings[part]))
}

// What may happen
/** View settings were changed: only the named ones change. */
export const viewSettingsChanged = createEvent<Partial<ViewSettings>>()
/** The default view settings of the same document. */
export const viewSettingsReset = createEvent()
export const addressRead = createEvent<string>()

// What we know
/** The selected values, except the overrides: those are in the history, because undo covers them. */
const $chosen = createStore<Omit<ViewSettings, keyof Overrides>>(defaultViewSettings)
export const $viewSettings = combine($chosen, $overrides, (chosen, overrides): ViewSettings => ({ ...chosen, ...overrides }))
export const $unread = createStore<Unread[]>([])
export const unreadDismissed = createEvent()

// How it changes
$chosen
  .on(viewSettingsChanged, (chosen, { flags: _flags, registration: _registration, ...part }) => ({ ...chosen, ...part }))
  .on(viewSettingsReset, ({ brand, draft, doc, at, view, sel }) => ({ ...defaultViewSettings, brand, draft, doc, at, view, sel }))
  .on(addressRead, (_, search) => readViewSettings(search).settings)
$unread.on(addressRead, (_, search) => readViewSettings(search).unread).reset(unreadDismissed)
