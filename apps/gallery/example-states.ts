import type { Contract, InputSpec } from '../../src/runtime/contract/widget.ts'
import type { ExampleState } from '../kit/examples/example-messages.ts'

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
