import { isPlainValue } from '../../../../src/rules/brand-css.ts'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import type { PartProps } from './brand-props.ts'
import styles from './brand.module.css'
import { colorName } from './color-words.ts'
import { RevertButton } from './revert-button.tsx'

/** What both themes share: corners, fonts and how headings are set. */
export function ShapePart({ brand, own, base, set, readOnly = false }: PartProps) {
  return (
    <div className={styles.grid}>
      {Object.entries(brand.tokens.shared).map(([name, value]) => {
        const keys = ['tokens', 'shared', name]
        return (
          <Field
            key={name}
            label={colorName(name)}
            side={<RevertButton own={own} base={base} keys={keys} what={colorName(name)} set={set} readOnly={readOnly} />}
            problem={isPlainValue(value) ? undefined : t('editors.brand-value-broken')}
          >
            {(ids) => (
              <TextField
                {...ids}
                mono
                value={value}
                readOnly={readOnly}
                onChange={(next) => set(keys, next, colorName(name))}
                after={
                  name.startsWith('radius-') ? (
                    <span className={styles.radius} style={{ borderRadius: value }} aria-hidden="true" />
                  ) : undefined
                }
              />
            )}
          </Field>
        )
      })}
    </div>
  )
}
