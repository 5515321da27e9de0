import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'
import { ServiceList, SupportHours } from '../../schemas/nouns/help.ts'

export const contract = defineContract({
  type: 'agent-landing',
  version: 1,
  title: 'Agents’ front door',
  description: 'A whole page: a picture with what the agent center offers at the start, the login beside it, and when agents are helped.',
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'headline'],
    properties: {
      title: { type: 'string', format: 'text', description: 'Heading above the form.' },
      text: { type: 'string', format: 'text', description: 'One plain line below it.' },
      headline: { type: 'string', format: 'text', description: 'One bold line over the picture.' },
      picture: {
        type: 'string',
        default: '/img/scene/agent.svg',
        description: 'A square picture; without one the ground has the brand’s colours.',
      },
      blurbs: {
        type: 'array',
        maxItems: 4,
        default: [],
        description: 'What the agent center offers.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['title', 'text'],
          properties: {
            title: { type: 'string', format: 'text', description: 'Two words.' },
            text: { type: 'string', format: 'text', description: 'One sentence.' },
          },
        },
      },
    },
  },
  inputs: {
    brand: { noun: Brand, need: 'optional', description: 'Mark and name.' },
    hours: { noun: SupportHours, need: 'optional', description: 'When agents are helped.' },
    services: { noun: ServiceList, need: 'optional', description: 'Whom to contact.' },
  },
  slots: { main: { description: 'The form.', max: 4 } },
  intents: ['contact'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' } },
})
export type AgentLandingProps = ViewProps<typeof contract>
