declare module 'virtual:landing-views' {
  import type { ViewModule } from '../../src/runtime/widget/contract.ts'

  /** Views that come with the first script, by widget type (apps/server/landing-views.ts). */
  export const landingViews: ReadonlyMap<string, ViewModule>
}
