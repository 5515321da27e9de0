import { useUnit } from 'effector-react'
import { CloudOff } from 'lucide-react'

import { directionOf } from '../../src/schemas/language.ts'
import { Button } from '../kit/buttons/button.tsx'
import { Empty } from '../kit/layout/empty.tsx'
import { Segmented } from '../kit/controls/segmented.tsx'
import { Select } from '../kit/controls/select.tsx'
import { Skeleton } from '../kit/layout/skeleton.tsx'
import { t } from '../kit/i18n/words.ts'
import { brands } from './brands.ts'
import { ExampleCard } from './example-card.tsx'
import { exampleLanguages, exampleThemes } from '../kit/examples/example-messages.ts'
import type { ExampleState } from '../kit/examples/example-messages.ts'
import { statesOf } from './example-states.ts'
import { $files, $view, filesRetried, viewChanged } from './gallery-model.ts'
import { widths } from './gallery-address.ts'
import styles from './gallery.module.css'
import type { GalleryWidget } from './widgets.ts'

const brandOptions = [...brands].map(([value, { name }]) => ({ value, label: name }))

/** The examples of a widget in frames, and the switches that say how they are drawn. */
export function ExampleList({ widget: { type, title, icon: Icon } }: { widget: GalleryWidget }) {
  const { loaded, retry } = useUnit({ loaded: $files, retry: filesRetried })
  const { files, failed } = loaded
  return (
    <>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <Icon size={18} aria-hidden="true" />
          <span>{title}</span>
          <code dir="ltr">{type}</code>
        </h2>
        <p lang="en" dir="ltr">
          {files?.contract.description ?? '\u00a0'}
        </p>
      </div>
      <Switches />
      {failed !== undefined ? (
        <Empty
          icon={CloudOff}
          title={t('gallery.examples-failed')}
          text={failed}
          action={<Button onClick={() => retry()}>{t('gallery.again')}</Button>}
        />
      ) : files === undefined ? (
        <Skeleton height={240} />
      ) : (
        <ul role="list" className={styles.cards}>
          {Object.entries(files.examples).map(([name, example]) => (
            <li key={name}>
              <ExampleCard
                widget={type}
                example={name}
                state="ready"
                title={example.title}
                isRightToLeft={directionOf(example.language ?? 'EN') === 'rtl'}
              />
            </li>
          ))}
          {statesOf(files.contract as never).map((state: ExampleState) => (
            <li key={`state-${state}`}>
              <ExampleCard widget={type} example="usual" state={state} title={t(`gallery.state.${state}`)} isRightToLeft={false} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Switches() {
  const { view, change } = useUnit({ view: $view, change: viewChanged })
  return (
    <fieldset className={styles.switches} aria-label={t('gallery.switches')}>
      <Segmented
        label={t('gallery.width')}
        options={widths.map((value) => ({ value, label: value }))}
        value={view.width}
        onChange={(width) => change({ width })}
      />
      <Segmented
        label={t('gallery.theme')}
        options={exampleThemes.map((value) => ({ value, label: t(`gallery.theme.${value}`) }))}
        value={view.theme}
        onChange={(theme) => change({ theme })}
      />
      <Segmented
        label={t('gallery.direction')}
        options={exampleLanguages.map((value) => ({ value, label: t(`gallery.language.${value}`) }))}
        value={view.language}
        onChange={(language) => change({ language })}
      />
      <Select
        className={styles.brand}
        label={t('gallery.brand')}
        options={brandOptions}
        value={view.brand}
        onChange={(brand) => change({ brand })}
      />
    </fieldset>
  )
}
