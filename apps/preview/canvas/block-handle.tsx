import { GripVertical } from 'lucide-react'

import { blockPickedUp } from '../model/carried.ts'
import type { Block } from '../model/nodes.ts'
import { act } from '../model/actions.ts'
import { IconButton } from '../ui/button.tsx'
import { t } from '../i18n/words.ts'
import { trackDrag } from './pointer-drag.ts'

/** Where the chosen block is taken hold of: dragged by the pointer, picked up by a press of the key. */
export function BlockHandle({ block }: { block: Block }) {
  return (
    <IconButton
      size="small"
      icon={GripVertical}
      label={t('canvas.pick-up')}
      shortcut="space"
      data-handle={block.id}
      onPointerDown={(event) => {
        if (event.button === 0) trackDrag({ x: event.clientX, y: event.clientY }, () => blockPickedUp({ block: block.id, by: 'pointer' }))
      }}
      onClick={(event) => {
        if (event.detail === 0) act('block.pick-up') // by key; a press of the pointer drags
      }}
      style={{ touchAction: 'none' }}
    />
  )
}
