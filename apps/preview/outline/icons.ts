import {
  Armchair, BadgeDollarSign, BriefcaseBusiness, CalendarDays, CircleHelp, Clock3, Columns2, Component, FileText, Flag, FlipHorizontal2, Footprints, Frame, Gamepad2, Globe,
  GalleryHorizontalEnd, Hand, Heading, Hourglass, Image, KeyRound, Languages, LayoutGrid, LayoutPanelTop, LifeBuoy, Link2, ListOrdered, LogIn, LogOut, Mail, MapPinOff, Megaphone, Menu, MessageSquare,
  MessagesSquare, PanelBottom, PanelLeft, PanelTop, Palette, PictureInPicture2, Scale, Search, ShieldCheck, Shuffle, Smartphone, SquareStack, Store, SunMoon, Tags, TextCursorInput, Trophy, UserRound, Wallet, Wrench, GalleryThumbnails, Bell, House, AppWindow, Layers, Ticket,
} from 'lucide-react'

import type { IconType } from '../ui/icon.ts'

const byWidget: Readonly<Record<string, IconType>> = {
  'agent-landing': BriefcaseBusiness, 'announcement-board': Megaphone, 'auth-panel': KeyRound, 'auth-tabs': LogIn, 'balance': BadgeDollarSign, 'banner-carousel': GalleryHorizontalEnd,
  'blocked-screen': MapPinOff, 'bottom-bar': PanelBottom, 'card-row': GalleryThumbnails, 'category-entrance': Store, 'category-menu': LayoutGrid, 'columns': Columns2,
  'footer-links': Footprints, 'form': TextCursorInput, 'game-frame': Frame, 'game-search': Search, 'game-section': Gamepad2, 'guest-actions': LogIn,
  'header-bar': PanelTop, 'help-center': LifeBuoy, 'help-links': CircleHelp, 'idle-warning': Hand, 'language-select': Languages, 'link-line': Link2,
  'login-ways': UserRound, 'maintenance-screen': Wrench, 'member-menu': UserRound, 'menu-toggle': Menu, 'message-bell': Bell, 'message-list': Mail,
  'new-vendor-lanes': Tags, 'notice-marquee': Megaphone, 'page-heading': Heading, 'popup-message': MessageSquare, 'promotion-list': Ticket,
  'protection-exclusion': ShieldCheck, 'protection-help': LifeBuoy, 'protection-limits': Scale, 'reality-check': Clock3, 'room-list': Armchair,
  'search-button': Search, 'session-clock': Hourglass, 'session-over': LogOut, 'side-menu': PanelLeft, 'site-logo': Image, 'sports-entrance': Trophy, 'studio-entrance': Store,
  'tab-set': SquareStack, 'theme-switch': SunMoon, 'toast-list': MessagesSquare, 'top-navigation': LayoutPanelTop, 'vendor-games': Store, 'vendor-mix': Shuffle, 'vendor-section': Store,
  'wallet-actions': Wallet, 'winner-board': Trophy,
}

/** The drawing of a block type; one that is not known has that of any part. */
export function widgetIcon(widget: string): IconType {
  return Object.hasOwn(byWidget, widget) ? (byWidget[widget] ?? Component) : Component
}

/** What a page is to a portal: one at an address, one over another, a part around every page, one instead of all. */
export type PageRole = 'page' | 'popup' | 'chrome' | 'screen'

/** The drawing of a document, of `overlay/lunar` that of a variation. */
export function documentIcon(name: string, role: PageRole = 'page'): IconType {
  const [kind = ''] = name.split('/')
  if (name === 'page/home') return House
  if (kind === 'page') return role === 'popup' ? PictureInPicture2 : role === 'chrome' ? LayoutPanelTop : role === 'screen' ? AppWindow : FileText
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

