import { isObject } from '../../../src/schemas/json.ts'
import * as z from 'zod/mini'

import type { JsonObject } from '../../../src/schemas/json.ts'

/** What an example may be drawn in: `ready` with its data, else what the frame draws while the data is not there. */
export const exampleStates = ['ready', 'loading', 'empty', 'failed', 'needs-login'] as const
export type ExampleState = (typeof exampleStates)[number]

const object = z.custom<JsonObject>((value) => isObject(value))

export const exampleLanguages = ['own', 'EN', 'AR'] as const
export const exampleThemes = ['dark', 'light'] as const

/** Which example the page draws, and how. `language: 'own'` is the one that the example is written in. `props` replace the example's. */
export const Shown = z.object({
  widget: z.string(),
  example: z.string(),
  state: z.enum(exampleStates),
  language: z.enum(exampleLanguages),
  theme: z.enum(exampleThemes),
  brand: z.string(),
  props: z.optional(object),
})
export type Shown = z.infer<typeof Shown>

/** What the page around a frame tells it. */
export const ToExample = z.object({ to: z.literal('example'), shown: Shown })

/** How an example came out. `nothing`: the widget draws nothing with it. `fault` is a sentence of the code, in English. */
export type Outcome = { status: 'drawn' | 'nothing' | 'crashed' | 'unknown'; fault?: string | undefined; renders: number }

/** What a frame tells the page around it. `shown`: the example that was asked for is on the page, or cannot be. */
export const FromExample = z.discriminatedUnion('kind', [
  z.object({ from: z.literal('example'), kind: z.literal('ready') }),
  z.object({
    from: z.literal('example'),
    kind: z.literal('outcome'),
    outcome: z.object({
      status: z.enum(['drawn', 'nothing', 'crashed', 'unknown']),
      fault: z.optional(z.string()),
      renders: z.number(),
    }),
  }),
  z.object({
    from: z.literal('example'),
    kind: z.literal('shown'),
    widget: z.string(),
    status: z.enum(['drawn', 'nothing', 'crashed', 'unknown']),
  }),
  z.object({ from: z.literal('example'), kind: z.literal('height'), height: z.number() }),
  z.object({ from: z.literal('example'), kind: z.literal('sent'), intent: object }),
])
export type FromExample = z.infer<typeof FromExample>
