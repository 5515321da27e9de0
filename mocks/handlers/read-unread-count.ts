import { readUnreadCount } from '../../src/runtime/gateway/endpoints/read-unread-count.ts'
import { mock } from '../mock.ts'
import { unreadOf } from '../world/messages.ts'

export const handler = mock(readUnreadCount, ({ session, world }) => ({ unreadCount: unreadOf(world, session?.account ?? '') }), {
  feature: 'MESSAGE3',
})
