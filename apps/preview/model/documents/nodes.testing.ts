import type { Contract } from '../../../../src/runtime/contract/widget.ts'

/** A block type with areas for blocks, and nothing else. */
export const contractWith = (type: string, slots: Contract['slots'] = {}): Contract => ({
  type,
  version: 1,
  props: { type: 'object' },
  inputs: {},
  slots,
  intents: [],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } },
})
