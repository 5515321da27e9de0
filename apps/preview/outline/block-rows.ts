import { Rows2 } from 'lucide-react'
import { createElement } from 'react'

import type { JsonObject } from '../../../src/schemas/json.ts'
import type { NodeState } from '../../../src/schemas/preview.ts'
import type { Asked } from '../../../src/rules/predicate.ts'
import type { Reach } from '../../../src/authoring/reasons/reach.ts'
import type { Contract } from '../../../src/runtime/contract/widget.ts'
import type { Naming } from '../model/documents/names.ts'
import type { Count } from '../model/view/problems.ts'
import { blocksOf, slotsOf } from '../model/documents/nodes.ts'
import type { Block } from '../model/documents/nodes.ts'
import type { TreeRow } from '../../kit/tree/tree-rows.ts'
import { plainName } from '../../kit/i18n/plain-name.ts'
import { listed, separated, shellLanguage, t } from '../../kit/i18n/words.ts'
import { BlockBadges } from './row-badges.tsx'
import { documentIcon } from './icons.ts'
import { widgetIcon } from '../../kit/icons/widget-icon.tsx'
import { textOf } from '../model/documents/json.ts'
import { barsOf, isNobody, reachWords } from '../model/view/reach-words.ts'

/** A row of the outline: the page, a block, or an area of a block that has several. `list` is where a block dropped inside goes. */
export type BlockRow = TreeRow & { kind: 'page' | 'block' | 'area'; block: string; list: string; inside: readonly BlockRow[] | undefined }

export type OutlineContext = {
  page: JsonObject
  title: string
  naming: Naming
  contracts: ReadonlyMap<string, Contract>
  reach: ReadonlyMap<string, Reach>
  conditions: ReadonlyMap<string, readonly Asked[]>
  /** States of blocks in the main frame, by `page/block`; undefined while it shows another page. */
  shown: ReadonlyMap<string, NodeState> | undefined
  /** The name of the persona of the canvas. */
  who: string
  problems: ReadonlyMap<string, Count>
  /** Open comments, and the names of others who are there now, by block. */
  comments: ReadonlyMap<string, number>
  people: ReadonlyMap<string, readonly string[]>
  /** What blocks name and is not offered here. */
  notOffered: ReadonlyMap<string, readonly unknown[]>
}

export const pageRow = 'page'
export const blockRowId = (id: string) => `b:${id}`
export const areaRowId = (owner: string, slot: string) => `a:${owner}/${slot}`

/**
 * Makes the rows of a page's blocks. A row that shows the same as before keeps its object, so that an edit renders only the rows that it
 * changes.
 */
export function createBlockRows(): (context: OutlineContext) => readonly BlockRow[] {
  let last = new Map<string, { key: string; row: BlockRow }>()
  let rows: readonly BlockRow[] = []
  return (context) => {
    const next: typeof last = new Map()
    const keep: Keep = (id, key, inside, make) => {
      const before = last.get(id)
      const kept = before?.key === key && sameRows(before.row.inside, inside) ? before : { key, row: make() }
      next.set(id, kept)
      return kept.row
    }
    const root = rootOf(context, keep)
    last = next
    if (rows[0] !== root) rows = [root]
    return rows
  }
}

/** Gives the row as it was, or makes it where it was another: `key` is what it shows, `inside` the rows in it. */
type Keep = (id: string, key: string, inside: readonly BlockRow[] | undefined, make: () => BlockRow) => BlockRow

function rootOf(context: OutlineContext, keep: Keep): BlockRow {
  const blocks = blocksOf(context.page)
  const byList = new Map<string, Block[]>()
  for (const block of blocks) {
    const list = byList.get(block.list)
    if (list) list.push(block)
    else byList.set(block.list, [block])
  }
  const names = new Map<string, number>()
  for (const block of blocks) {
    const name = context.naming.nameOf(block)
    names.set(name, (names.get(name) ?? 0) + 1)
  }
  const page = textOf(context.page.id)
  const inside = (list: string, hidden: boolean) => (byList.get(list) ?? []).map((block) => blockRow(block, hidden))

  function blockRow(block: Block, hiddenAbove: boolean): BlockRow {
    const { naming, contracts, reach, conditions, shown, problems, who, comments, people, notOffered } = context
    const name = naming.nameOf(block)
    const type = naming.typeOf(block.widget)
    const state = shown?.get(`${page}/${block.id}`)?.shown
    const hidden = hiddenAbove || state === 'hidden'
    const slots = slotsOf(block, contracts.get(block.widget))
    const seen = reach.get(block.id)
    const conditional = (conditions.get(block.id)?.length ?? 0) > 0
    const count = problems.get(block.id)
    const remarks = comments.get(block.id) ?? 0
    const others = people.get(block.id) ?? []
    const lacking = notOffered.get(block.id)?.length ?? 0
    const alike = (names.get(name) ?? 0) > 1
    const note = alike ? block.id : undefined
    const [only] = slots
    const rows =
      slots.length === 0
        ? undefined
        : slots.length === 1 && only
          ? inside(only.list, hidden)
          : slots.map((slot) => areaRow(block, slot.name, slot.list, hidden))
    const list = slots.length === 1 && only ? only.list : ''
    const id = blockRowId(block.id)
    const key = JSON.stringify([
      shellLanguage(),
      [name, type, note, block.widget, block.index, block.siblings, list],
      [hidden, hidden && who, seen, conditional, count, lacking, remarks, others],
    ])
    return keep(id, key, rows, () => ({
      id,
      kind: 'block',
      block: block.id,
      label: name,
      name: block.id,
      note,
      icon: widgetIcon(block.widget),
      muted: hidden,
      // Only a row that is drawn says it: a page may have hundreds of blocks, of which some thirty are in sight
      get spokenLabel() {
        return separated([
          name,
          ...(type === name ? [] : [type]),
          ...(alike ? [block.id] : []),
          t('outline.nth-of', { nth: String(block.index + 1), of: String(block.siblings) }),
          hidden ? t('outline.not-shown', { who }) : '',
          reachWords(seen, conditional),
          count?.blocking ? t('outline.blocking', { count: count.blocking }) : '',
          count?.know ? t('outline.to-know', { count: count.know }) : '',
          lacking > 0 ? t('outline.not-offered', { count: lacking }) : '',
          remarks > 0 ? t('outline.comments', { count: remarks }) : '',
          others.length > 0 ? t('outline.here', { count: others.length, names: listed(others) }) : '',
        ])
      },
      list,
      inside: rows,
      badges: createElement(BlockBadges, {
        hidden,
        bars: barsOf(seen, conditional),
        nobody: isNobody(seen),
        count,
        comments: remarks,
        people: others.length,
        lacking,
      }),
    }))
  }
  function areaRow(owner: Block, slot: string, list: string, hidden: boolean): BlockRow {
    const rows = inside(list, hidden)
    const label = t('outline.area', { name: plainName(slot) })
    const id = areaRowId(owner.id, slot)
    return keep(id, `${label}\n${list}\n${rows.length === 0}`, rows, () => ({
      id,
      kind: 'area',
      block: owner.id,
      label,
      icon: Rows2,
      muted: true,
      note: rows.length === 0 ? t('outline.nothing-inside') : undefined,
      list,
      inside: rows,
    }))
  }
  const rows = inside('/nodes', false)
  return keep(pageRow, context.title, rows, () => ({
    id: pageRow,
    kind: 'page',
    block: '',
    label: context.title,
    icon: documentIcon(`page/${page}`),
    list: '/nodes',
    inside: rows,
  }))
}

/** Whether two lists have the same rows, by identity. */
export function sameRows(before: readonly object[] | undefined, next: readonly object[] | undefined): boolean {
  if (before === next) return true
  return before !== undefined && next !== undefined && before.length === next.length && before.every((row, index) => row === next[index])
}
