import { listMessages } from '../../../src/runtime/gateway/endpoints/messages/list-messages.ts'
import { mock } from '../../mock.ts'
import { messagesOf } from '../../state/messages.ts'
import { page } from '../../state/reply.ts'
import { gatewayTime, textIn } from '../../state/text.ts'

export const handler = mock(
  listMessages,
  ({ params: { pageNo, pageSize, unread }, session, state, language }) => {
    const wanted = messagesOf(state, session?.account ?? '').filter((one) => unread === undefined || !one.read)
    const { items, totalPages, totalCount } = page(wanted, pageNo, pageSize)
    return {
      content: items.map(({ id, title, content, time, read, messageType }) => ({
        id,
        title: textIn(title, language),
        content: textIn(content, language),
        time: gatewayTime(time),
        read,
        messageType,
      })),
      pageNum: pageNo,
      totalPages,
      totalCount,
    }
  },
  { feature: 'MESSAGE3' },
)
