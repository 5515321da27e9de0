import { listChatModels } from '../../../src/runtime/gateway/endpoints/service/list-chat-models.ts'
import { mock } from '../../mock.ts'
import { chatModels } from '../../state/service.ts'
import { textIn } from '../../state/text.ts'

export const handler = mock(
  listChatModels,
  ({ state, language }) => ({
    list: state.choice.scenario === 'empty' ? [] : chatModels.map(({ name, ...model }) => ({ ...model, name: textIn(name, language) })),
  }),
  { feature: 'LIVECHAT3' },
)
