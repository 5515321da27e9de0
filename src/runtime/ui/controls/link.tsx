import type { ComponentProps, MouseEvent } from 'react'

import { isAddress, pathOf } from '../../../schemas/address.ts'
import { withBase } from '../../platform/history.ts'
import type { Address, Send } from '../../../schemas/intents.ts'

/** An address as the browser writes it, `/rng?vassalage=PG`; undefined for what is no address of the portal. */
export function hrefOf(to: Address): string | undefined {
  const path = pathOf(to)
  return isAddress(path) ? path : undefined
}

type Rest = Omit<ComponentProps<'a'>, 'href'>

/**
 * A link inside the portal (`to`, with `send`) or to another site (`href`, opened in a new tab). A plain click sends `go`; a click
 * with a modifier or another button is the browser's own. A text that is no address of the portal is no link.
 */
export function Link({
  to,
  href,
  send,
  onClick,
  ...rest
}: Rest & ({ to: Address; send: Send<'go'>; href?: undefined } | { href: string; to?: undefined; send?: undefined })) {
  if (href !== undefined) return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick} />
  const address = hrefOf(to)
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !to || !address)
      return
    event.preventDefault()
    send?.({ kind: 'go', to })
  }
  return <a {...rest} href={address && withBase(address)} onClick={follow} />
}
