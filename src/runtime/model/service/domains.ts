import { combine } from 'effector'

import type { SiteDomain, SiteDomains } from '../../../schemas/nouns/service.ts'
import type { Value } from '../../gateway/endpoint.ts'
import { listDomainRoutes } from '../../gateway/endpoints/system/list-domain-routes.ts'
import { $platform } from '../lifecycle.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'

export const key = 'all'

// What we know: domains at which the site is found
export const domains = createResource<void, Value<typeof listDomainRoutes>>({
  name: 'domains',
  ask: callOf(listDomainRoutes),
  keyOf: () => key,
})
export const $domains = combine({ known: domains.known, platform: $platform })

/**
 * Each domain once, the main one first. What is no domain, names a person or a port, or is not https, is left out.
 * @param here the address of the page, whose domain is marked
 */
export const domainsOf = memo(({ list }: Value<typeof listDomainRoutes>, here: string): SiteDomains => {
  const found = new Map<string, SiteDomain>()
  const host = URL.canParse(here) ? new URL(here).hostname : ''
  for (const { domain, name, main } of list) {
    const route = hostOf(domain)
    if (route !== undefined && !found.has(route))
      found.set(route, { domain: route, url: `https://${route}/`, name: name ?? '', main: main === true, here: route === host })
  }
  return [...found.values()].toSorted((one, other) => Number(other.main) - Number(one.main))
})

/** The name of a host, from `play.example.com` or `https://play.example.com/`, in the letters of the name system. */
function hostOf(domain: string): string | undefined {
  const address = domain.includes('//') ? domain : `https://${domain}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address)
  const isPlain =
    protocol === 'https:' && port === '' && username === '' && password === '' && pathname === '/' && search === '' && hash === ''
  return isPlain && /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname) ? hostname : undefined
}
