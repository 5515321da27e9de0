import {
  BriefcaseBusiness,
  CalendarDays,
  FileText,
  Flag,
  FlipHorizontal2,
  Globe,
  LayoutPanelTop,
  ListOrdered,
  PanelLeft,
  Palette,
  PictureInPicture2,
  Smartphone,
  TextCursorInput,
  House,
  AppWindow,
  Layers,
} from 'lucide-react'

import type { IconType } from '../ui/icon.ts'

/** What a page is to a portal: one at an address, one over another, a part around every page, one instead of all. */
export type PageRole = 'page' | 'popup' | 'chrome' | 'screen'

/** The drawing of a document, of `overlay/lunar` that of a variation. */
export function documentIcon(name: string, role: PageRole = 'page'): IconType {
  const [kind = ''] = name.split('/')
  if (name === 'page/home') return House
  if (kind === 'page')
    return role === 'popup' ? PictureInPicture2 : role === 'chrome' ? LayoutPanelTop : role === 'screen' ? AppWindow : FileText
  if (kind === 'menu') return PanelLeft
  if (kind === 'form') return TextCursorInput
  if (kind === 'order') return ListOrdered
  if (kind === 'flags') return Flag
  if (kind === 'brand') return Palette
  return Layers
}

/** The drawing of a variation by what it hangs on. */
export function variationIcon(facts: ReadonlySet<string>): IconType {
  if (facts.has('now')) return CalendarDays
  if (facts.has('device')) return Smartphone
  if (facts.has('role') || facts.has('vip')) return BriefcaseBusiness
  if (facts.has('language') || facts.has('direction')) return Globe
  if (facts.has('theme')) return FlipHorizontal2
  if ([...facts].some((fact) => fact.startsWith('flag:'))) return Flag
  return Layers
}
