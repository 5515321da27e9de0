import { pointerOf } from '../../../../src/schemas/json.ts'
import { useUnit } from 'effector-react'
import { useMemo, useRef } from 'react'

import { ifFlagOff } from '../../../../src/authoring/usage/usage-effects.ts'
import { undeclaredFlags } from '../../../../src/authoring/usage/usage.ts'
import type { Use } from '../../../../src/authoring/usage/usage.ts'
import { valueAt } from '../../../../src/rules/patch.ts'
import type { Flags } from '../../../../src/schemas/documents.ts'
import type { FactValue } from '../../../../src/schemas/facts.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import { personas } from '../../../../src/schemas/view-setting-values.ts'
import type { Edit } from '../../../kit/fields/form/types.ts'
import { FlagsEditor } from './flags-editor.tsx'
import type { FlagPlace } from './flag-model.ts'
import { usePartFocus } from '../use-part-focus.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { $sel, partChosen } from '../../model/view/choice.ts'
import { $doc, $document, $effective, edited, groupClosed } from '../../model/documents/documents.ts'
import { $overrides } from '../../model/documents/history.ts'
import { $parts, partShown } from '../../model/view/parts.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { useFocusPlace } from '../../../kit/fields/form/focus-place.ts'
import { asDocuments, usage } from '../fixed-document.ts'
import { placeOpened } from '../open-place.ts'
import { useEditDocument } from '../part-edits.ts'
import { ruleSentence } from '../../../kit/rules/rule-sentence.ts'
import { $context, flagOverridden } from '../editor-context.ts'
import { useRequestedPlace } from '../requested-field.ts'
import editors from '../../locales/en/editors.json'

export const words = { editors }

const $flagOverrides = $overrides.map(({ flags }) => flags)

/** The flags editor, connected to the editor's model. */
export function FlagsOfBrand() {
  const {
    doc,
    document,
    documents,
    catalogue,
    sel,
    choose,
    context,
    overrides,
    parts,
    showPart,
    edit,
    overrideFlag,
    openPlace,
    closeGroup,
  } = useUnit({
    parts: $parts,
    showPart: partShown,
    edit: edited,
    overrideFlag: flagOverridden,
    openPlace: placeOpened,
    closeGroup: groupClosed,
    doc: $doc,
    document: $document,
    documents: $effective,
    catalogue: $catalogue,
    sel: $sel,
    choose: partChosen,
    context: $context,
    overrides: $flagOverrides,
  })
  const onEdit = useEditDocument(doc)
  const known = useMemo(() => (catalogue ? usage(documents, catalogue) : undefined), [documents, catalogue])
  const places = useMemo(() => {
    if (!known) return undefined
    const found = byName(
      known.uses.filter(({ kind }) => kind === 'flag'),
      documents,
    )
    return { all: found, undeclared: byName(undeclaredFlags(known, asDocuments(documents)), documents) }
  }, [known, documents])
  const flags = (document?.flags ?? none) as unknown as Flags['flags'] // unchecked; each row checks its own
  const ifOff = useMemo(() => {
    if (sel === null || !Object.hasOwn(flags, sel)) return undefined
    const effects = ifFlagOff(asDocuments(documents), sel, { declared: flags })
    return personas.map((persona) => ({ persona, leave: effects[persona].leave.length, come: effects[persona].come.length }))
  }, [documents, flags, sel])
  const container = useRef<HTMLDivElement>(null)
  usePartFocus(container, places !== undefined && document !== null)
  useFocusPlace(container, useRequestedPlace(doc))
  if (!places || !document) return <Skeleton lines={12} />

  function rename(from: string, to: string) {
    const byDocument = new Map<string, Edit['patch']>()
    for (const use of known?.of('flag', from) ?? [])
      byDocument.set(use.document, [...(byDocument.get(use.document) ?? []), { op: 'replace', path: use.pointer, value: to }])
    byDocument.set(doc, [...(byDocument.get(doc) ?? []), { op: 'move', from: pointerOf('flags', from), path: pointerOf('flags', to) }])
    edit({
      label: t('why.flag-renamed', { from, to }),
      edits: [...byDocument].map(([name, patch]) => ({ document: name, patch })),
      to: { doc, sel: to },
    })
  }
  const untried = Object.fromEntries(
    Object.entries(context.flags).filter(([name, value]) => value !== undefined && !Object.hasOwn(overrides, name)),
  ) as Record<string, FactValue> // those that have a value
  return (
    <div ref={container} style={whole} onBlur={() => closeGroup()}>
      <FlagsEditor
        flags={flags}
        show={parts.flags}
        onShow={(show) => showPart({ flags: show })}
        values={untried}
        overrides={overrides}
        usage={places.all}
        undeclared={places.undeclared}
        chosen={sel ?? undefined}
        onChoose={(flag) => choose(flag ?? null)}
        ifOff={ifOff}
        onEdit={onEdit}
        onOverride={(flag, value) => overrideFlag({ flag, value })}
        onOpen={openPlace}
        onRename={rename}
      />
    </div>
  )
}

const none = {}
const whole = { display: 'contents' } as const

function byName(uses: readonly Use[], documents: ReadonlyMap<string, JsonObject>): Record<string, FlagPlace[]> {
  const found = new Map<string, FlagPlace[]>()
  for (const use of uses) found.set(use.name, [...(found.get(use.name) ?? []), placeOf(use, documents.get(use.document))])
  return Object.fromEntries(found)
}

/** One use of a flag: the document, its part, and the whole rule around it. */
function placeOf({ document: name, pointer: at, subject }: Use, document: JsonObject | undefined): FlagPlace {
  const rule = /^(.*\/when)(?:\/|$)/.exec(at)?.[1]
  const written = document && rule !== undefined ? valueAt(document, rule) : undefined
  return {
    document: name,
    pointer: at,
    title: documentTitle(name, document),
    text: [subject, written === undefined ? '' : ruleSentence(written)].filter(Boolean).join(': '),
  }
}
