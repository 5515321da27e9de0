import { widgetDocs } from '../model/catalogue/widget-docs.ts'
import type { IconType } from '../../kit/icons/icon.ts'
import { iconDrawings } from '../../kit/icons/icon-drawings.ts'

/** The drawing of each block type. */
export const widgetIcons: Readonly<Record<string, IconType>> = Object.fromEntries(
  [...widgetDocs].map(([type, { icon }]) => [type, iconDrawings[icon]]),
)
