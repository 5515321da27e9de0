import type { Widget } from '../../src/runtime/contract/widget.ts'

/** All widgets, by path. Those of registry.ts and entry-widgets.ts are here again, without costing anything: their code has come before. */
export const widgets = import.meta.glob<Widget>('../../src/widgets/*/index.ts', { eager: true, import: 'widget' })
