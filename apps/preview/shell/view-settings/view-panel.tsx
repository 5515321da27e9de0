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
import { directionName, languageName } from '../../model/documents/view-setting-names.ts'
import { personaIcons } from '../../../kit/icons/view-setting-icons.ts'
import styles from './view-panel.module.css'
import type { Elements } from '../../../../src/runtime/ui/elements.tsx'

export const words = { registration }

/** All view settings in one panel. Nothing here changes a document. */
export function ViewPanel({ onClose }: { onClose: () => void }) {
  const { look, offered, change } = useUnit({ look: $viewSettings, offered: $offered, change: viewSettingsChanged })
  const language = look.language ?? offered[0] ?? 'EN'
  const codes = [...offered, ...languageCodes.filter((code) => !offered.includes(code))]
  return (
    <div className={styles.panel}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Group title={t('look.who')} icon={Users} note={t('look.who-note')}>
            <div className={styles.cards} role="radiogroup" aria-label={t('look.who')}>
              {personas.map((as) => (
                <PersonaCard key={as} as={as} checked={look.as === as} />
              ))}
            </div>
          </Group>
          <Group title={t('look.clock')} icon={Clock} note={t('look.clock-note')}>
            <ClockPart />
          </Group>
          <Group title={t('look.data')} icon={Database}>
            <Segmented
              label={t('look.data')}
              value={look.data}
              onChange={(data) => change({ data })}
              options={dataScenarios.map((value) => ({ value, label: t(`look.data-short.${value}`) }))}
              className={styles.wraps}
            />
          </Group>
          <div className={styles.pair}>
            <Group title={t('look.screen')} icon={Monitor}>
              <ScreenPart />
            </Group>
            <Group title={t('look.system')} icon={Server}>
              <Segmented
                label={t('look.system')}
                value={look.status}
                onChange={(status) => change({ status })}
                options={statuses.map((value) => ({ value, label: t(`look.status.${value}`) }))}
                className={styles.wraps}
              />
            </Group>
          </div>
          <Group title={t('look.saved')} icon={Bookmark} note={t('look.saved-note')}>
            <SavedViews />
          </Group>
        </div>
        <div className={styles.column}>
          <div className={styles.pair}>
            <Group title={t('look.language')} icon={Languages}>
              <Combobox
                label={t('look.language')}
                value={language}
                onChange={(code) => change({ language: code === offered[0] ? null : (codes.find((one) => one === code) ?? null) })}
                options={codes.map((code) => ({ value: code, label: languageName(code), hint: directionName(code) }))}
              />
            </Group>
            <Group title={t('look.theme')} icon={SunMoon}>
              <Segmented
                label={t('look.theme')}
                value={look.theme ?? 'brand'}
                onChange={(theme) => change({ theme: theme === 'brand' ? null : theme })}
                options={(['brand', 'light', 'dark'] as const).map((value) => ({ value, label: t(`look.theme.${value}`) }))}
              />
            </Group>
          </div>
          <Group title={t('look.flags-and-settings')} icon={Flag}>
            <FlagsPart />
          </Group>
          <Group title={t('look.network')} icon={Wifi} note={t('look.network-note')}>
            <NetworkPart />
          </Group>
        </div>
      </div>
      <LinkLine look={look} onClose={onClose} />
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

function PersonaCard({ as, checked }: { as: ViewSettings['as']; checked: boolean }) {
  const change = useUnit(viewSettingsChanged)
  const Icon = personaIcons[as]
  return (
    <label className={styles.card}>
      <input type="radio" name="look-persona" className={styles.radio} checked={checked} onChange={() => change({ as })} />
      <span className={styles.name}>
        <Icon size={15} aria-hidden="true" />
        <span>{t(`look.persona.${as}`)}</span>
      </span>
      <span className={styles.is}>{t(`look.persona-is.${as}`)}</span>
    </label>
  )
}

function SavedViews() {
  const { views, open, forget } = useUnit({ views: $views, open: viewOpened, forget: viewForgotten })
  const now = searchOf(useUnit($viewSettings))
  if (views.length === 0) return <p className={styles.is}>{t('look.no-views')}</p>
  return (
    <ul className={styles.views}>
      {views.map((view) => (
        <li key={view.name}>
          <Button size="small" aria-pressed={view.search === now} onClick={() => open(view)}>
            {view.name}
          </Button>
          <IconButton size="small" icon={X} label={t('look.forget-view', { name: view.name })} onClick={() => forget(view.name)} />
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
function LinkLine({ look, onClose }: { look: ViewSettings; onClose: () => void }) {
  const { changed, saveView, copyLink } = useUnit({ changed: $changedParts, saveView: viewSaved, copyLink: copyLinkFx })
  const unusual: readonly string[] = changed
  const [name, setName] = useState<string>()
  const [copied, setCopied] = useState(false)
  const parts = printViewSettings(look).slice(1).split('&').filter(Boolean)
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
        <Button icon={BookmarkPlus} disabled={unusual.length === 0 ? t('look.nothing-unusual') : false} onClick={() => setName('')}>
          {t('look.save-view')}
        </Button>
      ) : (
        <>
          <TextField
            label={t('look.view-name')}
            placeholder={t('look.view-name')}
            value={name}
            maxLength={60}
            ref={focusOnce}
            onChange={setName}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
            }}
          />
          <Button disabled={name.trim() === '' ? t('look.view-needs-name') : false} onClick={save}>
            {t('look.save-view')}
          </Button>
        </>
      )}
      <Button kind="primary" icon={Copy} onClick={() => void copyLink().then(setCopied)}>
        {t(copied ? 'look.copied' : 'look.copy-link')}
      </Button>
      <IconButton icon={X} label={t('look.close')} shortcut="escape" onClick={onClose} />
    </div>
  )
}
