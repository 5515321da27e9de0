import { attach, createEvent, createWatch, sample, scopeBind } from 'effector'
import type { Event, Scope } from 'effector'
import { useUnit } from 'effector-react'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { actionChosen } from '../model/actions.ts'
import { $carried, blockPickedUp } from '../model/moving/carried.ts'
import { $block, partChosen } from '../model/view/choice.ts'
import { $doc, $document, $head } from '../model/documents/documents.ts'
import {
  $frameStatus,
  $mode,
  frameCarried,
  frameClicked,
  frameDragged,
  frameKeyPressed,
  mainFrame,
  modeChosen,
} from '../model/view/frames.ts'
import { loadLobbyWordsFx } from '../model/catalogue/lobby-words.ts'
import { $viewSettings } from '../model/documents/view-settings.ts'
import { documentTitle } from '../model/documents/titles.ts'
import type { Box } from '../../../src/schemas/preview.ts'
import { MenuAt } from '../../kit/popups/menu.tsx'
import { lazyComponent } from '../../kit/i18n/lazy-component.ts'
import { t } from '../../kit/i18n/words.ts'
import { useScope } from '../../kit/state/use-scope.ts'
import { useBlockMenu } from './blocks/block-menu.ts'
import { EmptyPage } from './blocks/empty-page.tsx'
import { $renaming, focusCanvas } from './frame/focus.ts'
import { Frame } from './frame/frame.tsx'
import { FrameNotice } from './frame/frame-notice.tsx'
import { Headline } from './headline.tsx'
import { MoveBar } from './moving/move-bar.tsx'
import { useTrackDrag } from './moving/pointer-drag.ts'
import { WidthEdge } from './frame/width-edge.tsx'
import { SelectionOutlines } from './selection/selection-outlines.tsx'
import { $selectedBox } from './frame/page-geometry.ts'
import './frame/watched-boxes.ts'
import { $room, $zoom, roomMeasured, scaleFor, wheelTurned, zoomChosen, zoomedBy } from './frame/zoom.ts'
import { ZoomBar } from './frame/zoom-bar.tsx'
import styles from './canvas.module.css'

const RenameDialog = lazyComponent(
  () => import('./blocks/rename-dialog.tsx'),
  ({ RenameDialog }) => RenameDialog,
)
const UseBar = lazyComponent(
  () => import('./blocks/use-bar.tsx'),
  ({ UseBar }) => UseBar,
)

const gap = 24 // px around the frame

const $byKeys = $carried.map((carried) => carried?.by === 'keys')
const $isEmpty = $document.map((document) => document?.kind === 'page' && (!Array.isArray(document.nodes) || document.nodes.length === 0))
const $isRenaming = $renaming.map((id) => id !== null)

const plainKeys: Readonly<Record<string, string>> = {
  ArrowDown: 'choice.next',
  ArrowUp: 'choice.previous',
  Escape: 'choice.outer',
  Home: 'choice.first',
  End: 'choice.last',
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * The action of an arrow key on the canvas, which selects another block; from right to left the sides are mirrored. Other keys are those of
 * the actions.
 */
export function canvasKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Key, direction: 'ltr' | 'rtl'): string | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  const into = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const out = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  return key === into ? 'choice.inner' : key === out ? 'choice.outer' : plainKeys[key]
}

/** What a key on the canvas means. */
type KeyMeaning = { kind: 'use-ended' } | { kind: 'zoom'; zoom: 1 | -1 | 'fit' } | { kind: 'action'; id: string }

function meaningOf(event: Key, mode: 'choose' | 'use'): KeyMeaning | undefined {
  if (mode === 'use') return event.key === 'Escape' ? { kind: 'use-ended' } : undefined
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    const zoom = zoomKeys[event.key]
    return zoom && { kind: 'zoom', zoom }
  }
  const id = canvasKey(event, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
  return id === undefined ? undefined : { kind: 'action', id }
}
const zoomKeys: Readonly<Record<string, 1 | -1 | 'fit'>> = { '+': 1, '=': 1, '-': -1, _: -1, '0': 'fit' }

const keyMeant = createEvent<KeyMeaning>()
sample({ clock: keyMeant, filter: ({ kind }) => kind === 'use-ended', fn: () => 'choose' as const, target: modeChosen })
sample({ clock: keyMeant.filterMap((meant) => (meant.kind === 'action' ? meant.id : undefined)), target: actionChosen })
const zoomMeant = keyMeant.filterMap((meant) => (meant.kind === 'zoom' ? meant.zoom : undefined))
sample({ clock: zoomMeant.filterMap((zoom) => (zoom === 'fit' ? zoom : undefined)), target: zoomChosen })
sample({ clock: zoomMeant.filterMap((zoom) => (zoom === 'fit' ? undefined : zoom)), target: zoomedBy })

// A key that was pressed in the frame works as if the canvas had the focus, and the next one is the canvas's own
const frameKeyFx = attach({
  source: $mode,
  effect(mode, { key, ctrl, shift, alt }: { key: string; ctrl: boolean; shift: boolean; alt: boolean }) {
    if (mode === 'choose') focusCanvas()
    return meaningOf({ key, altKey: alt, ctrlKey: ctrl, metaKey: false, shiftKey: shift }, mode)
  },
})
sample({ clock: frameKeyFx.doneData.filterMap((meant) => meant), target: keyMeant })
sample({ clock: frameKeyPressed, filter: ({ frame }) => frame === mainFrame, target: frameKeyFx })

/** The portal in its frame, with the selection drawn over it. One stop for the keyboard: arrows move from block to block. */
export function CanvasView() {
  const { viewSettings, zoom, room, doc, name, status, mode, byKeys, empty, renaming, ...events } = useUnit({
    measureRoom: roomMeasured,
    loadWords: loadLobbyWordsFx,
    turnWheel: wheelTurned,
    press: keyMeant,
    choosePart: partChosen,
    empty: $isEmpty,
    byKeys: $byKeys,
    renaming: $isRenaming,
    mode: $mode,
    viewSettings: $viewSettings,
    zoom: $zoom,
    room: $room,
    doc: $head,
    name: $doc,
    status: $frameStatus,
  })
  const { measureRoom, loadWords, turnWheel, choosePart } = events
  const scope = useScope()
  const trackDrag = useTrackDrag()
  const [turn, setTurn] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ x: number; y: number } | null>(null)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () => measureRoom({ width: element.clientWidth - 2 * gap, height: element.clientHeight - gap })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [measureRoom])
  useEffect(() => void loadWords(), [loadWords])

  const scale = scaleFor(zoom, room, viewSettings.width)
  const { width } = viewSettings
  const height = Math.max(200, Math.floor(room.height / scale))
  const latest = useRef(scale)
  useEffect(() => {
    latest.current = scale
  })
  useEffect(
    () =>
      followFrame(
        scope,
        () => latest.current,
        (at) => setMenu(at),
        ({ from, pickUp }) => trackDrag(from, pickUp, true),
      ),
    [scope, trackDrag],
  )
  useEffect(() => {
    const element = stage.current
    const zoomByWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      turnWheel(event.deltaY)
    }
    element?.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => element?.removeEventListener('wheel', zoomByWheel)
  }, [turnWheel])

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    delete event.currentTarget.dataset.pressed
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
    if ((event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu') {
      event.preventDefault()
      return setMenu(menuPlace(scale, scope.getState($selectedBox)))
    }
    const meant = meaningOf(event, mode)
    if (!meant) return
    event.preventDefault()
    events.press(meant)
  }
  return (
    <div className={styles.view}>
      {mode === 'use' ? (
        <Suspense fallback={null}>
          <UseBar />
        </Suspense>
      ) : null}
      <Headline />
      <div
        className={styles.stage}
        ref={stage}
        role="application"
        aria-roledescription={t('canvas.role')}
        aria-label={t('canvas.label', { page: documentTitle(name, doc) })}
        tabIndex={0}
        onKeyDown={press}
        onClick={(event) => {
          if (event.target === event.currentTarget) choosePart(null)
        }}
        onContextMenu={(event) => {
          if (event.target instanceof Element && event.target.closest('[role=toolbar]')) return
          event.preventDefault()
          if (scope.getState($block)) setMenu({ x: event.clientX, y: event.clientY })
        }}
        data-canvas
      >
        {room.width > 0 ? (
          <div className={styles.frame} style={{ inlineSize: width * scale, blockSize: height * scale }} dir="ltr">
            <Frame
              id={mainFrame}
              label={t('canvas.frame')}
              width={width}
              height={height}
              scale={scale}
              turn={turn}
              entered={mode === 'use'}
            />
            <SelectionOutlines scale={scale} width={width * scale} height={height * scale} />
            {empty ? <EmptyPage /> : null}
            <FrameNotice key={turn} status={status[mainFrame] ?? 'loading'} onReload={() => setTurn(turn + 1)} />
            <WidthEdge scale={scale} />
          </div>
        ) : null}
      </div>
      <ZoomBar scale={scale} />
      {byKeys ? <MoveBar /> : null}
      <MenuAt at={menu} label={t('canvas.menu')} items={useBlockMenu} onClose={() => setMenu(null)} />
      {renaming ? (
        <Suspense fallback={null}>
          <RenameDialog />
        </Suspense>
      ) : null}
    </div>
  )
}

function frameCorner(): { left: number; top: number } {
  return document.querySelector(`[data-frame="${mainFrame}"]`)?.getBoundingClientRect() ?? { left: 0, top: 0 }
}

/** Where the menu opens by key: at the selected block. */
function menuPlace(scale: number, box: Box | null): { x: number; y: number } {
  const { left, top } = frameCorner()
  return { x: left + Math.max(0, (box?.x ?? 0) * scale) + 24, y: top + Math.max(0, (box?.y ?? 0) * scale) + 24 }
}

type Dragged = { from: { x: number; y: number }; pickUp: () => void }

/** Handles what the frame reports: a right press opens the menu, a drag picks up a block and goes on over the editor. */
function followFrame(
  scope: Scope,
  scale: () => number,
  openMenu: (at: { x: number; y: number }) => void,
  drag: (dragged: Dragged) => void,
): () => void {
  const place = ({ x, y }: { x: number; y: number }) => {
    const { left, top } = frameCorner()
    return { x: left + x * scale(), y: top + y * scale() }
  }
  const follow = <Payload extends { frame: string }>(unit: Event<Payload>, fn: (payload: Payload) => void) =>
    createWatch({ unit, fn: (payload: Payload) => (payload.frame === mainFrame ? fn(payload) : undefined), scope })
  const pickUp = scopeBind(blockPickedUp, { scope })
  const stops = [
    follow(frameClicked, ({ menu, x, y, nodes }) => {
      if (menu && nodes.length > 0) openMenu(place({ x, y }))
    }),
    follow(frameDragged, ({ nodes, x, y }) => {
      const page = nodes.filter((node) => `page/${node.page}` === scope.getState($doc))
      const block = page.find(({ node }) => node === scope.getState($block)?.id) ?? page.at(-1)
      if (block) drag({ from: place({ x, y }), pickUp: () => pickUp({ block: block.node, by: 'pointer' }) })
    }),
    follow(frameCarried, ({ ended, ...at }) => {
      const { x: clientX, y: clientY } = place(at)
      // the browser sends all events of a press that began in the frame to the frame
      window.dispatchEvent(new PointerEvent(ended ? 'pointerup' : 'pointermove', { clientX, clientY }))
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
