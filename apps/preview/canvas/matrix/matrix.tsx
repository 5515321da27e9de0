import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Grid2x2Check } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { $brandName, $documents, $effective } from '../../model/documents/documents.ts'
import { $frameStatus, mainFrame } from '../../model/view/frames.ts'
import { $drawnTheme } from '../../model/view/default-view-settings.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Popover } from '../../../kit/popups/popover.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { separated, t } from '../../../kit/i18n/words.ts'
import { axes, cellsOf, liveCells, $matrix, matrixChanged, mostCells, switchesOf } from './matrix-axes.ts'
import type { Axis, Cell } from './matrix-axes.ts'
import { MatrixCell } from './matrix-cell.tsx'
import { cellName } from './matrix-names.ts'
import { useScrollTogether } from '../frame/scroll-together.ts'
import styles from './matrix.module.css'
import matrix from '../../locales/en/matrix.json'

export const words = { matrix }

const gap = 16 // px between cells
const headPx = 32 // height of the heading of a cell
const longestWaitMs = 4_000 // a frame that has not drawn by then no longer holds up the next one

const $all = combine({
  matrix: $matrix,
  viewSettings: combine($viewSettings, $drawnTheme, (settings, theme) => ({ ...settings, theme })),
  brand: combine($effective, $brandName, (all, name) => all.get(name) ?? null),
  flags: combine($documents, (all) => all.get('flags/flags') ?? null),
})

/** The page as several people see it, side by side. The first cell has the editor's view settings; the others say how they differ. */
export function MatrixView() {
  const { matrix, viewSettings, brand, flags } = useUnit($all)
  const switches = switchesOf(flags)
  const flag = switches.includes(matrix.flag) ? matrix.flag : (switches[0] ?? '')
  const all = cellsOf({ ...matrix, flag }, viewSettings, brand)
  const cells = liveCells(all, matrix.cells)
  const [focused, setFocused] = useState('')
  const { stage, room } = useRoom()
  const across = cells.length > 4 ? 3 : Math.min(2, cells.length)
  const down = Math.max(1, Math.min(2, Math.ceil(cells.length / across)))
  const width = Math.max(160, Math.floor((room.width - gap * (across - 1)) / across))
  const height = Math.max(180, Math.floor((room.height - gap * (down - 1)) / down) - headPx)
  const frames = cells.map((cell, index) => ({ cell, frame: index === 0 ? mainFrame : `cell-${cell.key.replaceAll(/[^\w-]/g, '-')}` }))
  const drawn = useLoadOrder(frames, focused)
  const names = frames.map(({ frame }) => frame).join(' ')
  useScrollTogether(names, matrix.together)
  const tab = frames.some(({ cell }) => cell.key === focused) ? focused : (frames[0]?.cell.key ?? '')
  return (
    <div className={styles.view}>
      <MatrixBar all={all} cells={cells} switches={switches} flag={flag} />
      <div className={styles.stage} ref={stage} role="group" aria-label={t('matrix.label')} onKeyDown={(event) => move(event, across)}>
        <div className={styles.cells} style={{ gridTemplateColumns: `repeat(${across}, ${width}px)` }}>
          {room.width > 0
            ? frames.map(({ cell, frame }) => (
                <MatrixCell
                  key={frame}
                  cell={cell}
                  frame={frame}
                  rows={matrix.rows}
                  columns={matrix.columns}
                  flag={flag}
                  width={width}
                  height={height}
                  live={drawn.has(frame)}
                  mark={matrix.mark}
                  tabIndex={cell.key === tab ? 0 : -1}
                  onFocus={() => setFocused(cell.key)}
                />
              ))
            : null}
        </div>
      </div>
    </div>
  )
}

function MatrixBar({
  all,
  cells,
  switches,
  flag,
}: {
  all: readonly Cell[]
  cells: readonly Cell[]
  switches: readonly string[]
  flag: string
}) {
  const { matrix, change } = useUnit({ matrix: $matrix, change: matrixChanged })
  const options = axes
    .filter((axis) => axis !== 'flag' || switches.length > 0)
    .map((axis) => ({ value: axis, label: t(`matrix.axis-${axis}`) }))
  return (
    <div className={styles.bar}>
      <span className={styles.quiet}>{t('matrix.rows-columns')}</span>
      <Select<Axis>
        label={t('matrix.rows')}
        options={options}
        value={matrix.rows}
        onChange={(rows) => change({ rows })}
        className={styles.axis}
      />
      <span className={styles.quiet}>{t('matrix.by')}</span>
      <Select<Axis>
        label={t('matrix.columns')}
        options={options}
        value={matrix.columns}
        onChange={(columns) => change({ columns })}
        className={styles.axis}
      />
      {matrix.rows === 'flag' || matrix.columns === 'flag' ? (
        <Select
          label={t('matrix.flag')}
          options={switches.map((name) => ({ value: name, label: name }))}
          value={flag}
          onChange={(name) => change({ flag: name })}
          className={styles.axis}
        />
      ) : null}
      <Switch
        className={styles.switch}
        label={t('matrix.together')}
        checked={matrix.together}
        onChange={(together) => change({ together })}
      />
      <Switch className={styles.switch} label={t('matrix.mark')} checked={matrix.mark} onChange={(mark) => change({ mark })} />
      <span className={styles.rest}>
        <span className={styles.quiet}>{t('matrix.edits', { count: cells.length })}</span>
        <Popover
          label={t('matrix.choose')}
          align="end"
          width={320}
          trigger={<Button icon={Grid2x2Check}>{t('matrix.cells', { count: all.length, some: cells.length })}</Button>}
        >
          <fieldset className={styles.choose}>
            <legend>{t('matrix.choose-note', { most: mostCells })}</legend>
            {all.map((cell, index) => {
              const on = cells.includes(cell)
              const full = !on && cells.length >= mostCells ? t('matrix.full', { most: mostCells }) : false
              const toggle = (checked: boolean) =>
                change({
                  cells: checked
                    ? [...cells.map(({ key }) => key), cell.key]
                    : cells.filter((other) => other !== cell).map(({ key }) => key),
                })
              return (
                <Checkbox
                  key={cell.key}
                  label={separated(cellName(cell, matrix.rows, matrix.columns, flag))}
                  checked={on}
                  disabled={index === 0 ? t('matrix.start') : full}
                  onChange={toggle}
                />
              )
            })}
          </fieldset>
        </Popover>
      </span>
    </div>
  )
}

/** Arrows go from cell to cell, Home and End to the first and the last. */
function move(event: KeyboardEvent, across: number) {
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')]
  const at = cells.indexOf(event.target as HTMLElement)
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const along = document.documentElement.dir === 'rtl' ? -1 : 1
  const to = {
    ArrowRight: at + along,
    ArrowLeft: at - along,
    ArrowDown: at + across,
    ArrowUp: at - across,
    Home: 0,
    End: cells.length - 1,
  }[event.key]
  const next = to === undefined ? undefined : cells[to]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function useRoom() {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth - 48, height: element.clientHeight - 16 })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return { stage, room }
}

/** Which frames may load: one after another, so that none waits for all. The one with the focus comes before those that wait. */
function useLoadOrder(frames: readonly { cell: Cell; frame: string }[], focused: string): ReadonlySet<string> {
  const status = useUnit($frameStatus)
  const [started, setStarted] = useState<readonly string[]>([mainFrame])
  const waiting = frames.filter(({ frame }) => !started.includes(frame))
  const next = (waiting.find(({ cell }) => cell.key === focused) ?? waiting[0])?.frame
  const last = started.findLast((frame) => frames.some((one) => one.frame === frame))
  const free = last === undefined || (status[last] !== undefined && status[last] !== 'loading')
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setStarted((before) => [...before, next]), free ? 0 : longestWaitMs)
    return () => clearTimeout(timer)
  }, [next, free])
  return new Set(started)
}
