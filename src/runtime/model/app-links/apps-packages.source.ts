import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapList } from '../requests/states.ts'
import { $packages, key, packages, packagesOf } from './app-packages.ts'
import { contract } from './apps-packages.contract.ts'

export const source = defineSource(contract, {
  from: $packages,
  select: ({ known, cdn, language, token, platform }) =>
    mapList(stateOf(known, key), (value) => packagesOf(value, cdn, language, token, platform.address.href())),
  wanted: packages.wanted.prepend(() => undefined),
  retried: packages.retried.prepend(() => undefined),
})
