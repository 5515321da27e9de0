import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { act } from '../model/actions.ts'
import { $carried, blockPickedUp } from '../model/carried.ts'
import { $block, partChosen } from '../model/choice.ts'
import { $doc, $document, $head } from '../model/documents.ts'
import { $frameStatus, $mode, frameCarried, frameClicked, frameDragged, frameKeyPressed, mainFrame, modeChosen } from '../model/frames.ts'
import { loadLobbyWordsFx } from '../model/lobby-words.ts'
import { $viewSettings } from '../model/view-settings.ts'
import { documentTitle } from '../model/titles.ts'
import { MenuAt } from '../ui/menu.tsx'
import { t } from '../i18n/words.ts'
import { blockMenu } from './block-menu.ts'
import { EmptyPage } from './empty-page.tsx'
import { $renaming, focusCanvas } from './focus.ts'
import { Frame } from './frame.tsx'
import { FrameNotice } from './frame-notice.tsx'
import { Headline } from './headline.tsx'
import { MoveBar } from './move-bar.tsx'
import { trackDrag } from './pointer-drag.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { UseBar } from './use-bar.tsx'
import { WidthEdge } from './width-edge.tsx'
import { SelectionOutlines } from './selection-outlines.tsx'
import { $selectedBox } from './page-geometry.ts'
import './watched-boxes.ts'
import { $room, $zoom, roomMeasured, scaleFor, wheelTurned, zoomChosen, zoomedBy } from './zoom.ts'
import { ZoomBar } from './zoom-bar.tsx'
import styles from './canvas.module.css'

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

/** Does what a key on the canvas does; true when it did something. */
function pressKey(event: Key): boolean {
  if ($mode.getState() === 'use') {
    if (event.key === 'Escape') modeChosen('choose')
    return event.key === 'Escape'
  }
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return zoomKey(event.key)
  const action = canvasKey(event, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
  if (action) act(action)
  return action !== undefined
}

/** The portal in its frame, with what is chosen drawn over it. One stop for the keyboard: arrows go from block to block. */
export function CanvasView() {
  const { look, zoom, room, doc, name, status, mode, byKeys, empty, renaming } = useUnit({
    empty: $isEmpty,
    byKeys: $byKeys,
    renaming: $isRenaming,
    mode: $mode,
    look: $viewSettings,
    zoom: $zoom,
    room: $room,
    doc: $head,
    name: $doc,
    status: $frameStatus,
  })
  const [turn, setTurn] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ x: number; y: number } | null>(null)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () => roomMeasured({ width: element.clientWidth - 2 * gap, height: element.clientHeight - gap })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  useEffect(() => void loadLobbyWordsFx(), [])

  const scale = scaleFor(zoom, room, look.width)
  const { width } = look
  const height = Math.max(200, Math.floor(room.height / scale))
  const latest = useRef(scale)
  useEffect(() => {
    latest.current = scale
  })
  useEffect(
    () =>
      followFrame(
        () => latest.current,
        (at) => setMenu(at),
      ),
    [],
  )
  useEffect(() => {
    const element = stage.current
    const turnWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      wheelTurned(event.deltaY)
    }
    element?.addEventListener('wheel', turnWheel, { passive: false })
    return () => element?.removeEventListener('wheel', turnWheel)
  }, [])

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    delete event.currentTarget.dataset.pressed
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
    if ((event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu') {
      event.preventDefault()
      return setMenu(menuPlace(scale))
    }
    if (pressKey(event)) event.preventDefault()
  }
  return (
    <div className={styles.view}>
      {mode === 'use' ? <UseBar /> : null}
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
          if (event.target === event.currentTarget) partChosen(null)
        }}
        onContextMenu={(event) => {
          if (event.target instanceof Element && event.target.closest('[role=toolbar]')) return
          event.preventDefault()
          if ($block.getState()) setMenu({ x: event.clientX, y: event.clientY })
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
      <MenuAt at={menu} label={t('canvas.menu')} items={blockMenu} onClose={() => setMenu(null)} />
      {renaming ? <RenameDialog /> : null}
    </div>
  )
}

/** Ctrl with plus, minus or nought; true when it was one of them. */
function zoomKey(key: string): boolean {
  if (key === '+' || key === '=') zoomedBy(1)
  else if (key === '-' || key === '_') zoomedBy(-1)
  else if (key === '0') zoomChosen('fit')
  else return false
  return true
}

function frameCorner(): { left: number; top: number } {
  return document.querySelector(`[data-frame="${mainFrame}"]`)?.getBoundingClientRect() ?? { left: 0, top: 0 }
}

/** Where the menu opens by key: at the chosen block. */
function menuPlace(scale: number): { x: number; y: number } {
  const { left, top } = frameCorner()
  const box = $selectedBox.getState()
  return { x: left + Math.max(0, (box?.x ?? 0) * scale) + 24, y: top + Math.max(0, (box?.y ?? 0) * scale) + 24 }
}

/** Handles what the frame reports: a right press opens the menu, a drag picks up a block, a key works as if the canvas had the focus. */
function followFrame(scale: () => number, openMenu: (at: { x: number; y: number }) => void): () => void {
  const place = ({ x, y }: { x: number; y: number }) => {
    const { left, top } = frameCorner()
    return { x: left + x * scale(), y: top + y * scale() }
  }
  const stops = [
    frameClicked.watch(({ frame, menu, x, y, nodes }) => {
      if (frame === mainFrame && menu && nodes.length > 0) openMenu(place({ x, y }))
    }),
    frameDragged.watch(({ frame, nodes, x, y }) => {
      if (frame !== mainFrame) return
      const page = nodes.filter((node) => `page/${node.page}` === $doc.getState())
      const block = page.find(({ node }) => node === $block.getState()?.id) ?? page.at(-1)
      if (block) trackDrag(place({ x, y }), () => blockPickedUp({ block: block.node, by: 'pointer' }), true)
    }),
    frameCarried.watch(({ frame, ended, ...at }) => {
      if (frame !== mainFrame) return
      const { x: clientX, y: clientY } = place(at)
      // the browser sends all events of a press that began in the frame to the frame
      window.dispatchEvent(new PointerEvent(ended ? 'pointerup' : 'pointermove', { clientX, clientY }))
    }),
    frameKeyPressed.watch(({ frame, key, ctrl, shift, alt }) => {
      if (frame !== mainFrame) return
      if ($mode.getState() === 'choose') focusCanvas() // the next key is the canvas's own
      pressKey({ key, altKey: alt, ctrlKey: ctrl, metaKey: false, shiftKey: shift })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
