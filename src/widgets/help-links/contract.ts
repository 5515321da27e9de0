import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { HelpTopicList } from '../../schemas/nouns/help.ts'

export const contract = defineContract({
  type: 'help-links',
  version: 1,
  title: 'Help links',
  description: 'The topics of the help center, one link each.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 20, default: 6, description: 'Topics named.' },
    },
  },
  inputs: {
    topics: { noun: HelpTopicList, description: 'Topics in their order.' },
  },
  slots: {},
  intents: ['go'],
  frame: { element: 'nav', label: 'heading', loading: { skeleton: 'rows', height: 150 }, empty: 'nothing', failed: 'nothing' },
})
export type HelpLinksProps = ViewProps<typeof contract>
