import type { Widget } from '../../src/runtime/contract/widget.ts'

/** The widgets of the pages where a visitor comes in, by path (`entryTypes` of registry.ts). */
export const widgets = import.meta.glob<Widget>('../../src/widgets/{auth-panel,auth-tabs,form,link-line,login-ways,tab-set}/index.ts', {
  eager: true,
  import: 'widget',
})
