import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

import { run } from './run.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'words '))
const [locales, layouts] = [join(dir, 'locales'), join(dir, 'layouts')]
for (const tag of ['th', 'ar', 'ru']) cpSync(join(root, 'locales', tag), join(locales, tag), { recursive: true })
for (const brand of ['_base', 'foyer']) cpSync(join(root, 'layouts', brand), join(layouts, brand), { recursive: true })
afterAll(() => rmSync(dir, { recursive: true }))

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
const words = (...args: string[]) => run(['words', ...args, '--locales', locales, '--layouts', layouts])
const listed = () => printed.splice(0).join('\n')

function exported(tag: string): string {
  const parts: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => parts.push(String(text)) > 0)
  const code = words('export', tag)
  write.mockRestore()
  expect(code).toBe(0)
  return parts.join('')
}
function imported(text: string, ...more: string[]) {
  const file = join(dir, 'given.xlf')
  writeFileSync(file, text)
  const code = words('import', file, ...more)
  return { code, printed: listed() }
}
const allFiles = () =>
  new Map(
    [locales, layouts].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name): [string, string][] =>
        name.endsWith('.json') ? [[join(folder, name), readFileSync(join(folder, name), 'utf8')]] : [],
      ),
    ),
  )
const file = join(locales, 'th/words.json')
const thai = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>
const put = (change: (words: Record<string, Record<string, string>>) => void) => {
  const next = thai()
  change(next)
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
}

test.each(['th', 'ar', 'ru'])('%s goes out as XLIFF 2 and comes back without a byte changed', (tag) => {
  const before = allFiles()
  const text = exported(tag)
  expect(text).toContain(`srcLang="en" trgLang="${tag}"`)
  expect(imported(text)).toEqual({ code: 0, printed: '0 texts changed' })
  expect(allFiles()).toEqual(before)
  expect(exported(tag)).toBe(text)
})

test('texts that a language lacks come back from a translator, in words and in documents, at their place', () => {
  const before = allFiles()
  const whole = exported('th')
  const help = join(layouts, '_base/pages/service.json')
  put((words) => delete words.action?.cancel)
  const page = JSON.parse(readFileSync(help, 'utf8')) as { strings: Record<string, unknown> }
  delete page.strings.TH
  writeFileSync(help, JSON.stringify(page))

  expect(imported(whole, '--dry').printed).toContain('action: cancel')
  expect(thai().action).not.toHaveProperty('cancel')
  expect(imported(whole).code).toBe(0)
  expect(readFileSync(file, 'utf8')).toBe(before.get(file))
  expect(JSON.parse(readFileSync(help, 'utf8'))).toEqual(JSON.parse(before.get(help) ?? ''))
  writeFileSync(help, before.get(help) ?? '')
})

test('a text with other values, another mark-up or from other English is refused, and nothing of its file is written', () => {
  const before = allFiles()
  const wrong = exported('th')
    .replace(/(<unit id="cancel">[^]*?<target>)[^<]*/, '$1&lt;b&gt;ยกเลิก&lt;/b&gt;')
    .replace(/(<unit id="close">[^]*?<source>)[^<]*/, '$1Shut')
    .replace(/(<unit id="close">[^]*?<target>)[^<]*/, '$1ปิดเลย')
    .replace(/(<target>[^<]*)\{\{n\}\}/, '$1{{number}}')
  const { code, printed: lines } = imported(wrong)

  expect(code).toBe(1)
  expect(lines).toMatch(/action · cancel: It marks up <\/b> <b>; English has nothing\./)
  expect(lines).toMatch(/action · close: English has changed; it says now: Close/)
  expect(lines).toMatch(/fills in number; the word has n\./)
  expect(lines).toMatch(/Nothing was written: 3 texts have to be put right first\.$/)
  expect(allFiles()).toEqual(before)
})

test('the report names what is missing as a warning and what is wrong as an error, with its exit code', () => {
  expect([words('--language', 'th'), listed().split('\n').at(-1)]).toEqual([0, expect.stringMatching(/^1 languages: 0 errors, /)])

  put((all) => {
    delete all.action?.cancel
    Object.assign(all.action ?? {}, { close: 'ปิด {{what}}' })
  })
  const code = words('--language', 'th')
  const lines = listed()
  expect(code).toBe(1)
  expect(lines).toContain('warning words/missing action · cancel has no text in TH: Cancel')
  expect(lines).toContain('error words/wrong action: "close" fills in what; the word has no value.')
})

test('a language or a file that there is not ends with exit code 2 and a sentence', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect([words('export', 'xx'), words('import', join(dir, 'none.xlf')), words('send')]).toEqual([2, 2, 2])
  expect(imported('<a').code).toBe(2)
  expect(said.mock.calls.map(([line]) => String(line).slice(0, 30))).toHaveLength(4)
})
