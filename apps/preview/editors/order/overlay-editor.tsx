import { ArrowUpRight } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useCallback, useMemo, useRef } from 'react'

import { evaluate } from '../../../../src/rules/predicate.ts'
import { isObject } from '../../../../src/rules/merge.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { Predicate } from '../../../../src/schemas/predicate.ts'
import { useFocusPlace } from '../../fields/focus-place.ts'
import { $ruleContext, ruleModel } from '../rule-context.ts'
import { $brand, $formatText } from '../choices.ts'
import { useEditDocument } from '../part-edits.ts'
import { useRequestedPlace } from '../requested-field.ts'
import { $gateway, exampleViewed, personaName } from '../editor-context.ts'
import { RuleBuilder } from '../../fields/rule-builder.tsx'
import { $sel, documentOpened, partChosen } from '../../model/choice.ts'
import { $doc, $document, $effective, groupClosed } from '../../model/documents.ts'
import { $naming } from '../../model/names.ts'
import { documentTitle } from '../../model/titles.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { t } from '../../i18n/words.ts'
import '../../i18n/files/inspector.ts'
import '../../i18n/files/order.ts'
import '../../i18n/files/why.ts'
import { setting } from '../edit.ts'
import { categoryName, ruleOf, stepsIn, useVendors } from './order-editor.tsx'
import { OrderList } from './order-list.tsx'
import type { Entry } from './order-run.ts'
import { asText } from '../../fields/as-text.ts'
import styles from './order.module.css'

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
  const parts = useMemo(() => (changed ? listOf(changed) : []), [changed])
  const before = useMemo(
    (): readonly Entry[] | undefined =>
      isOrder ? (gateway?.categories ?? undefined) : parts.map((part) => ({ key: asText(part.id), vendors: none })),
    [isOrder, gateway, parts],
  )
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
  if (!document || !all) return <Notice kind="fault">{t('order.unreadable')}</Notice>
  const title = documentTitle(doc, document)
  const holds = when === undefined || evaluate(when, context) === true
  const inner = all.filter((step) => step.in !== undefined).length
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
      {inner > 0 ? <p className={styles.quiet}>{t('order.inner-rules', { count: inner })}</p> : null}
      <OrderList
        name={title}
        steps={all}
        before={before}
        from={t(isOrder ? 'order.from-gateway' : 'order.from-document')}
        nameOf={nameOf}
        vendorsOf={vendorsOf}
        groups={groups}
        chosen={ruleOf(sel)}
        onChoose={(next) => choose(next === undefined ? null : String(next))}
        onEdit={onEdit}
      />
    </div>
  )
}

const none: readonly string[] = []

/** The list that a variation's rules change: blocks of a page, items of a menu, fields of a form. */
function listOf(document: JsonObject): JsonObject[] {
  const list = document.kind === 'page' ? document.nodes : document.kind === 'menu' ? document.items : document.fields
  return Array.isArray(list) ? list.filter((part) => isObject(part)) : []
}
