import { isObject } from '../../../../src/schemas/json.ts'
import { createEffect, createEvent, createStore, sample } from 'effector'

import { dataScenarios, personas } from '../../../../src/schemas/view-setting-values.ts'
import type { FrameViewSettings } from '../../../../src/schemas/view-settings.ts'
import { languageCodes } from '../../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../../src/schemas/language.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { widths } from '../../model/documents/view-settings.ts'
import type { ViewSettings } from '../../model/documents/view-settings.ts'

/** What the rows or columns of the matrix differ in. */
export const axes = ['persona', 'language', 'theme', 'screen', 'data', 'flag'] as const
export type Axis = (typeof axes)[number]

/** `cells`: keys as "guest|EN", in the order in which they were chosen; none means the first two of each axis. */
export type Matrix = { rows: Axis; columns: Axis; flag: string; cells: readonly string[]; together: boolean; mark: boolean }

/** One cell: the view settings that differ from those of the editor, and its width. */
export type Cell = { key: string; row: string; column: string; over: Partial<FrameViewSettings>; width: number }

export const mostCells = 12 // frames of one page that an ordinary computer draws side by side
const key = 'foyer-preview-matrix'
const defaultMatrix: Matrix = { rows: 'persona', columns: 'language', flag: '', cells: [], together: true, mark: true }

// What may happen
export const matrixChanged = createEvent<Partial<Matrix>>()

// What we know
export const $matrix = createStore<Matrix>(read())

// How it changes
$matrix.on(matrixChanged, (matrix, part) => {
  const next = { ...matrix, ...part }
  if (next.rows === next.columns) {
    const swapped = part.rows ? { columns: matrix.rows } : { rows: matrix.columns }
    return { ...next, ...swapped, cells: [] }
  }
  return part.rows || part.columns || part.flag !== undefined ? { ...next, cells: [] } : next
})
sample({
  clock: $matrix,
  target: createEffect((matrix: Matrix) => localStorage.setItem(key, JSON.stringify(matrix))), // where storage is full, a reload forgets it
})

/** The values of an axis. The one of the editor's view settings comes first: it is the starting point. `theme`: the drawn one. */
export function valuesOf(axis: Axis, settings: ViewSettings, brand: JsonObject | null): string[] {
  const offered = Array.isArray(brand?.languages)
    ? languageCodes.filter((code) => (brand.languages as unknown[]).includes(code))
    : languageCodes.slice(0, 1)
  const defaultLanguage = languageCodes.find((code) => code === brand?.defaultLanguage) ?? offered[0] ?? 'EN'
  if (axis === 'persona') return first(personas, settings.as)
  if (axis === 'language')
    return first(offered.length > 1 ? offered : [...new Set([...offered, 'EN', 'AR'])], settings.language ?? defaultLanguage)
  if (axis === 'theme') return first(['dark', 'light'], settings.theme ?? 'dark')
  if (axis === 'screen') return first(widths.map(String), String(settings.width))
  return axis === 'data' ? first(dataScenarios, settings.data) : ['off', 'on']
}

function first(values: readonly string[], one: string): string[] {
  return [one, ...values.filter((value) => value !== one)]
}

/** Every cell there can be, row by row; the first is the starting point. */
export function cellsOf(
  { rows, columns, flag }: Pick<Matrix, 'rows' | 'columns' | 'flag'>,
  settings: ViewSettings,
  brand: JsonObject | null,
): Cell[] {
  return valuesOf(rows, settings, brand).flatMap((row) =>
    valuesOf(columns, settings, brand).map((column): Cell => {
      const parts = [partOf(rows, row, flag, settings), partOf(columns, column, flag, settings)]
      const { width = settings.width, ...over } = Object.assign({}, ...parts) as CellSettings // as partOf gives them
      return { key: `${row}|${column}`, row, column, over, width }
    }),
  )
}

type CellSettings = Partial<FrameViewSettings> & { width?: number }

function partOf(axis: Axis, value: string, flag: string, settings: ViewSettings): CellSettings {
  if (axis === 'persona') return { as: personas.find((persona) => persona === value) ?? 'guest' }
  if (axis === 'language') return { language: value as LanguageCode } // from languageCodes
  if (axis === 'theme') return { theme: value === 'light' ? 'light' : 'dark' }
  if (axis === 'screen') return { width: Number(value) }
  if (axis === 'data') return { data: dataScenarios.find((scenario) => scenario === value) ?? 'usual' }
  return flag === '' ? {} : { flags: { ...settings.flags, [flag]: value === 'on' } }
}

/** The cells that are drawn: those chosen, else the first two of each axis. The starting point is always one and comes first. */
export function liveCells(all: readonly Cell[], chosen: readonly string[]): Cell[] {
  const [start] = all
  if (!start) return []
  const rows = [...new Set(all.map(({ row }) => row))].slice(0, 2)
  const columns = [...new Set(all.map(({ column }) => column))].slice(0, 2)
  const picked = chosen.flatMap((name) => all.find((cell) => cell.key === name) ?? [])
  const cells =
    picked.length > 0
      ? all.filter((cell) => picked.includes(cell))
      : all.filter(({ row, column }) => rows.includes(row) && columns.includes(column))
  return [start, ...cells.filter((cell) => cell !== start)].slice(0, mostCells)
}

/** Flags that are on or off, by name. */
export function switchesOf(flags: JsonObject | null | undefined): string[] {
  const all = isObject(flags?.flags) ? flags.flags : {}
  return Object.entries(all)
    .flatMap(([name, flag]) => (isObject(flag) && flag.type === 'boolean' ? [name] : []))
    .sort()
}

function read(): Matrix {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const own = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
    const axis = (value: unknown, plain: Axis) => axes.find((one) => one === value) ?? plain
    const [rows, columns] = [axis(own.rows, defaultMatrix.rows), axis(own.columns, defaultMatrix.columns)]
    const cells = Array.isArray(own.cells) ? own.cells.filter((cell): cell is string => typeof cell === 'string') : []
    return {
      rows,
      columns: rows === columns ? defaultMatrix.columns : columns,
      flag: typeof own.flag === 'string' ? own.flag : '',
      cells,
      together: own.together !== false,
      mark: own.mark !== false,
    }
  } catch {
    return defaultMatrix
  }
}
