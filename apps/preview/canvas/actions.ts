import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  CircleHelp,
  Clipboard,
  ClipboardPaste,
  Copy,
  CornerDownRight,
  CornerLeftUp,
  Crosshair,
  Eye,
  EyeOff,
  ListTree,
  ListPlus,
  Maximize,
  MousePointerClick,
  MoveVertical,
  Pencil,
  Plus,
  Scissors,
  TextCursorInput,
  Trash2,
  UserX,
  Users,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'

import { addActions } from '../model/actions.ts'
import type { Action } from '../model/actions.ts'
import { blockPickedUp, $carried } from '../model/carried.ts'
import { $contracts } from '../model/catalogue.ts'
import { $block, partChosen } from '../model/choice.ts'
import { $document } from '../model/documents.ts'
import { blockName, deleteBlock, duplicateBlock, hideBlock, moveBlock } from '../model/edits.ts'
import { $mode, $reveal, modeChosen, revealChosen } from '../model/frames.ts'
import { isHiddenForAll, isHiddenForGuests } from '../model/hiding.ts'
import { inspectorTabChosen } from '../model/inspector-tab.ts'
import type { InspectorTab } from '../model/inspector-tab.ts'
import { $naming } from '../model/names.ts'
import { slotsOf } from '../model/nodes.ts'
import type { Block } from '../model/nodes.ts'
import { dialogOpened } from '../model/opened.ts'
import { whereOf } from '../model/place-words.ts'
import { homeOf, placeAt, samePlace, stepSpot } from '../model/places.ts'
import type { Way } from '../model/places.ts'
import { $panels, panelsChanged } from '../model/panels.ts'
import { announced } from '../model/announcements.ts'
import { t } from '../i18n/words.ts'
import { stepSelection } from './step-selection.ts'
import type { Step } from './step-selection.ts'
import { copyBlock, pasteAfter, spotAfter } from './clipboard.ts'
import { detailsRequested, renameRequested } from './focus.ts'
import { zoomChosen, zoomedBy } from './zoom.ts'

const chosen = () => $block.getState()
const some = () => chosen() !== null || t('canvas.choose-first')

/** Does something with the chosen block. */
function withBlock(run: (block: Block) => void): Pick<Action, 'ready' | 'run'> {
  return {
    ready: some,
    run: () => {
      const block = chosen()
      if (block) run(block)
    },
  }
}

/** One step of carrying at once, as a step of undo. */
function moveOnce(way: Way): void {
  const [block, page] = [chosen(), $document.getState()]
  if (!block || !page || $carried.getState()) return
  const spot = stepSpot(page, { widget: block.widget, moving: block }, $contracts.getState(), homeOf(block), way)
  if (!spot || samePlace(spot, homeOf(block), block)) return void announced(t('canvas.said-no-place'))
  const place = placeAt(page, spot, block)
  moveBlock(block.id, spot)
  announced(t('canvas.said-place', { nth: place.nth, of: place.of, where: whereOf(place, $naming.getState()) }))
}

function moving(id: string, way: Way, icon: Action['icon'], keys?: readonly string[]): Action {
  return {
    id: `block.${id}`,
    group: 'block',
    title: () => t(`canvas.${id}`),
    ...(icon && { icon }),
    ...(keys && { keys }),
    ready: () => {
      const [block, page] = [chosen(), $document.getState()]
      if (!block || !page) return t('canvas.choose-first')
      const spot = stepSpot(page, { widget: block.widget, moving: block }, $contracts.getState(), homeOf(block), way)
      return (spot !== null && !samePlace(spot, homeOf(block), block)) || t('canvas.said-no-place')
    },
    run: () => moveOnce(way),
  }
}

/** Keys that go to a side: the other one where the shell is written from right to left. */
function mirrored(action: Action, keys: string, fromRight: string): Action {
  return Object.defineProperty(action, 'keys', { get: () => [document.documentElement.dir === 'rtl' ? fromRight : keys], enumerable: true })
}

function openTab(tab: InspectorTab): void {
  if (!$panels.getState().rightOpen) panelsChanged({ rightOpen: true })
  inspectorTabChosen(tab)
}

const steps: readonly Step[] = ['next', 'previous', 'inner', 'outer', 'first', 'last']

/** What one can do with blocks and the canvas, by name: for menus, the palette and keys alike. */
export function addCanvasActions(): void {
  addActions([
    {
      id: 'block.pick-up',
      group: 'block',
      title: () => t('canvas.pick-up'),
      icon: MoveVertical,
      keys: ['space'],
      ...withBlock(({ id }) => {
        if (!$carried.getState()) blockPickedUp({ block: id, by: 'keys' })
      }),
    },
    moving('up', 'up', ArrowUp, ['alt+up']),
    moving('down', 'down', ArrowDown, ['alt+down']),
    mirrored(moving('into', 'in', CornerDownRight), 'alt+right', 'alt+left'),
    mirrored(moving('out', 'out', CornerLeftUp), 'alt+left', 'alt+right'),
    moving('to-top', 'first', ArrowUpToLine),
    moving('to-end', 'last', ArrowDownToLine),
    {
      id: 'block.move-into',
      group: 'block',
      title: () => t('canvas.move-into'),
      icon: ListTree,
      ...withBlock(({ id }) => dialogOpened({ kind: 'move-to', block: id, into: true })),
    },
    {
      id: 'block.move-after',
      group: 'block',
      title: () => t('canvas.move-after'),
      icon: ListPlus,
      ...withBlock(({ id }) => dialogOpened({ kind: 'move-to', block: id })),
    },
    {
      id: 'block.duplicate',
      group: 'block',
      title: () => t('canvas.duplicate'),
      icon: Copy,
      keys: ['mod+d'],
      ...withBlock(({ id }) => duplicateBlock(id)),
    },
    { id: 'block.copy', group: 'block', title: () => t('canvas.copy'), icon: Clipboard, ...withBlock(() => void copyBlock(false)) },
    { id: 'block.cut', group: 'block', title: () => t('canvas.cut'), icon: Scissors, ...withBlock(() => void copyBlock(true)) },
    {
      id: 'block.paste',
      group: 'block',
      title: () => t('canvas.paste'),
      icon: ClipboardPaste,
      ready: () => spotAfter() !== undefined,
      run: () => void pasteAfter(),
    },
    {
      id: 'block.delete',
      group: 'block',
      title: () => t('canvas.delete'),
      icon: Trash2,
      keys: ['delete', 'backspace'],
      ...withBlock((block) => {
        announced(t('canvas.said-deleted', { name: blockName(block) }))
        deleteBlock(block.id)
      }),
    },
    {
      id: 'block.rename',
      group: 'block',
      title: () => t('canvas.rename'),
      icon: Pencil,
      keys: ['f2'],
      ...withBlock(({ id }) => renameRequested(id)),
    },
    {
      id: 'block.hide-guests',
      group: 'block',
      title: () => t(isHiddenForGuestsNow() ? 'canvas.show-guests' : 'canvas.hide-guests'),
      icon: UserX,
      ...withBlock(({ id }) => hideBlock(id, 'guests')),
    },
    {
      id: 'block.hide',
      group: 'block',
      title: () => t(isHiddenNow() ? 'canvas.show-everyone' : 'canvas.hide-everyone'),
      icon: EyeOff,
      keys: ['h'],
      ...withBlock(({ id }) => hideBlock(id, 'everyone')),
    },
    {
      id: 'block.add-before',
      group: 'block',
      title: () => t('canvas.add-before'),
      icon: Plus,
      ...withBlock(({ list, index }) => dialogOpened({ kind: 'gallery', spot: { list, index } })),
    },
    {
      id: 'block.add-after',
      group: 'block',
      title: () => t(chosen() ? 'canvas.add-after' : 'canvas.add'),
      icon: Plus,
      keys: ['a'],
      ready: () => spotAfter() !== undefined || t('canvas.open-page-first'),
      run: () => {
        const spot = spotAfter()
        if (spot) dialogOpened({ kind: 'gallery', spot })
      },
    },
    {
      id: 'block.add-inside',
      group: 'block',
      title: () => t('canvas.add-inside'),
      icon: Plus,
      ready: () => {
        const block = chosen()
        return block === null
          ? t('canvas.choose-first')
          : slotsOf(block, $contracts.getState().get(block.widget)).length > 0 || t('canvas.holds-nothing')
      },
      run: () => {
        const block = chosen()
        const slot = block && slotsOf(block, $contracts.getState().get(block.widget))[0]
        if (slot) dialogOpened({ kind: 'gallery', spot: { list: slot.list, index: slot.nodes.length } })
      },
    },
    {
      id: 'block.shown-to',
      group: 'block',
      title: () => t('canvas.shown-to'),
      icon: Users,
      keys: ['s'],
      ...withBlock(() => openTab('shown')),
    },
    { id: 'block.why', group: 'block', title: () => t('canvas.why'), icon: CircleHelp, keys: ['w'], ...withBlock(() => openTab('why')) },
    {
      id: 'block.inside',
      group: 'block',
      title: () => t('canvas.what-is-inside'),
      icon: TextCursorInput,
      ...withBlock(() => openTab('content')),
    },
    {
      id: 'choice.details',
      group: 'go',
      title: () => t('canvas.to-fields'),
      icon: TextCursorInput,
      keys: ['enter'],
      ...withBlock(() => detailsRequested()),
    },
    ...steps.map((step): Action => ({
      id: `choice.${step}`,
      group: 'go',
      title: () => t(`canvas.choice-${step}`),
      icon: Crosshair,
      ready: () => $document.getState()?.kind === 'page',
      run: () => stepSelection(step),
    })),
    { id: 'choice.none', group: 'go', title: () => t('canvas.choice-none'), icon: Crosshair, run: () => partChosen(null) },
    {
      id: 'view.use',
      group: 'view',
      title: () => t($mode.getState() === 'use' ? 'canvas.use-end' : 'canvas.use'),
      icon: MousePointerClick,
      keys: ['mod+e'],
      run: () => modeChosen($mode.getState() === 'use' ? 'choose' : 'use'),
    },
    {
      id: 'view.reveal',
      group: 'view',
      title: () => t($reveal.getState() ? 'canvas.reveal-end' : 'canvas.reveal'),
      icon: Eye,
      keys: ['shift+h'],
      run: () => revealChosen(!$reveal.getState()),
    },
    { id: 'view.zoom-in', group: 'view', title: () => t('canvas.zoom-in'), icon: ZoomIn, run: () => zoomedBy(1) },
    { id: 'view.zoom-out', group: 'view', title: () => t('canvas.zoom-out'), icon: ZoomOut, run: () => zoomedBy(-1) },
    { id: 'view.zoom-fit', group: 'view', title: () => t('canvas.fit'), icon: Maximize, run: () => zoomChosen('fit') },
  ])
}

function isHiddenNow(): boolean {
  const block = chosen()
  return block !== null && isHiddenForAll(block)
}
function isHiddenForGuestsNow(): boolean {
  const block = chosen()
  return block !== null && isHiddenForGuests(block)
}

/** Keys of the clipboard are the browser's own; they are printed all the same. */
export const printedKeys: Readonly<Record<string, string>> = { 'block.copy': 'mod+c', 'block.cut': 'mod+x', 'block.paste': 'mod+v' }
