import { Field } from '../../../kit/controls/field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import editor from '../editor.module.css'
import type { PartProps } from './brand-props.ts'
import { ListField } from './list-field.tsx'

/** The identity of a brand: name, merchant code, hosts, default theme. */
export function NamePart({ brand, set, readOnly = false }: PartProps) {
  return (
    <div className={editor.pairs}>
      <Field label={t('editors.brand-name')} hint={t('editors.brand-name-hint')}>
        {(ids) => (
          <TextField {...ids} value={brand.name} readOnly={readOnly} onChange={(value) => set(['name'], value, t('editors.brand-name'))} />
        )}
      </Field>
      <Field label={t('editors.brand-merchant')} hint={t('editors.brand-merchant-hint')}>
        {(ids) => (
          <TextField
            {...ids}
            mono
            value={brand.merchant}
            readOnly={readOnly}
            onChange={(value) => set(['merchant'], value, t('editors.brand-merchant'))}
          />
        )}
      </Field>
      <Field label={t('editors.brand-theme-first')} hint={t('editors.brand-theme-hint')}>
        {(ids) => (
          <Select
            {...ids}
            label={t('editors.brand-theme-first')}
            disabled={readOnly}
            options={[
              { value: 'dark', label: t('editors.brand-dark') },
              { value: 'light', label: t('editors.brand-light') },
            ]}
            value={brand.defaultTheme}
            onChange={(value) => set(['defaultTheme'], value, t('editors.brand-theme-first'))}
          />
        )}
      </Field>
      <ListField
        label={t('editors.brand-hosts')}
        hint={t('editors.brand-hosts-hint')}
        value={brand.hosts}
        readOnly={readOnly}
        onChange={(value) => set(['hosts'], value, t('editors.brand-hosts'))}
      />
      <ListField
        label={t('editors.brand-origins')}
        hint={t('editors.brand-origins-hint')}
        value={brand.launchOrigins ?? []}
        readOnly={readOnly}
        onChange={(value) => set(['launchOrigins'], value.length === 0 ? undefined : value, t('editors.brand-origins'))}
      />
    </div>
  )
}
