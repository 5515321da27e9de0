import { combine, createEvent, sample } from 'effector'
import type { StoreValue, UnitTargetable } from 'effector'
import {
  ArrowDown,
  ArrowUp,
  CircleHelp,
  Copy,
  Eye,
  EyeOff,
  MessageSquarePlus,
  MousePointerClick,
  MoveVertical,
  Pencil,
  Plus,
  TextCursorInput,
  Trash2,
  Users,
} from 'lucide-react'

import { createAction, createPlainAction } from '../../model/actions.ts'
import type { Action } from '../../model/actions.ts'
import { commentWanted } from '../../model/collaboration/comments.ts'
import { $carried, blockPickedUp } from '../../model/moving/carried.ts'
import { $contracts } from '../../model/catalogue/catalogue.ts'
import { $block, outerChosen, partChosen } from '../../model/view/choice.ts'
import { $document } from '../../model/documents/documents.ts'
import { blockDeleted, blockDuplicated, blockHidden, blockMoved } from '../../model/documents/edits.ts'
import { $mode, $reveal, modeChosen, revealChosen } from '../../model/view/frames.ts'
import { isHiddenForAll, isHiddenForGuests } from '../../model/documents/hiding.ts'
import { inspectorTabChosen } from '../../model/inspector-tab.ts'
import type { InspectorTab } from '../../model/inspector-tab.ts'
import { $naming } from '../../model/documents/names.ts'
import { slotsOf } from '../../model/documents/nodes.ts'
import type { Block, Spot } from '../../model/documents/nodes.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { whereOf } from '../../model/moving/place-words.ts'
import { homeOf, placeAt, samePlace, stepSpot } from '../../model/documents/places.ts'
import type { Way } from '../../model/documents/places.ts'
import { panelsChanged } from '../../model/panels.ts'
import { announced } from '../../../kit/messages/announcements.ts'
import { t } from '../../../kit/i18n/words.ts'
import { blockBeside } from './step-selection.ts'
import type { Step } from './step-selection.ts'
import { copyRequested, pasteRequested, spotAfter } from './clipboard.ts'
import { detailsRequested, renameRequested } from '../frame/focus.ts'
import { zoomChosen, zoomedBy } from '../frame/zoom.ts'
import type { Zoom } from '../frame/zoom.ts'

/** The state that actions of blocks use. */
export const $selection = combine({ block: $block, page: $document, contracts: $contracts, naming: $naming, carried: $carried })
type Selection = StoreValue<typeof $selection>

type Parts<Payload> = Pick<Action, 'icon' | 'keys'> & {
  id: string
  title?: (selection: Selection) => string
  ready?: (selection: Selection & { block: Block }) => boolean | string
  fn: (block: Block, selection: Selection) => NoInfer<Payload> | undefined
  target: UnitTargetable<Payload>
}

/** An action on the selected block; its name is `block.<id>`. */
function blockAction<Payload>({ id, title, ready, fn, ...rest }: Parts<Payload>): Action {
  return createAction<Selection, Payload>({
    ...rest,
    id: `block.${id}`,
    group: 'block',
    source: $selection,
    title: title ?? (() => t(`canvas.${id}`)),
    ready: ({ block, ...others }) => (block ? (ready?.({ ...others, block }) ?? true) : t('canvas.choose-first')),
    fn: (selection) => (selection.block ? fn(selection.block, selection) : undefined),
  })
}

/** One step of moving at once, as a step of undo. */
const movedAtOnce = createEvent<{ id: string; spot: Spot }>()
sample({ clock: movedAtOnce, target: blockMoved })
sample({
  clock: sample({
    clock: movedAtOnce,
    source: $selection,
    fn: ({ page, block, naming }, { spot }) => ({ page, block, naming, spot }),
  }).filterMap(({ page, block, naming, spot }) => {
    if (!page || !block) return undefined
    const place = placeAt(page, spot, block)
    return t('canvas.announced-place', { nth: place.nth, of: place.of, where: whereOf(place, naming) })
  }),
  target: announced,
})

function stepOf({ block, page, contracts }: Selection, way: Way): Spot | undefined {
  if (!block || !page) return undefined
  const spot = stepSpot(page, { widget: block.widget, moving: block }, contracts, homeOf(block), way)
  return spot && !samePlace(spot, homeOf(block), block) ? spot : undefined
}

function moving(id: string, way: Way, icon: Action['icon'], keys?: readonly string[]): Action {
  return blockAction({
    id,
    icon,
    keys,
    ready: (selection) => stepOf(selection, way) !== undefined || t('canvas.announced-no-place'),
    fn(block, selection) {
      const spot = selection.carried ? undefined : stepOf(selection, way)
      return spot && { id: block.id, spot }
    },
    target: movedAtOnce,
  })
}

/** Keys that go to a side: the other one where the shell is written from right to left. */
function mirrored(action: Action, keys: string, fromRight: string): Action {
  return Object.defineProperty(action, 'keys', { get: () => [document.documentElement.dir === 'rtl' ? fromRight : keys], enumerable: true })
}

const tabOpened = createEvent<InspectorTab>()
sample({ clock: tabOpened, fn: () => ({ rightOpen: true }), target: panelsChanged })
sample({ clock: tabOpened, target: inspectorTabChosen })

const deleteChosen = createEvent<Block>()
sample({
  clock: deleteChosen,
  source: $naming,
  fn: (naming, block) => t('canvas.announced-deleted', { name: naming.nameOf(block) }),
  target: announced,
})
sample({ clock: deleteChosen, fn: ({ id }) => id, target: blockDeleted })

/** The areas of the selected block. */
export const areasOf = ({ block, contracts }: Selection) => (block ? slotsOf(block, contracts.get(block.widget)) : [])

const steps: readonly Step[] = ['next', 'previous', 'inner', 'outer', 'first', 'last']
function stepAction(step: Step): Action {
  const stepped = createEvent<string | null>()
  sample({ clock: stepped.filterMap((id) => id ?? undefined), target: partChosen })
  sample({ clock: stepped, filter: (id) => id === null, fn: () => undefined, target: outerChosen })
  return createAction<Selection, string | null>({
    id: `choice.${step}`,
    group: 'go',
    icon: 'Crosshair',
    source: $selection,
    title: () => t(`canvas.choice-${step}`),
    ready: ({ page }) => page?.kind === 'page',
    fn: ({ page, block }) => (page ? (blockBeside(page, block, step)?.id ?? (step === 'outer' ? null : undefined)) : undefined),
    target: stepped,
  })
}

/** What one can do with blocks and the canvas, by name: for menus, the palette and keys alike. */
export const canvasActions: readonly Action[] = [
  blockAction({
    id: 'pick-up',
    icon: MoveVertical,
    keys: ['space'],
    fn: ({ id }, { carried }) => (carried ? undefined : { block: id, by: 'keys' as const }),
    target: blockPickedUp,
  }),
  moving('up', 'up', ArrowUp, ['alt+up']),
  moving('down', 'down', ArrowDown, ['alt+down']),
  mirrored(moving('into', 'in', 'CornerDownRight'), 'alt+right', 'alt+left'),
  mirrored(moving('out', 'out', 'CornerLeftUp'), 'alt+left', 'alt+right'),
  moving('to-top', 'first', 'ArrowUpToLine'),
  moving('to-end', 'last', 'ArrowDownToLine'),
  blockAction({
    id: 'move-into',
    icon: 'ListTree',
    fn: ({ id }) => ({ kind: 'move-to' as const, block: id, into: true }),
    target: dialogOpened,
  }),
  blockAction({ id: 'move-after', icon: 'ListPlus', fn: ({ id }) => ({ kind: 'move-to' as const, block: id }), target: dialogOpened }),
  blockAction({ id: 'duplicate', icon: Copy, keys: ['mod+d'], fn: ({ id }) => ({ id }), target: blockDuplicated }),
  blockAction({ id: 'copy', icon: 'Clipboard', fn: () => ({ cut: false }), target: copyRequested }),
  blockAction({ id: 'cut', icon: 'Scissors', fn: () => ({ cut: true }), target: copyRequested }),
  createAction({
    id: 'block.paste',
    group: 'block',
    icon: 'ClipboardPaste',
    source: $selection,
    title: () => t('canvas.paste'),
    ready: (selection) => spotAfter(selection) !== undefined,
    fn: () => ({}),
    target: pasteRequested,
  }),
  blockAction({
    id: 'paste-inside',
    icon: 'ClipboardPaste',
    keys: ['mod+shift+v'],
    ready: (selection) => areasOf(selection).length > 0 || t('canvas.holds-nothing'),
    fn: (_, selection) => ({ into: areasOf(selection).map(({ list }) => list) }),
    target: pasteRequested,
  }),
  blockAction({ id: 'delete', icon: Trash2, keys: ['delete', 'backspace'], fn: (block) => block, target: deleteChosen }),
  blockAction({ id: 'rename', icon: Pencil, keys: ['f2'], fn: ({ id }) => id, target: renameRequested }),
  blockAction({
    id: 'hide-guests',
    icon: 'UserX',
    title: ({ block }) => t(block && isHiddenForGuests(block) ? 'canvas.show-guests' : 'canvas.hide-guests'),
    fn: ({ id }) => ({ id, who: 'guests' as const }),
    target: blockHidden,
  }),
  blockAction({
    id: 'hide',
    icon: EyeOff,
    keys: ['h'],
    title: ({ block }) => t(block && isHiddenForAll(block) ? 'canvas.show-everyone' : 'canvas.hide-everyone'),
    fn: ({ id }) => ({ id, who: 'everyone' as const }),
    target: blockHidden,
  }),
  blockAction({
    id: 'add-before',
    icon: Plus,
    fn: ({ list, index }) => ({ kind: 'gallery' as const, spot: { list, index } }),
    target: dialogOpened,
  }),
  createAction({
    id: 'block.add-after',
    group: 'block',
    icon: Plus,
    keys: ['a'],
    source: $selection,
    title: ({ block }) => t(block ? 'canvas.add-after' : 'canvas.add'),
    ready: (selection) => spotAfter(selection) !== undefined || t('canvas.open-page-first'),
    fn(selection) {
      const spot = spotAfter(selection)
      return spot && { kind: 'gallery' as const, spot }
    },
    target: dialogOpened,
  }),
  blockAction({
    id: 'add-inside',
    icon: Plus,
    ready: (selection) => areasOf(selection).length > 0 || t('canvas.holds-nothing'),
    fn(_, selection) {
      const [slot] = areasOf(selection)
      return slot && { kind: 'gallery' as const, spot: { list: slot.list, index: slot.nodes.length } }
    },
    target: dialogOpened,
  }),
  blockAction({ id: 'shown-to', icon: Users, keys: ['s'], fn: () => 'shown' as const, target: tabOpened }),
  blockAction({ id: 'why', icon: CircleHelp, keys: ['w'], fn: () => 'why' as const, target: tabOpened }),
  createAction({
    id: 'block.comment',
    group: 'block',
    icon: MessageSquarePlus,
    source: $block,
    title: () => t('canvas.comment'),
    ready: (block) => block !== null || t('canvas.choose-first'),
    target: commentWanted,
  }),
  blockAction({
    id: 'inside',
    icon: TextCursorInput,
    title: () => t('canvas.what-is-inside'),
    fn: () => 'content' as const,
    target: tabOpened,
  }),
  createAction({
    id: 'choice.details',
    group: 'go',
    icon: TextCursorInput,
    keys: ['enter'],
    source: $block,
    title: () => t('canvas.to-fields'),
    ready: (block) => block !== null || t('canvas.choose-first'),
    target: detailsRequested,
  }),
  ...steps.map(stepAction),
  createPlainAction({
    id: 'choice.none',
    group: 'go',
    icon: 'Crosshair',
    title: () => t('canvas.choice-none'),
    fn: () => null,
    target: partChosen,
  }),
  createAction({
    id: 'view.use',
    group: 'view',
    icon: MousePointerClick,
    keys: ['mod+e'],
    source: $mode,
    title: (mode) => t(mode === 'use' ? 'canvas.use-end' : 'canvas.use'),
    fn: (mode) => (mode === 'use' ? 'choose' : 'use'),
    target: modeChosen,
  }),
  createAction({
    id: 'view.reveal',
    group: 'view',
    icon: Eye,
    keys: ['shift+h'],
    source: $reveal,
    title: (isRevealed) => t(isRevealed ? 'canvas.reveal-end' : 'canvas.reveal'),
    fn: (isRevealed) => !isRevealed,
    target: revealChosen,
  }),
  createPlainAction<1 | -1>({
    id: 'view.zoom-in',
    group: 'view',
    icon: 'ZoomIn',
    title: () => t('canvas.zoom-in'),
    fn: () => 1,
    target: zoomedBy,
  }),
  createPlainAction<1 | -1>({
    id: 'view.zoom-out',
    group: 'view',
    icon: 'ZoomOut',
    title: () => t('canvas.zoom-out'),
    fn: () => -1,
    target: zoomedBy,
  }),
  createPlainAction<Zoom>({
    id: 'view.zoom-fit',
    group: 'view',
    icon: 'Maximize',
    title: () => t('canvas.fit'),
    fn: () => 'fit',
    target: zoomChosen,
  }),
]

/** Keys of the clipboard are the browser's own; they are printed all the same. */
export const printedKeys: Readonly<Record<string, string>> = { 'block.copy': 'mod+c', 'block.cut': 'mod+x', 'block.paste': 'mod+v' }
