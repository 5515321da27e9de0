import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'

import { patchBetween } from '../../../../src/authoring/diff/patch-between.ts'
import { icons } from '../../../../src/runtime/ui/icon-names.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { JsonEditor } from './json-editor.tsx'
import { $catalogue } from '../../model/catalogue.ts'
import { $problems, $texts, $typed, placeOf, textTyped, typedDropped } from '../../model/checker.ts'
import { $sel, partChosen } from '../../model/choice.ts'
import { $doc, $document, edited, parse, redone, undone } from '../../model/documents.ts'
import { blockOf, blocksOf } from '../../model/nodes.ts'
import { keepSpacing, scheduleSave } from '../../model/saving.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { t } from '../../i18n/words.ts'
import { $routes, $words } from '../choices.ts'
import { positionsIn, textOf } from '../document-text.ts'

const schemas = import.meta.glob<JsonObject>('../../../../layouts/schemas/*.schema.json', { import: 'default' })
const iconNames = Object.keys(icons)
const none: JsonObject = {}

/** The open document as text. A text that is a document is one step of undo for each pause; any other is kept as it was typed, and the last good picture stays. */
export function JsonOfDocument() {
  const { doc, document, texts, typed, problems, sel, words, routes, choose, undo, redo } = useUnit({
    doc: $doc,
    document: $document,
    texts: $texts,
    typed: $typed,
    problems: $problems,
    sel: $sel,
    words: $words,
    routes: $routes,
    choose: partChosen,
    undo: undone,
    redo: redone,
  })
  const [own, setOwn] = useState<{ doc: string; body: JsonObject; text: string }>() // what was typed here, for as long as the document is what it says
  const [follow, setFollow] = useState(true)
  const schema = useSchema(doc.split('/')[0] ?? '')
  const broken = typed.get(doc)
  const text = broken ?? (own && own.doc === doc && own.body === document ? own.text : textFor(doc, texts))
  const at = follow && broken === undefined ? rangeOf(doc, document, sel, text) : undefined
  if (!schema || text === undefined) return <Skeleton lines={12} />

  function onText(next: string) {
    const before = $document.getState()
    const value = parse(next)
    if (!value) {
      textTyped({ name: doc, text: next })
      return
    }
    if (broken !== undefined) typedDropped(doc)
    keepSpacing(doc, next)
    const patch = before ? patchBetween(before, value) : []
    if (!before) edited({ label: t('why.json-edited'), whole: [{ document: doc, body: value }] })
    else if (patch.length > 0) edited({ label: t('why.json-edited'), document: doc, patch })
    else scheduleSave(doc)
    const after = $document.getState()
    if (after) setOwn({ doc, body: after, text: next })
  }
  async function tidy() {
    const registry = $catalogue.getState()?.registry
    const body = $document.getState()
    if (!registry || !body) return
    const { writeDocument } = await import('../../../../src/authoring/text/write.ts')
    const next = writeDocument(undefined, body, registry)
    keepSpacing(doc, next)
    scheduleSave(doc)
    setOwn({ doc, body, text: next })
  }
  function onCursor(pointer: string) {
    const body = $document.getState()
    if (!follow || broken !== undefined || body?.kind !== 'page') return
    const block = blocksOf(body).findLast((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`))
    if ((block?.id ?? null) !== $sel.getState()) choose(block?.id ?? null)
  }
  return (
    <JsonEditor
      key={doc}
      path={placeOf(doc).path}
      text={text}
      onText={onText}
      problems={(problems ?? []).filter((problem) => problem.document === doc || problem.path === placeOf(doc).path)}
      schema={schema}
      known={{ words: words.keys(''), icons: iconNames, routes: routes.map(({ route }) => route) }}
      highlight={at}
      onCursor={onCursor}
      onTidy={() => void tidy()}
      follow={{ on: follow, onChange: setFollow }}
      onUndo={() => undo()}
      onRedo={() => redo()}
    />
  )
}

function textFor(doc: string, _written: unknown): string | undefined {
  return textOf(doc) // `_written` says when it has become another
}

/** Where the chosen block stands in the text, when the text is that of the document. */
function rangeOf(
  doc: string,
  document: JsonObject | null,
  sel: string | null,
  text: string | undefined,
): { from: number; to: number } | undefined {
  const block = document?.kind === 'page' ? blockOf(document, sel) : undefined
  if (!block || text !== textOf(doc)) return undefined
  const range = positionsIn(doc)?.positions.rangeOf(block.pointer)
  return range && { from: range.start, to: range.end }
}

function useSchema(kind: string): JsonObject | undefined {
  const [found, setFound] = useState<{ kind: string; schema: JsonObject }>()
  useEffect(() => {
    let wanted = true
    const load = schemas[`../../../../layouts/schemas/${kind}.schema.json`]
    void (load ? load() : Promise.resolve(none)).catch(() => none).then((schema) => wanted && setFound({ kind, schema }))
    return () => {
      wanted = false
    }
  }, [kind])
  return found?.kind === kind ? found.schema : undefined
}
