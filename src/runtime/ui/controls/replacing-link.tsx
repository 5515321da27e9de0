import type { ComponentProps } from 'react'

import type { Address, Send } from '../../../schemas/intents.ts'
import { Link } from './link.tsx'

/** A link that replaces the history's entry: from one popup to its sibling, so that one step back leaves both. */
export function ReplacingLink({
  to,
  send,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to' | 'href' | 'send'> & { to: Address; send: Send<'go'> }) {
  return <Link {...rest} to={to} send={(intent) => send(intent.kind === 'go' ? { ...intent, replace: true } : intent)} />
}
