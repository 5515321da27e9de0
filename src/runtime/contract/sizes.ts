import type { PageNode } from '../../schemas/documents.ts'
import { focusClass, focusRule, isPictureFile } from '../../schemas/picture-file.ts'
import { valuesOn } from '../../schemas/varied-value.ts'
import type { DeviceHeights, FrameSpec } from './widget.ts'
import type { Registry } from './registry.ts'

type Props = Readonly<Record<string, unknown>>
const noProps: Props = Object.freeze({})

/**
 * The sizes of a node in px at the usual text size, each as a class of its element: `frame-height-phone-216` sets
 * `--frame-height-phone: 13.5rem`. They are classes because the content policy refuses style attributes in HTML that a server draws;
 * `sizeRule` gives each class its rule.
 */
export function sizeClasses({ loading: { height }, sizes }: FrameSpec, props: Props = noProps): string[] {
  const named: Record<string, number> = { ...sizes?.(props) }
  if (height !== undefined) {
    const heightOn = (device: keyof DeviceHeights) => {
      const heights = typeof height === 'function' ? height(valuesOn(props, device)) : height
      return typeof heights === 'number' ? heights : heights[device]
    }
    for (const device of ['phone', 'tablet', 'desktop'] as const) named[`frame-height-${device}`] = heightOn(device)
  }
  // a prop of a wrong type may have given a size that is no number of pixels
  return Object.entries(named).flatMap(([name, px]) => (px >= 0 && Number.isFinite(px) ? [`${name}-${Math.round(px)}`] : []))
}

/** The rule of one class that `sizeClasses` or `sizesIn` gave. */
export function sizeRule(sizeClass: string): string {
  const ofFocus = focusRule(sizeClass)
  if (ofFocus !== undefined) return ofFocus
  const end = sizeClass.lastIndexOf('-')
  return `.${sizeClass}{--${sizeClass.slice(0, end)}:${Number(sizeClass.slice(end + 1)) / 16}rem}`
}

/**
 * Collects the classes that documents and overlays may need. Every object that names a widget counts as a node, and every object that names
 * an uploaded picture needs the class of its focus.
 */
export function sizesIn(documents: Iterable<unknown>, registry: Registry): Set<string> {
  const found = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (isPictureFile(value)) return void found.add(focusClass(value))
    if ('widget' in value && typeof value.widget === 'string') {
      const { widget, props } = value as Pick<PageNode, 'widget' | 'props'>
      const frame = registry.get(widget)?.contract.frame
      if (frame) for (const each of sizeClasses(frame, props)) found.add(each)
    }
    for (const part of Object.values(value)) collect(part)
  }
  for (const document of documents) collect(document)
  return found
}
