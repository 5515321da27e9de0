import { readUnreadCount } from '../../src/runtime/gateway/endpoints/read-unread-count.ts'
import { mock } from '../mock.ts'

export const handler = mock(readUnreadCount, ({ session, world }) => ({ unreadCount: world.choice.scenario === 'empty' ? 0 : (world.unread.get(session?.account ?? '') ?? 0) }), { feature: 'MESSAGE3' })
