import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import editor from '../editor.module.css'
import type { PartProps } from './brand-props.ts'
import { RevertButton } from './revert-button.tsx'

const defaultDays = 730

/** Who approves what is published, and how long the audit is kept. */
export function PublishingPart({ brand, own, base, set, readOnly = false }: PartProps) {
  const { approvals = 0, selfApproval = false, auditDays = defaultDays } = brand.publishing ?? {}
  const number = (name: 'approvals' | 'auditDays', value: number, min: number, max: number) => (
    <Field
      label={t(`editors.brand-${name}`)}
      hint={t(`editors.brand-${name}-hint`)}
      side={
        <RevertButton own={own} base={base} keys={['publishing', name]} what={t(`editors.brand-${name}`)} set={set} readOnly={readOnly} />
      }
    >
      {(ids) => (
        <NumberField
          {...ids}
          value={value}
          min={min}
          max={max}
          readOnly={readOnly}
          onChange={(next) => next !== undefined && set(['publishing', name], next, t(`editors.brand-${name}`))}
        />
      )}
    </Field>
  )
  return (
    <div className={editor.pairs}>
      {number('approvals', approvals, 0, 9)}
      <Checkbox
        label={t('editors.brand-selfApproval')}
        hint={t('editors.brand-selfApproval-hint')}
        checked={selfApproval}
        disabled={readOnly}
        onChange={(next) => set(['publishing', 'selfApproval'], next, t('editors.brand-selfApproval'))}
      />
      {number('auditDays', auditDays, 30, 3650)}
    </div>
  )
}
