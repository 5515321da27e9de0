import { documentLimits } from '../../schemas/document-limits.ts'
import type { JsonObject } from '../../schemas/json.ts'
import { choose } from './choice.ts'

const key: JsonObject = {
  type: 'string',
  minLength: 1,
  format: 'item-key',
  description: 'The key of the item: a category code, a node or item id.',
}
const beside: JsonObject = choose(
  { type: 'object' },
  { type: 'object', minProperties: 1, maxProperties: 1, additionalProperties: false, properties: { before: key, after: key } },
  { enum: ['first', 'last'] },
)
const to: JsonObject = {
  description: 'Where it goes: first, last, before or after a key, or a list of places tried in turn.',
  ...choose({ type: 'array' }, { type: 'array', minItems: 1, items: beside }, beside),
}
const within: JsonObject = { type: 'string', description: 'The list of a slot, "node-id/slot"; without it the document\'s own list.' }
const members: JsonObject = {
  description: 'Codes, or where the brand lists them.',
  ...choose(
    { type: 'array' },
    { items: { type: 'string' } },
    {
      type: 'object',
      required: ['brand'],
      additionalProperties: false,
      properties: { brand: { type: 'string', description: 'A list of brand.json, as in vendors.esports.' } },
    },
  ),
}
const into: JsonObject = {
  type: 'array',
  description: 'The new items, each with the members that it gets.',
  minItems: 1,
  items: { type: 'object', required: ['key', 'members'], additionalProperties: false, properties: { key, members } },
}

type Step = { says: string; properties: JsonObject; required: string[]; open?: boolean }
const steps: Record<string, Step> = {
  move: { says: 'Moves an item.', properties: { key, to }, required: ['key', 'to'] },
  ensure: {
    says: 'Adds an item if it is not there, then places it.',
    properties: { key, to, item: { type: 'object', description: 'What is added.' } },
    required: ['key', 'to'],
  },
  remove: { says: 'Takes an item out.', properties: { key }, required: ['key'] },
  split: {
    says: 'Moves members of an item into items right after it.',
    properties: { from: key, by: { type: 'string', minLength: 1, description: 'What the members are, as in vendor.' }, into },
    required: ['from', 'by', 'into'],
  },
  set: {
    says: 'Merges keys into an item; null takes a key away.',
    properties: {
      key,
      v: { type: 'integer', minimum: 1, description: 'The version of the widget that has these props; without it 1.' },
      props: { type: 'object', description: 'Props that change; null takes one away.' },
      inputs: { type: 'object', description: 'Inputs that are bound anew; null takes one away.' },
    },
    required: ['key'],
    open: true,
  },
  sortBy: {
    says: 'Sorts by a field.',
    properties: { field: { type: 'string', minLength: 1, description: 'The field by which the items are sorted.' } },
    required: ['field'],
  },
}

const replace: Step = {
  says: "Gives one of the document's own fields another value; without a value the field goes.",
  properties: {
    field: {
      type: 'string',
      pattern: '^(?!(?:kind|id|format)$)[a-zA-Z]+$',
      description: 'A field of the document itself, as its title; not kind, id or format.',
    },
    value: { description: 'What the field is then.' },
    in: false,
  },
  required: ['field'],
}

/** The steps of orders, each form chosen by its `op`. */
export const listProgramSchema = programSchema(steps)
/** The steps of overlays. */
export const overlayProgramSchema = programSchema({ ...steps, replace })

function programSchema(forms: Readonly<Record<string, Step>>): JsonObject {
  return {
    type: 'array',
    maxItems: documentLimits.listSteps,
    items: {
      type: 'object',
      required: ['op'],
      properties: {
        op: {
          enum: Object.keys(forms),
          enumDescriptions: Object.values(forms).map(({ says }) => says),
          description: 'What the step does.',
        },
      },
      allOf: Object.entries(forms).map(([op, { properties, required, open }]) =>
        choose(
          { properties: { op: { const: op } }, required: ['op'] },
          { required, properties: { op: true, in: within, ...properties }, ...(open ? {} : { additionalProperties: false }) },
        ),
      ),
    },
  }
}
