import type { ComponentProps, MouseEvent } from 'react'

import type { Address, Send } from '../../schemas/intents.ts'

/** An address as the browser writes it: `/rng?vassalage=PG`. */
export function hrefOf(to: Address): string {
  if (typeof to === 'string') return to
  const query = to.query ? new URLSearchParams(to.query).toString() : ''
  return query ? `${to.route}?${query}` : to.route
}

type Rest = Omit<ComponentProps<'a'>, 'href'>

/**
 * A link inside the portal (`to`, with `send`) or to another site (`href`, opened in a new tab). A plain click sends `go`; a click
 * with a modifier or another button is the browser's own.
 */
export function Link({
  to,
  href,
  send,
  onClick,
  ...rest
}: Rest & ({ to: Address; send: Send; href?: undefined } | { href: string; to?: undefined; send?: undefined })) {
  if (href !== undefined) return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick} />
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !to) return
    event.preventDefault()
    send?.({ kind: 'go', to })
  }
  return <a {...rest} href={hrefOf(to)} onClick={follow} />
}
