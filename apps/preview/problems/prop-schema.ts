import { isObject, segmentsOf } from '../../../src/schemas/json.ts'
import type { Contract } from '../../../src/runtime/contract/widget.ts'
import { variantNames } from '../../../src/schemas/varied-schema.ts'
import { separated, t } from '../../kit/i18n/words.ts'

/** The keywords of JSON Schema that props use. */
export type PropSchema = {
  title?: unknown
  type?: unknown
  enum?: unknown
  minimum?: unknown
  maximum?: unknown
  maxLength?: unknown
  maxItems?: unknown
  default?: unknown
  properties?: unknown
  items?: unknown
}

/**
 * The schema of a property by its pointer within the block, as `/props/title`; undefined where there is none. That of a variant by language
 * or device is the property's own without its default, for which another variant stands.
 */
export function schemaAt(contract: Contract | undefined, pointer: string): PropSchema | undefined {
  const [first, ...path] = segmentsOf(pointer)
  if (!contract || first !== 'props') return undefined
  let schema: unknown = contract.props
  for (const name of path) {
    if (!isObject(schema)) return undefined
    const { properties, items, varies } = schema
    if (Array.isArray(varies) && isVariant(name) && !(isObject(properties) && Object.hasOwn(properties, name))) {
      schema = { ...schema, default: undefined, varies: undefined }
      continue
    }
    schema =
      /^\d+$/.test(name) && items !== undefined
        ? items
        : isObject(properties) && Object.hasOwn(properties, name)
          ? properties[name]
          : undefined
  }
  return isObject(schema) ? schema : undefined
}

function isVariant(name: string): boolean {
  return Object.values(variantNames).some((names) => names.includes(name))
}

/** What a schema takes, in words: "a number, 1 to 40", "one of grid, row". */
export function describeSchema(schema: PropSchema | undefined): string {
  if (!schema) return t('problems.rule-other')
  const { type, minimum, maximum, maxLength, maxItems } = schema
  if (Array.isArray(schema.enum)) return t('problems.rule-choice', { values: separated(schema.enum.map(String)) })
  if (type === 'number' || type === 'integer') {
    const what = t(type === 'integer' ? 'problems.rule-integer' : 'problems.rule-number')
    if (typeof minimum === 'number' && typeof maximum === 'number')
      return t('problems.rule-range', { what, least: String(minimum), most: String(maximum) })
    return typeof minimum === 'number'
      ? t('problems.rule-least', { what, least: String(minimum) })
      : typeof maximum === 'number'
        ? t('problems.rule-most', { what, most: String(maximum) })
        : what
  }
  if (type === 'boolean') return t('problems.rule-boolean')
  if (type === 'string')
    return typeof maxLength === 'number' ? t('problems.rule-text-most', { most: String(maxLength) }) : t('problems.rule-text')
  if (type === 'array')
    return typeof maxItems === 'number' ? t('problems.rule-list-most', { most: String(maxItems) }) : t('problems.rule-list')
  return t(type === 'object' ? 'problems.rule-object' : 'problems.rule-other')
}
