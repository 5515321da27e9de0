import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { HelpTopicList } from '../../schemas/nouns/help.ts'

export const contract = defineContract({
  type: 'help-links',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 20, default: 6, varies: ['device'] },
    },
  },
  inputs: { topics: { noun: HelpTopicList } },
  slots: {},
  intents: ['go'],
  frame: { element: 'nav', label: { word: 'help' }, loading: { skeleton: 'rows', height: 150 }, empty: 'nothing', failed: 'nothing' },
})
export type HelpLinksProps = ViewProps<typeof contract>
