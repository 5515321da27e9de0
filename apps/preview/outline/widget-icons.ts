import { widgetDocs } from '../model/widget-docs.ts'
import type { IconType } from '../ui/icon.ts'
import { iconDrawings } from './icon-drawings.ts'

/** The drawing of each block type. */
export const widgetIcons: Readonly<Record<string, IconType>> = Object.fromEntries(
  [...widgetDocs].map(([type, { icon }]) => [type, iconDrawings[icon]]),
)
