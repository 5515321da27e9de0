import { ArrowDown, ArrowUp, CircleHelp, Copy, Ellipsis, Trash2, Users } from 'lucide-react'
import { useUnit } from 'effector-react'

import { allActions } from '../model/actions.ts'
import { blockName, deleteBlock, duplicateBlock, nudgeBlock } from '../model/edits.ts'
import { inspectorTabChosen } from '../model/inspector-tab.ts'
import type { Block } from '../model/nodes.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import { t } from '../words.ts'
import { BlockHandle } from './block-handle.tsx'
import styles from './toolbar.module.css'

const barHeight = 34

/** The chosen block's toolbar: above it, below it where there is no room. Nothing is only in it. */
export function BlockToolbar({ block, box, room }: { block: Block; box: { left: number; top: number; width: number; height: number }; room: { width: number; height: number } }) {
  const tab = useUnit(inspectorTabChosen)
  const above = box.top - barHeight - 6
  const top = above >= 0 ? above : Math.min(Math.max(box.top + box.height + 6, 0), room.height - barHeight - 4)
  const more = allActions().filter(({ group }) => group === 'block').map((action) => {
    const ready = action.ready?.() ?? true
    return { id: action.id, label: action.title(), shortcut: action.keys?.[0], disabled: ready === true ? undefined : ready === false ? true : ready, onSelect: action.run }
  })
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('canvas.toolbar', { name: blockName(block) })} style={{ top, left: Math.min(Math.max(box.left, 0), Math.max(0, room.width - 320)) }}>
      <BlockHandle block={block} />
      <span className={styles.name}>{blockName(block)}</span>
      <IconButton size="small" icon={ArrowUp} label={t('canvas.up')} shortcut="alt+arrowup" disabled={block.index === 0} onClick={() => nudgeBlock(block.id, -1)} />
      <IconButton size="small" icon={ArrowDown} label={t('canvas.down')} shortcut="alt+arrowdown" disabled={block.index === block.siblings - 1} onClick={() => nudgeBlock(block.id, 1)} />
      <IconButton size="small" icon={Copy} label={t('canvas.duplicate')} shortcut="mod+d" onClick={() => duplicateBlock(block.id)} />
      <Button size="small" kind="quiet" icon={Users} onClick={() => tab('shown')}>{t('canvas.shown-to')}</Button>
      <IconButton size="small" icon={CircleHelp} label={t('canvas.why')} shortcut="w" onClick={() => tab('why')} />
      <IconButton size="small" icon={Trash2} label={t('canvas.delete')} shortcut="delete" onClick={() => deleteBlock(block.id)} />
      <Menu label={t('canvas.more')} trigger={<IconButton size="small" icon={Ellipsis} label={t('canvas.more')} />} items={more} align="end" />
    </div>
  )
}
