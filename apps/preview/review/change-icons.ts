import { ArrowUpDown, CircleMinus, CirclePlus, PencilLine } from 'lucide-react'

export const changeIcons = {
  added: CirclePlus,
  removed: CircleMinus,
  moved: ArrowUpDown,
  reordered: ArrowUpDown,
  renamed: PencilLine,
  changed: PencilLine,
}
