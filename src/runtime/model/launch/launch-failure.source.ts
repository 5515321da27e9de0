import { $launchFailure, launchRetried } from './launch.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { contract } from './launch-failure.contract.ts'

export const source = defineSource(contract, {
  from: $launchFailure.map((failure) => ({ notice: failure && { key: 'launch', text: failure.message } })),
  retried: launchRetried.prepend(() => undefined),
  select: ({ notice }) => (notice ? readyOf(notice) : empty),
})
