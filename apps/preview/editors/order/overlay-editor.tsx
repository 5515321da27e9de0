import { isObject } from '../../../../src/schemas/json.ts'
import { ArrowUpRight } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useCallback, useMemo, useRef } from 'react'

import { applyOverlays } from '../../../../src/rules/overlays.ts'
import type { OverlayTarget } from '../../../../src/rules/overlays.ts'
import { evaluate } from '../../../../src/rules/predicate.ts'
import type { EvaluationContext } from '../../../../src/rules/predicate.ts'
import type { Overlay } from '../../../../src/schemas/documents.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { OverlayProgram } from '../../../../src/schemas/list-program.ts'
import { itemOf, withSteps } from '../../../../src/authoring/diff/overlay-steps.ts'
import { listOf } from '../../../../src/rules/list-rule.ts'
import type { DocumentedContract } from '../../../../src/runtime/contract/docs.ts'
import type { Predicate } from '../../../../src/schemas/predicate.ts'
import { useFocusPlace } from '../../../kit/fields/form/focus-place.ts'
import { $ruleContext, ruleModel } from '../rule-context.ts'
import { $brand, $formatText } from '../choices.ts'
import { useEditDocument } from '../part-edits.ts'
import { useRequestedPlace } from '../requested-field.ts'
import { $gateway } from '../../model/view/gateway.ts'
import { exampleViewed, personaName } from '../editor-context.ts'
import { RuleBuilder } from '../../../kit/rules/rule-builder.tsx'
import { $sel, documentOpened, partChosen } from '../../model/view/choice.ts'
import { $doc, $document, $effective, groupClosed } from '../../model/documents/documents.ts'
import { $catalogue } from '../../model/catalogue/catalogue.ts'
import { $problems } from '../../model/view/checker.ts'
import { $naming } from '../../model/documents/names.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { listed, separated, t } from '../../../kit/i18n/words.ts'
import { setting } from '../edit.ts'
import { categoryName, ruleOf, stepsIn, useVendors } from './order-editor.tsx'
import { OrderList } from './order-list.tsx'
import type { StepBlock } from './step-content.tsx'
import { runOrder } from './order-run.ts'
import type { Entry } from './order-run.ts'
import { asText } from '../../../kit/fields/form/as-text.ts'
import styles from './order.module.css'
import order from '../../locales/en/order.json'

export const words = { order }

/** A variation: what it changes, when it applies, its priority, and its rules with their result. */
export function OverlayEditor() {
  const {
    doc,
    document,
    documents,
    ruleContext: { context, declared, persona },
    brand,
    gateway,
    formatText,
    naming,
    catalogue,
    problems,
    sel,
    choose,
    open,
    viewExample,
    closeGroup,
  } = useUnit({
    viewExample: exampleViewed,
    closeGroup: groupClosed,
    doc: $doc,
    document: $document,
    documents: $effective,
    ruleContext: $ruleContext,
    brand: $brand,
    gateway: $gateway,
    formatText: $formatText,
    naming: $naming,
    catalogue: $catalogue,
    problems: $problems,
    sel: $sel,
    choose: partChosen,
    open: documentOpened,
  })
  const container = useRef<HTMLDivElement>(null)
  useFocusPlace(container, useRequestedPlace(doc))
  const onEdit = useEditDocument(doc)
  const { vendorsOf, groups } = useVendors(brand)
  const target = typeof document?.target === 'string' ? document.target : ''
  const changed = documents.get(target)
  const isOrder = target.startsWith('order/')
  const { earlier, later } = useMemo(() => othersOf(documents, doc, context), [documents, doc, context])
  const start = useMemo(() => (changed && !isOrder ? startOf(changed, earlier, context) : undefined), [changed, isOrder, earlier, context])
  const parts = useMemo(() => (start ? listIn(start) : []), [start])
  const before = useMemo((): readonly Entry[] | undefined => {
    if (!isOrder) return parts.map((part) => ({ key: asText(part.id), vendors: none }))
    const steps = [changed, ...earlier.map(({ body }) => body)].flatMap((one) => stepsIn(one ?? null) ?? [])
    return gateway?.categories ? runOrder(gateway.categories, steps, vendorsOf).items : undefined
  }, [isOrder, gateway, parts, changed, earlier, vendorsOf])
  const nameOf = useCallback(
    (key: string) => {
      if (isOrder) return categoryName(key, formatText)
      const part = parts.find(({ id }) => id === key)
      if (!part) return key
      return typeof part.widget === 'string'
        ? naming.nameOf({ id: key, widget: part.widget, node: part })
        : typeof part.label === 'string'
          ? formatText(part.label)
          : key
    },
    [isOrder, parts, naming, formatText],
  )
  const when = document?.when as Predicate | undefined // as authored; the rule builder keeps what it cannot read
  const rule = useMemo(() => ruleModel(when, context, declared, personaName(persona)), [when, context, declared, persona])
  const all = stepsIn(document)
  const contentOf = useCallback(
    (index: number) => {
      const block = start && all && catalogue ? stepBlock(start, all, index, catalogue.contracts) : undefined
      const pointer = `/steps/${index}${block?.step.op === 'ensure' ? '/item' : ''}`
      return (
        block && {
          ...block,
          problems: (problems ?? []).flatMap((problem) =>
            problem.document === doc && problem.pointer.startsWith(`${pointer}/props`)
              ? [{ ...problem, pointer: problem.pointer.slice(pointer.length) }]
              : [],
          ),
        }
      )
    },
    [start, all, catalogue, problems, doc],
  )
  if (!document || !all) return <Notice kind="fault">{t('order.unreadable')}</Notice>
  const title = documentTitle(doc, document)
  const holds = when === undefined || evaluate(when, context) === true
  const inner = all.filter((step) => listOf(step) !== undefined).length
  const targets = [...documents].flatMap(([name, body]) =>
    /^(?:page|menu|form|order)\//.test(name) ? [{ value: name, label: documentTitle(name, body), hint: name }] : [],
  )
  const who = personaName(persona)
  return (
    <div ref={container} className={styles.editor} onBlur={() => closeGroup()}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <Badge kind={holds ? 'green' : 'grey'}>{t(holds ? 'order.holds' : 'order.rests-now', { who })}</Badge>
      </header>
      <div className={styles.parts}>
        <div data-pointer="/target">
          <Field
            label={t('order.target')}
            side={
              changed ? (
                <Button size="small" kind="quiet" icon={ArrowUpRight} onClick={() => open({ doc: target })}>
                  {t('order.target-open', { name: documentTitle(target, changed) })}
                </Button>
              ) : undefined
            }
          >
            {(ids) => (
              <Combobox
                {...ids}
                label={t('order.target')}
                value={target}
                options={targets}
                onChange={(next) =>
                  onEdit({
                    patch: setting('/target', document.target, next),
                    group: '/target',
                    label: t('order.did-target', { name: title }),
                  })
                }
              />
            )}
          </Field>
        </div>
        <div data-pointer="/priority">
          <Field label={t('order.priority')} hint={t('order.priority-hint')}>
            {(ids) => (
              <NumberField
                {...ids}
                label={t('order.priority')}
                value={typeof document.priority === 'number' ? document.priority : undefined}
                min={-1000}
                max={1000}
                step={1}
                onChange={(next) =>
                  next !== undefined &&
                  onEdit({
                    patch: setting('/priority', document.priority, next),
                    group: '/priority',
                    label: t('order.did-priority', { name: title }),
                  })
                }
              />
            )}
          </Field>
        </div>
      </div>
      <section aria-label={t('order.when')}>
        <h3 className={styles.column}>{t('order.when')}</h3>
        <RuleBuilder when={when} rule={rule} onEdit={onEdit} onViewAs={viewExample} />
      </section>
      {later.length > 0 ? (
        <Notice kind="info">{t('order.later', { count: later.length, names: listed(later.map(({ title: other }) => other)) })}</Notice>
      ) : null}
      {inner > 0 ? <p className={styles.quiet}>{t('order.inner-rules', { count: inner })}</p> : null}
      <OrderList
        name={title}
        steps={all}
        before={before}
        from={separated([
          t('order.from-base', { name: documentTitle(target, changed ?? null) }),
          ...earlier.map(({ title: other }) => other),
        ])}
        gets={holds && later.length === 0 ? 'players' : holds ? 'later' : 'applies'}
        nameOf={nameOf}
        vendorsOf={vendorsOf}
        groups={groups}
        contentOf={contentOf}
        chosen={ruleOf(sel)}
        onChoose={(next) => choose(next === undefined ? null : String(next))}
        onEdit={onEdit}
      />
    </div>
  )
}

const none: readonly string[] = []

type Other = { name: string; title: string; body: JsonObject }

/** The other variations of the same document that apply in this view: those that run before this one and those that run after it. */
function othersOf(
  documents: ReadonlyMap<string, JsonObject>,
  doc: string,
  context: EvaluationContext,
): { earlier: readonly Other[]; later: readonly Other[] } {
  const own = documents.get(doc)
  const rankOf = (body: JsonObject | undefined) => (typeof body?.priority === 'number' ? body.priority : 0)
  const others = [...documents]
    .filter(([name, body]) => name !== doc && body.kind === 'overlay' && body.target === own?.target)
    .filter(([, { when }]) => when === undefined || evaluate(when as Predicate, context) === true) // as authored
    .map(([name, body]) => ({ name, title: documentTitle(name, body), body }))
    .toSorted((a, b) => rankOf(a.body) - rankOf(b.body) || (a.name < b.name ? -1 : 1))
  const isEarlier = ({ name, body }: Other) => rankOf(body) < rankOf(own) || (rankOf(body) === rankOf(own) && name < doc)
  return { earlier: others.filter(isEarlier), later: others.filter((other) => !isEarlier(other)) }
}

/** A document as the variations before this one leave it. */
function startOf(document: JsonObject, earlier: readonly Other[], context: EvaluationContext): JsonObject {
  if (earlier.length === 0 || listIn(document).length === 0) return document
  // both as authored: steps that do not fit are passed over
  const { document: changed } = applyOverlays(
    document as unknown as OverlayTarget,
    earlier.filter(({ body }) => stepsIn(body)).map(({ body }) => body as unknown as Overlay),
    context,
  )
  return changed as unknown as JsonObject
}

/** The list that a variation's rules change: blocks of a page, items of a menu, fields of a form. */
function listIn(document: JsonObject): JsonObject[] {
  const list = document.kind === 'page' ? document.nodes : document.kind === 'menu' ? document.items : document.fields
  return Array.isArray(list) ? list.filter((part) => isObject(part)) : []
}

/** The block that a step of a variation of a page sets or adds, with its contract. */
function stepBlock(
  start: JsonObject,
  steps: OverlayProgram,
  index: number,
  contracts: ReadonlyMap<string, DocumentedContract>,
): Omit<StepBlock, 'problems'> | undefined {
  const step = steps[index]
  if (start.kind !== 'page' || (step?.op !== 'set' && step?.op !== 'ensure')) return undefined
  const added: JsonObject | undefined = step.op === 'ensure' && step.item ? { ...step.item, id: step.key } : undefined
  const before = added ?? itemOf(withSteps(start, steps.slice(0, index)), step.in, step.key)
  const now = added ?? itemOf(withSteps(start, steps.slice(0, index + 1)), step.in, step.key)
  const contract = typeof now?.widget === 'string' ? contracts.get(now.widget) : undefined
  return before && now && contract && { step, before, now, contract }
}
