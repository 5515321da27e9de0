declare module 'virtual:landing-widgets' {
  import type { ViewModule, Widget } from '../../src/runtime/contract/widget.ts'

  /** What the landing page and its chrome draw (build/landing-views.ts). */
  export const widgets: readonly Widget[]
  /** Views that come with the first script, by widget type. */
  export const landingViews: ReadonlyMap<string, ViewModule>
  /** The widgets that only other pages draw: one download. */
  export const otherWidgets: () => Promise<readonly Widget[]>
}
