import {
  CalendarArrowDown,
  CalendarArrowUp,
  CalendarClock,
  Languages,
  Link,
  Monitor,
  RotateCcw,
  SlidersHorizontal,
  SunMoon,
  UserRoundCheck,
} from 'lucide-react'

import { personas } from '../../../../src/schemas/view-setting-values.ts'
import { addActions } from '../../model/actions.ts'
import { $viewSettings, viewSettingsReset, viewSettingsChanged, views, widths } from '../../model/view-settings.ts'
import { dialogOpened } from '../../model/opened.ts'
import { t } from '../../i18n/words.ts'
import { languageName } from '../../model/view-setting-names.ts'
import { $changeTimes } from './timeline.ts'
import { copyLink } from './copy-link.ts'
import { $drawnTheme, $offered, $changedParts } from '../../model/default-view-settings.ts'

/** The entry after one, round and round; of one that is not in the list the first. */
function after<T>(list: readonly T[], one: T): T | undefined {
  return list[(list.indexOf(one) + 1) % list.length]
}

/** The next moment before (-1) or after (1) the one that is looked at, at which this page changes. */
export function changeFrom(times: readonly number[], from: number, way: -1 | 1): number | undefined {
  return way === 1 ? times.find((time) => time > from) : times.findLast((time) => time < from)
}

export function clockNow(): number {
  const { time } = $viewSettings.getState()
  return time === null ? Date.now() : Date.parse(time)
}

export function goToChange(way: -1 | 1): void {
  const next = changeFrom($changeTimes.getState(), clockNow(), way)
  if (next !== undefined) viewSettingsChanged({ time: atZone(next) })
}

/** A moment with the operator's own offset, so that the link says the same everywhere. */
export function atZone(ms: number): string {
  const minutes = -new Date(ms).getTimezoneOffset()
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0')
  return `${new Date(ms + minutes * 60_000).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

function noChange(way: -1 | 1): true | string {
  return (
    changeFrom($changeTimes.getState(), clockNow(), way) !== undefined || t(way === 1 ? 'look.no-change-after' : 'look.no-change-before')
  )
}

export function addViewActions(): void {
  addActions([
    {
      id: 'look.open',
      group: 'look',
      title: () => t('look.open'),
      icon: SlidersHorizontal,
      keys: ['k'],
      run: () => dialogOpened({ kind: 'look' }),
    },
    {
      id: 'look.persona',
      group: 'look',
      title: () => t('look.next-persona'),
      icon: UserRoundCheck,
      keys: ['p'],
      hint: () => t(`look.persona.${after(personas, $viewSettings.getState().as) ?? 'guest'}`),
      run: () => viewSettingsChanged({ as: after(personas, $viewSettings.getState().as) ?? 'guest' }),
    },
    {
      id: 'look.language',
      group: 'look',
      title: () => t('look.next-language'),
      icon: Languages,
      keys: ['l'],
      ready: () => $offered.getState().length > 1 || t('look.one-language'),
      hint: () => languageName(nextLanguage() ?? 'EN'),
      run: () => viewSettingsChanged({ language: nextLanguage() ?? null }),
    },
    {
      id: 'look.theme',
      group: 'look',
      title: () => t('look.next-theme'),
      icon: SunMoon,
      keys: ['t'],
      run: () => viewSettingsChanged({ theme: $drawnTheme.getState() === 'dark' ? 'light' : 'dark' }),
    },
    {
      id: 'look.screen',
      group: 'look',
      title: () => t('look.next-screen'),
      icon: Monitor,
      keys: ['v'],
      run: () => viewSettingsChanged({ width: widths.find((width) => width > $viewSettings.getState().width) ?? widths[0] }),
    },
    {
      id: 'look.before',
      group: 'look',
      title: () => t('look.change-before'),
      icon: CalendarArrowUp,
      keys: [','],
      ready: () => noChange(-1),
      run: () => goToChange(-1),
    },
    {
      id: 'look.after',
      group: 'look',
      title: () => t('look.change-after'),
      icon: CalendarArrowDown,
      keys: ['.'],
      ready: () => noChange(1),
      run: () => goToChange(1),
    },
    {
      id: 'look.real',
      group: 'look',
      title: () => t('look.as-it-is'),
      icon: CalendarClock,
      keys: ['r'],
      run: () => viewSettingsChanged({ time: null }),
    },
    {
      id: 'look.reset',
      group: 'look',
      title: () => t('look.reset-all'),
      icon: RotateCcw,
      ready: () => $changedParts.getState().length > 0 || t('look.nothing-unusual'),
      run: () => viewSettingsReset(),
    },
    { id: 'look.link', group: 'look', title: () => t('look.copy-link'), icon: Link, keys: ['y'], run: () => void copyLink() },
    ...personas.map((persona) => ({
      id: `look.as-${persona}`,
      group: 'look' as const,
      title: () => t('look.look-as', { who: t(`look.persona.${persona}`) }),
      run: () => viewSettingsChanged({ as: persona }),
    })),
    ...views.map((view, index) => ({
      id: `view.${view}`,
      group: 'view' as const,
      title: () => t('look.view-as', { view: t(`look.view.${view}`) }),
      keys: [String(index + 1)],
      run: () => viewSettingsChanged({ view }),
    })),
  ])
}

function nextLanguage() {
  const offered = $offered.getState()
  const { language } = $viewSettings.getState()
  return after(offered, language ?? offered[0])
}
