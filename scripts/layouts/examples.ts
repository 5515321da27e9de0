import { isObject } from '../../src/schemas/json.ts'
import type { DiagnosticCode } from '../../src/authoring/check/diagnostic-codes.ts'
import { printDocument } from '../../src/authoring/text/format.ts'
import type { Json } from '../../src/schemas/json.ts'
import { registry } from './installation.ts'

/** A file of an example, as text. */
export type ExampleFile = { path: string; text: string }

type Fixture = { files: Readonly<Record<string, Json>> }

const fixtures = import.meta.glob<Fixture>('../../tests/fixtures/diagnostics/*/*/*.json', { eager: true, import: 'default' })

/** The files that differ between the failing and the passing fixture of a diagnostic: what is wrong, and the same when it is right. */
export function exampleOf(code: DiagnosticCode): { wrong: ExampleFile[]; right: ExampleFile[] } {
  const [wrong, right] = ['fail', 'pass'].map((name) => fixtures[`../../tests/fixtures/diagnostics/${code}/${name}.json`]?.files ?? {})
  const differ = (path: string) => JSON.stringify(wrong?.[path]) !== JSON.stringify(right?.[path])
  const chosen = (files: Fixture['files'] = {}) =>
    Object.entries(files)
      .filter(([path]) => differ(path))
      .map(([path, value]) => ({ path: path.replace('../', ''), text: textOf(value) }))
  return { wrong: chosen(wrong), right: chosen(right) }
}

const longest = 300

function textOf(value: Json): string {
  if (value === null) return '(no such file)'
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : visible(value)
  const short = shortened(value)
  if (typeof short === 'string') return short
  return printDocument(short, { written: () => undefined, registry }).trimEnd()
}

/** `{ repeat, text }` and `{ repeat, entry }` of a fixture stand for something long: its beginning is enough to read. */
function shortened(value: Json): Json {
  if (Array.isArray(value))
    return value.flatMap((entry) =>
      isObject(entry) && typeof entry.repeat === 'number' && entry.entry !== undefined
        ? [shortened(JSON.parse(JSON.stringify(entry.entry).replaceAll('#', '0')) as Json), `… ${entry.repeat - 1} more like it`]
        : [shortened(entry)],
    )
  if (!isObject(value)) return value
  if (typeof value.repeat === 'number' && typeof value.text === 'string') return `${value.text.repeat(3)}… ${value.repeat} times`
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shortened(entry)]))
}

/** Characters that nobody would see, by their number. */
function visible(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
