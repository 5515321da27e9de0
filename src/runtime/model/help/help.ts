import { combine } from 'effector'

import type { HelpTopic as GatewayTopic } from '../../../schemas/gateway/service.ts'
import type { HelpTopic } from '../../../schemas/nouns/help.ts'
import { listHelpTopics } from '../../gateway/endpoints/system/list-help-topics.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { $location } from '../navigation/navigation.ts'
import { popupArgs } from '../navigation/open-popups.ts'
import { createResource } from '../requests/resource.ts'

type Topics = { list: GatewayTopic[] }

// What we know: the topics, asked once a language
export const helpTopics = createResource<void, Topics>({ name: 'helpTopics', ask: callOf(listHelpTopics), keyOf: () => 'all' })
const $asked = combine($location, popupArgs('help'), ({ hash }, args) => {
  const looked = args?.hash
  return typeof looked === 'string' ? `#${looked}` : hash
})
export const $helpTopics = combine({ known: helpTopics.known, hash: $asked })

/** Topics by their order, those without one behind, each key once; `#term` makes `term` current. */
export const topicsOf = memo(({ list }: Topics, hash: string): HelpTopic[] =>
  list
    .filter(({ key }, index) => list.findIndex((other) => other.key === key) === index)
    .sort((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER))
    .map(({ key, title, content }) => ({ key, title: title || key, html: content, ...(hash === `#${key}` ? { current: true } : {}) })),
)
