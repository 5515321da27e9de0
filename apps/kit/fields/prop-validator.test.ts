import { expect, test } from 'vitest'

import { documented, withoutDocs } from '../../../src/runtime/contract/docs.ts'
import { contract } from '../../../src/widgets/tab-set/contract.ts'
import { docs } from '../../../src/widgets/tab-set/docs.ts'
import { validatorOf } from './prop-validator.ts'

test('props are validated by the same compiled validator, whatever language the docs of the widget are in', async () => {
  const { items } = docs.props
  const spanish = { ...docs, props: { ...docs.props, items: { ...items, title: 'Pestañas', description: 'Las pestañas.' } } }
  for (const each of [docs, spanish]) {
    const { props } = documented(contract, each)
    const validator = await validatorOf(documented(contract, each))
    const errorsOf = (values: unknown) => validator.validateFormData(values, props as never).errors.length
    expect([errorsOf({ label: 'Ways', items: [{ label: 'One' }, { label: 'Two' }] }) > 0, errorsOf({ label: 7 }) > 0]).toEqual([
      false,
      true,
    ])
  }
})

test('a schema without docs keeps props that are called title or description, and default values as they are', () => {
  const title = { type: 'string', title: 'Title', default: 'Hot' }
  const described = {
    type: 'object',
    description: 'A link.',
    default: { title: 'x' },
    properties: { title, description: { type: 'string' } },
  }
  expect(withoutDocs(described)).toEqual({
    type: 'object',
    default: { title: 'x' },
    properties: { title: { type: 'string', default: 'Hot' }, description: { type: 'string' } },
  })
})
