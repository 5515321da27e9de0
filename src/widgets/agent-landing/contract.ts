import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'
import { ServiceList, SupportHours } from '../../schemas/nouns/help.ts'
import { pictureProp } from '../../schemas/address.ts'

export const contract = defineContract({
  type: 'agent-landing',
  version: 1,
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'headline'],
    properties: {
      title: { type: 'string', format: 'text' },
      text: { type: 'string', format: 'text' },
      headline: { type: 'string', format: 'text' },
      picture: { ...pictureProp, default: '/img/scene/agent.svg' },
      blurbs: {
        type: 'array',
        maxItems: 4,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['title', 'text'],
          properties: {
            title: { type: 'string', format: 'text' },
            text: { type: 'string', format: 'text' },
          },
        },
      },
    },
  },
  inputs: {
    brand: { noun: Brand, need: 'optional' },
    hours: { noun: SupportHours, need: 'optional' },
    services: { noun: ServiceList, need: 'optional' },
  },
  slots: { main: { max: 4 } },
  intents: ['contact'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' } },
})
export type AgentLandingProps = ViewProps<typeof contract>
