import { useUnit } from 'effector-react'
import { ArrowLeft, Languages, MonitorSmartphone, Moon, PackageOpen, Sun } from 'lucide-react'
import { useEffect } from 'react'

import { ErrorBoundary } from '../kit/layout/error-boundary.tsx'
import { IconButton } from '../kit/buttons/button.tsx'
import { Empty } from '../kit/layout/empty.tsx'
import { LiveRegions } from '../kit/messages/live-regions.tsx'
import { Menu } from '../kit/popups/menu.tsx'
import { themes } from '../kit/state/shell-preferences.ts'
import { shellLanguages, shellLanguageTags, t, useLanguage } from '../kit/i18n/words.ts'
import { Details } from './details.tsx'
import { ExampleList } from './example-list.tsx'
import { $preferences, $view, preferred } from './gallery-model.ts'
import styles from './gallery.module.css'
import { WidgetList } from './widget-list.tsx'
import { widgetOf } from './widgets.ts'

const themeIcons = { system: MonitorSmartphone, light: Sun, dark: Moon }

/** The whole gallery: the widgets, the examples of the chosen one, and what it is. */
export function Gallery() {
  useLanguage()
  const { view, preferences, prefer } = useUnit({ view: $view, preferences: $preferences, prefer: preferred })
  const widget = widgetOf(view.widget)
  const title = widget ? t('gallery.title-of', { name: widget.title }) : t('gallery.title')
  useEffect(() => {
    document.title = title
  }, [title])
  const nextTheme = themes[(themes.indexOf(preferences.theme) + 1) % themes.length] ?? 'system'
  return (
    <div className={styles.shell}>
      <header className={styles.top}>
        <a className={styles.back} href="../" aria-label={t('gallery.back')}>
          <ArrowLeft size={16} aria-hidden="true" />
          <span>{t('gallery.back')}</span>
        </a>
        <h1 className={styles.heading}>{t('gallery.title')}</h1>
        <div className={styles.end}>
          <Menu
            label={t('gallery.shell-language')}
            align="end"
            trigger={<IconButton icon={Languages} label={t('gallery.shell-language')} />}
            items={shellLanguageTags.map((tag) => ({
              id: tag,
              label: shellLanguages[tag],
              checked: preferences.language === tag,
              onSelect: () => prefer({ language: tag }),
            }))}
          />
          <IconButton
            icon={themeIcons[preferences.theme]}
            label={t(`gallery.shell-theme.${preferences.theme}`)}
            onClick={() => prefer({ theme: nextTheme })}
          />
        </div>
      </header>
      <WidgetList />
      {widget ? (
        <main className={styles.main} key={view.widget} tabIndex={-1}>
          <ErrorBoundary name={t('gallery.examples')} resetBy={view.widget}>
            <ExampleList widget={widget} />
          </ErrorBoundary>
        </main>
      ) : (
        <main className={styles.main}>
          <Empty
            icon={PackageOpen}
            title={view.widget === '' ? t('gallery.choose') : t('gallery.unknown', { type: view.widget })}
            text={t('gallery.choose-hint')}
          />
        </main>
      )}
      {widget ? (
        <aside className={styles.side} aria-label={t('gallery.details')}>
          <ErrorBoundary name={t('gallery.details')} resetBy={view.widget}>
            <Details widget={widget} />
          </ErrorBoundary>
        </aside>
      ) : null}
      <LiveRegions />
    </div>
  )
}
