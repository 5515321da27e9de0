import { listHelpTopics } from '../../src/runtime/gateway/endpoints/list-help-topics.ts'
import { mock } from '../mock.ts'
import { helpTopics } from '../world/site.ts'
import { say } from '../world/text.ts'

export const handler = mock(listHelpTopics, ({ world, language }) => ({
  list:
    world.choice.scenario === 'empty'
      ? []
      : helpTopics.map(({ key, title, content }, i) => ({
          key,
          title: say(title, language),
          content: say(content, language),
          order: i + 1,
        })),
}))
