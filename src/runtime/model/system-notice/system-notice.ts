import { combine } from 'effector'

import type { SystemNotice } from '../../../schemas/nouns/help.ts'
import { loading } from '../requests/resource.ts'
import { $permission, $statusReply, $systemStatus } from '../context/site.ts'
import type { SourceState } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'

/** The texts of the maintenance and blocked screens. */
export const $systemNotice = combine(
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
