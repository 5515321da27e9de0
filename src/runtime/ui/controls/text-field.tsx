import { useState } from 'react'
import type { ComponentProps, PointerEvent } from 'react'

import { IconButton } from './button.tsx'
import { classes } from '../class-names.ts'
import { Field } from './field.tsx'
import type { ControlProps, FieldProps } from './field.tsx'
import styles from './field.module.css'
import { Icon } from '../pictures/icon.tsx'
import type { Elements } from '../elements.tsx'

type Input = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | keyof FieldProps | keyof ControlProps>
type Typed = { value: string; onValue: (value: string) => void; icon?: string | undefined }

/** A field of one line. `icon` or `before` is before the text, `after` (a button) after it; `boxClass` is the class of the box around. */
export function TextField({
  id,
  label,
  labelHidden,
  optional,
  aside,
  hint,
  error,
  fine,
  ticks,
  required,
  ...input
}: FieldProps & Typed & Input & Around) {
  return (
    <Field {...{ id, label, labelHidden, optional, aside, hint, error, fine, ticks, required }}>
      {(control) => <TextBox {...control} {...input} />}
    </Field>
  )
}

type Around = { before?: Elements; after?: Elements; boxClass?: string | undefined }

/** The control alone: a box with an icon, the input, and what is before and after it. A press beside the input focuses the input. */
export function TextBox({ icon, before, after, boxClass, value, onValue, className, ...input }: ControlProps & Typed & Input & Around) {
  return (
    <span className={classes(styles.box, boxClass, className)} onPointerDown={toInput}>
      {icon ? <Icon name={icon} size={18} /> : null}
      {before}
      <input type="text" {...input} className={styles.input} value={value} onChange={(event) => onValue(event.currentTarget.value)} />
      {after}
    </span>
  )
}

/** A password: hidden until the eye is pressed. `show` and `hide` are the words of that button. */
export function PasswordField({ show, hide, ...rest }: FieldProps & Typed & Input & { show: string; hide: string }) {
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      dir="ltr"
      {...rest}
      type={visible ? 'text' : 'password'}
      after={
        <IconButton
          className={styles.after}
          icon={visible ? 'eye-off' : 'eye'}
          label={visible ? hide : show}
          aria-controls={rest.id}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}

/** A field of several lines. With a limit it shows the count of characters (code points), formatted by `count`. */
export function AreaField({
  id,
  label,
  optional,
  aside,
  hint,
  error,
  fine,
  required,
  value,
  onValue,
  maxLength,
  count,
  ...area
}: FieldProps &
  Omit<Typed, 'icon'> &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value' | 'onChange'> & {
    count?: ((used: number, most: number) => string) | undefined
  }) {
  const used = [...value].length
  return (
    <Field id={id} label={label} optional={optional} aside={aside} hint={hint} error={error} fine={fine} required={required}>
      {(control) => (
        <>
          <span className={classes(styles.box, styles.area)}>
            <textarea
              rows={3}
              {...area}
              {...control}
              className={styles.input}
              value={value}
              onChange={(event) => onValue(event.currentTarget.value)}
            />
          </span>
          {maxLength !== undefined ? (
            <span className={classes(styles.counter, used > maxLength && styles.over)}>
              <span aria-hidden="true" dir="ltr">{`${used} / ${maxLength}`}</span>
              {count ? <span className="visually-hidden">{count(used, maxLength)}</span> : null}
            </span>
          ) : null}
        </>
      )}
    </Field>
  )
}

function toInput(event: PointerEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('button, input, a')) return
  event.preventDefault() // the press would take the focus away
  event.currentTarget.querySelector('input')?.focus()
}
