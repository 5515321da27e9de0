import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { HelpTopicList } from '../../schemas/nouns/help.ts'

export const contract = defineContract({
  type: 'help-center',
  version: 1,
  title: 'Help center',
  description: 'The topics of the help center and the text of the one that the address names; without a name, of the first.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:help.title', description: 'Heading.' },
    },
  },
  inputs: {
    topics: { noun: HelpTopicList, description: 'Topics in their order, with their texts.' },
  },
  slots: {},
  intents: ['go'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 320 }, empty: 'notice' },
})
export type HelpCenterProps = ViewProps<typeof contract>
