import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { HelpTopicList } from '../../schemas/nouns/help.ts'

export const contract = defineContract({
  type: 'help-center',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', default: 't:help.title' },
    },
  },
  inputs: { topics: { noun: HelpTopicList } },
  slots: {},
  intents: ['go'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'rows', height: 320 }, empty: 'notice' },
})
export type HelpCenterProps = ViewProps<typeof contract>
