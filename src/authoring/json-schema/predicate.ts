import { factNames, facts } from '../../schemas/facts.ts'
import type { JsonObject } from '../../schemas/json.ts'
import { predicateLimits } from '../../schemas/predicate.ts'
import { choose } from './choice.ts'
import { ref } from './zod.ts'

const compared = factNames.filter((name) => facts[name].type !== 'time')
const ordered = factNames.filter((name) => facts[name].type === 'integer')
const moment: JsonObject = {
  type: 'string',
  format: 'date-time',
  description: 'A moment with its offset, as in 2027-01-20T00:00:00+08:00.',
}

/** A predicate as an editor completes it: operators, facts, and each fact's values. */
export const predicate: JsonObject = {
  type: 'object',
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
  properties: {
    all: { type: 'array', items: ref('predicate'), maxItems: predicateLimits.leaves, description: 'True when every one is.' },
    any: { type: 'array', items: ref('predicate'), maxItems: predicateLimits.leaves, description: 'True when one is.' },
    not: { ...ref('predicate'), description: 'True when it is false.' },
    eq: {
      description: 'A fact has this value.',
      type: 'array',
      items: [{ enum: compared }, {}],
      minItems: 2,
      maxItems: 2,
      allOf: compared.map((name) => forFact(name, factSchema(name))),
    },
    in: {
      description: 'A fact has one of these values.',
      type: 'array',
      items: [{ enum: compared }, { type: 'array' }],
      minItems: 2,
      maxItems: 2,
      allOf: compared.map((name) => forFact(name, { type: 'array', items: factSchema(name) })),
    },
    gte: {
      description: 'A figure is this or more.',
      type: 'array',
      items: [{ enum: ordered }, { type: 'number' }],
      minItems: 2,
      maxItems: 2,
    },
    lte: {
      description: 'A figure is this or less.',
      type: 'array',
      items: [{ enum: ordered }, { type: 'number' }],
      minItems: 2,
      maxItems: 2,
    },
    flag: { type: 'string', minLength: 1, description: 'A flag of flags.json is on.' },
    from: moment,
    until: moment,
  },
}

function forFact(name: string, value: JsonObject): JsonObject {
  return choose({ items: [{ const: name }] }, { items: [{}, value] })
}

function factSchema(name: (typeof factNames)[number]): JsonObject {
  const declaration = facts[name]
  if (declaration.type === 'enum') return { enum: [...declaration.values] }
  return {
    type: declaration.type === 'time' ? 'number' : declaration.type,
    ...('minimum' in declaration && { minimum: declaration.minimum }),
  }
}
