import { intersect, lengthBounds } from '../../../../src/rules/field-rule.ts'
import type { Bounds, ServerRule } from '../../../../src/rules/field-rule.ts'
import type { Field } from '../../../../src/schemas/documents.ts'
import { separated, t } from '../../../kit/i18n/words.ts'
import type { FieldOutcome } from './outcomes.ts'

/** Patterns that are offered by what they mean; the whole value matches each. */
export const knownPatterns = [
  { id: 'letters-numbers', source: '^[A-Za-z0-9]+$' },
  { id: 'first-letter', source: '^[A-Za-z].*$' },
  { id: 'letters', source: '^[A-Za-z ]+$' },
  { id: 'digits', source: '^[0-9]+$' },
  { id: 'no-spaces', source: '^[^ ]+$' },
] as const

/** A pattern in words: of the server's families by its number, of ours by its meaning; any other is "a pattern of its own". */
export function patternText(source: unknown, family?: string): string | undefined {
  if (family !== undefined && family !== '1' && /^(?:[2-9]|1\d|20)$/.test(family)) return t(`editors.form-pattern-${family}`)
  if (typeof source !== 'string' || source === '' || source.trim() === '*') return undefined
  const known = knownPatterns.find((pattern) => pattern.source === source)
  return known ? t(`editors.form-pattern-${known.id}`) : t('editors.form-pattern-own')
}

export function lengthText({ minLength: min, maxLength: max }: Bounds): string | undefined {
  if (min !== undefined && max !== undefined)
    return min === max ? t('editors.form-length-exact', { min }) : t('editors.form-length-range', { min, max })
  if (min !== undefined) return t('editors.form-length-min', { min })
  return max === undefined ? undefined : t('editors.form-length-max', { max })
}

/** The bounds of the form's own rule. */
export function ownBounds({ schema }: Field): Bounds {
  return lengthBounds(schema?.minLength, schema?.maxLength)
}
export function serverBounds(rule: ServerRule | undefined): Bounds {
  return lengthBounds(rule?.minLength, rule?.maxLength)
}

export function serverText(field: Field, rule: ServerRule | undefined, nameOf: (id: string) => string): string {
  if (field.same !== undefined) return t('editors.form-follows', { field: nameOf(field.same) })
  if (field.server === undefined) return t('editors.form-not-asked')
  if (!rule?.enabled) return t('editors.form-off')
  return joined(
    t(rule.required ? 'editors.form-required' : 'editors.form-optional'),
    lengthText(serverBounds(rule)),
    patternText(rule.acceptedPattern, rule.patternId),
  )
}

export function ownText(field: Field, rule: ServerRule | undefined, nameOf: (id: string) => string): string {
  const message = joined(
    field.required ? t('editors.form-required') : undefined,
    field.same === undefined ? undefined : t('editors.form-same', { field: nameOf(field.same) }),
    lengthText(ownBounds(field)),
    patternText(field.schema?.pattern),
  )
  if (message !== '') return message
  return field.server !== undefined && !rule?.enabled ? t('editors.form-shown') : t('editors.form-nothing-more')
}

export function outcomeText(field: Field, { shown, rule, why }: FieldOutcome): string {
  if (!shown || !rule) return t('editors.form-not-shown')
  if (why !== undefined) return joined(t('editors.form-server-wins'), lengthText(rule))
  if (rule.same !== undefined) return t('editors.form-match')
  return joined(
    t(rule.required ? 'editors.form-required' : 'editors.form-optional'),
    lengthText(rule),
    field.input === 'email' ? t('editors.form-mail') : undefined,
  )
}

/** The server's rule alone, for the button that removes the form's own rule. */
export function serverAlone(rule: ServerRule | undefined): string {
  return lengthText(intersect(undefined, rule).rules) ?? t('editors.form-server-rule')
}

function joined(...parts: (string | undefined)[]): string {
  return separated(parts)
}
