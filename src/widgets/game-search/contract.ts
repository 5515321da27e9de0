import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { GameSearch } from '../../schemas/nouns/search.ts'

export const contract = defineContract({
  type: 'game-search',
  version: 1,
  title: 'Game search',
  description:
    'A field that finds games of the whole catalogue while one types, with categories, studios and earlier searches. Stands in a popup of the size "search".',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      placeholder: { type: 'string', format: 'text', description: 'What the empty field says; "Search games" without it.' },
      step: { type: 'integer', minimum: 6, maximum: 96, default: 24, description: 'Games shown at first, and how many more each time.' },
      browse: {
        type: 'array',
        maxItems: 12,
        default: [],
        description: 'Places to look around in when nothing matches.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'to'],
          properties: {
            label: { type: 'string', format: 'text', description: 'The words of the link.' },
            to: { type: 'string', format: 'route', pattern: '^/', description: 'Where it leads.' },
          },
        },
      },
    },
  },
  inputs: {
    search: { noun: GameSearch, need: 'inside', description: 'What was found for the text.' },
  },
  slots: {},
  intents: ['narrow', 'retry', 'launch', 'go', 'forget-searches'],
  frame: { element: 'div', label: 'none', loading: { skeleton: 'rows', height: 480 } },
})
export type GameSearchProps = ViewProps<typeof contract>
