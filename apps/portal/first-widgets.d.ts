// Made by build/first-widgets.ts

declare module 'virtual:first-widgets' {
  import type { Widget } from '../../src/runtime/contract/widget.ts'

  export const widgets: readonly Widget[]
  export const landingTypes: readonly string[]
  export const entryTypes: readonly string[]
}

declare module 'virtual:entry-widgets' {
  import type { Widget } from '../../src/runtime/contract/widget.ts'

  export const widgets: readonly Widget[]
}
