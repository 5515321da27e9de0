import { useUnit } from 'effector-react'
import { Search } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../kit/buttons/button.tsx'
import { TextField } from '../kit/controls/text-field.tsx'
import { useNarrower } from '../kit/layout/window-width.ts'
import { t } from '../kit/i18n/words.ts'
import { queryOf } from './gallery-address.ts'
import { $descriptions, $search, $view, searched, viewChanged } from './gallery-model.ts'
import styles from './widget-list.module.css'
import { galleryWidgets, inCategories, searchWidgets, widgetOf } from './widgets.ts'

/** All widgets by category, found by a search. On a narrow window the list opens from a button. */
export function WidgetList() {
  const { view, search } = useUnit({ view: $view, search: $search })
  const narrow = useNarrower(760)
  const [isOpen, setOpen] = useState(view.widget === '')
  const chosen = widgetOf(view.widget)
  if (narrow && !isOpen && chosen)
    return (
      <nav className={styles.closed} aria-label={t('gallery.widgets')}>
        <Button aria-expanded={false} onClick={() => setOpen(true)}>
          {t('gallery.other-widget')}
        </Button>
      </nav>
    )
  return (
    <nav className={styles.list} aria-label={t('gallery.widgets')}>
      <Rows search={search} onChosen={() => setOpen(false)} />
    </nav>
  )
}

function Rows({ search, onChosen }: { search: string; onChosen: () => void }) {
  const { view, descriptions, find, change } = useUnit({ view: $view, descriptions: $descriptions, find: searched, change: viewChanged })
  const found = searchWidgets(search, descriptions ?? {})
  return (
    <>
      <div className={styles.search}>
        <TextField
          type="search"
          icon={Search}
          value={search}
          onChange={find}
          label={t('gallery.search')}
          placeholder={t('gallery.search')}
        />
        <output className={styles.count}>
          {search === '' ? t('gallery.count', { count: galleryWidgets.length }) : t('gallery.found', { count: found.length })}
        </output>
      </div>
      <div className={styles.groups}>
        {inCategories(found).map(({ category, widgets }) => (
          <section key={category} aria-labelledby={`category-${category}`}>
            <h2 id={`category-${category}`} className={styles.category}>
              {t(`ui.group-${category}`)}
            </h2>
            <ul role="list">
              {widgets.map(({ type, title, icon: Icon }) => {
                return (
                  <li key={type}>
                    <a
                      className={styles.row}
                      href={queryOf({ ...view, widget: type, example: 'usual', state: 'ready' }) || '?'}
                      aria-current={type === view.widget ? 'page' : undefined}
                      onClick={(event) => {
                        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                        event.preventDefault()
                        change({ widget: type })
                        onChosen()
                      }}
                    >
                      <Icon size={16} aria-hidden="true" />
                      <span className={styles.name}>{title}</span>
                      <code className={styles.type} dir="ltr">
                        {type}
                      </code>
                    </a>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
        {found.length === 0 ? (
          <div className={styles.none}>
            <p>{t('gallery.none')}</p>
            <Button onClick={() => find('')}>{t('gallery.show-all')}</Button>
          </div>
        ) : null}
      </div>
    </>
  )
}
