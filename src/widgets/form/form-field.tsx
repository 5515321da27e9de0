import type { Translate } from '../../schemas/translate.ts'
import { Checkbox } from '../../runtime/ui/controls/checkbox.tsx'
import type { FieldProps } from '../../runtime/ui/controls/field.tsx'
import { Link } from '../../runtime/ui/controls/link.tsx'
import { SelectField } from '../../runtime/ui/controls/select-field.tsx'
import { AreaField, PasswordField, TextField } from '../../runtime/ui/controls/text-field.tsx'
import type { Send } from '../../schemas/intents.ts'
import type { FormField as Field, FormState } from '../../schemas/nouns/form.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { CaptchaField } from './captcha-field.tsx'
import { CodeField } from './code-field.tsx'
import { formatLocalized } from './format-text.ts'
import type { FormatText } from './format-text.ts'
import { SliderField } from './slider-field.tsx'

export type FieldSetting = {
  field: Field
  id: string
  value: string
  state: FormState
  /** Whether a correct value shows a confirmation. */
  praise: boolean
  /** Enter sends the form from here. */
  last: boolean
  onValue: (value: string) => void
  onSendCode: () => void
  onRefresh: (what: 'captcha' | 'slider') => void
  send: Send<'go'>
  format: FormatText
  t: Translate
}

/** One field as its kind is drawn. */
export function FormField(setting: FieldSetting) {
  const { field, id, value, state, last, onValue, onSendCode, onRefresh, format, t } = setting
  const shared = frameOf(setting)
  const placeholder = field.placeholder && format(field.placeholder)
  const input = { name: field.key, autoComplete: field.autocomplete, enterKeyHint: last ? 'go' : 'next', placeholder } as const
  const plain = { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' } as const
  const typed = { ...shared, ...input, value, onValue, icon: field.icon }
  switch (field.input) {
    case 'password':
      return <PasswordField {...typed} show={t('show-password')} hide={t('hide-password')} />
    case 'email':
      return <TextField {...typed} {...plain} type="email" inputMode="email" dir="ltr" />
    case 'tel':
      return <TextField {...typed} {...plain} type="tel" inputMode="tel" dir="ltr" />
    case 'number':
      return <TextField {...typed} {...plain} inputMode="decimal" dir="ltr" />
    case 'date':
      return <TextField {...typed} type="date" dir="ltr" />
    case 'area':
      return (
        <AreaField
          {...shared}
          name={field.key}
          placeholder={placeholder}
          value={value}
          onValue={onValue}
          maxLength={field.maxLength}
          count={(used, most) => t('count', { used, most })}
        />
      )
    case 'select':
    case 'country':
      return (
        <SelectField
          {...shared}
          name={field.key}
          autoComplete={field.autocomplete}
          icon={field.icon}
          value={value}
          onValue={onValue}
          options={(field.options ?? []).map((option) => ({ value: option.value, label: format(option.label) }))}
          placeholder={field.input === 'select' ? (placeholder ?? t('choose')) : placeholder}
          brief={field.input === 'country' ? (option) => `+${option.value}` : undefined}
        />
      )
    case 'check':
      return (
        <Checkbox
          id={id}
          name={field.key}
          label={<CheckWords {...setting} />}
          checked={value === 'true'}
          onChecked={(checked) => onValue(checked ? 'true' : '')}
          error={shared.error}
          required={field.required}
        />
      )
    case 'captcha':
      return state.captcha ? (
        <CaptchaField {...typed} {...plain} captcha={state.captcha} onRefresh={() => onRefresh('captcha')} t={t} />
      ) : null
    case 'slider':
      return state.slider ? (
        <SliderField frame={shared} slider={state.slider} value={value} onValue={onValue} onRefresh={() => onRefresh('slider')} t={t} />
      ) : null
    case 'code':
      return <CodeField {...typed} {...plain} code={state.code} onSend={onSendCode} t={t} />
    case 'text':
      return <TextField {...typed} {...plain} />
  }
}

function frameOf({ field, id, value, state, praise, send, format, t }: FieldSetting): FieldProps {
  const error = ownValue(state.errors, field.key)
  const hint = field.hint && format(field.hint)
  const ticks = ownValue(state.ticks, field.key)
  const right = praise && !error && value !== '' && state.fine.includes(field.key) && confirmedInputs.has(field.input)
  return {
    id,
    label: format(field.label, field.values),
    required: field.required,
    ...(!field.required && field.input !== 'country' && { optional: t('optional') }), // a country goes with its number
    ...(hint && { hint }),
    // That a form is wrong says not which one is right: the hint, which an error hides, does
    ...(error && { error: [formatLocalized(format, error), error.text === 't:rule.format' && hint].filter(Boolean).join(' ') }),
    ...(right && !ticks && { fine: t('fine') }),
    ...(ticks && {
      ticks: ticks.map((tick) => ({ text: formatLocalized(format, tick.message), met: tick.met, state: t(tick.met ? 'met' : 'unmet') })),
    }),
    ...(field.link && {
      aside: (
        <Link to={field.link.to} send={send}>
          {format(field.link.label)}
        </Link>
      ),
    }),
  }
}

const confirmedInputs: ReadonlySet<Field['input']> = new Set(['text', 'email', 'tel', 'number', 'date', 'password', 'area'])

/** The text of a checkbox: the link's words are a link where they occur in it, else behind it. */
function CheckWords({ field, format, send }: FieldSetting) {
  const label = format(field.label, field.values)
  if (!field.link) return <span>{label}</span>
  const words = format(field.link.label)
  const at = label.lastIndexOf(words)
  const link = (
    <Link to={field.link.to} send={send}>
      {words}
    </Link>
  )
  return at < 0 ? (
    <>
      <span>{`${label} `}</span>
      {link}
    </>
  ) : (
    <>
      <span>{label.slice(0, at)}</span>
      {link}
      <span>{label.slice(at + words.length)}</span>
    </>
  )
}
