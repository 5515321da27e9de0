import type { Contract, InputSpec } from '../../src/runtime/contract/widget.ts'

/** What an example may be drawn in: `ready` with its data, else what the frame draws while the data is not there. */
export const exampleStates = ['ready', 'loading', 'empty', 'failed', 'needs-login'] as const
export type ExampleState = (typeof exampleStates)[number]

/** The states besides `ready` in which a widget draws something: a widget without data has none, and some draw nothing without it. */
export function statesOf({ inputs, frame }: Contract<string, any, any, any>): Exclude<ExampleState, 'ready'>[] {
  const needs = new Set(Object.values(inputs as Record<string, InputSpec>).map(({ need = 'required' }) => need))
  const around = needs.has('inside')
  if (!around && !needs.has('required')) return []
  return [
    ...(around || frame.loading.skeleton !== 'none' ? (['loading'] as const) : []),
    ...(around || frame.empty === 'notice' ? (['empty'] as const) : []),
    ...(around || frame.failed !== 'nothing' ? (['failed'] as const) : []),
    'needs-login',
  ]
}
