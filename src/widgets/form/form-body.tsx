import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import type { Translate } from '../../schemas/translate.ts'
import { Button } from '../../runtime/ui/controls/button.tsx'
import { classes } from '../../runtime/ui/class-names.ts'
import { Icon } from '../../runtime/ui/pictures/icon.tsx'
import { Segmented } from '../../runtime/ui/controls/segmented.tsx'
import { useTimeWords } from '../../runtime/ui/text/duration.ts'
import { useCountdown } from '../../runtime/ui/text/use-countdown.ts'
import type { Send } from '../../schemas/intents.ts'
import { isLockOf } from '../../schemas/nouns/form.ts'
import type { FormField as Field, FormState, FormView } from '../../schemas/nouns/form.ts'
import { ownValue } from '../../schemas/own-value.ts'
import { FormField } from './form-field.tsx'
import type { FormatText } from './format-text.ts'
import { Summary } from './summary.tsx'
import { useCheck } from './use-check.ts'
import { useFocus } from './use-focus.ts'
import type { Values } from './use-values.ts'
import styles from './view.module.css'

type FormSend = Send<'check' | 'go' | 'refresh-captcha' | 'refresh-slider' | 'send-code' | 'submit'>
type Props = {
  form: FormView
  state: FormState
  values: Values
  praise: boolean
  focus: boolean
  /** Optional fields stand behind a line that opens them. */
  fold: boolean
  send: FormSend
  format: FormatText
  t: Translate
}

/**
 * The form itself: methods, what is wrong with it as a whole, fields, the button. A real form, so that browsers offer to keep passwords.
 */
export function FormBody({ form, state, values, praise, focus, fold, send, format, t }: Props) {
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState('')
  const method = form.methods.find(({ key }) => key === chosen) ?? form.methods[0]!
  const fields = method.fields.filter((field) => isDrawn(field, state))
  const typed = values.all(fields)
  const nameLocked = Math.max(0, ...(state.locks ?? []).filter((lock) => isLockOf(lock, typed)).map(({ until }) => until))
  const left = useCountdown(Math.max(state.lockedUntil, nameLocked))
  const { waitInWords } = useTimeWords()
  const { failure, ...others } = state
  const shown =
    failure?.locks && left === 0
      ? others // another name was typed, or the wait is over
      : !failure && left > 0 && nameLocked > 0
        ? { ...state, failure: lockMessage } // the name was typed again, as after a reload
        : state
  const idle = !state.pending && left === 0
  const check = useCheck((field, leaving, change) =>
    send({ kind: 'check', form: form.form, method: method.key, field, values: { ...values.all(fields), ...change }, leaving }),
  )
  useFocus({ root, state, focus, fields, idOf: (field) => `${id}-${field.key}`, isEmpty: (field) => values.of(field) === '' })

  function change(field: Field, value: string) {
    values.type(field.key, value)
    check.typed(field.key)
    if (field.ticks || field.input === 'slider' || ownValue(state.errors, field.key)) check.now(field.key, false, { [field.key]: value })
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    check.forget()
    if (!idle) return
    const filled = filledIn(event.currentTarget, fields, values)
    for (const [key, value] of Object.entries(filled)) values.type(key, value)
    send({ kind: 'submit', form: form.form, method: method.key, values: { ...values.all(fields), ...filled } })
    check.sent()
  }
  const folded = fold ? fields.filter((field) => isOptional(field, fields)) : []
  const isLast = ({ input }: Field) => folded.length > 0 && ['check', 'captcha', 'slider'].includes(input)
  const drawn = (some: readonly Field[]) =>
    some.length > 0 ? (
      <div className={styles.fields}>
        {some.map((field) => (
          <div
            key={field.key}
            data-key={field.key}
            className={classes(
              styles.field,
              styles[field.width],
              field.input === 'country' && styles.country,
              field.input === 'tel' && fields.some(({ input }) => input === 'country') && styles.number,
            )}
            onBlur={(event) => {
              // on to the eye of the same field
              const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
              if (!inside && (values.isTyped(field.key) || values.of(field) !== '')) check.later(field.key)
            }}
          >
            <FormField
              field={field}
              id={`${id}-${field.key}`}
              value={values.of(field)}
              state={state}
              praise={praise}
              last={field === last}
              onValue={(value) => change(field, value)}
              onSendCode={() => send({ kind: 'send-code', form: form.form, method: method.key, values: values.all(fields) })}
              onRefresh={(what) => send({ kind: what === 'captcha' ? 'refresh-captcha' : 'refresh-slider', form: form.form })}
              send={send}
              format={format}
              t={t}
            />
          </div>
        ))}
      </div>
    ) : null
  const last = fields.findLast(({ input }) => !['check', 'slider', 'select', 'country'].includes(input))
  return (
    <form
      ref={root}
      className={styles.body}
      method="post"
      noValidate
      aria-label={format(form.submit)}
      aria-busy={state.pending || undefined}
      onSubmit={submit}
    >
      {form.methods.length > 1 ? (
        <Segmented
          label={t('methods')}
          name={`${id}-method`}
          value={method.key}
          onValue={setChosen}
          segments={form.methods.map(({ key, label, icon }) => ({ value: key, label: format(label), icon }))}
        />
      ) : null}
      <Summary
        id={`${id}-summary`}
        state={shown}
        fields={fields}
        typed={fields.some((field) => isTyped(field, values))}
        send={send}
        format={format}
        t={t}
      />
      {drawn(fields.filter((field) => !folded.includes(field) && !isLast(field)))}
      {folded.length > 0 ? (
        <details
          className={styles.more}
          open={folded.some((field) => isTyped(field, values) || ownValue(state.errors, field.key)) || undefined}
        >
          <summary className={styles.opener}>
            <Icon name="chevron-down" size={18} />
            <span>{t('more-fields')}</span>
          </summary>
          {drawn(folded)}
        </details>
      ) : null}
      {drawn(fields.filter((field) => !folded.includes(field) && isLast(field)))}
      <Button type="submit" kind="primary" size="large" wide aria-disabled={!idle} className={classes(state.pending && styles.pending)}>
        {state.pending ? <Icon name="spinner" size={18} /> : null}
        <span>{state.pending ? t('pending') : left > 0 ? t('locked', { time: waitInWords(left) }) : format(form.submit)}</span>
      </Button>
    </form>
  )
}

const lockMessage = { message: { text: 't:form.locked' } }

/** A captcha or a puzzle is drawn when one is asked for. */
function isDrawn({ input }: Field, { captcha, slider }: FormState): boolean {
  return input === 'captcha' ? captcha !== undefined : input === 'slider' ? slider !== undefined : true
}

/** Whether a field may be left empty. A country goes with its number; what proves that a person sends the form is none of them. */
function isOptional({ input, required }: Field, fields: readonly Field[]): boolean {
  if (['check', 'captcha', 'slider'].includes(input)) return false
  const number = input === 'country' ? fields.find((other) => other.input === 'tel') : undefined
  return number ? !number.required : !required
}

/** What the browser filled in without telling: a password manager on a page that has just been opened. */
function filledIn(form: HTMLFormElement, fields: readonly Field[], values: Values): Record<string, string> {
  const data = new FormData(form)
  const found: Record<string, string> = {}
  for (const field of fields) {
    const value = data.get(field.key)
    if (typeof value === 'string' && value !== '' && values.of(field) === '' && field.input !== 'check') found[field.key] = value
  }
  return found
}

/** Whether somebody wrote in it; what a form begins with is no writing. */
function isTyped(field: Field, values: Values): boolean {
  return !['check', 'slider', 'country'].includes(field.input) && values.of(field) !== '' && values.of(field) !== field.value
}
