import { listDomainRoutes } from '../../../src/runtime/gateway/endpoints/system/list-domain-routes.ts'
import { mock } from '../../mock.ts'

export const handler = mock(listDomainRoutes, () => ({
  list: [
    { domain: 'foyer.example.test', name: 'Main line', main: true },
    { domain: 'foyer-2.example.test', name: 'Second line' },
  ],
}))
