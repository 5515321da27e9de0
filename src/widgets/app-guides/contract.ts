import { toLobby } from '../../runtime/contract/empty-link.ts'
import { defineContract } from '../../runtime/contract/widget.ts'
import type { ViewProps } from '../../runtime/contract/widget.ts'
import { AppPackages } from '../../schemas/nouns/brand.ts'

export const contract = defineContract({
  type: 'app-guides',
  version: 1,
  props: { type: 'object', additionalProperties: false, properties: {} },
  inputs: { apps: { noun: AppPackages } },
  slots: {},
  intents: [],
  frame: { element: 'section', label: { word: 'label' }, loading: { skeleton: 'tiles', height: 420 }, empty: 'notice', emptyTo: toLobby },
})
export type AppGuidesProps = ViewProps<typeof contract>
