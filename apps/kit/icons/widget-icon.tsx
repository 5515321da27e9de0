import { createEvent, restore } from 'effector'
import { useUnit } from 'effector-react'
import { Component } from 'lucide-react'
import type { ComponentProps } from 'react'

import type { IconType } from './icon.ts'

type Drawings = Readonly<Record<string, IconType>>

/** The list of all icons was loaded, which is not in the first load (widget-icons.ts). */
export const widgetIconsLoaded = createEvent<Drawings>()
const $drawings = restore<Drawings | null>(widgetIconsLoaded, null)
const icons = new Map<string, IconType>()

/** The drawing of a block type; one that is not known has that of any part. Until the drawings have come there is room for one. */
export function widgetIcon(widget: string): IconType {
  let icon = icons.get(widget)
  if (!icon) icons.set(widget, (icon = (props) => <Drawing widget={widget} {...props} />))
  return icon
}

function Drawing({ widget, ...props }: ComponentProps<IconType> & { widget: string }) {
  const known = useUnit($drawings)
  if (!known) {
    const { size, ...rest } = props
    return <svg width={size} height={size} {...rest} />
  }
  const Icon = Object.hasOwn(known, widget) ? (known[widget] ?? Component) : Component
  return <Icon {...props} />
}
