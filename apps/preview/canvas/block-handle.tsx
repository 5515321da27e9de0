import { GripVertical } from 'lucide-react'

import type { Block } from '../model/nodes.ts'
import { act } from '../model/actions.ts'
import { IconButton } from '../ui/button.tsx'
import { t } from '../words.ts'

/** Where the chosen block is taken hold of: dragged by the pointer, picked up by a press of the key. */
export function BlockHandle({ block }: { block: Block }) {
  return <IconButton size="small" icon={GripVertical} label={t('canvas.pick-up')} shortcut="space" data-handle={block.id} onClick={() => act('block.pick-up')} />
}
