import { ChevronDown, Plus } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import type { FieldIds } from './field.tsx'
import { controlProps } from './field.tsx'
import { matching, nextOption } from './options.ts'
import type { Option } from './options.ts'
import { listPopup } from './select.tsx'
import control from './control.module.css'

const mostDrawn = 200 // options at once; a longer list says how many more there are
const newOption = '\u0000new'

/**
 * One value of many, found by typing. `allowNew` makes an entry of the typed text when no option has that name: it returns the entry's
 * label, or undefined for a text that cannot be taken; `onChange` gets the text. What was typed and not taken is dropped when the field is
 * left; with `keepsTyped` it is taken then, as in any field for text. Escape drops it.
 */
export function Combobox({
  options,
  value,
  onChange,
  placeholder,
  label,
  size,
  mono,
  disabled,
  allowNew,
  keepsTyped,
  id,
  describedBy,
  invalid,
  className,
}: Partial<FieldIds> & {
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string) => void
  placeholder?: string | undefined
  label: string
  size?: 'small' | 'default' | 'large' | undefined
  mono?: boolean | undefined
  disabled?: boolean | undefined
  allowNew?: ((text: string) => string | undefined) | undefined
  keepsTyped?: boolean | undefined
  className?: string | undefined
}) {
  const anchor = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>() // a text while somebody searches
  const [active, setActive] = useState<number>() // open while a number
  const list = useId()
  const open = active !== undefined
  const chosen = options.find((option) => option.value === value)
  const found = useMemo((): readonly Option[] => {
    if (!open) return []
    const all = matching(options, typed ?? '')
    const text = typed?.trim()
    const isKnown = options.some((option) => option.value === text || option.label === text)
    const entry = text && !isKnown ? allowNew?.(text) : undefined
    return entry === undefined ? all : [...all, { value: newOption, label: entry, icon: Plus }]
  }, [open, options, typed, allowNew])
  const shown = found.length > mostDrawn ? found.slice(0, mostDrawn) : found

  function show() {
    if (disabled) return
    listPopup.fetch()
    const at = options.findIndex((option) => option.value === value)
    setActive(at < mostDrawn ? Math.max(at, 0) : -1) // Enter must not take another option for one that is not drawn
  }
  function close() {
    setActive(undefined)
    setTyped(undefined)
  }
  function leave() {
    const text = typed?.trim()
    const named = options.find((option) => option.value === text || option.label === text)
    const next = named ? named.value : text && allowNew?.(text) !== undefined ? text : undefined
    close()
    if (keepsTyped && next !== undefined && next !== value) onChange(next)
  }
  function pick(index: number) {
    const option = shown[index]
    if (!option) return close()
    if (option.disabled) return
    const next = option.value === newOption ? (typed ?? '').trim() : option.value
    close()
    if (next !== value) onChange(next)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      show()
    } else if (event.key === 'ArrowDown') setActive(nextOption(shown, active, 1))
    else if (event.key === 'ArrowUp') setActive(nextOption(shown, active, -1))
    else if (event.key === 'PageDown') setActive(nextOption(shown, Math.min(active + 9, shown.length), -1))
    else if (event.key === 'PageUp') setActive(nextOption(shown, Math.max(active - 9, -1), 1))
    else if (event.key === 'Enter') pick(active)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <span
        ref={anchor}
        className={classes(control.control, control.shell, size === 'small' && control.small, size === 'large' && control.large, className)}
        onPointerEnter={listPopup.fetch}
      >
        {typed === undefined && chosen?.icon ? <chosen.icon size={16} aria-hidden="true" /> : null}
        {typed === undefined && chosen?.swatch ? <span className={control.swatch} style={{ background: chosen.swatch }} /> : null}
        <input
          ref={input}
          type="text"
          {...controlProps({ id, describedBy, invalid })}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? list : undefined}
          aria-activedescendant={open && active >= 0 && shown.length ? `${list}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          dir={mono ? 'ltr' : 'auto'}
          disabled={disabled}
          placeholder={chosen?.label ?? placeholder ?? t('ui.choose')}
          value={typed ?? chosen?.label ?? value ?? ''}
          className={classes(control.bare, mono && control.mono)}
          onFocus={listPopup.fetch}
          onBlur={leave}
          onClick={() => (open ? undefined : show())}
          onChange={(event) => {
            listPopup.fetch()
            setTyped(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          disabled={disabled}
          className={control.open}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            if (open) close()
            else show()
          }}
        >
          <ChevronDown size={14} className={control.arrow} aria-hidden="true" />
        </button>
      </span>
      {open ? (
        <listPopup.Part
          id={list}
          label={label}
          anchor={anchor}
          options={shown}
          more={found.length - shown.length}
          value={value}
          active={active}
          onActive={setActive}
          onPick={pick}
        />
      ) : null}
    </>
  )
}
