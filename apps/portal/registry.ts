import { createRegistry } from '../../src/runtime/contract/registry.ts'
import type { ViewModule, Widget } from '../../src/runtime/contract/widget.ts'

const widgets = import.meta.glob<Widget>('../../src/widgets/*/index.ts', { eager: true, import: 'widget' })

/**
 * Views that the first screen of the landing page draws: they come with the first script, because they cost no request there and compress
 * better together. A test (tests/contract/landing-views.test.ts) compares this list with the documents of the landing page.
 */
export const landingViews = import.meta.glob<ViewModule>(
  [
    '../../src/widgets/{banner-carousel,category-menu,columns,game-section,guest-actions,header-bar,menu-toggle}/view.tsx',
    '../../src/widgets/{notice-marquee,page-heading,search-button,site-logo,top-navigation,winner-board}/view.tsx',
  ],
  { eager: true },
)

/**
 * Every folder of src/widgets is a widget. Its contract is here from the start; any other view is downloaded when a visible node needs it.
 */
export const registry = createRegistry(
  Object.entries(widgets).map(([path, widget]) => {
    const view = landingViews[path.replace('index.ts', 'view.tsx')]
    return view ? { ...widget, load: () => Promise.resolve(view) } : widget
  }),
)
