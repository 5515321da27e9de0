import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapList } from '../requests/states.ts'
import { $appLinks } from './app-links.ts'
import { $packages, key, packages, packagesOf } from './app-packages.ts'
import * as contracts from './contracts.ts'

export const appsLinks = defineSource(contracts.appsLinks, {
  from: $appLinks,
  select: (state) => state,
})

export const appsPackages = defineSource(contracts.appsPackages, {
  from: $packages,
  select: ({ known, cdn, language, token, platform }) =>
    mapList(stateOf(known, key), (value) => packagesOf(value, cdn, language, token, platform.address.href())),
  wanted: packages.wanted.prepend(() => undefined),
  retried: packages.retried.prepend(() => undefined),
})
