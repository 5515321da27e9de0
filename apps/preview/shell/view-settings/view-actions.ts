import { combine, createEvent, sample } from 'effector'
import { CalendarClock, Languages, Link, Monitor, RotateCcw, SlidersHorizontal, SunMoon, UserRoundCheck } from 'lucide-react'

import { personas } from '../../../../src/schemas/view-setting-values.ts'
import { createAction, createPlainAction } from '../../model/actions.ts'
import type { Action } from '../../model/actions.ts'
import { $viewSettings, viewSettingsReset, viewSettingsChanged, views, widths } from '../../model/documents/view-settings.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { t } from '../../../kit/i18n/words.ts'
import { languageNames } from '../../../../src/schemas/language-names.ts'
import { $changeTimes } from './timeline.ts'
import { copyLinkFx } from './copy-link.ts'
import { $drawnTheme, $offered, $changedParts } from '../../model/view/default-view-settings.ts'

/** The entry after one, round and round; of one that is not in the list the first. */
function after<T>(list: readonly T[], one: T): T | undefined {
  return list[(list.indexOf(one) + 1) % list.length]
}

/** The next moment before (-1) or after (1) the viewed one at which this page changes. */
export function changeFrom(times: readonly number[], from: number, way: -1 | 1): number | undefined {
  return way === 1 ? times.find((time) => time > from) : times.findLast((time) => time < from)
}

/** A moment with the operator's own offset, so that the link means the same everywhere. */
export function atZone(ms: number): string {
  const minutes = -new Date(ms).getTimezoneOffset()
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0')
  return `${new Date(ms + minutes * 60_000).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

const $clock = combine({ times: $changeTimes, time: $viewSettings.map(({ time }) => time) })
const nextChange = ({ times, time }: { times: readonly number[]; time: string | null }, way: -1 | 1) =>
  changeFrom(times, time === null ? Date.now() : Date.parse(time), way)

/** Sets the clock to the previous or next change. */
export const changeStepped = createEvent<-1 | 1>()
sample({
  clock: sample({ clock: changeStepped, source: $clock, fn: nextChange }).filterMap((next) => next),
  fn: (next) => ({ time: atZone(next) }),
  target: viewSettingsChanged,
})

const $languages = combine($offered, $viewSettings, (offered, { language }) => ({ offered, next: after(offered, language ?? offered[0]) }))

export const viewActions: readonly Action[] = [
  createPlainAction({
    id: 'view-settings.open',
    group: 'view-settings',
    title: () => t('view-settings.open'),
    icon: SlidersHorizontal,
    keys: ['k'],
    fn: () => ({ kind: 'view-settings' as const }),
    target: dialogOpened,
  }),
  createAction({
    id: 'view-settings.persona',
    group: 'view-settings',
    source: $viewSettings.map(({ as }) => after(personas, as) ?? 'guest'),
    title: () => t('view-settings.next-persona'),
    icon: UserRoundCheck,
    keys: ['p'],
    hint: (next) => t(`view-settings.persona.${next}`),
    fn: (next) => ({ as: next }),
    target: viewSettingsChanged,
  }),
  createAction({
    id: 'view-settings.language',
    group: 'view-settings',
    source: $languages,
    title: () => t('view-settings.next-language'),
    icon: Languages,
    keys: ['l'],
    ready: ({ offered }) => offered.length > 1 || t('view-settings.one-language'),
    hint: ({ next }) => languageNames[next ?? 'EN'],
    fn: ({ next }) => ({ language: next ?? null }),
    target: viewSettingsChanged,
  }),
  createAction({
    id: 'view-settings.theme',
    group: 'view-settings',
    source: $drawnTheme,
    title: () => t('view-settings.next-theme'),
    icon: SunMoon,
    keys: ['t'],
    fn: (theme) => ({ theme: theme === 'dark' ? ('light' as const) : ('dark' as const) }),
    target: viewSettingsChanged,
  }),
  createAction({
    id: 'view-settings.screen',
    group: 'view-settings',
    source: $viewSettings.map(({ width }) => width),
    title: () => t('view-settings.next-screen'),
    icon: Monitor,
    keys: ['v'],
    fn: (now) => ({ width: widths.find((width) => width > now) ?? widths[0] }),
    target: viewSettingsChanged,
  }),
  createAction<{ times: readonly number[]; time: string | null }, -1 | 1>({
    id: 'view-settings.before',
    group: 'view-settings',
    source: $clock,
    title: () => t('view-settings.change-before'),
    icon: 'CalendarArrowUp',
    keys: [','],
    ready: (clock) => nextChange(clock, -1) !== undefined || t('view-settings.no-change-before'),
    fn: () => -1,
    target: changeStepped,
  }),
  createAction<{ times: readonly number[]; time: string | null }, -1 | 1>({
    id: 'view-settings.after',
    group: 'view-settings',
    source: $clock,
    title: () => t('view-settings.change-after'),
    icon: 'CalendarArrowDown',
    keys: ['.'],
    ready: (clock) => nextChange(clock, 1) !== undefined || t('view-settings.no-change-after'),
    fn: () => 1,
    target: changeStepped,
  }),
  createPlainAction({
    id: 'view-settings.real',
    group: 'view-settings',
    title: () => t('view-settings.as-it-is'),
    icon: CalendarClock,
    keys: ['r'],
    fn: () => ({ time: null }),
    target: viewSettingsChanged,
  }),
  createAction({
    id: 'view-settings.reset',
    group: 'view-settings',
    source: $changedParts,
    title: () => t('view-settings.reset-all'),
    icon: RotateCcw,
    ready: (parts) => parts.length > 0 || t('view-settings.nothing-unusual'),
    target: viewSettingsReset,
  }),
  createPlainAction<void>({
    id: 'view-settings.link',
    group: 'view-settings',
    title: () => t('view-settings.copy-link'),
    icon: Link,
    keys: ['y'],
    target: copyLinkFx,
  }),
  ...personas.map((persona) =>
    createPlainAction({
      id: `view-settings.as-${persona}`,
      group: 'view-settings',
      title: () => t('view-settings.look-as', { who: t(`view-settings.persona.${persona}`) }),
      fn: () => ({ as: persona }),
      target: viewSettingsChanged,
    }),
  ),
  ...views.map((view, index) =>
    createPlainAction({
      id: `view.${view}`,
      group: 'view',
      title: () => t('view-settings.view-as', { view: t(`view-settings.view.${view}`) }),
      keys: [String(index + 1)],
      fn: () => ({ view }),
      target: viewSettingsChanged,
    }),
  ),
]
