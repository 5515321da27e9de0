import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Brand } from '../../schemas/nouns/brand.ts'
import { ServiceList, SystemNotice } from '../../schemas/nouns/help.ts'

export const contract = defineContract({
  type: 'maintenance-screen',
  version: 1,
  title: 'Maintenance',
  description: 'Says that the site is being worked on, until when, and offers customer service.',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      picture: { type: 'string', default: '/img/scene/maint.svg', description: 'A wide picture.' },
    },
  },
  inputs: {
    notice: { noun: SystemNotice, need: 'optional', description: 'Message and expected end.' },
    brand: { noun: Brand, need: 'optional', description: 'Mark and name.' },
    services: { noun: ServiceList, need: 'optional', description: 'Whom to contact.' },
  },
  slots: {},
  intents: ['contact', 'go'],
  frame: { element: 'section', label: 'heading', loading: { skeleton: 'none' }, empty: 'nothing', failed: 'nothing' },
})
export type MaintenanceScreenProps = ViewProps<typeof contract>
