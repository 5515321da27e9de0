import { useUnit } from 'effector-react'
import { useMemo, useRef } from 'react'

import { evaluate } from '../../../../src/rules/predicate.ts'
import type { Form } from '../../../../src/schemas/documents.ts'
import type { FactValue } from '../../../../src/schemas/facts.ts'
import type { RegistrationSettings } from '../../../../src/schemas/nouns/form.ts'
import { FormEditor } from './form-editor.tsx'
import { outcomesOf } from './outcomes.ts'
import { usePartFocus } from '../use-part-focus.ts'
import { $sel, partChosen } from '../../model/view/choice.ts'
import { $doc, $document, groupClosed } from '../../model/documents/documents.ts'
import { $parts, partShown } from '../../model/view/parts.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { useFocusPlace } from '../../../kit/fields/form/focus-place.ts'
import { WhyOfRule } from '../why.tsx'
import { $brand, $language, $formatText, $words } from '../choices.ts'
import { useEditableWords } from '../editable-words.ts'
import { useEditDocument } from '../part-edits.ts'
import styles from '../draft-editor.module.css'
import { $gateway } from '../../model/view/gateway.ts'
import { $context, asObject } from '../editor-context.ts'
import { useRequestedPlace } from '../requested-field.ts'
import editors from '../../locales/en/editors.json'

export const words = { editors }

/** The form editor, connected to the editor's model: the server's settings are those of the main frame. */
export function FormOfDraft() {
  const { doc, document, sel, choose, gateway, context, language, formatText, words, brand, parts, show, closeGroup } = useUnit({
    closeGroup: groupClosed,
    parts: $parts,
    show: partShown,
    doc: $doc,
    document: $document,
    sel: $sel,
    choose: partChosen,
    gateway: $gateway,
    context: $context,
    language: $language,
    formatText: $formatText,
    words: $words,
    brand: $brand,
  })
  const onEdit = useEditDocument(doc)
  const settings = (gateway?.registration ?? none) as unknown as RegistrationSettings // as the portal's own settings are
  const form = document as unknown as Form | null // unchecked
  const readable = form !== null && Array.isArray(form.fields) && form.fields.every((field) => typeof field?.id === 'string')
  const outcomes = useMemo(() => {
    if (!readable || !form) return {}
    const { ageYears } = asObject(brand.constants)
    return outcomesOf(form, {
      settings,
      flags: context.flags as Record<string, FactValue>,
      facts: context.facts,
      language,
      today: new Date(context.now ?? opened).toISOString().slice(0, 10),
      ageYears: typeof ageYears === 'number' ? ageYears : defaultAge,
    }) // flags without a value are read as such
  }, [readable, form, settings, context, language, brand])
  const container = useRef<HTMLDivElement>(null)
  usePartFocus(container, readable)
  useFocusPlace(container, useRequestedPlace(doc))
  const known = useMemo(() => words.keys(''), [words])
  const editableWords = useEditableWords(words)
  if (!form || !readable) return <Notice kind="fault">{t('why.form-unreadable')}</Notice>
  const asked = new Set(form.fields.flatMap(({ id, server }) => [id, server]))
  const field = form.fields.find(({ id }) => id === sel)
  const at = form.fields.findIndex(({ id }) => id === sel)
  return (
    <div ref={container} className={styles.form} onBlur={() => closeGroup()}>
      {gateway?.registration ? null : <Notice kind="info">{t('why.form-without-server')}</Notice>}
      <FormEditor
        form={form}
        settings={settings}
        outcomes={outcomes}
        fieldsFree={Object.keys(settings).filter((name) => !asked.has(name))}
        formatText={formatText}
        words={known}
        wordList={editableWords}
        unavailableMethods={(form.methods ?? [])
          .filter(({ when }) => when !== undefined && evaluate(when, context) !== true)
          .map(({ id }) => id)}
        method={parts.way ?? undefined}
        onMethod={(method) => show({ way: method || null })}
        chosen={sel ?? undefined}
        onChoose={(next) => choose(next ?? null)}
        onEdit={onEdit}
      />
      {field?.when ? (
        <div className={styles.why}>
          <WhyOfRule name={doc} pointer={`/fields/${at}`} rule={field.when} what={formatText(field.label)} />
        </div>
      ) : null}
    </div>
  )
}

const none = {}
const defaultAge = 18
const opened = Date.now() // the clock until the frame has reported its own
