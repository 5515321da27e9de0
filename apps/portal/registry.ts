import { landingViews, otherWidgets, widgets } from 'virtual:landing-widgets'

import { createRegistry } from '../../src/runtime/contract/registry.ts'

/**
 * Every folder of src/widgets is a widget. Those of the landing page are known from the start, the others come with the first page that
 * draws one. A view is downloaded when a visible node needs it, unless it came with the first script.
 */
export const registry = createRegistry(
  widgets.map((widget) => {
    const view = landingViews.get(widget.contract.type)
    return view ? { ...widget, load: () => Promise.resolve(view) } : widget
  }),
  otherWidgets,
)
