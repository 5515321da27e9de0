import { launchChat } from '../../../src/runtime/gateway/endpoints/service/launch-chat.ts'
import { mock, refuse } from '../../mock.ts'
import { chatModels } from '../../state/service.ts'

export const handler = mock(
  launchChat,
  ({ params: { modelId }, state }) => {
    if (!chatModels.some((model) => model.modelId === modelId)) return refuse('RECORD_NOT_FOUND', 'Nobody is there by that name')
    state.tickets += 1
    return { chatUrl: `/mock/chat/${modelId}?ticket=${state.tickets}` }
  },
  { feature: 'LIVECHAT3' },
)
