import {
  BriefcaseBusiness,
  CalendarDays,
  FileText,
  Flag,
  FlipHorizontal2,
  Globe,
  Languages,
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

import type { IconType } from '../../kit/icons/icon.ts'

/** The role of a page: at an address, over another page, around every page, or in place of all. */
export type PageRole = 'page' | 'popup' | 'chrome' | 'screen'

/** The icon of a document by its name. */
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
  if (kind === 'words') return Languages
  return Layers
}

/** The icon of a variation by the facts that its rule depends on. */
export function variationIcon(facts: ReadonlySet<string>): IconType {
  if (facts.has('now')) return CalendarDays
  if (facts.has('device')) return Smartphone
  if (facts.has('role') || facts.has('vip')) return BriefcaseBusiness
  if (facts.has('language') || facts.has('direction')) return Globe
  if (facts.has('theme')) return FlipHorizontal2
  if ([...facts].some((fact) => fact.startsWith('flag:'))) return Flag
  return Layers
}
