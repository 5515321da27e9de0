import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import styles from './field.module.css'
import type { Elements } from '../../../src/runtime/ui/elements.tsx'

/** What a control inside a field takes on: its id, the ids of its hint and problem, and whether there is a problem. */
export type FieldIds = { id: string; describedBy: string | undefined; invalid: boolean }

/**
 * A control with its name above, a hint and a problem below. `side` is at the end of the name's line (a button, a badge). `inline`
 * puts name and control on one line. `group` is for several controls under one name: it is a fieldset then, not a label.
 */
export function Field({
  label,
  hint,
  problem,
  id,
  side,
  inline,
  group,
  className,
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  problem?: ReactNode
  id?: string | undefined
  side?: Elements
  inline?: boolean
  group?: boolean
  className?: string | undefined
  children: (ids: FieldIds) => Elements
}) {
  const made = useId()
  const own = id ?? made
  const ids: FieldIds = {
    id: own,
    describedBy: [problem && `${own}-problem`, hint && `${own}-hint`].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(problem),
  }
  const name = `${own}-label`
  return (
    <div
      className={classes(styles.field, inline && styles.inline, className)}
      {...(group && { role: 'group', 'aria-labelledby': name, 'aria-describedby': ids.describedBy })}
    >
      <div className={styles.head}>
        {group ? (
          <span id={name} className={styles.label}>
            {label}
          </span>
        ) : (
          <label id={name} htmlFor={own} className={styles.label}>
            {label}
          </label>
        )}
        {side}
      </div>
      {children(ids)}
      {problem ? (
        <p id={`${own}-problem`} className={styles.problem}>
          <CircleAlert size={14} aria-hidden="true" />
          <span>{problem}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${own}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** How a field reads: as what is typed does, or from the left (`mono`); an empty one as the shell does, for its placeholder. */
export function directionIn(text: string, mono?: boolean): 'ltr' | 'auto' | undefined {
  return mono ? 'ltr' : text === '' ? undefined : 'auto'
}

/** Attributes of a native control from the context of its field. */
export function controlProps({ id, describedBy, invalid }: Partial<FieldIds>) {
  return { id, 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined }
}
