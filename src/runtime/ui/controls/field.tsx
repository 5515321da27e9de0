import type { ReactNode } from 'react'

import { classes } from '../class-names.ts'
import styles from './field.module.css'
import { Icon } from '../pictures/icon.tsx'
import type { Elements } from '../elements.tsx'

/** A condition of a field that shows a tick once it is met. A screen reader reads `state` before the text. */
export type Tick = { text: string; met: boolean; state: string }

export type FieldProps = {
  /** Unique on the page: the control's own id. */
  id: string
  label: string
  /** The control says by itself what it is: its label is for screen readers. */
  labelHidden?: boolean | undefined
  /** Behind the label of a field that may stay empty: the word "optional". */
  optional?: string | undefined
  /** At the end of the label's line, such as "Forgot it?"; by keys it comes after the control. */
  aside?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Shown below a value that was checked and is right. */
  fine?: string | undefined
  ticks?: readonly Tick[] | undefined
  required?: boolean | undefined
}

/** What a field passes to its control, so that label, message and state belong to it. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }

/**
 * The frame of a form's field: label above, control, and below it one of error, ticks, confirmation or hint. `children` renders the
 * control and spreads the given props on its input. `group`: the control is several elements and the label names them together.
 */
export function Field({
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
  group,
  children,
}: FieldProps & { group?: boolean; children: (control: ControlProps) => Elements }) {
  // an error that no tick shows needs its message
  const ticked = ticks !== undefined && ticks.length > 0 && !(error && ticks.every(({ met }) => met))
  const note = ticked ? 'ticks' : error ? 'error' : fine ? 'fine' : undefined
  const described = [note && `${id}-${note}`, hint && note !== 'error' && `${id}-hint`].filter(Boolean).join(' ')
  const Label = group ? 'span' : 'label'
  return (
    <div className={classes(styles.field, error && styles.wrong)} {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}>
      <Label className={labelHidden ? 'visually-hidden' : styles.label} id={`${id}-label`} {...(!group && { htmlFor: id })}>
        <span>{label}</span>
        {optional ? <span className={styles.optional}>{` ${optional}`}</span> : null}
      </Label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(required && { 'aria-required': true }),
      })}
      {aside ? <span className={styles.aside}>{aside}</span> : null}
      {ticked ? <Ticks id={`${id}-ticks`} ticks={ticks} wrong={error !== undefined} /> : null}
      {note === 'error' ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {note === 'fine' ? (
        <p className={classes(styles.note, styles.fine)} id={`${id}-fine`}>
          <Icon name="check-circle" size={15} />
          <span>{fine}</span>
        </p>
      ) : null}
      {hint && note !== 'error' ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** The message below a control that is wrong; the control refers to it by `id`. */
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
            <span className="visually-hidden">{state}</span>
            <span>{` ${text}`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
