import { isObject } from '../../schemas/json.ts'
import { Validator } from '@cfworker/json-schema'

import { memo } from '../../rules/memo.ts'
import type { Json } from '../../schemas/json.ts'
import { videoAddress } from '../../schemas/video.ts'
import { nearest } from './nearest.ts'
import { anAddress, bounds, either, listed, nameOf, plainSpelling, wrongName, wrongValue } from './sentences.ts'

/** JSON Schema draft-07 as data, read as far as needed. */
export type Schema = {
  type?: string | readonly string[]
  format?: string
  default?: Json
  const?: Json
  enum?: readonly Json[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: unknown
  items?: Schema | readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  [keyword: string]: unknown
}

/** One wrong place in a value. `missing` is the name of a property that is not there; `meant` is a valid value for the place. */
export type Mistake = { path: readonly (string | number)[]; message: string; missing?: string; meant?: Json; repeated?: number }

// The validator writes into its schema; contracts are shared, so it gets a copy
const prepared = memo((schema: object) => ({
  validator: new Validator(structuredClone(schema), '7'),
  namesInherited: hasInherited(schema),
}))

/** Whether a value has the form of a draft-07 schema. Generates no code, which the content policy forbids. */
export function fits(schema: object, value: unknown): boolean {
  const { validator, namesInherited } = prepared(schema)
  return validator.validate(namesInherited ? withoutPrototype(value) : value).valid
}

/** Whether a schema names a property that every object inherits, such as `toString`: the validator would find it in each value. */
function hasInherited(schema: unknown): boolean {
  if (typeof schema === 'string') return schema in Object.prototype
  return isObject(schema) && Object.entries(schema).some((entry) => entry.flat().some(hasInherited))
}

function withoutPrototype(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototype)
  if (!isObject(value)) return value
  const parts = Object.entries(value).map(([name, part]) => [name, withoutPrototype(part)])
  return Object.assign(Object.create(null) as object, Object.fromEntries(parts))
}

/** What is wrong with a value, once for each wrong place: of several forms that it may have, only the one it comes nearest to counts. */
export function mistakesIn(schema: Schema, value: Json, path: readonly (string | number)[] = []): Mistake[] {
  if (fits(schema, value)) return []
  const { anyOf, oneOf, properties: _properties, items: _items, required: _required, additionalProperties: _others, ...own } = schema
  const branches = anyOf ?? oneOf
  const inside = fits(own, value) ? [...mistakesInside(schema, value, path), ...(branches ? nearestForm(branches, value, path) : [])] : []
  return inside.length > 0 ? inside : [mistakeAt(schema, value, path)]
}

function mistakesInside(schema: Schema, value: Json, path: readonly (string | number)[]): Mistake[] {
  if (Array.isArray(value)) {
    const { items = {} } = schema
    return value.flatMap((entry, index) => mistakesIn((Array.isArray(items) ? items[index] : items) ?? {}, entry, [...path, index]))
  }
  if (!isObject(value)) return []
  const { properties = {}, required = [], additionalProperties: others } = schema
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name): Mistake => {
      const child = Object.hasOwn(properties, name) ? (properties[name] ?? {}) : {}
      const message = wrongValue(`\`${name}\``, expectedOf(child, name), undefined)
      return { path, message, missing: name, ...(child.default !== undefined && { meant: child.default }) }
    })
  return [
    ...missing,
    ...Object.entries(value).flatMap(([name, entry]) => {
      if (Object.hasOwn(properties, name)) return mistakesIn(properties[name] ?? {}, entry, [...path, name])
      if (others === false && !schema.patternProperties) return [{ path: [...path, name], message: `There is no \`${name}\` here.` }]
      return isObject(others) ? mistakesIn(others, entry, [...path, name]) : []
    }),
  ]
}

/** The mistakes by the one form that a value is nearest to; none when it is near to no form, or to several. */
function nearestForm(forms: readonly Schema[], value: Json, path: readonly (string | number)[]): Mistake[] {
  const [best, second] = forms
    .map((form) => ({ mistakes: mistakesIn(form, value, path), other: hasOtherName(form, value) }))
    .filter(({ mistakes, other }) => !other && mistakes.every((mistake) => mistake.path.length > path.length || mistake.missing))
    .toSorted((a, b) => a.mistakes.length - b.mistakes.length)
  return best && best.mistakes.length < (second?.mistakes.length ?? Infinity) ? best.mistakes : []
}

/** Whether a property that has one value in this form has another value here: forms are told apart by it. */
function hasOtherName({ properties = {} }: Schema, value: Json): boolean {
  return (
    isObject(value) &&
    Object.entries(properties).some(([name, child]) => child.const !== undefined && Object.hasOwn(value, name) && !fits(child, value[name]))
  )
}

function mistakeAt(schema: Schema, value: Json, path: readonly (string | number)[]): Mistake {
  const name = nameOf(path, 'The value')
  const repeated = schema.uniqueItems === true && Array.isArray(value) ? repeatedIn(value) : undefined
  if (repeated)
    return {
      path,
      message: `Entries ${repeated.first + 1} and ${repeated.second + 1} of ${name} are equal; each may occur once.`,
      repeated: repeated.second,
    }
  const expected = expectedOf(schema, String(path.at(-1)))
  const near = typeof value === 'string' ? nearest(value, namesIn(schema)) : undefined
  const meant = [near, schema.const, ...otherSpellings(schema, value)].find((other) => other !== undefined && fits(schema, other))
  if (meant === undefined) return { path, message: wrongValue(name, expected, value) }
  return { path, message: near === meant ? wrongName(name, expected, meant) : wrongValue(name, expected, value), meant }
}

/** What may have been meant by a value of another type: a number that is a text or the reverse, the one entry of a list, a list of it. */
function otherSpellings({ format, items }: Schema, value: Json): Json[] {
  const isName = format ?? (Array.isArray(items) ? undefined : (items as Schema | undefined)?.format)
  if (format === 'video' && typeof value === 'string') return [videoAddress(value)].filter((address) => address !== undefined)
  if (isName !== undefined || value === null) return [] // a name of something, which might not be there
  if (Array.isArray(value)) return value.length === 1 ? value : []
  const plain = plainSpelling(value)
  const text = typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
  return [...(plain === undefined ? [] : [plain]), ...text, [value]]
}

function namesIn({ enum: values = [], anyOf = [], oneOf = [] }: Schema): string[] {
  return [...values.filter((value) => typeof value === 'string'), ...[...anyOf, ...oneOf].flatMap(namesIn)]
}

function repeatedIn(list: readonly Json[]): { first: number; second: number } | undefined {
  const texts = list.map((entry) => JSON.stringify(entry))
  const second = texts.findIndex((text, index) => texts.indexOf(text) < index)
  return second < 0 ? undefined : { first: texts.indexOf(texts[second] ?? ''), second }
}

/** What a value of the schema is, in words of an author: "a whole number of milliseconds from 1000 to 60000". */
export function expectedOf(schema: Schema, name = ''): string {
  const { type, enum: values, anyOf, oneOf } = schema
  if (schema.const !== undefined) return listed([schema.const])
  if (values) return values.length === 1 ? listed(values) : `one of ${listed(values)}`
  const forms = anyOf ?? oneOf
  if (forms) return either(forms.map((form) => expectedOf({ ...(type !== undefined && { type }), ...form }, name)))
  if (schema.format === 'route') return anAddress
  return either([type ?? typeByKeywords(schema)].flat().map((one) => expectedOfType(one, schema, name)))
}

function typeByKeywords(schema: Schema): string {
  if ('pattern' in schema || 'minLength' in schema || 'maxLength' in schema || 'format' in schema) return 'string'
  if ('minimum' in schema || 'maximum' in schema || 'multipleOf' in schema) return 'number'
  if ('items' in schema || 'minItems' in schema || 'maxItems' in schema) return 'array'
  return 'properties' in schema ? 'object' : ''
}

const units: Readonly<Record<string, string>> = { Ms: 'milliseconds', Px: 'pixels', Seconds: 'seconds', Minutes: 'minutes', Days: 'days' }
const formats: Readonly<Record<string, string>> = {
  icon: 'the name of an icon, such as icon:home',
  token: 'a colour of the brand, such as token:accent',
  uri: 'an address of the web',
  'uri-reference': 'the address of a file',
  video: 'the address of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'date-time': 'a moment, such as 2027-01-20T00:00:00+08:00',
}

function expectedOfType(type: string, schema: Schema, name: string): string {
  switch (type) {
    case 'boolean':
      return 'true or false'
    case 'integer':
    case 'number': {
      const unit = Object.entries(units).find(([ending]) => name.endsWith(ending))?.[1]
      const steps = typeof schema.multipleOf === 'number' ? `, in steps of ${schema.multipleOf}` : ''
      const over = schema.exclusiveMinimum === undefined ? '' : ` above ${schema.exclusiveMinimum}`
      const under = schema.exclusiveMaximum === undefined ? '' : ` below ${schema.exclusiveMaximum}`
      const range = bounds(schema.minimum, schema.maximum)
      const number = type === 'integer' ? 'a whole number' : 'a number'
      return (unit ? `${number} of ${unit}${range.replace(' of ', ', ')}` : number + range) + over + under + steps
    }
    case 'string':
      return (
        formats[schema.format ?? ''] ??
        `a text${bounds(schema.minLength, schema.maxLength, ' characters')}${schema.pattern === undefined ? '' : formOf(schema.pattern)}`
      )
    case 'array':
      return `a list${bounds(schema.minItems, schema.maxItems, ' entries')}`
    case 'object':
      return 'an object'
    case 'null':
      return 'null'
    default:
      return 'a value of the form that its contract describes'
  }
}

/** A pattern in words where it only says how a text begins. */
function formOf(pattern: string): string {
  const beginnings = /^\^(?:\(\?:)?([\w:/.|-]+)\)?$/.exec(pattern)?.[1]?.split('|')
  return beginnings ? ` that begins with ${either(beginnings)}` : ` of the form ${pattern}`
}
