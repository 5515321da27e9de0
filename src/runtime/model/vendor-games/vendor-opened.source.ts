import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $openedVendor, vendorOpenedOf } from './vendor-opened.ts'
import { contract } from './vendor-opened.contract.ts'

export const source = defineSource(contract, {
  from: $openedVendor,
  select: ({ opened, catalog }) => (opened ? readyOf(vendorOpenedOf(opened, catalog.status === 'ready' ? catalog.value : null)) : empty),
})
