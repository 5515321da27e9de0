import { readUnreadCount } from '../../../src/runtime/gateway/endpoints/messages/read-unread-count.ts'
import { mock } from '../../mock.ts'
import { unreadOf } from '../../state/messages.ts'

export const handler = mock(readUnreadCount, ({ session, state }) => ({ unreadCount: unreadOf(state, session?.account ?? '') }), {
  feature: 'MESSAGE3',
})
