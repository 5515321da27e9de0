import type { ComponentProps } from 'react'

import type { Address, Send } from '../../schemas/intents.ts'
import { Link } from './link.tsx'

/** A link that leaves no step behind it: from one popup to its twin, so that one step back leaves both. */
export function ReplacingLink({
  to,
  send,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to' | 'href' | 'send'> & { to: Address; send: Send }) {
  return <Link {...rest} to={to} send={(intent) => send(intent.kind === 'go' ? { ...intent, replace: true } : intent)} />
}
