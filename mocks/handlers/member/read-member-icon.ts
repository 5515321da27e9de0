import { readMemberIcon } from '../../../src/runtime/gateway/endpoints/member/read-member-icon.ts'
import { mock } from '../../mock.ts'

/** The trial session has none: the default avatar is the portal's own. */
export const handler = mock(readMemberIcon, ({ session }) =>
  session?.type === 4 ? {} : { icon: `/img/avatar/${session?.account ?? ''}.svg` },
)
