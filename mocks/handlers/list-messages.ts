import { listMessages } from '../../src/runtime/gateway/endpoints/list-messages.ts'
import { mock } from '../mock.ts'
import { messagesOf } from '../world/messages.ts'
import { page } from '../world/reply.ts'
import { gatewayTime, say } from '../world/text.ts'

export const handler = mock(
  listMessages,
  ({ params: { pageNo, pageSize, unread }, session, world, language }) => {
    const wanted = messagesOf(world, session?.account ?? '').filter((one) => unread === undefined || !one.read)
    const { items, totalPages, totalCount } = page(wanted, pageNo, pageSize)
    return {
      content: items.map(({ id, title, content, time, read, messageType }) => ({
        id,
        title: say(title, language),
        content: say(content, language),
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
