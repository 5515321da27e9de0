import { renameProp } from '../../../runtime/contract/rename-prop.ts'
import type { WidgetMigrations } from '../../../runtime/contract/widget.ts'

export const migrations: WidgetMigrations = {
  // `step` said neither of what nor in which unit
  1: { name: 'step-becomes-page-size', up: (props) => renameProp(props, 'step', 'pageSize') },
}
