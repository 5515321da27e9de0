import { useUnit } from 'effector-react'
import {
  Bookmark,
  BookmarkPlus,
  Clock,
  Copy,
  Database,
  Flag,
  Languages,
  Link,
  Monitor,
  Server,
  SunMoon,
  Users,
  Wifi,
  X,
} from 'lucide-react'
import { useId, useState } from 'react'

import { dataScenarios, personas } from '../../../../src/schemas/view-setting-values.ts'
import { languageCodes } from '../../../../src/schemas/language.ts'
import { $viewSettings, viewSettingsChanged, printViewSettings } from '../../model/documents/view-settings.ts'
import type { ViewSettings } from '../../model/documents/view-settings.ts'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import type { IconType } from '../../../kit/icons/icon.ts'
import { ChoiceCards } from '../../../kit/controls/choice-cards.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { ClockPart } from './clock-part.tsx'
import { FlagsPart } from './flags-part.tsx'
import registration from '../../locales/en/registration.json'
import { copyLinkFx } from './copy-link.ts'
import { NetworkPart, statuses } from './network-part.tsx'
import { $views, viewOpened, searchOf, viewForgotten, viewSaved } from './saved-views.ts'
import { ScreenPart } from './screen-part.tsx'
import { $offered, $changedParts } from '../../model/view/default-view-settings.ts'
import { directionName } from '../../model/documents/view-setting-names.ts'
import { languageNames } from '../../../../src/schemas/language-names.ts'
import { personaIcons } from '../../../kit/icons/view-setting-icons.ts'
import styles from './view-panel.module.css'
import type { Elements } from '../../../../src/runtime/ui/elements.tsx'

export const words = { registration }

/** All view settings in one panel. Nothing here changes a document. */
export function ViewPanel({ onClose }: { onClose: () => void }) {
  const { viewSettings, offered, change } = useUnit({ viewSettings: $viewSettings, offered: $offered, change: viewSettingsChanged })
  const language = viewSettings.language ?? offered[0] ?? 'EN'
  const codes = [...offered, ...languageCodes.filter((code) => !offered.includes(code))]
  return (
    <div className={styles.panel}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Group title={t('view-settings.who')} icon={Users} note={t('view-settings.who-note')}>
            <ChoiceCards
              label={t('view-settings.who')}
              value={viewSettings.as}
              onChange={(as) => change({ as })}
              options={personas.map((as) => ({
                value: as,
                label: t(`view-settings.persona.${as}`),
                about: t(`view-settings.persona-is.${as}`),
                icon: personaIcons[as],
              }))}
            />
          </Group>
          <Group title={t('view-settings.clock')} icon={Clock} note={t('view-settings.clock-note')}>
            <ClockPart />
          </Group>
          <Group title={t('view-settings.data')} icon={Database}>
            <Segmented
              label={t('view-settings.data')}
              value={viewSettings.data}
              onChange={(data) => change({ data })}
              options={dataScenarios.map((value) => ({ value, label: t(`view-settings.data-short.${value}`) }))}
              className={styles.wraps}
            />
          </Group>
          <div className={styles.pair}>
            <Group title={t('view-settings.screen')} icon={Monitor}>
              <ScreenPart />
            </Group>
            <Group title={t('view-settings.system')} icon={Server}>
              <Segmented
                label={t('view-settings.system')}
                value={viewSettings.status}
                onChange={(status) => change({ status })}
                options={statuses.map((value) => ({ value, label: t(`view-settings.status.${value}`) }))}
                className={styles.wraps}
              />
            </Group>
          </div>
          <Group title={t('view-settings.saved')} icon={Bookmark} note={t('view-settings.saved-note')}>
            <SavedViews />
          </Group>
        </div>
        <div className={styles.column}>
          <div className={styles.pair}>
            <Group title={t('view-settings.language')} icon={Languages}>
              <Combobox
                label={t('view-settings.language')}
                value={language}
                onChange={(code) => change({ language: code === offered[0] ? null : (codes.find((one) => one === code) ?? null) })}
                options={codes.map((code) => ({ value: code, label: languageNames[code], hint: directionName(code) }))}
              />
            </Group>
            <Group title={t('view-settings.theme')} icon={SunMoon}>
              <Segmented
                label={t('view-settings.theme')}
                value={viewSettings.theme ?? 'brand'}
                onChange={(theme) => change({ theme: theme === 'brand' ? null : theme })}
                options={(['brand', 'light', 'dark'] as const).map((value) => ({ value, label: t(`view-settings.theme.${value}`) }))}
              />
            </Group>
          </div>
          <Group title={t('view-settings.flags-and-settings')} icon={Flag}>
            <FlagsPart />
          </Group>
          <Group title={t('view-settings.network')} icon={Wifi} note={t('view-settings.network-note')}>
            <NetworkPart />
          </Group>
        </div>
      </div>
      <LinkLine viewSettings={viewSettings} onClose={onClose} />
    </div>
  )
}

/** What has just been opened has the focus. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus()
}

function Group({ title, icon: Icon, note, children }: { title: string; icon: IconType; note?: string; children: Elements }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.head}>
        <Icon size={14} aria-hidden="true" />
        <h3 id={id}>{title}</h3>
        {note ? <span>{note}</span> : null}
      </header>
      {children}
    </section>
  )
}

function SavedViews() {
  const { views, open, forget } = useUnit({ views: $views, open: viewOpened, forget: viewForgotten })
  const now = searchOf(useUnit($viewSettings))
  if (views.length === 0) return <p className={styles.is}>{t('view-settings.no-views')}</p>
  return (
    <ul className={styles.views}>
      {views.map((view) => (
        <li key={view.name}>
          <Button size="small" aria-pressed={view.search === now} onClick={() => open(view)}>
            {view.name}
          </Button>
          <IconButton size="small" icon={X} label={t('view-settings.forget-view', { name: view.name })} onClick={() => forget(view.name)} />
        </li>
      ))}
    </ul>
  )
}

const parameters: Readonly<Record<string, string>> = {
  as: 'as',
  lang: 'language',
  theme: 'theme',
  w: 'width',
  t: 'time',
  data: 'data',
  net: 'faults',
  flags: 'flags',
  reg: 'registration',
  status: 'status',
}

/** The link, with what is unusual marked, and what can be done with it. */
function LinkLine({ viewSettings, onClose }: { viewSettings: ViewSettings; onClose: () => void }) {
  const { changed, saveView, copyLink } = useUnit({ changed: $changedParts, saveView: viewSaved, copyLink: copyLinkFx })
  const unusual: readonly string[] = changed
  const [name, setName] = useState<string>()
  const [copied, setCopied] = useState(false)
  const parts = printViewSettings(viewSettings).slice(1).split('&').filter(Boolean)
  const save = () => {
    if (!name?.trim()) return
    saveView(name.trim())
    setName(undefined)
  }
  return (
    <div className={styles.foot}>
      <Link size={15} aria-hidden="true" />
      <code className={styles.link} dir="ltr">
        <span>{window.location.pathname}</span>
        {parts.map((part, index) => {
          const [key = '', value = ''] = part.split('=')
          return (
            <span key={key}>
              <span>{`${index === 0 ? '?' : '&'}${key}=`}</span>
              {unusual.includes(parameters[key] ?? '') ? <b>{value}</b> : <span>{value}</span>}
            </span>
          )
        })}
      </code>
      {name === undefined ? (
        <Button
          icon={BookmarkPlus}
          disabled={unusual.length === 0 ? t('view-settings.nothing-unusual') : false}
          onClick={() => setName('')}
        >
          {t('view-settings.save-view')}
        </Button>
      ) : (
        <>
          <TextField
            label={t('view-settings.view-name')}
            placeholder={t('view-settings.view-name')}
            value={name}
            maxLength={60}
            ref={focusOnce}
            onChange={setName}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
            }}
          />
          <Button disabled={name.trim() === '' ? t('view-settings.view-needs-name') : false} onClick={save}>
            {t('view-settings.save-view')}
          </Button>
        </>
      )}
      <Button kind="primary" icon={Copy} onClick={() => void copyLink().then(setCopied)}>
        {t(copied ? 'view-settings.copied' : 'view-settings.copy-link')}
      </Button>
      <IconButton icon={X} label={t('view-settings.close')} shortcut="escape" onClick={onClose} />
    </div>
  )
}
