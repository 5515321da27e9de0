import { combine, createEvent, sample } from 'effector'
import { CalendarClock, Languages, Link, Monitor, RotateCcw, SlidersHorizontal, SunMoon, UserRoundCheck } from 'lucide-react'

import { personas } from '../../../../src/schemas/view-setting-values.ts'
import { createAction, createPlainAction } from '../../model/actions.ts'
import type { Action } from '../../model/actions.ts'
import { $viewSettings, viewSettingsReset, viewSettingsChanged, views, widths } from '../../model/documents/view-settings.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { t } from '../../../kit/i18n/words.ts'
import { languageName } from '../../model/documents/view-setting-names.ts'
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
    id: 'look.open',
    group: 'look',
    title: () => t('look.open'),
    icon: SlidersHorizontal,
    keys: ['k'],
    fn: () => ({ kind: 'look' as const }),
    target: dialogOpened,
  }),
  createAction({
    id: 'look.persona',
    group: 'look',
    source: $viewSettings.map(({ as }) => after(personas, as) ?? 'guest'),
    title: () => t('look.next-persona'),
    icon: UserRoundCheck,
    keys: ['p'],
    hint: (next) => t(`look.persona.${next}`),
    fn: (next) => ({ as: next }),
    target: viewSettingsChanged,
  }),
  createAction({
    id: 'look.language',
    group: 'look',
    source: $languages,
    title: () => t('look.next-language'),
    icon: Languages,
    keys: ['l'],
    ready: ({ offered }) => offered.length > 1 || t('look.one-language'),
    hint: ({ next }) => languageName(next ?? 'EN'),
    fn: ({ next }) => ({ language: next ?? null }),
    target: viewSettingsChanged,
  }),
  createAction({
    id: 'look.theme',
    group: 'look',
    source: $drawnTheme,
    title: () => t('look.next-theme'),
    icon: SunMoon,
    keys: ['t'],
    fn: (theme) => ({ theme: theme === 'dark' ? ('light' as const) : ('dark' as const) }),
    target: viewSettingsChanged,
  }),
  createAction({
    id: 'look.screen',
    group: 'look',
    source: $viewSettings.map(({ width }) => width),
    title: () => t('look.next-screen'),
    icon: Monitor,
    keys: ['v'],
    fn: (now) => ({ width: widths.find((width) => width > now) ?? widths[0] }),
    target: viewSettingsChanged,
  }),
  createAction<{ times: readonly number[]; time: string | null }, -1 | 1>({
    id: 'look.before',
    group: 'look',
    source: $clock,
    title: () => t('look.change-before'),
    icon: 'CalendarArrowUp',
    keys: [','],
    ready: (clock) => nextChange(clock, -1) !== undefined || t('look.no-change-before'),
    fn: () => -1,
    target: changeStepped,
  }),
  createAction<{ times: readonly number[]; time: string | null }, -1 | 1>({
    id: 'look.after',
    group: 'look',
    source: $clock,
    title: () => t('look.change-after'),
    icon: 'CalendarArrowDown',
    keys: ['.'],
    ready: (clock) => nextChange(clock, 1) !== undefined || t('look.no-change-after'),
    fn: () => 1,
    target: changeStepped,
  }),
  createPlainAction({
    id: 'look.real',
    group: 'look',
    title: () => t('look.as-it-is'),
    icon: CalendarClock,
    keys: ['r'],
    fn: () => ({ time: null }),
    target: viewSettingsChanged,
  }),
  createAction({
    id: 'look.reset',
    group: 'look',
    source: $changedParts,
    title: () => t('look.reset-all'),
    icon: RotateCcw,
    ready: (parts) => parts.length > 0 || t('look.nothing-unusual'),
    target: viewSettingsReset,
  }),
  createPlainAction<void>({
    id: 'look.link',
    group: 'look',
    title: () => t('look.copy-link'),
    icon: Link,
    keys: ['y'],
    target: copyLinkFx,
  }),
  ...personas.map((persona) =>
    createPlainAction({
      id: `look.as-${persona}`,
      group: 'look',
      title: () => t('look.look-as', { who: t(`look.persona.${persona}`) }),
      fn: () => ({ as: persona }),
      target: viewSettingsChanged,
    }),
  ),
  ...views.map((view, index) =>
    createPlainAction({
      id: `view.${view}`,
      group: 'view',
      title: () => t('look.view-as', { view: t(`look.view.${view}`) }),
      keys: [String(index + 1)],
      fn: () => ({ view }),
      target: viewSettingsChanged,
    }),
  ),
]
