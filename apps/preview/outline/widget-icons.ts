import {
  Armchair, BadgeDollarSign, BriefcaseBusiness, CircleHelp, Clock3, Columns2, Footprints, Frame, Gamepad2, GalleryHorizontalEnd, Hand, Heading, Hourglass, Image,
  KeyRound, Languages, LayoutGrid, LayoutPanelTop, LifeBuoy, Link2, LogIn, LogOut, Mail, MapPinOff, Megaphone, Menu, MessageSquare, MessagesSquare, PanelBottom,
  PanelLeft, PanelTop, Scale, Search, ShieldCheck, Shuffle, SquareStack, Store, SunMoon, Tags, TextCursorInput, Trophy, UserRound, Wallet, Wrench, GalleryThumbnails,
  Bell, Ticket,
} from 'lucide-react'

import type { IconType } from '../ui/icon.ts'
import { widgetIconsCame } from './widget-icon.tsx'

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

widgetIconsCame(byWidget)
