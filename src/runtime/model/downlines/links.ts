import { combine, sample } from 'effector'

import type { RegisterLinks } from '../../../schemas/gateway/agents.ts'
import type { RegisterLink } from '../../../schemas/nouns/downlines.ts'
import { listRegisterLinks } from '../../gateway/endpoints/agents/list-register-links.ts'
import { teamChanged } from '../forms/account-forms.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../requests/memo.ts'
import { createResource } from '../requests/resource.ts'
import { $role } from '../session/session.ts'
import { downlines } from './downlines.ts'

// What we know
export const links = createResource<void, RegisterLinks>({
  name: 'registerLinks',
  ask: callOf(listRegisterLinks),
  keyOf: () => 'all',
  session: 'real',
})
export const $links = combine({ known: links.known, role: $role })

// How it changes: a form has registered somebody, or made a link
sample({ clock: teamChanged, target: [links.refreshedAll, downlines.refreshedAll] })

/** Each once, in the gateway's order. */
export const linksOf = memo(({ list }: RegisterLinks): RegisterLink[] =>
  list
    .filter(({ linkId }, index) => list.findIndex((other) => other.linkId === linkId) === index)
    .map(({ linkId, registerUrl, affiliateCode, type, rate, registeredCount, createdTime, remark }) => ({
      key: linkId,
      ...(registerUrl !== undefined && !/^data:/i.test(registerUrl) && { url: registerUrl }),
      code: affiliateCode,
      type,
      rate,
      ...(registeredCount !== undefined && { count: Math.max(0, registeredCount) }),
      time: createdTime,
      remark: remark ?? '',
    })),
)
