import { createEvent, createStore } from 'effector'

import { dataScenarios, personas } from '../../../src/schemas/view-setting-values.ts'
import type { FrameViewSettings } from '../../../src/schemas/view-settings.ts'
import { languageCodes } from '../../../src/schemas/language.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import type { JsonObject } from '../../../src/schemas/json.ts'
import { isObject } from '../../../src/rules/merge.ts'
import { widths } from '../model/view-settings.ts'
import type { ViewSettings } from '../model/view-settings.ts'

/** What the rows or columns of the matrix differ in. */
export const axes = ['persona', 'language', 'theme', 'screen', 'data', 'flag'] as const
export type Axis = (typeof axes)[number]

/** `cells`: "guest|EN", in the order they were chosen; none: the usual four. */
export type Matrix = { rows: Axis; columns: Axis; flag: string; cells: readonly string[]; together: boolean; mark: boolean }

/** One cell: what it looks at otherwise than the look bar, and how wide. */
export type Cell = { key: string; row: string; column: string; over: Partial<FrameViewSettings>; width: number }

export const mostCells = 12 // frames of one page that a usual machine draws side by side
const key = 'foyer-preview-matrix'
const usual: Matrix = { rows: 'persona', columns: 'language', flag: '', cells: [], together: true, mark: true }

// What may happen
export const matrixChanged = createEvent<Partial<Matrix>>()

// What we know
export const $matrix = createStore<Matrix>(read())

// How it changes
$matrix.on(matrixChanged, (matrix, part) => {
  const next = { ...matrix, ...part }
  if (next.rows === next.columns) return { ...next, ...(part.rows ? { columns: matrix.rows } : { rows: matrix.columns }), cells: [] } // the two change places
  return part.rows || part.columns || part.flag !== undefined ? { ...next, cells: [] } : next
})
$matrix.updates.watch((matrix) => {
  try {
    localStorage.setItem(key, JSON.stringify(matrix))
  } catch {
    // not kept over a reload
  }
})

/** What stands on an axis, that of the look bar first: it is the starting point. */
export function valuesOf(axis: Axis, look: ViewSettings, brand: JsonObject | null): string[] {
  const offered = Array.isArray(brand?.languages)
    ? languageCodes.filter((code) => (brand.languages as unknown[]).includes(code))
    : languageCodes.slice(0, 1)
  const usualLanguage = languageCodes.find((code) => code === brand?.defaultLanguage) ?? offered[0] ?? 'EN'
  const usualTheme = brand?.defaultTheme === 'light' ? 'light' : 'dark'
  if (axis === 'persona') return first(personas, look.as)
  if (axis === 'language')
    return first(offered.length > 1 ? offered : [...new Set([...offered, 'EN', 'AR'])], look.language ?? usualLanguage)
  if (axis === 'theme') return first(['dark', 'light'], look.theme ?? usualTheme)
  if (axis === 'screen') return first(widths.map(String), String(look.width))
  return axis === 'data' ? first(dataScenarios, look.data) : ['off', 'on']
}

function first(values: readonly string[], one: string): string[] {
  return [one, ...values.filter((value) => value !== one)]
}

/** Every cell there can be, row by row; the first is the starting point. */
export function cellsOf(
  { rows, columns, flag }: Pick<Matrix, 'rows' | 'columns' | 'flag'>,
  look: ViewSettings,
  brand: JsonObject | null,
): Cell[] {
  return valuesOf(rows, look, brand).flatMap((row) =>
    valuesOf(columns, look, brand).map((column): Cell => {
      const parts = [partOf(rows, row, flag, look), partOf(columns, column, flag, look)]
      const { width = look.width, ...over } = Object.assign({}, ...parts) as Partial<FrameViewSettings> & { width?: number } // parts of a look
      return { key: `${row}|${column}`, row, column, over, width }
    }),
  )
}

function partOf(axis: Axis, value: string, flag: string, look: ViewSettings): Partial<FrameViewSettings> & { width?: number } {
  if (axis === 'persona') return { as: personas.find((persona) => persona === value) ?? 'guest' }
  if (axis === 'language') return { language: value as LanguageCode } // from languageCodes
  if (axis === 'theme') return { theme: value === 'light' ? 'light' : 'dark' }
  if (axis === 'screen') return { width: Number(value) }
  if (axis === 'data') return { data: dataScenarios.find((scenario) => scenario === value) ?? 'usual' }
  return flag === '' ? {} : { flags: { ...look.flags, [flag]: value === 'on' } }
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
    const [rows, columns] = [axis(own.rows, usual.rows), axis(own.columns, usual.columns)]
    const cells = Array.isArray(own.cells) ? own.cells.filter((cell): cell is string => typeof cell === 'string') : []
    return {
      rows,
      columns: rows === columns ? usual.columns : columns,
      flag: typeof own.flag === 'string' ? own.flag : '',
      cells,
      together: own.together !== false,
      mark: own.mark !== false,
    }
  } catch {
    return usual
  }
}
