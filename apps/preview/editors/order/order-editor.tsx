import { isObject } from '../../../../src/schemas/json.ts'
import { useUnit } from 'effector-react'
import { EyeOff } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'

import type { OverlayProgram } from '../../../../src/schemas/list-program.ts'
import { useFocusPlace } from '../../../kit/fields/form/focus-place.ts'
import { $brand, $formatText } from '../choices.ts'
import { useEditDocument } from '../part-edits.ts'
import { useRequestedPlace } from '../requested-field.ts'
import { $gateway } from '../../model/view/gateway.ts'
import { asObject } from '../editor-context.ts'
import { $sel, partChosen } from '../../model/view/choice.ts'
import { $doc, $document, $effective, edited, groupClosed } from '../../model/documents/documents.ts'
import { viewSettingsChanged } from '../../model/documents/view-settings.ts'
import { documentTitle } from '../../model/documents/titles.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { announced } from '../../../kit/messages/announcements.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { hiding, isHidden, roles } from './hide-from.ts'
import { OrderList } from './order-list.tsx'
import type { VendorsOf } from './order-run.ts'
import styles from './order.module.css'
import order from '../../locales/en/order.json'

export const words = { order }

/** The rules that order the categories. The list before them is the gateway's, as the main frame got it. */
export function OrderEditor() {
  const { doc, document, documents, edit, announce, gateway, brand, formatText, sel, choose, changeSettings, closeGroup } = useUnit({
    closeGroup: groupClosed,
    documents: $effective,
    edit: edited,
    announce: announced,
    doc: $doc,
    document: $document,
    gateway: $gateway,
    brand: $brand,
    formatText: $formatText,
    sel: $sel,
    choose: partChosen,
    changeSettings: viewSettingsChanged,
  })
  const container = useRef<HTMLDivElement>(null)
  useFocusPlace(container, useRequestedPlace(doc))
  const onEdit = useEditDocument(doc)
  const { vendorsOf, groups } = useVendors(brand)
  const nameOf = useCallback((key: string) => categoryName(key, formatText), [formatText])
  const steps = stepsIn(document)
  const before = useMemo(() => gateway?.categories ?? undefined, [gateway])
  const title = documentTitle(doc, document)
  const hideFrom = (key: string) => ({
    id: 'hide',
    label: t('order.hide-from'),
    icon: EyeOff,
    items: roles.map((role) => ({
      id: role,
      label: t(`order.role-${role}`),
      disabled: isHidden(documents, doc, key, role) ? t('order.is-hidden') : undefined,
      onSelect() {
        const label = t('order.did-hide', { name: nameOf(key), who: t(`order.role-${role}`) })
        edit({ ...hiding(documents, doc, key, role), label })
        announce(label)
      },
    })),
  })
  if (!steps) return <Notice kind="fault">{t('order.unreadable')}</Notice>
  return (
    <div ref={container} className={styles.editor} onBlur={() => closeGroup()}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <Badge>{t('order.count', { count: steps.length })}</Badge>
        <Segmented
          label={t('order.as')}
          value="rules"
          options={[
            { value: 'rules', label: t('order.as-rules') },
            { value: 'json', label: t('order.as-json') },
          ]}
          onChange={(next) => next === 'json' && changeSettings({ view: 'json' })}
        />
      </header>
      <OrderList
        name={title}
        steps={steps}
        before={before}
        from={t('order.from-gateway')}
        nameOf={nameOf}
        vendorsOf={vendorsOf}
        actionsOf={(key) => [hideFrom(key)]}
        groups={groups}
        chosen={ruleOf(sel)}
        onChoose={(rule) => choose(rule === undefined ? null : String(rule))}
        onEdit={onEdit}
      />
    </div>
  )
}

/** The readable rules of a document; undefined where it has no list of rules. */
export function stepsIn(document: { steps?: unknown } | null): OverlayProgram | undefined {
  const steps = document?.steps
  if (!Array.isArray(steps) || !steps.every((step) => isObject(step) && isReadable(step))) return undefined
  return steps as OverlayProgram // each has the parts that its kind has
}

function isReadable(step: Record<string, unknown>): boolean {
  if (step.op === 'sortBy') return typeof step.field === 'string'
  if (step.op === 'split')
    return (
      typeof step.from === 'string' &&
      Array.isArray(step.into) &&
      step.into.every(
        (target) => isObject(target) && typeof target.key === 'string' && (Array.isArray(target.members) || isObject(target.members)),
      )
    )
  if (step.op === 'move' || step.op === 'ensure')
    return (
      typeof step.key === 'string' &&
      (Array.isArray(step.to) ? step.to : [step.to]).every(
        (place: unknown) =>
          place === 'first' ||
          place === 'last' ||
          (isObject(place) && (typeof place.before === 'string' || typeof place.after === 'string')),
      )
    )
  if (step.op === 'replace') return typeof step.field === 'string'
  return (step.op === 'remove' || step.op === 'set') && typeof step.key === 'string'
}

export function ruleOf(sel: string | null): number | undefined {
  return sel !== null && /^\d{1,3}$/.test(sel) ? Number(sel) : undefined
}

export function categoryName(key: string, formatText: (text: string) => string): string {
  const text = formatText(`t:category.${key}`)
  return text === '' ? key : text
}

/** Vendors that the brand names, by their path, and the paths to choose from. */
export function useVendors(brand: Record<string, unknown>): { vendorsOf: VendorsOf; groups: { path: string; count: number }[] } {
  const { vendors } = brand
  return useMemo(() => {
    const own = asObject(vendors)
    const listOf = (name: string): string[] | undefined =>
      Object.hasOwn(own, name) && Array.isArray(own[name]) ? own[name].map(String) : undefined
    return {
      vendorsOf: (path: string) => listOf(path.replace(/^vendors\./, '')),
      groups: Object.keys(own).map((name) => ({ path: `vendors.${name}`, count: listOf(name)?.length ?? 0 })),
    }
  }, [vendors])
}
