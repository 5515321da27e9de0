import { sample } from 'effector'

import type { RegisterLinks } from '../../../schemas/gateway/agents.ts'
import { listRegisterLinks } from '../../gateway/endpoints/agents/list-register-links.ts'
import { teamChanged } from '../forms/account-forms.ts'
import { callOf } from '../requests/call.ts'
import { createResource } from '../requests/resource.ts'
import { downlines } from './downlines.ts'

// What we know
export const links = createResource<void, RegisterLinks>({
  name: 'registerLinks',
  ask: callOf(listRegisterLinks),
  keyOf: () => 'all',
  session: 'agent',
})

// How it changes: a form has registered somebody, or made a link
sample({ clock: teamChanged, target: [links.refreshedAll, downlines.refreshedAll] })

/** Whether it leads somewhere: an address may be a picture (`url` of gateway.md). */
export function isAddress(url: string | undefined): url is string {
  return url !== undefined && !/^data:/i.test(url)
}
