import { parseArgs } from 'node:util'

import { didYouMean, nearest } from '../../src/authoring/check/nearest.ts'
import { errorMessage } from '../../src/schemas/error-message.ts'
import { languageCodes } from '../../src/schemas/language.ts'
import { dataScenarios, personas } from '../../src/schemas/view-setting-values.ts'
import { CannotRun } from './cannot-run.ts'
import { viewportOf } from './cells.ts'
import type { Axes, Viewport } from './cells.ts'

export const usage = `npm run snapshots -- [documents] [options]

Draws pages in Chromium with mock data, a fixed clock and no motion, and compares picture, accessibility tree and plan with
the stored snapshots, or with another version of the documents. Without documents: every page.

What is drawn
  home page/login …       pages, by id, name or file
  --persona guest,member  ${personas.join(', ')}
  --language EN,AR        languages of the brand
  --theme dark,light
  --viewport 390,1440     widths, or sizes as 390x844
  --scenario usual        data of the mock gateway: ${dataScenarios.join(', ')}
  --brand foyer           a folder of the layouts (default: BRAND, else foyer)
  --time <ISO 8601>       what the clock shows (default: 2026-03-01T20:15:00+08:00)
  --shard 1/4             the first of four parts

What it is compared with
  --base main             the documents of a git revision, or of another folder of layouts: no stored pictures are needed
  --baseline <folder>     stored snapshots (default: snapshots/baseline)
  --accept [cells|nodes]  stores what the last run drew as the new snapshots: all, cells (home.guest.EN.dark.1440x900.usual) or
                          nodes (home/hot); "new" is every cell that had no snapshot
  --review                opens the report of the last run on a local address where differences can be accepted

Other
  --output <folder>       where report, junit.xml and results.json go (default: snapshots/report)
  --workers 3             pages that draw at a time
  --help

Exit codes: 0 equal, 1 differences, 2 could not run.`

export type Options = {
  task: 'draw' | 'accept' | 'review' | 'help'
  names: readonly string[] // documents to draw, or cells and nodes to accept
  axes: Axes
  brand: string
  time: string
  shard: { index: number; count: number }
  base: string | undefined
  baseline: string // a folder
  output: string // a folder
  workers: number
}

const known = {
  persona: { type: 'string', multiple: true },
  language: { type: 'string', multiple: true },
  theme: { type: 'string', multiple: true },
  viewport: { type: 'string', multiple: true },
  scenario: { type: 'string', multiple: true },
  brand: { type: 'string' },
  time: { type: 'string' },
  shard: { type: 'string' },
  base: { type: 'string' },
  baseline: { type: 'string' },
  output: { type: 'string' },
  workers: { type: 'string' },
  accept: { type: 'boolean' },
  review: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line. Throws a sentence for whatever it does not know, with the name that was probably meant. */
export function readOptions(argv: readonly string[], environment: Readonly<Record<string, string | undefined>>): Options {
  for (const argument of argv) {
    const name = /^--([^=]+)/.exec(argument)?.[1]
    if (name !== undefined && !Object.hasOwn(known, name))
      throw new CannotRun(`There is no option --${name}.${suggestion(name, Object.keys(known), '--')} --help lists them.`)
  }
  const { values, positionals } = parsed(argv)
  const list = (texts: readonly string[] | undefined) =>
    texts
      ?.flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter(Boolean)
  const pick = <Value extends string>(option: string, texts: readonly string[] | undefined, all: readonly Value[], upper = false) =>
    list(texts)?.map((text) => {
      const written = upper ? text.toUpperCase() : text.toLowerCase()
      const found = all.find((one) => one === written)
      if (found === undefined)
        throw new CannotRun(`--${option} does not know "${text}".${suggestion(written, all)} It takes ${all.join(', ')}.`)
      return found
    })
  const time = values.time ?? '2026-03-01T20:15:00+08:00'
  if (Number.isNaN(Date.parse(time))) throw new CannotRun(`--time takes a moment such as 2026-03-01T20:15:00+08:00, not "${time}".`)
  const brand = values.brand ?? (environment.BRAND || 'foyer')
  return {
    task: values.help ? 'help' : values.accept ? 'accept' : values.review ? 'review' : 'draw',
    names: positionals,
    axes: {
      personas: pick('persona', values.persona, personas),
      languages: pick('language', values.language, languageCodes, true),
      themes: pick('theme', values.theme, ['dark', 'light'] as const),
      viewports: list(values.viewport)?.map(readViewport),
      scenarios: pick('scenario', values.scenario, dataScenarios),
    },
    brand,
    time,
    shard: readShard(values.shard),
    base: values.base,
    baseline: values.baseline ?? 'snapshots/baseline',
    output: values.output ?? 'snapshots/report',
    workers: readCount('workers', values.workers, 3),
  }
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: known, allowPositionals: true })
  } catch (error) {
    throw new CannotRun(errorMessage(error))
  }
}

function readViewport(text: string): Viewport {
  const [, width = '', height] = /^(\d{3,4})(?:x(\d{3,4}))?$/.exec(text) ?? []
  if (width === '') throw new CannotRun(`--viewport takes widths or sizes such as 390 or 390x844, not "${text}".`)
  return height === undefined ? viewportOf(Number(width)) : { width: Number(width), height: Number(height) }
}

function readShard(text = '1/1'): { index: number; count: number } {
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number)
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new CannotRun(`--shard takes a part of a whole, from 1/4 to 4/4 for instance, not "${text}".`)
  return { index, count }
}

function readCount(option: string, text: string | undefined, instead: number): number {
  const count = text === undefined ? instead : Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 16) throw new CannotRun(`--${option} takes a number from 1 to 16, not "${text}".`)
  return count
}

/** " Did you mean …?" for the name that was probably meant, else nothing. */
export function suggestion(written: string, names: Iterable<string>, before = ''): string {
  const found = nearest(written, names)
  return didYouMean(found && before + found)
}
