import type { MarketRules } from '../../../../src/schemas/documents.ts'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import editor from '../editor.module.css'
import type { PartProps } from './brand-props.ts'
import { RevertButton } from './revert-button.tsx'

/** Rules of the market that the brand is for. A page that does not keep one is listed under Problems. */
export function RulesPart({ brand, own, base, set, readOnly = false }: PartProps) {
  const { rules = {} } = brand
  const choice = (name: 'autoplay' | 'guestPromotions' | 'ageMark', value: NonNullable<MarketRules[typeof name]>) => (
    <Checkbox
      label={t(`editors.brand-rule-${name}`)}
      hint={t(`editors.brand-rule-${name}-hint`)}
      checked={rules[name] !== undefined}
      disabled={readOnly}
      onChange={(on) => set(['rules', name], on ? value : undefined, t(`editors.brand-rule-${name}`))}
    />
  )
  const address = (name: 'promotionTerms' | 'responsibleGambling', example: string) => (
    <Field
      label={t(`editors.brand-rule-${name}`)}
      hint={t(`editors.brand-rule-${name}-hint`)}
      side={
        <RevertButton own={own} base={base} keys={['rules', name]} what={t(`editors.brand-rule-${name}`)} set={set} readOnly={readOnly} />
      }
    >
      {(ids) => (
        <TextField
          {...ids}
          mono
          value={rules[name] ?? ''}
          placeholder={example}
          readOnly={readOnly}
          onChange={(value) => set(['rules', name], value === '' ? undefined : value, t(`editors.brand-rule-${name}`))}
        />
      )}
    </Field>
  )
  return (
    <>
      <p className={editor.quiet}>{t('editors.brand-rules-about')}</p>
      <div className={editor.pairs}>
        {choice('autoplay', 'forbidden')}
        {choice('guestPromotions', 'forbidden')}
        {choice('ageMark', 'required')}
      </div>
      <div className={editor.pairs}>
        {address('promotionTerms', '/terms')}
        {address('responsibleGambling', '/help')}
      </div>
    </>
  )
}
