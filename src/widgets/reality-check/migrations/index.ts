import { renameProp } from '../../../runtime/contract/rename-prop.ts'
import type { WidgetMigrations } from '../../../runtime/contract/widget.ts'

export const migrations: WidgetMigrations = {
  // `limits` read like numbers; it is the popup that sets them
  1: { name: 'limits-becomes-limits-popup', up: (props) => renameProp(props, 'limits', 'limitsPopup') },
}
