import { dequal } from 'dequal/lite'
import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'

import { patchBetween } from '../../../../src/authoring/diff/patch-between.ts'
import { icons } from '../../../../src/runtime/ui/pictures/icon-names.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { JsonEditor } from './json-editor.tsx'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { $placeOf, $problems, $typed, textTyped, typedDropped } from '../../model/view/checker.ts'
import { $sel, partChosen } from '../../model/view/choice.ts'
import { $doc, $document, $documents, edited, parse, redone, undone } from '../../model/documents/documents.ts'
import { blockOf, blocksOf } from '../../model/documents/nodes.ts'
import { saveScheduled, spacingTyped } from '../../model/drafts/saving.ts'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { $words } from '../choices.ts'
import { $routes } from '../../model/view/routes.ts'
import { translatedSchema } from './translated-schema.ts'
import { $textOf, positionsIn } from '../document-text.ts'
import editors from '../../locales/en/editors.json'

export const words = { editors }

const schemas = import.meta.glob<JsonObject>('../../../../layouts/schemas/*.schema.json', { import: 'default' })
const iconNames = Object.keys(icons)
const none: JsonObject = {}
/** The open document as its file has it. */
const $authored = combine($documents, $doc, (documents, doc) => documents.get(doc) ?? null)

/**
 * The open document as text. A readable text becomes one step of undo after each pause; an unreadable one is kept as typed, while the
 * canvas keeps the last readable document.
 */
export function JsonOfDocument() {
  const { doc, document, authored, textOf, catalogue, typed, problems, sel, words, routes, ...events } = useUnit({
    placeOf: $placeOf,
    keepSpacing: spacingTyped,
    scheduleSave: saveScheduled,
    doc: $doc,
    document: $document,
    authored: $authored,
    textOf: $textOf,
    catalogue: $catalogue,
    edit: edited,
    typeText: textTyped,
    dropTyped: typedDropped,
    typed: $typed,
    problems: $problems,
    sel: $sel,
    words: $words,
    routes: $routes,
    choose: partChosen,
    undo: undone,
    redo: redone,
  })
  const { choose, undo, redo, edit, typeText, dropTyped, placeOf, keepSpacing, scheduleSave } = events
  const [own, setOwn] = useState<{ doc: string; body: JsonObject; text: string }>() // the text as it was typed, while it says the document
  const [follow, setFollow] = useState(true)
  const english = useSchema(doc.split('/')[0] ?? '')
  const schema = english && (catalogue ? translatedSchema(english, catalogue.descriptions) : english)
  const broken = typed.get(doc)
  const isOwn = document !== null && document !== authored // with what is for this brand alone, which is no text of a file
  const fileText = isOwn ? JSON.stringify(document, null, 2) : textOf(doc)
  const text = broken ?? (own && own.doc === doc && dequal(own.body, document) ? own.text : fileText)
  const at = follow && broken === undefined ? rangeOf(document, sel, text, fileText) : undefined
  if (!schema || text === undefined) return <Skeleton lines={12} />

  function onText(next: string) {
    const value = parse(next)
    if (!value) {
      typeText({ name: doc, text: next })
      return
    }
    if (broken !== undefined) dropTyped(doc)
    if (!isOwn) keepSpacing({ name: doc, text: next })
    const patch = document ? patchBetween(document, value) : []
    if (!document) edit({ label: t('why.json-edited'), whole: [{ document: doc, body: value }] })
    else if (patch.length > 0) edit({ label: t('why.json-edited'), document: doc, patch })
    else scheduleSave(doc)
    setOwn({ doc, body: value, text: next })
  }
  async function tidy() {
    if (!catalogue || !document || isOwn) return
    const { writeDocument } = await import('../../../../src/authoring/text/write.ts')
    const next = writeDocument(undefined, document, catalogue.registry)
    keepSpacing({ name: doc, text: next })
    scheduleSave(doc)
    setOwn({ doc, body: document, text: next })
  }
  function onCursor(pointer: string) {
    if (!follow || broken !== undefined || document?.kind !== 'page') return
    const block = blocksOf(document).findLast((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`))
    if ((block?.id ?? null) !== sel) choose(block?.id ?? null)
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

/** Where the selected block is in the text, when the text is the saved one. */
function rangeOf(
  document: JsonObject | null,
  sel: string | null,
  text: string | undefined,
  saved: string | undefined,
): { from: number; to: number } | undefined {
  const block = document?.kind === 'page' ? blockOf(document, sel) : undefined
  if (!block || text !== saved) return undefined
  const range = positionsIn(text)?.rangeOf(block.pointer)
  return range && { from: range.start, to: range.end }
}

function useSchema(kind: string): JsonObject | undefined {
  const [found, setFound] = useState<{ kind: string; schema: JsonObject }>()
  useEffect(() => {
    let isCurrent = true
    const load = schemas[`../../../../layouts/schemas/${kind}.schema.json`]
    void (load ? load() : Promise.resolve(none)).catch(() => none).then((schema) => isCurrent && setFound({ kind, schema }))
    return () => {
      isCurrent = false
    }
  }, [kind])
  return found?.kind === kind ? found.schema : undefined
}
