import { createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import { Eye, EyeOff, Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { $actions, actionChosen } from '../model/actions.ts'
import { $carried, blockPickedUp } from '../model/moving/carried.ts'
import { $contracts } from '../model/catalogue/catalogue.ts'
import { $sel, partChosen } from '../model/view/choice.ts'
import { $doc, $document } from '../model/documents/documents.ts'
import { $reveal, frameOrderRequested, mainFrame, revealChosen } from '../model/view/frames.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { blockRenamed, mayRename } from '../model/documents/edits.ts'
import { blockOf } from '../model/documents/nodes.ts'
import { dialogOpened } from '../model/documents/opened.ts'
import { announced } from '../../kit/messages/announcements.ts'
import { IconButton } from '../../kit/buttons/button.tsx'
import { MenuAt } from '../../kit/popups/menu.tsx'
import type { MenuEntry } from '../../kit/popups/menu-entries.ts'
import { Tree } from '../../kit/tree/tree.tsx'
import { useRead } from '../../kit/state/use-scope.ts'
import { t } from '../../kit/i18n/words.ts'
import { blockMenu } from '../canvas/blocks/block-menu.ts'
import { pasteRequested } from '../canvas/blocks/clipboard.ts'
import { $dropMark, $drops, rowDropped } from './block-drop.ts'
import { useBlockHint } from './block-hint.tsx'
import { blockRowId, pageRow } from './block-rows.ts'
import type { BlockRow } from './block-rows.ts'
import { $blockCount, $blockRows, $hiddenCount } from './rows.ts'
import { RowHint } from './row-hint.tsx'
import { personaName } from '../model/view/reach-words.ts'
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
  const { count, hidden, reveal, who, show, add } = useUnit({
    add: blockWanted,
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
      <IconButton icon={Plus} size="small" label={t('outline.add-block')} onClick={() => add()} />
    </header>
  )
}

/** A block is to be added behind the chosen one, else at the end of the page. */
const blockWanted = createEvent()
sample({
  clock: blockWanted,
  source: { page: $document, sel: $sel },
  fn: ({ page, sel }) => {
    const block = page && blockOf(page, sel)
    const nodes = Array.isArray(page?.nodes) ? page.nodes.length : 0
    return { kind: 'gallery' as const, spot: block ? { list: block.list, index: block.index + 1 } : { list: '/nodes', index: nodes } }
  },
  target: dialogOpened,
})

/** A row gets another name, which is the id of its block; one that cannot be had is refused aloud. */
const rowRenamed = createEvent<{ block: string; name: string }>()
const renameJudged = sample({
  clock: rowRenamed,
  source: $document,
  fn: (page, { block, name }) => ({ block, name, may: page !== null && mayRename(page, block, name) }),
})
sample({ clock: renameJudged.filterMap(({ block, name, may }) => (may ? { id: block, next: name } : undefined)), target: blockRenamed })
sample({
  clock: renameJudged.filterMap(({ name, may }) => (may ? undefined : { text: t('outline.rename-taken', { name }), assertive: true })),
  target: announced,
})

/** Space on a row: its block is picked up, to be moved by keys. */
const rowPickedUp = createEvent<string>()
sample({
  clock: rowPickedUp,
  source: { carried: $carried, contracts: $contracts },
  filter: ({ carried, contracts }) => carried === null && contracts.size > 0,
  fn: (_, block) => ({ block, by: 'keys' as const }),
  target: blockPickedUp,
})

function Blocks() {
  const { rows, sel, doc, mark, drops, actions, choose, tell, chooseAction, drop, rename, pickUp, paste } = useUnit({
    paste: pasteRequested,
    drops: $drops,
    actions: $actions,
    chooseAction: actionChosen,
    drop: rowDropped,
    rename: rowRenamed,
    pickUp: rowPickedUp,
    rows: $blockRows,
    sel: $sel,
    doc: $doc,
    mark: $dropMark,
    choose: partChosen,
    tell: frameOrderRequested,
  })
  const read = useRead()
  const hintOf = useBlockHint()
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
      setItems(blockMenu(actions, read, chooseAction, paste))
      setMenu({ row, at })
    },
    [choose, actions, read, chooseAction, paste],
  )

  return (
    <RowHint hintOf={hintOf}>
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
          if (by === 'enter') chooseAction('choice.details')
        }}
        onOpenMenu={openMenu}
        onKey={(row, event) => {
          const isAdding = isAddKey(event)
          if (row.kind !== 'block' || !(isAdding || isBlockKey(event))) return undefined
          if (sel !== row.block) choose(row.block) // keys of the whole editor are for the chosen block
          if (isAdding) return 'pass'
          if (event.key !== ' ') return undefined // the editor's own keys handle the others
          event.preventDefault()
          pickUp(row.block)
          return undefined
        }}
        onRename={(row, name) => {
          if (row.kind === 'block') rename({ block: row.block, name })
        }}
        drag={{
          can: (row) => row.kind === 'block',
          may: drops.may,
          label: drops.label,
          onMove: (row, place) => drop({ row, place }),
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

/** The letter that adds a block after the row's. */
function isAddKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'a' && !altKey && !ctrlKey && !metaKey
}

/** Keys of the whole editor that are for one block. */
function isBlockKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (
    key === ' ' ||
    key === 'Delete' ||
    key === 'Backspace' ||
    (altKey && key.startsWith('Arrow')) ||
    ((ctrlKey || metaKey) && ['d', 'c', 'x', 'v'].includes(key.toLowerCase()))
  )
}
