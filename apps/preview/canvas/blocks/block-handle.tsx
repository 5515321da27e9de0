import { useUnit } from 'effector-react'
import { GripVertical } from 'lucide-react'

import { blockPickedUp } from '../../model/moving/carried.ts'
import type { Block } from '../../model/documents/nodes.ts'
import { actionChosen } from '../../model/actions.ts'
import { IconButton } from '../../../kit/buttons/button.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { useTrackDrag } from '../moving/pointer-drag.ts'

/** The handle of the selected block: the pointer drags it, Enter and Space pick it up for moving by keys. */
export function BlockHandle({ block }: { block: Block }) {
  const { pickUp, choose } = useUnit({ pickUp: blockPickedUp, choose: actionChosen })
  const trackDrag = useTrackDrag()
  return (
    <IconButton
      size="small"
      icon={GripVertical}
      label={t('canvas.pick-up')}
      shortcut="space"
      data-handle={block.id}
      onPointerDown={(event) => {
        if (event.button === 0) trackDrag({ x: event.clientX, y: event.clientY }, () => pickUp({ block: block.id, by: 'pointer' }))
      }}
      onClick={(event) => {
        if (event.detail === 0) choose('block.pick-up') // by a key; the pointer drags instead
      }}
      style={{ touchAction: 'none' }}
    />
  )
}
