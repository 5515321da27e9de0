import { isObject } from '../../../../src/schemas/json.ts'
import { CopyPlus, FolderPlus, Layers, Plus, Trash2 } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { Asked } from '../../../../src/rules/predicate.ts'
import type { Reach } from '../../../../src/authoring/reasons/reach.ts'
import { evaluate } from '../../../../src/rules/predicate.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Predicate } from '../../../../src/schemas/predicate.ts'
import { useFocusPlace } from '../../../kit/fields/form/focus-place.ts'
import { $ruleContext } from '../rule-context.ts'
import { $formatText } from '../choices.ts'
import { $routes } from '../../model/view/routes.ts'
import { useEditDocument } from '../part-edits.ts'
import { useRequestedPlace } from '../requested-field.ts'
import { $sel, partChosen } from '../../model/view/choice.ts'
import { $doc, $document, groupClosed } from '../../model/documents/documents.ts'
import { $conditions, $reach } from '../../model/view/analysis.ts'
import { ReachMeter } from '../../model/view/reach-meter.tsx'
import { reachWords } from '../../model/view/reach-words.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Menu, MenuAt } from '../../../kit/popups/menu.tsx'
import type { MenuEntry } from '../../../kit/popups/menu-entries.ts'
import { Tree } from '../../../kit/tree/tree.tsx'
import type { DropPlace, TreeRow } from '../../../kit/tree/tree-rows.ts'
import { separated, t } from '../../../kit/i18n/words.ts'
import { ItemDetails } from './item-details.tsx'
import { itemName } from './item-name.ts'
import { lobbyIcon } from './lobby-icon.tsx'
import { addressText, copyOf, freeId, isGroup, itemsIn, movePatch, pressOf, stepSpot } from './menu-items.ts'
import type { Item, Spot, Direction } from './menu-items.ts'
import { asText } from '../../../kit/fields/form/as-text.ts'
import styles from './menu.module.css'
import menu from '../../locales/en/menu.json'

export const words = { menu }

type Row = TreeRow & { at: Item; inside: readonly Row[] | undefined }

/** A menu as a tree: label, target and audience of each item; below it the details of the chosen one. */
export function MenuEditor() {
  const { doc, document, formatText, routes, sel, choose, ruleContext, reach, conditions, announce, closeGroup } = useUnit({
    announce: announced,
    closeGroup: groupClosed,
    reach: $reach,
    conditions: $conditions,
    doc: $doc,
    document: $document,
    formatText: $formatText,
    routes: $routes,
    sel: $sel,
    choose: partChosen,
    ruleContext: $ruleContext,
  })
  const container = useRef<HTMLDivElement>(null)
  const requested = useRequestedPlace(doc)
  useFocusPlace(container, requested)
  const items = useMemo(() => (document ? itemsIn(document) : []), [document])
  useEffect(() => {
    const item = requested && items.findLast(({ pointer }) => requested.pointer === pointer || requested.pointer.startsWith(`${pointer}/`))
    if (item) choose(item.id)
  }, [requested, items, choose])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [menu, setMenu] = useState<{ x: number; y: number; id: string }>()
  const [asked, setAsked] = useState<string>()
  const onEdit = useEditDocument(doc)
  const labelOf = useCallback((item: JsonObject) => itemName(item, formatText), [formatText])
  const rows = useMemo(
    () =>
      rowsOf(items, null, {
        labelOf,
        goesTo: (item) => goesTo(item, routes, formatText),
        reach,
        conditions,
        hidden: (one) => isHidden(one, ruleContext.context),
      }),
    [items, labelOf, routes, formatText, reach, conditions, ruleContext],
  )
  const chosen = items.find(({ id }) => id === sel)
  const groups = items.filter(({ item }) => isGroup(item)).map(({ id }) => id)
  if (!document) return null
  const title = documentTitle(doc, document)

  function move(item: Item, spot: Spot | undefined) {
    const patch = spot && movePatch(item, spot)
    if (!patch) return
    const name = labelOf(item.item)
    onEdit({ patch, label: t('menu.did-move', { name }) }, { doc, sel: item.id })
    announce(t('menu.moved', { name }))
  }
  function step(item: Item, direction: Direction) {
    move(item, stepSpot(items, item, direction))
  }
  function add(item: JsonObject, spot: Spot) {
    onEdit(
      {
        patch: [{ op: 'add', path: `${spot.list}/${spot.index}`, value: item }],
        label: t('menu.did-add', { name: labelOf(item) }),
      },
      { doc, sel: asText(item.id) },
    )
    choose(asText(item.id))
    setAsked(undefined) // its fields, whatever was open of the item before
  }
  function addAfter(kind: 'item' | 'group') {
    const spot: Spot = chosen
      ? kind === 'item' && isGroup(chosen.item)
        ? { list: `${chosen.pointer}/items`, index: Array.isArray(chosen.item.items) ? chosen.item.items.length : 0 }
        : { list: chosen.list, index: chosen.index + 1 }
      : { list: '/items', index: Array.isArray(document?.items) ? document.items.length : 0 }
    const id = freeId(items, kind)
    add(kind === 'item' ? { id, label: t('menu.new-item'), to: '/' } : { id, label: t('menu.new-group'), items: [] }, spot)
  }
  function remove(item: Item) {
    const siblings = items.filter(({ list }) => list === item.list)
    const next = siblings[item.index + 1] ?? siblings[item.index - 1] ?? item.parent
    onEdit(
      { patch: [{ op: 'remove', path: item.pointer }], label: t('menu.did-remove', { name: labelOf(item.item) }) },
      { doc, sel: next?.id ?? null },
    )
    choose(next?.id ?? null)
  }
  const entriesFor = (item: Item): MenuEntry[] => [
    ...(['up', 'down', 'out', 'into'] as const).map((direction) => ({
      id: direction,
      label: t(`menu.${direction}`),
      disabled: stepSpot(items, item, direction) ? undefined : t(`menu.no-${direction}`),
      onSelect: () => step(item, direction),
    })),
    {
      id: 'move-to',
      label: t('menu.move-to'),
      items: [
        { id: 'top', label: t('menu.to-the-top'), onSelect: () => move(item, { list: '/items', index: 0 }) },
        ...items
          .filter((one) => isGroup(one.item) && one.id !== item.id)
          .map((one) => ({
            id: one.id,
            label: t('menu.into-group', { name: labelOf(one.item) }),
            onSelect: () => move(item, { list: `${one.pointer}/items`, index: Array.isArray(one.item.items) ? one.item.items.length : 0 }),
          })),
      ],
    },
    { kind: 'separator', id: 'line' },
    {
      id: 'copy',
      label: t('menu.copy'),
      icon: CopyPlus,
      shortcut: 'mod+d',
      onSelect: () => add(copyOf(items, item.item), { list: item.list, index: item.index + 1 }),
    },
    { id: 'remove', label: t('menu.remove'), icon: Trash2, danger: true, shortcut: 'delete', onSelect: () => remove(item) },
  ]
  function press({ at }: Row, event: KeyboardEvent) {
    const directions: Partial<Record<string, Direction>> = {
      ArrowUp: 'up',
      ArrowDown: 'down',
      ArrowLeft: window.document.dir === 'rtl' ? 'into' : 'out',
      ArrowRight: window.document.dir === 'rtl' ? 'out' : 'into',
    }
    const direction = event.altKey ? directions[event.key] : undefined
    if (direction) step(at, direction)
    else if (event.key === 'Delete') remove(at)
    else if (event.key === 'd' && (event.ctrlKey || event.metaKey)) add(copyOf(items, at.item), { list: at.list, index: at.index + 1 })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const spotAt = ({ at, row }: DropPlace<Row>): Spot =>
    at === 'inside' ? { list: `${row.at.pointer}/items`, index: 0 } : { list: row.at.list, index: row.at.index + (at === 'after' ? 1 : 0) }
  const menuItem = menu && items.find(({ id }) => id === menu.id)
  return (
    <div ref={container} className={styles.editor} onBlur={() => closeGroup()}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <Badge>{t('menu.count', { count: items.length })}</Badge>
        <Menu
          label={t('menu.add')}
          align="end"
          trigger={<Button icon={Plus}>{t('menu.add')}</Button>}
          items={[
            { id: 'item', label: t('menu.add-item'), icon: Plus, onSelect: () => addAfter('item') },
            { id: 'group', label: t('menu.add-group'), icon: FolderPlus, onSelect: () => addAfter('group') },
          ]}
        />
      </header>
      {items.length === 0 ? (
        <Empty
          icon={Layers}
          title={t('menu.empty')}
          action={
            <Button icon={Plus} onClick={() => addAfter('item')}>
              {t('menu.add-item')}
            </Button>
          }
        />
      ) : (
        <>
          <p className={styles.columns} aria-hidden="true">
            <span>{t('menu.label')}</span>
            <span className={styles.goes}>{t('menu.goes-to')}</span>
            <span className={styles.seen}>{t('menu.seen-by')}</span>
          </p>
          <Tree<Row>
            label={title}
            className={styles.tree}
            rows={rows}
            childrenOf={inside}
            selected={chosen?.id}
            expanded={new Set(groups.filter((id) => !closed.has(id)))}
            onExpand={(next) => setClosed(new Set(groups.filter((id) => !next.has(id))))}
            onChoose={(row) => choose(row.id)}
            onOpenMenu={(row, point) => setMenu({ ...point, id: row.id })}
            onKey={press}
            follow
            drag={{
              may: (row, place) =>
                !(place.at === 'inside' && !isGroup(place.row.at.item)) && movePatch(row.at, spotAt(place)) !== undefined,
              onMove: (row, place) => move(row.at, spotAt(place)),
              label: (row, place) => t(`menu.drop-${place.at}`, { name: row.label, other: place.row.label }),
            }}
          />
        </>
      )}
      <MenuAt
        label={menuItem ? labelOf(menuItem.item) : ''}
        at={menu && menuItem ? menu : null}
        onClose={() => setMenu(undefined)}
        items={menuItem ? entriesFor(menuItem) : []}
      />
      {chosen ? (
        <ItemDetails
          key={chosen.id}
          doc={doc}
          item={chosen}
          items={items}
          part={asked}
          onPart={setAsked}
          onStep={(direction) => step(chosen, direction)}
          onRemove={() => remove(chosen)}
          onEdit={onEdit}
        />
      ) : null}
    </div>
  )
}

function inside(row: Row): readonly Row[] | undefined {
  return row.inside
}

function goesTo(item: JsonObject, routes: readonly { route: string; label: string }[], formatText: (text: string) => string): string {
  const press = pressOf(item)
  if (press === 'group') return t('menu.group-of', { count: Array.isArray(item.items) ? item.items.length : 0 })
  if (press === 'each') return t('menu.from-source', { source: isObject(item.each) ? asText(item.each.source) : '' })
  if (press === 'intent') return isObject(item.intent) ? t('menu.does', { what: formatText(intentName(item.intent)) }) : ''
  const address = addressText(item.to)
  return routes.find(({ route }) => route === address)?.label ?? address
}

function intentName(intent: JsonObject): string {
  const kind = t(`menu.intent-${asText(intent.kind)}`)
  return typeof intent.popup === 'string' ? `${kind} ${intent.popup}` : kind
}

function isHidden(one: Item, context: Parameters<typeof evaluate>[1]): boolean {
  for (let at: Item | null = one; at; at = at.parent)
    // As authored; what is no rule is not true
    if (at.item.when !== undefined && evaluate(at.item.when as unknown as Predicate, context) !== true) return true
  return false
}

type RowContext = {
  labelOf: (item: JsonObject) => string
  goesTo: (item: JsonObject) => string
  reach: ReadonlyMap<string, Reach>
  conditions: ReadonlyMap<string, readonly Asked[]>
  hidden: (item: Item) => boolean
}

function rowsOf(items: readonly Item[], parent: Item | null, context: RowContext): Row[] {
  return items
    .filter((one) => one.parent === parent)
    .map((at): Row => {
      const reach = context.reach.get(at.id)
      const conditional = (context.conditions.get(at.id)?.length ?? 0) > 0
      const label = context.labelOf(at.item)
      const note = context.goesTo(at.item)
      return {
        id: at.id,
        at,
        label,
        icon: lobbyIcon(at.item.icon, isGroup(at.item)),
        muted: context.hidden(at),
        spokenLabel: separated([label, note, at.item.badge === undefined ? '' : t('menu.has-badge'), reachWords(reach, conditional)]),
        badges: (
          <>
            {at.item.badge === undefined ? null : <Badge>{t('menu.badge')}</Badge>}
            <span className={styles.goes} dir="auto">
              {note}
            </span>
            <span className={styles.seen}>
              <ReachMeter reach={reach} conditional={conditional} />
            </span>
          </>
        ),
        inside: isGroup(at.item) ? rowsOf(items, at, context) : undefined,
      }
    })
}
