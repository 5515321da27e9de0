import { useUnit } from 'effector-react'
import { ArrowDown, ArrowUp, CircleHelp, Copy, Ellipsis, Trash2, Users } from 'lucide-react'
import { useEffect, useState } from 'react'

import { classes } from '../../../../src/runtime/ui/class-names.ts'
import { actionChosen } from '../../model/actions.ts'
import { $naming } from '../../model/documents/names.ts'
import type { Block } from '../../model/documents/nodes.ts'
import { Toolbar } from '../../../kit/layout/toolbar.tsx'
import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { BlockHandle } from './block-handle.tsx'
import { useBlockMenu } from './block-menu.ts'
import type { Placed } from '../frame/page-geometry.ts'
import styles from './toolbar.module.css'

const barHeight = 36
const barWidth = 400 // about; it stays within the frame

/** The position of the toolbar: above the block, below it where there is no room above, else inside it. */
export function barPlace(box: Placed, room: { width: number; height: number }): { left: number; top: number } {
  const above = box.top - barHeight - 6
  const below = box.top + box.height + 16
  const top = above >= 0 ? above : below + barHeight <= room.height ? below : Math.max(box.top + 6, 6)
  return { left: Math.min(Math.max(box.left, 0), Math.max(0, room.width - barWidth)), top: Math.min(top, room.height - barHeight - 4) }
}

/** The toolbar of the selected block; everything in it is also elsewhere. It fades where it covers `over`, the block under the pointer. */
export function BlockToolbar({
  block,
  box,
  room,
  over,
}: {
  block: Block
  box: Placed
  room: { width: number; height: number }
  over: Placed | null
}) {
  const { naming, choose } = useUnit({ naming: $naming, choose: actionChosen })
  const typing = useTyping()
  if (typing) return null
  const name = naming.nameOf(block)
  const at = barPlace(box, room)
  const covers =
    over !== null &&
    at.left < over.left + over.width &&
    at.left + barWidth > over.left &&
    at.top < over.top + over.height &&
    at.top + barHeight > over.top
  return (
    <div className={classes(styles.place, covers && styles.faded)} style={{ ...at, maxInlineSize: room.width }} data-block-bar>
      <Toolbar label={t('canvas.toolbar', { name })} className={styles.bar}>
        <BlockHandle block={block} />
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <IconButton
          size="small"
          icon={ArrowUp}
          label={t('canvas.up')}
          shortcut="alt+up"
          disabled={block.index === 0}
          onClick={() => choose('block.up')}
        />
        <IconButton
          size="small"
          icon={ArrowDown}
          label={t('canvas.down')}
          shortcut="alt+down"
          disabled={block.index === block.siblings - 1}
          onClick={() => choose('block.down')}
        />
        <IconButton size="small" icon={Copy} label={t('canvas.duplicate')} shortcut="mod+d" onClick={() => choose('block.duplicate')} />
        <Button size="small" kind="quiet" icon={Users} onClick={() => choose('block.shown-to')}>
          {t('canvas.shown-to')}
        </Button>
        <IconButton size="small" icon={CircleHelp} label={t('canvas.why')} shortcut="w" onClick={() => choose('block.why')} />
        <IconButton size="small" icon={Trash2} label={t('canvas.delete')} shortcut="delete" onClick={() => choose('block.delete')} />
        <Menu
          label={t('canvas.more')}
          trigger={<IconButton size="small" icon={Ellipsis} label={t('canvas.more')} />}
          items={useBlockMenu}
          align="end"
        />
      </Toolbar>
    </div>
  )
}

/** True while somebody types into a field of the editor: from the first letter until the field loses focus or the pointer moves. */
function useTyping(): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const begin = ({ target }: Event) => {
      if (
        target instanceof HTMLElement &&
        target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable=true]')
      )
        setTyping(true)
    }
    const end = () => setTyping(false)
    document.addEventListener('input', begin)
    document.addEventListener('focusout', end)
    document.addEventListener('pointermove', end)
    return () => {
      document.removeEventListener('input', begin)
      document.removeEventListener('focusout', end)
      document.removeEventListener('pointermove', end)
    }
  }, [])
  return typing
}
