import { FileText, Flag, House, Languages, Layers, ListOrdered, Menu, Palette, TextCursorInput } from 'lucide-react'

import type { IconType } from '../../../kit/icons/icon.ts'

/** The drawing of each kind of document. */
export const kindIcons: Readonly<Record<string, IconType>> = {
  page: FileText,
  menu: Menu,
  form: TextCursorInput,
  order: ListOrdered,
  overlay: Layers,
  flags: Flag,
  brand: Palette,
  words: Languages,
  home: House,
}
