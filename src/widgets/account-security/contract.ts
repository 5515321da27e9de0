import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { Security } from '../../schemas/nouns/security.ts'

export const contract = defineContract({
  type: 'account-security',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { security: { noun: Security } },
  slots: {},
  intents: ['open'],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'rows', height: { phone: 900, tablet: 760, desktop: 760 } } },
})
export type AccountSecurityProps = ViewProps<typeof contract>
