import { useUnit } from 'effector-react'
import { Eye, EyeOff, Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { act } from '../model/actions.ts'
import { $carried, blockPickedUp } from '../model/carried.ts'
import { $contracts } from '../model/catalogue.ts'
import { $sel, partChosen } from '../model/choice.ts'
import { $doc, $document } from '../model/documents.ts'
import { $reveal, frameTold, mainFrame, revealChosen } from '../model/frames.ts'
import { $viewSettings } from '../model/view-settings.ts'
import { renameBlock } from '../model/edits.ts'
import { blockOf } from '../model/nodes.ts'
import { dialogOpened } from '../model/opened.ts'
import { announced } from '../model/announcements.ts'
import { IconButton } from '../ui/button.tsx'
import { MenuAt } from '../ui/menu.tsx'
import type { MenuEntry } from '../ui/menu-entries.ts'
import { Tree } from '../ui/tree.tsx'
import { t } from '../i18n/words.ts'
import { blockMenu } from '../canvas/block-menu.ts'
import { $dropMark, dropLabel, dropRow, mayDrop } from './block-drop.ts'
import { blockHint } from './block-hint.tsx'
import { blockRowId, pageRow } from './block-rows.ts'
import type { BlockRow } from './block-rows.ts'
import { $blockCount, $blockRows, $hiddenCount } from './rows.ts'
import { RowHint } from './row-hint.tsx'
import { personaName } from '../model/reach-words.ts'
import styles from './outline.module.css'

const inside = (row: BlockRow) => row.inside
const $as = $viewSettings.map(({ as }) => as)

/** The blocks of the open page as a tree: who gets them, what is wrong with them; moved by pointer and by keys. */
export function BlockTree() {
  return (
    <>
      <BlocksHead />
      <Blocks />
    </>
  )
}

function BlocksHead() {
  const { count, hidden, reveal, who, show } = useUnit({
    count: $blockCount,
    hidden: $hiddenCount,
    reveal: $reveal,
    who: $as,
    show: revealChosen,
  })
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{t('outline.outline')}</h2>
      <span className={styles.count}>{t('outline.blocks', { count })}</span>
      <IconButton
        icon={reveal ? Eye : EyeOff}
        size="small"
        pressed={reveal}
        shortcut="shift+h"
        label={t('outline.hidden', { count: hidden, who: personaName(who) })}
        onClick={() => show(!reveal)}
        className={styles.hidden}
      >
        <span aria-hidden="true">{hidden}</span>
      </IconButton>
      <IconButton icon={Plus} size="small" label={t('outline.add-block')} onClick={addAtEnd} />
    </header>
  )
}

/** Behind the chosen block, else at the end of the page. */
function addAtEnd(): void {
  const page = $document.getState()
  const block = page && blockOf(page, $sel.getState())
  const nodes = Array.isArray(page?.nodes) ? page.nodes.length : 0
  dialogOpened({ kind: 'gallery', spot: block ? { list: block.list, index: block.index + 1 } : { list: '/nodes', index: nodes } })
}

function Blocks() {
  const { rows, sel, doc, mark, choose, tell } = useUnit({
    rows: $blockRows,
    sel: $sel,
    doc: $doc,
    mark: $dropMark,
    choose: partChosen,
    tell: frameTold,
  })
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [menu, setMenu] = useState<{ row: BlockRow; at: { x: number; y: number } }>()
  const [items, setItems] = useState<readonly MenuEntry[]>([])
  const expanded = useMemo(() => {
    const open = new Set<string>()
    const walk = (list: readonly BlockRow[]) =>
      list.forEach((row) => {
        if (!row.inside) return
        if (!closed.has(row.id)) open.add(row.id)
        walk(row.inside)
      })
    walk(rows)
    return open
  }, [rows, closed])
  const expand = useCallback(
    (next: ReadonlySet<string>) =>
      setClosed(new Set([...[...closed].filter((id) => !next.has(id)), ...[...expanded].filter((id) => !next.has(id))])),
    [closed, expanded],
  )
  const openMenu = useCallback(
    (row: BlockRow, at: { x: number; y: number }) => {
      if (row.kind !== 'block') return
      choose(row.block)
      setItems(blockMenu())
      setMenu({ row, at })
    },
    [choose],
  )

  return (
    <RowHint hintOf={blockHint}>
      <Tree
        key={doc}
        label={t('outline.outline-of', { name: rows[0]?.label ?? '' })}
        rows={rows}
        childrenOf={inside}
        selected={sel === null ? pageRow : blockRowId(sel)}
        expanded={expanded}
        onExpand={expand}
        onChoose={(row, by) => {
          if (row.kind === 'area') return
          choose(row.kind === 'page' ? null : row.block)
          if (row.kind === 'block')
            tell({ frame: mainFrame, order: { kind: 'show', node: { page: doc.slice(doc.indexOf('/') + 1), node: row.block } } })
          if (by === 'enter') act('choice.details')
        }}
        onOpenMenu={openMenu}
        onKey={onKey}
        onRename={(row, name) => {
          if (row.kind === 'block') rename(row.block, name)
        }}
        drag={{
          can: (row) => row.kind === 'block',
          may: mayDrop,
          label: dropLabel,
          onMove: dropRow,
        }}
        mark={mark ?? undefined}
        className={styles.tree}
      />
      <MenuAt
        at={menu?.at ?? null}
        label={t('outline.block-menu-of', { name: menu?.row.label ?? '' })}
        items={items}
        onClose={() => setMenu(undefined)}
      />
    </RowHint>
  )
}

function rename(block: string, name: string): void {
  if (!renameBlock(block, name)) announced({ text: t('outline.rename-taken', { name }), assertive: true })
}

/** Keys of the whole editor are for the chosen block: the row that has the focus is chosen first. */
function onKey(row: BlockRow, event: KeyboardEvent): void {
  if (row.kind !== 'block') return
  const { key } = event
  const isOwn =
    key === ' ' ||
    key === 'Delete' ||
    key === 'Backspace' ||
    (event.altKey && key.startsWith('Arrow')) ||
    ((event.ctrlKey || event.metaKey) && ['d', 'c', 'x', 'v'].includes(key.toLowerCase()))
  if (!isOwn) return
  if ($sel.getState() !== row.block) partChosen(row.block)
  if (key !== ' ') return // the editor's own keys do the rest
  event.preventDefault()
  if (!$carried.getState() && $contracts.getState().size > 0) blockPickedUp({ block: row.block, by: 'keys' })
}
