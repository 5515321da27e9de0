import { landingViews } from 'virtual:landing-views'

import type { Widget } from '../../src/runtime/widget/contract.ts'
import { createRegistry } from '../../src/runtime/widget/registry.ts'

const widgets = Object.values(import.meta.glob<Widget>('../../src/widgets/*/index.ts', { eager: true, import: 'widget' }))

/** Every folder of src/widgets is a widget. Its view is downloaded when a visible node needs it, unless it came with the first script. */
export const registry = createRegistry(
  widgets.map((widget) => {
    const view = landingViews.get(widget.contract.type)
    return view ? { ...widget, load: () => Promise.resolve(view) } : widget
  }),
)
