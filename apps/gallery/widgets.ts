import { widgetCategories } from '../../src/runtime/contract/docs.ts'
import type { WidgetCategory } from '../../src/runtime/contract/docs.ts'
import { iconDrawings } from '../kit/icons/icon-drawings.ts'
import type { IconType } from '../kit/icons/icon.ts'
import { widgetSummaries } from './widget-summaries.ts'

/** What the list shows of a widget. Everything else of it is loaded when it is chosen (widget-files.ts). */
export type GalleryWidget = { type: string; title: string; category: WidgetCategory; icon: IconType }

/** Every widget, in the order of the categories and then of titles. */
export const galleryWidgets: readonly GalleryWidget[] = widgetSummaries
  .map(([type, title, category, icon]): GalleryWidget => ({ type, title, category, icon: iconDrawings[icon] }))
  .toSorted((a, b) => widgetCategories.indexOf(a.category) - widgetCategories.indexOf(b.category) || a.title.localeCompare(b.title))

export function widgetOf(type: string): GalleryWidget | undefined {
  return galleryWidgets.find((widget) => widget.type === type)
}

/** Widgets whose name, type or description has every word of a search. `descriptions`: those that have loaded, by type. */
export function searchWidgets(text: string, descriptions: Readonly<Record<string, string>> = {}): readonly GalleryWidget[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return galleryWidgets.filter(({ type, title }) => {
    const searched = `${title} ${type} ${descriptions[type] ?? ''}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  })
}

export function inCategories(widgets: readonly GalleryWidget[]): { category: WidgetCategory; widgets: GalleryWidget[] }[] {
  return widgetCategories
    .map((category) => ({ category, widgets: widgets.filter((widget) => widget.category === category) }))
    .filter((group) => group.widgets.length > 0)
}
