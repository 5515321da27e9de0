import type { Widget } from '../../src/runtime/widget/contract.ts'
import { createRegistry } from '../../src/runtime/widget/registry.ts'

/** Every folder of src/widgets is a widget; its view is downloaded when a visible node needs it. */
export const registry = createRegistry(Object.values(import.meta.glob<Widget>('../../src/widgets/*/index.ts', { eager: true, import: 'widget' })))
