import type { Contract, WidgetStrings } from '../../../src/runtime/contract/widget.ts'
import { createRegistry } from '../../../src/runtime/contract/registry.ts'
import { allSources } from '../../../src/runtime/model/all-sources.ts'
import { downgradeExistingContent } from '../../../src/authoring/release/existing-content.ts'
import { buildRelease } from '../../../src/authoring/release/release.ts'
import type { FileDiagnostic } from '../../../src/authoring/release/release.ts'
import { writeDocument } from '../../../src/authoring/text/write.ts'
import { icons } from '../../../src/runtime/ui/icon-names.ts'
import type { CheckedFile, FromChecker, ToChecker } from './checker-talk.ts'

// each of its own types
const found = import.meta.glob<Contract<string, any, any, any>>('../../../src/widgets/*/contract.ts', { eager: true, import: 'contract' })
const strings = import.meta.glob<WidgetStrings>('../../../src/widgets/*/strings.ts', { eager: true, import: 'strings' })
const english = import.meta.glob<Record<string, string>>('../../../locales/en/*.json', { eager: true, import: 'default' })

const registry = createRegistry(
  Object.values(found).map((contract) => ({
    contract,
    load: () => Promise.reject(new Error(`"${contract.type}" is checked here, not drawn`)),
  })),
)
const words = new Set(Object.entries(english).flatMap(([path, entries]) => Object.keys(entries).map((key) => `${nameOf(path)}.${key}`)))
const ownWords = new Map(Object.entries(strings).map(([path, entries]) => [path.split('/').at(-2) ?? '', new Set(Object.keys(entries))]))
const iconNames: ReadonlySet<string> = new Set(Object.keys(icons))

const restMs = 120 // after the last message, so that typing is checked once it pauses
let brand = ''
let serial = 0
let timer: ReturnType<typeof setTimeout> | undefined
const files = new Map<string, CheckedFile>() // by path
/**
 * What was wrong with the files as they lay there: unknown content that stood in them is no fault of an edit. Worked out with the first
 * check.
 */
let published: readonly CheckedFile[] = []
let stood: readonly FileDiagnostic[] | undefined

addEventListener('message', ({ data }: MessageEvent<ToChecker>) => {
  if (data.kind === 'workspace') {
    brand = data.brand
    files.clear()
    for (const file of data.files) files.set(file.path, file)
    published = data.files
    stood = undefined
  } else if (data.kind === 'published') {
    published = [...published.filter(({ path }) => path !== data.file.path), data.file]
    stood = undefined
  } else if (data.kind === 'text') files.set(data.path, data)
  else {
    serial = data.serial
    const text = data.body && writeDocument(data.before, data.body, registry)
    if (text === null) files.delete(data.path)
    else files.set(data.path, { ...data, text })
    tell({ kind: 'written', serial, name: data.name, text })
  }
  clearTimeout(timer)
  timer = setTimeout(check, restMs)
})

function check() {
  const started = performance.now()
  stood ??= problemsIn(published)
  tell({
    kind: 'problems',
    serial,
    problems: downgradeExistingContent(problemsIn([...files.values()]), stood),
    ms: performance.now() - started,
  })
}

function problemsIn(all: readonly CheckedFile[]): readonly FileDiagnostic[] {
  return buildRelease({ brand, files: all, registry, sources: allSources, words: hasWord, icons: iconNames }).diagnostics
}

function hasWord(key: string, widget?: string): boolean {
  const own = widget === undefined ? undefined : ownWords.get(widget)
  return words.has(key) || words.has(`${key}_other`) || own?.has(key) === true || own?.has(`${key}_other`) === true
}

function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.json$/, '')
}

function tell(message: FromChecker) {
  postMessage(message)
}
