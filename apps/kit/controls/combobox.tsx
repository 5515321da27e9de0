import { ChevronDown, CircleAlert, Plus } from 'lucide-react'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import type { FieldIds } from './field.tsx'
import { controlProps, directionIn } from './field.tsx'
import { calledExactly, matching, namedOption, nextOption } from './options.ts'
import type { Option } from './options.ts'
import { listPopup } from './select.tsx'
import control from './control.module.css'
import field from './field.module.css'

const mostDrawn = 200 // options at once; a longer list says how many more there are
const newOption = '\u0000new'

/**
 * One value of many, found by typing. A click selects the text, so typing replaces it. What is typed is the first choice: with `allowNew`
 * the text itself, unless one option is called so; else what matches it. `allowNew` returns the entry's label, or undefined for a text
 * that cannot be taken; `onChange` gets the text. Enter takes the entry that is marked. Leaving takes the text if it names one choice;
 * another text stays, says that nothing was chosen, and keeps its form from being submitted. Escape drops it.
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
  className?: string | undefined
}) {
  const anchor = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState<{ text: string; over: string | undefined }>()
  const [active, setActive] = useState<number>() // open while a number
  const list = useId()
  const open = active !== undefined
  // A text that was left without a choice goes when the value becomes another one
  const typed = search && (open || search.over === value) ? search.text : undefined
  const text = typed?.trim() ?? ''
  const chosen = options.find((option) => option.value === value)
  const found = useMemo((): readonly Option[] => {
    if (!open && text === '') return []
    const all = matching(options, text)
    const entry = text === '' || calledExactly(all, text).length === 1 ? undefined : allowNew?.(text)
    return entry === undefined ? all : [{ value: newOption, label: entry, icon: Plus }, ...all]
  }, [open, options, text, allowNew])
  const shown = found.length > mostDrawn ? found.slice(0, mostDrawn) : found
  const why = !open && text !== '' ? t('ui.not-chosen', { text }) : undefined
  useLayoutEffect(() => input.current?.setCustomValidity(why ?? ''), [why])

  function show() {
    if (disabled) return
    listPopup.fetch()
    const at = options.findIndex((option) => option.value === value)
    setActive(text !== '' ? 0 : at < mostDrawn ? at : -1) // Enter takes no option that nobody typed or moved to
  }
  function close() {
    setActive(undefined)
    setSearch(undefined)
  }
  function take(option: Option) {
    const next = option.value === newOption ? text : option.value
    close()
    if (next !== value) onChange(next)
  }
  function leave() {
    const first = found[0]?.value === newOption ? found[0] : namedOption(found, text)
    if (text !== '' && !(first && !first.disabled)) return setActive(undefined)
    close()
    if (text !== '' && first) return take(first)
    const mayBeEmpty = allowNew?.('') !== undefined || options.some((option) => option.value === '')
    if (typed !== undefined && value && mayBeEmpty) onChange('')
  }
  function pick(index: number) {
    const option = shown[index]
    if (!option) {
      if (text === '') leave()
    } else if (!option.disabled) take(option)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') show()
      else if (event.key === 'Escape' && typed !== undefined) close()
      else return
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
          {...controlProps({
            id,
            describedBy: why ? [`${list}-why`, describedBy].filter(Boolean).join(' ') : describedBy,
            invalid: invalid || (text !== '' && !found.length) || why !== undefined,
          })}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? list : undefined}
          aria-activedescendant={open && active >= 0 && shown.length ? `${list}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          dir={directionIn(typed ?? chosen?.label ?? value ?? '', mono)}
          disabled={disabled}
          placeholder={chosen?.label ?? placeholder ?? t('ui.choose')}
          value={typed ?? chosen?.label ?? value ?? ''}
          className={classes(control.bare, mono && control.mono)}
          onFocus={(event) => {
            listPopup.fetch()
            event.currentTarget.select()
          }}
          onBlur={leave}
          onClick={(event) => {
            if (open) return
            event.currentTarget.select()
            show()
          }}
          onChange={(event) => {
            listPopup.fetch()
            setSearch({ text: event.currentTarget.value, over: value })
            setActive(event.currentTarget.value.trim() === '' ? -1 : 0)
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
            input.current?.select()
            if (open) close()
            else show()
          }}
        >
          <ChevronDown size={14} className={control.arrow} aria-hidden="true" />
        </button>
      </span>
      {why ? (
        <p id={`${list}-why`} className={field.problem}>
          <CircleAlert size={14} aria-hidden="true" />
          <span>{why}</span>
        </p>
      ) : null}
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
