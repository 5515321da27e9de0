import { iconNames, wordKeys } from 'virtual:known-names'

import type { Contract, WidgetMigrations } from '../../../../src/runtime/contract/widget.ts'
import { knownWordsOf } from '../../../../src/authoring/check/word-keys.ts'
import { createCheckRegistry } from '../../../../src/runtime/contract/registry.ts'
import { allSources } from '../../../../src/runtime/model/all-sources.ts'
import { downgradeExistingContent, existingAmong } from '../../../../src/authoring/release/existing-content.ts'
import { buildRelease } from '../../../../src/authoring/release/release.ts'
import type { FileDiagnostic } from '../../../../src/authoring/release/release.ts'
import { writeDocument } from '../../../../src/authoring/text/write.ts'
import type { CheckedFile, FromChecker, ToChecker } from './checker-talk.ts'

// each of its own types
const found = import.meta.glob<Contract<string, any, any, any>>('../../../../src/widgets/*/contract.ts', {
  eager: true,
  import: 'contract',
})
const migrations = import.meta.glob<WidgetMigrations>('../../../../src/widgets/*/migrations/index.ts', {
  eager: true,
  import: 'migrations',
})

const registry = createCheckRegistry(found, migrations)
const words = knownWordsOf(wordKeys)
const icons = new Set(iconNames)

const pauseMs = 120 // after the last message, so that typing is checked once it pauses

/** What the worker does with each message: it keeps the files, writes documents as text, and checks all of them after a pause. */
function createChecker(tell: (message: FromChecker) => void): (message: ToChecker) => void {
  let brand = ''
  let serial = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const files = new Map<string, CheckedFile>() // by path
  let published: readonly CheckedFile[] = []
  /**
   * Problems of the files before any edit: unknown content that they had already is no fault of an edit. Worked out with the first
   * check.
   */
  let stood: readonly FileDiagnostic[] | undefined

  const problemsIn = (all: readonly CheckedFile[]) =>
    buildRelease({ brand, files: all, registry, sources: allSources, words, icons }).diagnostics
  const check = () => {
    const started = performance.now()
    stood ??= problemsIn(published)
    const found = downgradeExistingContent(problemsIn([...files.values()]), stood)
    const existing = existingAmong(found, stood)
    tell({
      kind: 'problems',
      serial,
      problems: found.map((one) => (existing.has(one) ? { ...one, isPublished: true } : one)),
      ms: performance.now() - started,
    })
  }
  return (message) => {
    if (message.kind === 'workspace') {
      brand = message.brand
      files.clear()
      for (const file of message.files) files.set(file.path, file)
      published = message.files
      stood = undefined
    } else if (message.kind === 'published') {
      published = [...published.filter(({ path }) => path !== message.file.path), message.file]
      stood = undefined
    } else if (message.kind === 'text') files.set(message.path, message)
    else {
      serial = message.serial
      const text = message.body && writeDocument(message.before, message.body, registry)
      if (text === null) files.delete(message.path)
      else files.set(message.path, { ...message, text })
      tell({ kind: 'written', serial, name: message.name, text })
    }
    clearTimeout(timer)
    timer = setTimeout(check, pauseMs)
  }
}

const take = createChecker((message) => postMessage(message))
addEventListener('message', ({ data }: MessageEvent<ToChecker>) => take(data))
