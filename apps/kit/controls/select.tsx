import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import type { FieldIds } from './field.tsx'
import { controlProps } from './field.tsx'
import { lazyPart } from '../buttons/lazy-part.tsx'
import type { ListPopupProps } from './list-popup.tsx'
import { nextOption, typedOption } from './options.ts'
import type { Option } from './options.ts'
import control from './control.module.css'

export const listPopup = lazyPart<ListPopupProps>(async () => (await import('./list-popup.tsx')).ListPopup)

/**
 * One value of a few. Closed, arrow keys open it; open, they move, letters jump, Enter, Space and Tab take, Escape leaves things as they
 * were. `quiet` has no edge, for a sentence or a bar. `label` is its name for those who do not see the field's.
 */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  label,
  size,
  quiet,
  disabled,
  id,
  describedBy,
  invalid,
  className,
}: Partial<FieldIds> & {
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  placeholder?: string | undefined
  label: string
  size?: 'small' | 'default' | 'large' | undefined
  quiet?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}) {
  const anchor = useRef<HTMLButtonElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const [active, setActive] = useState<number>() // open while a number
  const list = useId()
  const open = active !== undefined
  const at = options.findIndex((option) => option.value === value)
  const chosen = options[at]

  function show() {
    listPopup.fetch()
    setActive(at >= 0 ? at : nextOption(options, -1, 1))
  }
  function pick(index: number) {
    const option = options[index]
    setActive(undefined)
    if (option && !option.disabled && option.value !== value) onChange(option.value)
  }
  function onKeyDown(event: KeyboardEvent) {
    const from = active ?? at
    const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (letter) {
      const now = event.timeStamp
      typed.current = { text: now - typed.current.at < 700 ? typed.current.text + event.key : event.key, at: now }
      const index = typedOption(options, typed.current.text, from)
      if (!open) show()
      if (index >= 0) setActive(index)
    } else if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      show()
    } else if (event.key === 'ArrowDown') setActive(nextOption(options, from, 1))
    else if (event.key === 'ArrowUp' && event.altKey) pick(from)
    else if (event.key === 'ArrowUp') setActive(nextOption(options, from, -1))
    else if (event.key === 'Home') setActive(nextOption(options, -1, 1))
    else if (event.key === 'End') setActive(nextOption(options, options.length, -1))
    else if (event.key === 'Enter' || event.key === ' ') pick(from)
    else if (event.key === 'Escape') setActive(undefined)
    else if (event.key === 'Tab') return pick(from)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        {...controlProps({ id, describedBy, invalid })}
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-activedescendant={open && active >= 0 ? `${list}-${active}` : undefined}
        disabled={disabled}
        className={classes(
          control.control,
          control.shell,
          size === 'small' && control.small,
          size === 'large' && control.large,
          quiet && control.quiet,
          className,
        )}
        onPointerEnter={listPopup.fetch}
        onFocus={listPopup.fetch}
        onBlur={() => setActive(undefined)}
        onClick={() => (open ? setActive(undefined) : show())}
        onKeyDown={onKeyDown}
      >
        {chosen?.icon ? <chosen.icon size={16} aria-hidden="true" /> : null}
        {chosen?.swatch ? <span className={control.swatch} style={{ background: chosen.swatch }} /> : null}
        <span className={classes(control.value, !chosen && control.placeholder)}>{chosen?.label ?? placeholder ?? t('ui.choose')}</span>
        <ChevronDown size={14} className={control.arrow} aria-hidden="true" />
      </button>
      {open ? (
        <listPopup.Part
          id={list}
          label={label}
          anchor={anchor}
          options={options}
          more={0}
          value={value}
          active={active}
          onActive={setActive}
          onPick={pick}
        />
      ) : null}
    </>
  )
}
