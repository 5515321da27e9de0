import type { ReactNode } from 'react'

import { classes } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** A condition of a field that turns into a tick as it is met. `state` in words: what a screen reader hears before the sentence. */
export type Tick = { text: string; met: boolean; state: string }

export type FieldProps = {
  /** Unique on the page: the control's own id. */
  id: string
  label: string
  /** Behind the label of a field that may stay empty: the word "optional". */
  optional?: string | undefined
  /** At the end of the label's line, such as "Forgot it?"; by keys it comes after the control. */
  aside?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** What is said of a value that was looked at and is right. */
  fine?: string | undefined
  ticks?: readonly Tick[] | undefined
  required?: boolean | undefined
}

/** What the control of a field is given, so that label, sentence and state belong to it. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }

/**
 * The frame of a form's field: label above, control, and below it one of error, ticks, praise or hint. The control is drawn by
 * `children`, which puts what it is given on its input. `group`: the control is several elements and the label names them together.
 */
export function Field({
  id,
  label,
  optional,
  aside,
  hint,
  error,
  fine,
  ticks,
  required,
  group,
  children,
}: FieldProps & { group?: boolean; children: (control: ControlProps) => ReactNode }) {
  const ticked = ticks !== undefined && ticks.length > 0 && !(error && ticks.every(({ met }) => met)) // an error that no tick tells is said in words
  const told = ticked ? 'ticks' : error ? 'error' : fine ? 'fine' : undefined
  const described = [told && `${id}-${told}`, hint && told !== 'error' && `${id}-hint`].filter(Boolean).join(' ')
  const Label = group ? 'span' : 'label'
  return (
    <div className={classes(styles.field, error && styles.wrong)} {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}>
      <Label className={styles.label} id={`${id}-label`} {...(!group && { htmlFor: id })}>
        {label}
        {optional ? <span className={styles.optional}> {optional}</span> : null}
      </Label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(required && { 'aria-required': true }),
      })}
      {aside ? <span className={styles.aside}>{aside}</span> : null}
      {ticked ? <Ticks id={`${id}-ticks`} ticks={ticks} wrong={error !== undefined} /> : null}
      {told === 'error' ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {told === 'fine' ? (
        <p className={classes(styles.note, styles.fine)} id={`${id}-fine`}>
          <Icon name="check-circle" size={15} />
          {fine}
        </p>
      ) : null}
      {hint && told !== 'error' ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** The sentence below a control that is wrong; `id` is what the control is described by. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={classes(styles.note, styles.error)} id={id}>
      <Icon name="alert" size={15} />
      <span>{children}</span>
    </p>
  )
}

function Ticks({ id, ticks, wrong }: { id: string; ticks: readonly Tick[]; wrong: boolean }) {
  return (
    <ul className={styles.ticks} id={id}>
      {ticks.map(({ text, met, state }) => (
        <li key={text} className={classes(styles.note, met ? styles.fine : wrong ? styles.error : styles.open)}>
          <Icon name={met ? 'check-circle' : wrong ? 'close-circle' : 'circle'} size={15} />
          <span>
            <span className="visually-hidden">{state}</span> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
