import { deleteMessages } from '../../../src/runtime/gateway/endpoints/messages/delete-messages.ts'
import { mock, refuse } from '../../mock.ts'
import { messagesOf, unreadOf } from '../../state/messages.ts'

export const handler = mock(
  deleteMessages,
  ({ params, session, state }) => {
    const account = session?.account ?? ''
    const ids = params.ids.split(',')
    const own = messagesOf(state, account)
    if (ids.some((id) => !own.some((one) => one.id === id))) return refuse('RECORD_NOT_FOUND', 'There is no such message')
    state.messages.set(
      account,
      own.filter((one) => !ids.includes(one.id)),
    )
    return { unreadCount: unreadOf(state, account) }
  },
  { feature: 'MESSAGE3' },
)
