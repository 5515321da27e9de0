import { readMessages } from '../../../src/runtime/gateway/endpoints/messages/read-messages.ts'
import { mock, refuse } from '../../mock.ts'
import { messagesOf, unreadOf } from '../../state/messages.ts'

/** Without ids all of them. */
export const handler = mock(
  readMessages,
  ({ params: { ids }, session, state }) => {
    const own = messagesOf(state, session?.account ?? '')
    if (ids.some((id) => !own.some((one) => one.id === id))) return refuse('RECORD_NOT_FOUND', 'There is no such message')
    for (const one of own) if (ids.length === 0 || ids.includes(one.id)) one.read = true
    return { unreadCount: unreadOf(state, session?.account ?? '') }
  },
  { feature: 'MESSAGE3' },
)
