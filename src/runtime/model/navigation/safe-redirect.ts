import { isAddress } from '../../../schemas/address.ts'
import { pageAt } from '../../../rules/routes.ts'

/**
 * An address that somebody gave, if it is one of this portal's pages: it keeps the rule of addresses, stays here when a browser reads it,
 * and shows a page that is no popup. Else undefined. What comes back is the address as read.
 */
export function safeRedirect(
  given: unknown,
  routes: Readonly<Record<string, string>>,
  isPopup: (page: string) => boolean,
): string | undefined {
  if (!isAddress(given)) return undefined
  const here = 'https://portal.invalid'
  if (!URL.canParse(given, here)) return undefined
  const { origin, pathname, search, hash } = new URL(given, here)
  if (origin !== here) return undefined
  const page = pageAt(routes, pathname)
  return page === undefined || isPopup(page) ? undefined : pathname + search + hash
}
