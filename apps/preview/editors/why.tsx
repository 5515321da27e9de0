import { useUnit } from 'effector-react'

import { accessRule } from '../../../src/authoring/reasons/reach.ts'
import { evaluate } from '../../../src/rules/predicate.ts'
import type { EvaluationContext } from '../../../src/rules/predicate.ts'
import { mustHold, explainVisibility } from '../../../src/authoring/reasons/explain-visibility.ts'
import type { VisibilityCheck, VisibilityInput } from '../../../src/authoring/reasons/explain-visibility.ts'
import { menuDrawn } from '../../../src/authoring/reasons/menu-drawn.ts'
import type { MenuHolder } from '../../../src/authoring/reasons/menu-drawn.ts'
import { suggestEdits } from '../../../src/authoring/reasons/suggest-edits.ts'
import { suggestViews } from '../../../src/authoring/reasons/suggest-views.ts'
import type { ViewSuggestion } from '../../../src/authoring/reasons/suggest-views.ts'
import { readsOf } from '../../../src/authoring/reasons/rule-lines.ts'
import type { DocumentName, Menu, Page } from '../../../src/schemas/documents.ts'
import type { LanguageCode } from '../../../src/schemas/language.ts'
import { personas } from '../../../src/schemas/view-setting-values.ts'
import type { Predicate } from '../../../src/schemas/predicate.ts'
import { $catalogue } from '../model/catalogue/catalogue.ts'
import { documentOpened } from '../model/view/choice.ts'
import { $documents, $effective, edited } from '../model/documents/documents.ts'
import { $shown } from '../model/view/frames.ts'
import { viewSettingsChanged } from '../model/documents/view-settings.ts'
import { $naming } from '../model/documents/names.ts'
import { blockOf } from '../model/documents/nodes.ts'
import { documentTitle } from '../model/documents/titles.ts'
import { Skeleton } from '../../kit/layout/skeleton.tsx'
import { separated, t } from '../../kit/i18n/words.ts'
import { $ruleContext } from './rule-context.ts'
import { fixedDocuments, overlaysIn, usage } from './fixed-document.ts'
import { $placeName } from './document-text.ts'
import { placeOpened } from './open-place.ts'
import { ruleSentence } from '../../kit/rules/rule-sentence.ts'
import { $flagsDocument, $flagsName, flagOverridden, personaName } from './editor-context.ts'
import { valueName } from '../../kit/rules/rule-words.ts'
import { menuReason, menuRow } from './why-menu.ts'
import { becauseText, checkText, checkTitle, editText, readText, suggestionText } from './why-sentences.ts'
import type { WhyNames } from './why-sentences.ts'
import { WhyView } from './why-view.tsx'
import type { CheckRow, UsedRow, SuggestionRow } from './why-view.tsx'

type Actions = ReturnType<typeof useActions>

/** The events that the buttons of the checks and suggestions raise, and the names of places. */
function useActions() {
  return useUnit({
    edit: edited,
    openDocument: documentOpened,
    openPlace: placeOpened,
    changeSettings: viewSettingsChanged,
    overrideFlag: flagOverridden,
    placeName: $placeName,
  })
}

/** Checks that are listed only when they decide: a page that renders has its document, place and block. */
const silent: readonly string[] = ['document', 'place', 'block']

/** Explains why a block of a page, or an item of a menu, is shown or hidden in the view. */
export function WhyOfPart({ name, id, what, state }: { name: DocumentName; id: string; what: string; state?: VisibilityInput['state'] }) {
  const actions = useActions()
  const { catalogue, effective, documents, rule, flagsDocument, flagsName, naming, shown } = useUnit({
    catalogue: $catalogue,
    effective: $effective,
    documents: $documents,
    rule: $ruleContext,
    flagsDocument: $flagsDocument,
    flagsName: $flagsName,
    naming: $naming,
    shown: $shown,
  })
  if (!catalogue) return <Skeleton lines={6} />
  const drafted = fixedDocuments(effective, catalogue).documents
  const who = personaName(rule.persona)
  const partName = (document: string, part: string): string => {
    const page = documents.get(document)
    const block = page?.kind === 'page' ? blockOf(page, part) : undefined
    return block ? naming.nameOf(block) : part
  }
  const namesOf = (document: string, part: string): WhyNames => ({
    who,
    what: part,
    type: naming.typeOf,
    part: (one) => partName(document, one),
    document: (one) => documentTitle(one, documents.get(one)),
  })
  const inputOf = (of: DocumentName, part: string, reported: VisibilityInput['state']): VisibilityInput => ({
    name: of,
    id: part,
    state: reported,
    registry: catalogue.registry,
    sources: catalogue.sources,
    document: drafted.get(of) as Page | Menu | undefined, // by its name it is a page or a menu
    raw: documents.get(of) ?? null,
    overlays: overlaysIn(drafted),
    flagsDocument: flagsDocument ?? undefined,
    facts: rule.context.facts,
    flags: rule.context.flags,
    now: rule.context.now,
  })
  const used = usage(effective, catalogue)
  const menu = name.startsWith('menu/')
    ? menuDrawn(name.slice('menu/'.length), {
        usage: used,
        documents: drafted,
        shown: shown ?? undefined,
        explain: (holder, reported) => explainVisibility(inputOf(holder.document, holder.part, reported)),
      })
    : undefined
  const undrawn = menu?.drawn === false ? menu : undefined
  const names = namesOf(name, what)
  const input = inputOf(name, id, state)
  const all = explainVisibility(input)
  const checks = all
    .filter((check) => check.state === 'decided' || !silent.includes(check.step))
    .map((check) => (undrawn ? { ...check, state: 'not-reached' as const } : check))
  const decided = checks.find((check) => check.state === 'decided')
  const fault = decided !== undefined && ['type', 'block', 'document', 'source'].includes(decided.step)
  const isHidden = decided !== undefined || undrawn !== undefined
  const hidden = isHidden ? true : state?.shown === 'loading' || menu?.drawn === 'unknown' ? 'unknown' : false
  const menuNames = {
    document: names.document,
    part: (holder: MenuHolder) => partName(holder.document, holder.part),
    of: (holder: MenuHolder) => namesOf(holder.document, partName(holder.document, holder.part)),
  }
  const rows = checks.map((check) => rowOf(check, names, actions))
  // what would show the item: where its menu is hidden by a block, what would show that block
  const blocked = undrawn?.because === 'hidden' ? undrawn.by : undefined
  const asked = blocked
    ? inputOf(blocked.document, blocked.part, shown?.nodes.get(nodeName(blocked)))
    : decided && !undrawn
      ? input
      : undefined
  const askedNames = blocked ? menuNames.of(blocked) : names
  return (
    <WhyView
      hidden={hidden}
      fault={fault}
      title={
        hidden === 'unknown' && state?.shown !== 'loading'
          ? t('why.menu-unknown')
          : t(isHidden ? (fault ? 'why.left-out' : 'why.hidden') : hidden === 'unknown' ? 'why.on-its-way' : 'why.shown', { who })
      }
      because={undrawn ? menuReason(undrawn, menuNames) : decided ? becauseText(decided, names) : t('why.nothing-against', { what })}
      checks={
        menu
          ? [
              menuRow(menu, menuNames, {
                openHolder: ({ document, part }) => actions.openDocument({ doc: document, sel: part }),
                openCheck: (check) => {
                  const { open, place } = rowOf(check, names, actions)
                  return { open, place }
                },
              }),
              ...rows,
            ]
          : rows
      }
      suggestions={
        asked
          ? [
              ...suggestViews(asked).map((suggestion) => suggestionRow(suggestion, actions)),
              ...suggestEdits(asked).map((edit, index): SuggestionRow => ({
                id: `edit ${index}`,
                icon: 'edit',
                text: editText(edit, askedNames),
                action: {
                  label: t('why.try'),
                  run: () =>
                    actions.edit({ label: t('why.tried', { text: editText(edit, askedNames) }), edits: edit.changes, authored: true }),
                },
              })),
            ]
          : []
      }
      used={usedRows(all, flagsName, (flag) => used.of('flag', flag).length, actions)}
    />
  )
}

/** How a frame names a block of a page. */
function nodeName({ document, part }: MenuHolder): string {
  return `${document.slice(document.indexOf('/') + 1)}/${part}`
}

function rowOf(check: VisibilityCheck, names: WhyNames, { openPlace, placeName }: Actions): CheckRow {
  const leads = check.state !== 'not-reached' || check.step === 'rule'
  const label = t(
    check.pointer.includes('/when') ? 'why.open-rule' : check.document.startsWith('overlay/') ? 'why.open-variation' : 'why.open-place',
  )
  const place = check.state === 'decided' ? placeName(check.document, check.pointer) : undefined
  return {
    state: check.state,
    title: checkTitle(check, names),
    text: checkText(check, names),
    open: leads ? { label, run: () => openPlace(check) } : undefined,
    place: place && t('why.line-of', place),
  }
}

/** A suggestion has a button when the view settings can apply it; others are text only. */
function suggestionRow(suggestion: ViewSuggestion, actions: Actions): SuggestionRow {
  const can = suggestion.changes.every(({ by }) => by === 'view')
  const text = suggestionText(suggestion)
  const persona = suggestion.changes.length === 1 ? suggestion.changes.find(({ name }) => name === 'persona') : undefined
  const first = personas.filter((one) => persona?.values.includes(one)).find((one) => one === 'member') ?? persona?.values[0]
  return {
    id: text,
    icon: can ? 'look' : 'context',
    text,
    action: can
      ? {
          label: first === undefined ? t('why.look-so') : t('why.look-as', { who: personaName(String(first)) }),
          run: () => applySuggestion(suggestion, actions, first === undefined ? undefined : String(first)),
        }
      : undefined,
  }
}

function applySuggestion({ changes }: ViewSuggestion, { changeSettings, overrideFlag }: Actions, persona?: string): void {
  for (const { name, values } of changes) {
    const [value] = values
    if (value === undefined) continue
    if (name === 'persona') changeSettings({ as: personas.find((one) => one === (persona ?? value)) ?? 'guest' })
    else if (name === 'language') changeSettings({ language: value as LanguageCode }) // values of the fact
    else if (name === 'theme') changeSettings({ theme: value === 'dark' ? 'dark' : 'light' })
    else if (name === 'now') changeSettings({ time: new Date(Number(value)).toISOString() })
    else if (name === 'device') changeSettings({ width: value === 'phone' ? 390 : value === 'tablet' ? 768 : 1280 })
    else if (name === 'systemStatus') changeSettings({ status: value === 1 ? '1' : value === 2 ? '2' : '0' })
    else if (name.startsWith('flag:')) overrideFlag({ flag: name.slice('flag:'.length), value })
  }
}

function usedRows(
  checks: readonly VisibilityCheck[],
  flagsName: string | null,
  count: (flag: string) => number,
  { openDocument }: Actions,
): UsedRow[] {
  const flags = [
    ...new Set(checks.flatMap(({ reads }) => reads.flatMap(({ name }) => (name.startsWith('flag:') ? [name.slice('flag:'.length)] : [])))),
  ]
  return flags.flatMap((flag) => {
    const more = count(flag) - 1
    return more > 0 && flagsName !== null
      ? [
          {
            id: flag,
            text: t('why.flag-used', { flag, count: more }),
            label: t('why.where-used'),
            run: () => openDocument({ doc: flagsName, sel: flag }),
          },
        ]
      : []
  })
}

/** Explains why a page opens in the view, or does not. */
export function WhyOfPage({ name, access, what }: { name: string; access: string; what: string }) {
  const rule = accessRule(access as Page['access'])
  return <WhyOfRule name={name} pointer="/access" rule={rule} what={what} />
}

/** Explains why a part that has only a rule, such as a field of a form, is shown or hidden. */
export function WhyOfRule({ name, pointer, rule, what }: { name: string; pointer: string; rule: Predicate | undefined; what: string }) {
  const {
    rule: { context, persona },
  } = useUnit({ rule: $ruleContext })
  const actions = useActions()
  const who = personaName(persona)
  const lines = rule === undefined ? [] : mustHold(rule)
  const truths = lines.map(({ predicate }) => evaluate(predicate, context))
  const decided =
    truths.findIndex((truth) => truth === false) >= 0
      ? truths.findIndex((truth) => truth === false)
      : truths.findIndex((truth) => truth !== true)
  const at = (line: string) => (pointer === '/access' ? pointer : `${pointer}/when${line}`)
  const checks = lines.map(({ predicate, pointer: line }, index): CheckRow => {
    const state = decided >= 0 && index > decided ? 'not-reached' : index === decided ? 'decided' : 'passed'
    const place = state === 'decided' ? actions.placeName(name, at(line)) : undefined
    return {
      state,
      title: ruleSentence(predicate),
      text: state === 'not-reached' ? t('why.not-reached') : t('why.now', { values: separated(readsOf(predicate, context).map(readText)) }),
      open: { label: t('why.open-rule'), run: () => actions.openPlace({ document: name, pointer: at(line) }) },
      place: place && t('why.line-of', place),
    }
  })
  return (
    <WhyView
      hidden={decided >= 0}
      title={t(decided >= 0 ? 'why.hidden' : 'why.shown', { who })}
      because={
        decided >= 0
          ? t('why.because-rule', {
              rule: checks[decided]?.title ?? '',
              now: separated(readsOf(lines[decided]?.predicate, context).map(readText)),
            })
          : t('why.nothing-against', { what })
      }
      checks={checks}
      suggestions={decided >= 0 ? personSuggestions(rule, context, actions) : []}
    />
  )
}

/** Suggests the roles for which the rule would be true while everything else stays the same. */
function personSuggestions(rule: Predicate | undefined, context: EvaluationContext, { changeSettings }: Actions): SuggestionRow[] {
  return (['guest', 'member', 'trial', 'agent'] as const)
    .filter((role) => rule !== undefined && evaluate(rule, { ...context, facts: { ...context.facts, role } }) === true)
    .map((role): SuggestionRow => ({
      id: role,
      icon: 'look',
      text: t('why.if-persona', { who: valueName('role', role) }),
      action: { label: t('why.look-as', { who: personaName(role) }), run: () => changeSettings({ as: role }) },
    }))
}
