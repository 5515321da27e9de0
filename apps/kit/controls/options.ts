import { filterText } from '../../../src/runtime/i18n/fold.ts'
import type { IconType } from '../icons/icon.ts'

/** One value of a Select or a Combobox. */
export type Option<Value extends string = string> = {
  value: Value
  label: string
  /** A second, weaker text. */
  hint?: string | undefined
  icon?: IconType | undefined
  /** A CSS colour drawn before the label. */
  swatch?: string | undefined
  /** A sentence says why it cannot be chosen. */
  disabled?: boolean | string | undefined
}

/** The next option that can be chosen from `from` in steps of `by` (1 or -1); stays where it is when there is none. */
export function nextOption(options: readonly Option[], from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < options.length; index += by) if (!options[index]?.disabled) return index
  return from
}

/** The option that begins with what was typed, looked for after the active one; one letter again goes on to the next. */
export function typedOption(options: readonly Option[], typed: string, from: number): number {
  const same = [...typed].every((letter) => letter === typed[0])
  const text = filterText(same ? (typed[0] ?? '') : typed)
  const start = same ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < options.length; step++) {
    const index = (start + step) % options.length
    const option = options[index]
    if (option && !option.disabled && filterText(option.label).startsWith(text)) return index
  }
  return -1
}

/** Options whose label, hint or value holds every word that was typed; those that are called so come first. */
export function matching<Value extends string>(options: readonly Option<Value>[], typed: string): readonly Option<Value>[] {
  const words = filterText(typed).split(/\s+/).filter(Boolean)
  if (!words.length) return options
  const found = options.filter(({ label, hint, value }) => {
    const text = filterText(`${label} ${hint ?? ''} ${value}`)
    return words.every((word) => text.includes(word))
  })
  return [...new Set([...calledExactly(found, typed), ...called(found, typed), ...found])]
}

/** Which of the options that match a text it names by itself: the only one that is called so, else the only one that matches. */
export function namedOption(found: readonly Option[], typed: string): Option | undefined {
  return [calledExactly(found, typed), called(found, typed), found].find((options) => options.length === 1)?.[0]
}

/** The options of which a text is the label or the value. */
export function calledExactly<Value extends string>(options: readonly Option<Value>[], typed: string): readonly Option<Value>[] {
  const text = typed.trim()
  return options.filter(({ label, value }) => label === text || value === text)
}

/** The same, in whatever forms of their letters. */
function called<Value extends string>(options: readonly Option<Value>[], typed: string): readonly Option<Value>[] {
  const text = filterText(typed.trim())
  return options.filter(({ label, value }) => filterText(label) === text || filterText(value) === text)
}
