import type { Cell } from './cells.ts'
import type { Explanation } from './changes.ts'
import type { NodeDifference } from './compare.ts'
import type { Box } from '../../src/schemas/preview.ts'

export type CellStatus = 'equal' | 'different' | 'new' | 'gone' | 'failed'

/** A picture of the report: its file, its size, and where the nodes that differ are in it. */
export type ReportPicture = { file: string; width: number; height: number; boxes: Readonly<Record<string, Box>> }

/** What became of one cell. `failed`: it could not be drawn, and its snapshot is not the same failure. */
export type CellResult = {
  key: string
  cell: Cell | null // null for a snapshot that is not drawn any more
  status: CellStatus
  reason: string // why it failed, else empty
  differences: readonly NodeDifference[]
  before: ReportPicture | null
  after: ReportPicture | null
}

/** Everything that differs at one node, over all cells. */
export type NodeGroup = { node: string; explanation: Explanation; cells: readonly string[] }

/** What a run found, as `results.json` has it. */
export type Results = {
  format: 1
  brand: string
  against: string // "the snapshots in …", "main"
  stored: boolean // whether it was compared with stored snapshots, so that differences can be accepted
  baseline: string // the folder
  browser: string
  time: string
  documents: string // the hash of those that were drawn
  counts: Record<CellStatus, number>
  notes: readonly string[]
  changes: readonly string[] // of documents, by meaning
  groups: readonly NodeGroup[]
  cells: readonly CellResult[]
}

export const isDifference = ({ status }: CellResult): boolean => status !== 'equal' && status !== 'failed'

/** 2 where a cell could not be drawn, so that nobody knows whether it differs; else 1 where one differs. */
export function exitCodeOf(cells: readonly CellResult[]): number {
  if (cells.some(({ status }) => status === 'failed')) return 2
  return cells.some(isDifference) ? 1 : 0
}

/** Cells in the form that CI servers read: a test for each, a failure with the nodes that differ, an error where it could not be drawn. */
export function junitOf({ brand, against, cells }: Results): string {
  const cases = cells.map((result) => {
    const { key, cell, status, reason, differences } = result
    const open = `  <testcase classname="snapshots.${escape(brand)}.${escape(cell?.page ?? key.split('.')[0] ?? '')}" name="${escape(key)}"`
    if (status === 'equal') return `${open}/>`
    const lines = differences.map(
      ({ node, kinds, plan, place }) =>
        `${node}: ${kinds.join(', ')}${plan ? ` (${plan.before} → ${plan.after})` : ''}${place ? ` (${place})` : ''}`,
    )
    const text = [reason, ...lines].filter(Boolean).join('\n')
    const element = status === 'failed' ? 'error' : 'failure'
    return `${open}>\n    <${element} message="${escape(sentences[status])}">${escape(text)}</${element}>\n  </testcase>`
  })
  const failures = cells.filter(isDifference).length
  const errors = cells.filter(({ status }) => status === 'failed').length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="snapshots of ${escape(brand)} against ${escape(against)}" ` +
      `tests="${cells.length}" failures="${failures}" errors="${errors}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n')
}

export const sentences: Record<CellStatus, string> = {
  equal: 'equal',
  different: 'It differs.',
  new: 'It has no snapshot yet.',
  gone: 'Its snapshot is not drawn any more.',
  failed: 'It could not be drawn.',
}

function escape(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '') // XML has no control characters
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
