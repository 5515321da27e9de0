import { expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { contract as recordTable } from '../../../../src/widgets/record-table/contract.ts'
import { newItem } from './new-item.ts'

const { columns, details, actions } = recordTable.props.properties as unknown as Record<string, { items: JsonObject }>
const records = { fields: { betNo: 'reference', betTime: 'time', betAmount: 'money' }, actions: ['collect'] } as const

test('a new column shows the first field of the record that no column shows, with its name as the label', () => {
  expect(newItem(columns!.items, [{ field: 'betNo', label: 't:no' }, { field: 'betAmount' }], records)).toEqual({
    field: 'betTime',
    label: 'Bet time',
  })
  expect(newItem(details!.items, ['betNo'], records)).toBe('betTime')
})

test('a new column is empty where every field is shown, and where the record is not known', () => {
  const empty = { field: '', label: '' }
  const all = Object.keys(records.fields).map((field) => ({ field, label: field }))
  expect([newItem(columns!.items, all, records), newItem(columns!.items, [], undefined)]).toEqual([empty, empty])
  expect([newItem(details!.items, Object.keys(records.fields), records), newItem(details!.items, [], undefined)]).toEqual(['', ''])
})

test('items whose values are of another kind leave a new column its first field', () => {
  expect(newItem(columns!.items, [null, 3, 'betNo', { field: null }, []], records)).toEqual({ field: 'betNo', label: 'Bet no' })
})

test('an item that names no field begins with what must be there', () => {
  expect(newItem(actions!.items, [], records)).toEqual({ action: '', label: '' })
  expect(newItem({ type: 'integer', minimum: 2 }, [], records)).toBe(2)
  expect(newItem({ enum: ['a', 'b'] }, [], records)).toBe('a')
})
