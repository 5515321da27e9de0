import { useUnit } from 'effector-react'
import {
  Braces,
  Clock,
  Database,
  Flag,
  GitCompareArrows,
  Grid2x2,
  Moon,
  PanelsTopLeft,
  RotateCcw,
  SlidersHorizontal,
  Sun,
  Wifi,
  X,
} from 'lucide-react'
import { Suspense, useRef } from 'react'
import type { ReactElement } from 'react'

import {
  $viewSettings,
  $unread,
  viewSettingsReset,
  viewSettingsChanged,
  unreadDismissed,
  views,
} from '../../model/documents/view-settings.ts'
import type { ViewSettings } from '../../model/documents/view-settings.ts'
import { $openDialog, dialogClosed, dialogOpened } from '../../model/documents/opened.ts'
import { Toolbar } from '../../../kit/layout/toolbar.tsx'
import { useNarrower } from '../../../kit/layout/window-width.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import { useDataEntries, usePersonaEntries, useThemeEntries } from './view-menus.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Popover } from '../../../kit/popups/popover.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { useFit } from '../../../kit/layout/use-fit.ts'
import { lazyComponent } from '../../../kit/i18n/lazy-component.ts'
import { t, useLanguage } from '../../../kit/i18n/words.ts'
import { trigger } from './choice.tsx'
import type { ChoiceProps } from './choice.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { $languageNotes } from './language-notes.ts'
import { $drawnTheme, $changedParts } from '../../model/view/default-view-settings.ts'
import { momentName, screenName } from '../../model/documents/view-setting-names.ts'
import { personaIcons, screenIcon } from '../../../kit/icons/view-setting-icons.ts'
import styles from './view-bar.module.css'

const ViewSettingsPanel = lazyComponent(
  () => import('./view-panel.tsx'),
  ({ ViewPanel }) => ViewPanel,
)
const ClockPart = lazyComponent(
  () => import('./clock-part.tsx'),
  ({ ClockPart }) => ClockPart,
)
const NetworkPart = lazyComponent(
  () => import('./network-part.tsx'),
  ({ NetworkPart }) => NetworkPart,
)
const FlagsPart = lazyComponent(
  () => import('./flags-part.tsx'),
  ({ FlagsPart }) => FlagsPart,
)
const ScreenPart = lazyComponent(
  () => import('./screen-part.tsx'),
  ({ ScreenPart }) => ScreenPart,
)

const viewIcons = { canvas: PanelsTopLeft, matrix: Grid2x2, compare: GitCompareArrows, json: Braces }

const $openedKind = $openDialog.map((opened) => opened?.kind ?? null)
const $view = $viewSettings.map(({ view }) => view)

/**
 * How far the bar is cut down for want of room: labels of the other views go, then of this one, then values that are defaults, then
 * all.
 */
const fit = { others: 1, view: 2, usual: 3, all: 4 }

/** One sentence about every frame below it: who views it, in which language, when, with which data. Other than default is blue. */
export function ViewBar() {
  const { viewSettings, unusual, opened, view, change, reset, openDialog, closeDialog } = useUnit({
    viewSettings: $viewSettings,
    unusual: $changedParts,
    opened: $openedKind,
    view: $view,
    change: viewSettingsChanged,
    reset: viewSettingsReset,
    openDialog: dialogOpened,
    closeDialog: dialogClosed,
  })
  const { language } = useLanguage()
  const fewer = useNarrower(1280)
  const least = useNarrower(900)
  const noLabels = useNarrower(1440)
  const blue = (...parts: (keyof ViewSettings)[]) => parts.some((part) => unusual.includes(part as (typeof unusual)[number]))
  const faults = viewSettings.faults.length
  const flags = Object.keys(viewSettings.flags).length + Object.keys(viewSettings.registration).length
  const bar = useRef<HTMLDivElement>(null)
  const notes = useUnit($languageNotes)
  const theme = useUnit($drawnTheme)
  const step = useFit(
    bar,
    [
      language,
      JSON.stringify({ ...viewSettings, doc: '', sel: '' }),
      theme,
      notes.isOffered,
      notes.missing.length,
      fewer,
      least,
      noLabels,
    ].join(' '),
    fit.all,
  )
  const cut = (isBlue: boolean) => step >= (isBlue ? fit.all : fit.usual)
  const more = [
    ...(least
      ? [
          { id: 'theme', unusual: blue('theme') },
          { id: 'width', unusual: blue('width') },
          { id: 'time', unusual: blue('time') },
        ]
      : []),
    { id: 'data', unusual: blue('data') },
    { id: 'faults', unusual: blue('faults', 'status') },
    { id: 'flags', unusual: blue('flags', 'registration') },
  ]
  return (
    <section className={styles.place} data-part="view-settings" aria-label={t('view-settings.bar')}>
      <div ref={bar} className={styles.bar}>
        <Toolbar label={t('view-settings.bar')} className={styles.choices}>
          <Popover
            label={t('view-settings.open')}
            width={1130}
            open={opened === 'view-settings'}
            onOpenChange={(open) => (open ? openDialog({ kind: 'view-settings' }) : closeDialog())}
            trigger={
              <button type="button" className={styles.title} aria-keyshortcuts="K" onPointerEnter={fetchPanel} onFocus={fetchPanel}>
                {t('view-settings.looking-as')}
              </button>
            }
          >
            {(close) => (
              <Suspense
                fallback={
                  <div className={styles.waiting}>
                    <Skeleton lines={12} />
                  </div>
                }
              >
                <ViewSettingsPanel onClose={close} />
              </Suspense>
            )}
          </Popover>
          <PersonaMenu viewSettings={viewSettings} blue={blue('as')} cut={step >= fit.all} />
          <LanguageMenu blue={blue('language')} cut={cut(blue('language'))} />
          {least ? null : (
            <>
              <ThemeMenu viewSettings={viewSettings} blue={blue('theme')} cut={cut(blue('theme'))} />
              <Part
                label={t('view-settings.screen')}
                value={screenName(viewSettings.width)}
                icon={screenIcon(viewSettings.width)}
                blue={blue('width')}
                cut={cut(blue('width'))}
                width={260}
              >
                <ScreenPart />
              </Part>
              <Part
                label={t('view-settings.clock')}
                value={viewSettings.time === null ? t('view-settings.now') : momentName(viewSettings.time, language)}
                icon={Clock}
                blue={blue('time')}
                cut={cut(blue('time'))}
                width={480}
              >
                <ClockPart />
              </Part>
            </>
          )}
          {fewer ? (
            <Choice
              label={t('view-settings.more')}
              value={t('view-settings.n-more', { count: more.length })}
              icon={SlidersHorizontal}
              blue={more.some((part) => part.unusual)}
              onClick={() => openDialog({ kind: 'view-settings' })}
            />
          ) : (
            <>
              <DataMenu viewSettings={viewSettings} blue={blue('data')} cut={cut(blue('data'))} />
              <Part
                label={t('view-settings.network')}
                value={
                  viewSettings.status !== '0'
                    ? t(`view-settings.status.${viewSettings.status}`)
                    : faults
                      ? t('view-settings.faults', { count: faults })
                      : t('view-settings.no-faults')
                }
                icon={Wifi}
                blue={blue('faults', 'status')}
                cut={cut(blue('faults', 'status'))}
                width={400}
              >
                <NetworkPart withStatus />
              </Part>
              <Part
                label={t('view-settings.flags')}
                value={flags ? t('view-settings.flags-changed', { count: flags }) : t('view-settings.flags-as-set')}
                icon={Flag}
                blue={blue('flags', 'registration')}
                cut={cut(blue('flags', 'registration'))}
                width={420}
              >
                <FlagsPart />
              </Part>
            </>
          )}
          {unusual.length === 0 ? null : step >= fit.usual ? (
            <IconButton icon={RotateCcw} label={t('view-settings.reset')} onClick={() => reset()} />
          ) : (
            <Button kind="quiet" icon={RotateCcw} onClick={() => reset()}>
              {t('view-settings.reset')}
            </Button>
          )}
        </Toolbar>
        <Segmented
          label={t('view-settings.views')}
          value={view}
          onChange={(next) => change({ view: next })}
          options={views.map((one) => ({
            value: one,
            label: t(`view-settings.view.${one}`),
            icon: viewIcons[one],
            hideLabel: step >= fit.view || (one !== view && (noLabels || step >= fit.others)) || (noLabels && least),
          }))}
        />
      </div>
      <Unread />
    </section>
  )
}

/** Both are preloaded: the panel is the largest part of the bar. */
function fetchPanel() {
  void import('./view-panel.tsx')
}

function Choice(props: ChoiceProps) {
  return trigger(props)
}

function Part({ children, width, ...props }: ChoiceProps & { width: number; children: ReactElement }) {
  return (
    <Popover label={props.label} width={width} trigger={trigger(props)}>
      <Suspense fallback={<Skeleton />}>{children}</Suspense>
    </Popover>
  )
}

type MenuProps = { viewSettings: ViewSettings; blue: boolean; cut: boolean }

function PersonaMenu({ viewSettings, blue, cut }: MenuProps) {
  return (
    <Menu
      label={t('view-settings.who')}
      items={usePersonaEntries}
      trigger={trigger({
        label: t('view-settings.who'),
        value: t(`view-settings.persona.${viewSettings.as}`),
        icon: personaIcons[viewSettings.as],
        blue,
        cut,
      })}
    />
  )
}

function ThemeMenu({ blue, cut }: MenuProps) {
  const now = useUnit($drawnTheme)
  return (
    <Menu
      label={t('view-settings.theme')}
      items={useThemeEntries}
      trigger={trigger({
        label: t('view-settings.theme'),
        value: t(`view-settings.theme.${now}`),
        icon: now === 'dark' ? Moon : Sun,
        blue,
        cut,
      })}
    />
  )
}

function DataMenu({ viewSettings, blue, cut }: MenuProps) {
  return (
    <Menu
      label={t('view-settings.data')}
      items={useDataEntries}
      trigger={trigger({ label: t('view-settings.data'), value: t(`view-settings.data.${viewSettings.data}`), icon: Database, blue, cut })}
    />
  )
}

/** Invalid parts of the address, shown once: none of them is used. */
function Unread() {
  const { unread, dismiss } = useUnit({ unread: $unread, dismiss: unreadDismissed })
  if (unread.length === 0) return null
  return (
    <output className={styles.unread}>
      <Notice kind="warn" action={<IconButton icon={X} label={t('view-settings.unread-close')} size="small" onClick={() => dismiss()} />}>
        {unread.map(({ name, text }, index) => (
          <p key={index}>{t('view-settings.unread', { name, text })}</p>
        ))}
      </Notice>
    </output>
  )
}
