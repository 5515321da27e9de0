import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { separated, t } from '../../i18n/words.ts'
import { inShownUnit } from '../numbers/number-value.tsx'

/** Explains why a value does not fit its schema: it says what the value must be. */
export function invalidMessage(stored: JsonObject, value: Json | undefined): string {
  if (value === undefined) return t('inspector.needed')
  const schema = inShownUnit(stored)
  const { type, enum: options, minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema
  if (Array.isArray(options)) return t('inspector.must-be-one-of', { values: separated(options.map(String)) })
  if (type === 'integer' || type === 'number') {
    const kind = type === 'integer' ? 'whole' : 'number'
    if (typeof minimum === 'number' && typeof maximum === 'number')
      return t(`inspector.must-be-${kind}-from-to`, { from: minimum, to: maximum })
    if (typeof minimum === 'number') return t(`inspector.must-be-${kind}-from`, { from: minimum })
    if (typeof maximum === 'number') return t(`inspector.must-be-${kind}-to`, { to: maximum })
    return t(`inspector.must-be-${kind}`)
  }
  if (type === 'boolean') return t('inspector.must-be-switch')
  if (type === 'object') return isObject(value) ? t('inspector.must-fit') : t('inspector.must-be-group')
  if (type === 'array') {
    if (!Array.isArray(value)) return t('inspector.must-be-list')
    if (typeof minItems === 'number' && value.length < minItems) return t('inspector.must-have-at-least', { count: minItems })
    if (typeof maxItems === 'number' && value.length > maxItems) return t('inspector.must-have-at-most', { count: maxItems })
    return t('inspector.must-fit')
  }
  if (typeof value !== 'string') return t('inspector.must-be-text')
  if (typeof maxLength === 'number' && [...value].length > maxLength) return t('inspector.must-be-shorter', { count: maxLength })
  if (typeof minLength === 'number' && [...value].length < minLength) return t('inspector.must-be-longer', { count: minLength })
  if (schema.format === 'route' && pattern !== undefined) return t('inspector.must-be-address')
  if (schema.format === 'uri-reference' && pattern !== undefined) return t('inspector.must-be-picture')
  if (schema.format === 'video') return t('inspector.must-be-video')
  return t('inspector.must-fit')
}
