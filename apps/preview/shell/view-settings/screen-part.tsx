import { useUnit } from 'effector-react'

import { $viewSettings, viewSettingsChanged, widths } from '../../model/documents/view-settings.ts'
import { Field } from '../../../kit/controls/field.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { screenIcon } from '../../../kit/icons/view-setting-icons.ts'
import styles from './part.module.css'

const [narrowest, widest] = [320, 2560]

const $width = $viewSettings.map(({ width }) => width)

/** How wide the frame is: the default screens, or any width. */
export function ScreenPart() {
  const { width, change } = useUnit({ width: $width, change: viewSettingsChanged })
  return (
    <div className={styles.part}>
      <Segmented
        label={t('view-settings.screen')}
        value={String(width)}
        onChange={(next) => change({ width: Number(next) })}
        options={widths.map((one) => ({ value: String(one), label: String(one), icon: screenIcon(one) }))}
        className={styles.wraps}
      />
      <Field label={t('view-settings.any-width')}>
        {(ids) => (
          <NumberField
            {...ids}
            label={t('view-settings.any-width')}
            value={width}
            min={narrowest}
            max={widest}
            step={1}
            unit="px"
            onChange={(next) => {
              if (next !== undefined && next >= narrowest && next <= widest) change({ width: Math.round(next) })
            }}
          />
        )}
      </Field>
    </div>
  )
}
