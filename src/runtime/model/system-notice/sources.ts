import { combine } from 'effector'

import type { SystemNotice } from '../../../schemas/nouns/help.ts'
import { defineSource } from '../../contract/source.ts'
import type { SourceState } from '../../contract/source.ts'
import { $permission, $statusReply, $systemStatus } from '../context/site.ts'
import { loading } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import * as contracts from './contracts.ts'

/** The texts of the maintenance and blocked screens. */
const $systemNotice = combine(
  { status: $systemStatus, reply: $statusReply, permission: $permission },
  ({ status, reply, permission }): SourceState<SystemNotice> => {
    if (status === null) return loading
    const ip = reply?.ip || permission?.location.ip
    return readyOf({
      status,
      ...(reply?.message ? { message: reply.message } : {}),
      ...(reply?.endTime ? { endTime: reply.endTime } : {}),
      ...(ip ? { ip } : {}),
    })
  },
)

export const systemNotice = defineSource(contracts.systemNotice, {
  from: $systemNotice,
  select: (state) => state,
})
