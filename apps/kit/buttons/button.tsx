import { useId } from 'react'
import type { ComponentProps } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { Elements } from '../../../src/runtime/ui/elements.tsx'
import type { IconType } from '../icons/icon.ts'
import { Keys } from './keys.tsx'
import { Tooltip } from './tooltip.tsx'
import styles from './button.module.css'

type Size = 'small' | 'default' | 'large'
type Kind = 'primary' | 'default' | 'quiet' | 'danger'

const kinds = { primary: styles.primary, default: styles.edged, quiet: styles.quiet, danger: styles.danger }
const sizes = { small: styles.small, default: undefined, large: styles.large }

type Common = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** 24, 28 or 34 px high. */
  size?: Size | undefined
  /** A sentence tells why it cannot be pressed: it can still get the focus, so that the reason can be read. */
  disabled?: boolean | string | undefined
  /** Work is under way: it keeps its width and its name, and does not answer again. */
  busy?: boolean | undefined
}

/** A button with words. `kind`: `primary` once per view, `quiet` without an edge, `danger` for what takes something away. */
export function Button({
  kind = 'default',
  icon: Icon,
  after: After,
  size = 'default',
  disabled,
  busy,
  className,
  children,
  ...rest
}: Common & { kind?: Kind | undefined; icon?: IconType | undefined; after?: IconType | undefined }) {
  const unable = useUnable({ disabled, busy, ...rest })
  const button = (
    <button
      type="button"
      {...rest}
      {...unable.props}
      className={classes(styles.button, kinds[kind], sizes[size], className)}
      data-busy={busy || undefined}
    >
      {busy ? (
        <span className={styles.busy} aria-hidden="true" />
      ) : Icon ? (
        <Icon size={size === 'small' ? 14 : 16} aria-hidden="true" />
      ) : null}
      {children === undefined ? null : <span className={styles.words}>{children}</span>}
      {After ? <After size={14} aria-hidden="true" /> : null}
      {unable.reason}
    </button>
  )
  return <Tooltip text={typeof disabled === 'string' ? disabled : ''}>{button}</Tooltip>
}

/** A square button; `label` is its accessible name and its tooltip, `shortcut` (`mod+z`) is beside it. `pressed` makes it a switch. */
export function IconButton({
  icon: Icon,
  label,
  shortcut,
  pressed,
  kind = 'quiet',
  size = 'default',
  disabled,
  busy,
  className,
  children,
  ...rest
}: Common & {
  icon: IconType
  label: string
  shortcut?: string | undefined
  pressed?: boolean | undefined
  kind?: Kind | undefined
  children?: Elements
}) {
  const unable = useUnable({ disabled, busy, ...rest })
  return (
    <Tooltip
      text={
        <>
          <span>{label}</span>
          {shortcut ? <Keys keys={shortcut} on="tip" /> : null}
          {typeof disabled === 'string' ? <span className={styles.why}>{disabled}</span> : null}
        </>
      }
    >
      <button
        type="button"
        {...rest}
        {...unable.props}
        aria-label={label}
        aria-pressed={pressed}
        className={classes(styles.button, styles.square, kinds[kind], sizes[size], className)}
        data-busy={busy || undefined}
      >
        {busy ? <span className={styles.busy} aria-hidden="true" /> : <Icon size={size === 'small' ? 14 : 16} aria-hidden="true" />}
        {children}
        {unable.reason}
      </button>
    </Tooltip>
  )
}

/** Attributes of a control that cannot be used now, and its reason as a hidden description. */
function useUnable({
  disabled,
  busy,
  onClick,
  'aria-describedby': describedBy,
}: Pick<Common, 'disabled' | 'busy' | 'onClick' | 'aria-describedby'>) {
  const id = useId()
  const why = typeof disabled === 'string' ? disabled : undefined
  const stopped = why !== undefined || busy === true
  const props: ComponentProps<'button'> = {
    disabled: disabled === true,
    'aria-disabled': stopped || undefined,
    'aria-busy': busy || undefined,
    'aria-describedby': [describedBy, why && id].filter(Boolean).join(' ') || undefined,
    onClick: stopped ? (event) => event.preventDefault() : onClick,
  }
  return {
    props,
    reason: why ? (
      <span id={id} hidden>
        {why}
      </span>
    ) : null,
  }
}
