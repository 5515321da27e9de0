import { listHelpTopics } from '../../../src/runtime/gateway/endpoints/system/list-help-topics.ts'
import { mock } from '../../mock.ts'
import { helpTopics } from '../../state/site.ts'
import { textIn } from '../../state/text.ts'

export const handler = mock(listHelpTopics, ({ state, language }) => ({
  list:
    state.choice.scenario === 'empty'
      ? []
      : helpTopics.map(({ key, title, content }, i) => ({
          key,
          title: textIn(title, language),
          content: textIn(content, language),
          order: i + 1,
        })),
}))
