import { Component } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { ComponentProps } from 'react'

import type { IconType } from './icon.ts'

type Drawings = Readonly<Record<string, IconType>>

let drawings: Drawings | undefined
const listeners = new Set<() => void>()
const icons = new Map<string, IconType>()

/** Called once by the list of all drawings, which is not in the first load (widget-icons.ts). */
export function widgetIconsCame(all: Drawings): void {
  drawings = all
  for (const listener of listeners) listener()
}

/** The drawing of a block type; one that is not known has that of any part. Until the drawings have come there is room for one. */
export function widgetIcon(widget: string): IconType {
  let icon = icons.get(widget)
  if (!icon) icons.set(widget, (icon = (props) => <Drawing widget={widget} {...props} />))
  return icon
}

function Drawing({ widget, ...props }: ComponentProps<IconType> & { widget: string }) {
  const known = useSyncExternalStore(subscribe, () => drawings)
  if (!known) {
    const { size, ...rest } = props
    return <svg width={size} height={size} {...rest} />
  }
  const Icon = Object.hasOwn(known, widget) ? (known[widget] ?? Component) : Component
  return <Icon {...props} />
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
