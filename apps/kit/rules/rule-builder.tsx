import { Copy, Eye } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'

import { facts, factNames } from '../../../src/schemas/facts.ts'
import type { Json } from '../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../src/schemas/preview.ts'
import { announced } from '../messages/announcements.ts'
import { Button } from '../buttons/button.tsx'
import { t } from '../i18n/words.ts'
import { same } from '../fields/form/prop-edits.ts'
import { actionsOn, canStep } from './rule-actions.ts'
import { AddGroup, AddLine, GroupSwitch, RuleParts } from './rule-group.tsx'
import type { Rule } from './rule-edits.ts'
import { partOf } from './rule-tree.ts'
import type { Part, Subject } from './rule-tree.ts'
import { RuleVerdict } from './rule-verdict.tsx'
import type { RuleView } from './rule-view.ts'
import type { OnEdit, OnViewAs, RuleModel } from '../fields/form/types.ts'
import styles from './rule.module.css'

/**
 * Edits a rule as sentences. `rule` brings what was computed about it. A changed rule is written whole at `/when` of its part: it is
 * small, and the lines that an edit does not touch stay the same.
 */
export function RuleBuilder({ when, rule, onEdit, onViewAs }: { when: Rule; rule: RuleModel; onEdit: OnEdit; onViewAs: OnViewAs }) {
  const announce = useUnit(announced)
  const container = useRef<HTMLElement>(null)
  const focusNext = useRef<string>(undefined)
  const change = useCallback(
    (next: Rule, step: string, focus?: string) => {
      focusNext.current = focus
      if (same(next, when)) return
      const isTyped = step.startsWith('value ') // typing is one step of undo, each other change is its own
      onEdit({ patch: patchOf(when, next), group: isTyped ? `/when ${step}` : undefined, label: t('inspector.shown-to') })
    },
    [when, onEdit],
  )
  useEffect(() => {
    if (focusNext.current === undefined) return
    const next = focusNext.current
    focusNext.current = undefined
    const line = [...(container.current?.querySelectorAll<HTMLElement>('[data-pointer]') ?? [])].find(
      (element) => element.dataset.pointer === `/when${next}`,
    )
    line?.querySelector<HTMLElement>('[data-handle]')?.focus()
  }, [when])

  const root = when === undefined ? undefined : partOf(when)
  const parts = root === undefined ? [] : root.kind === 'group' ? root.parts : [root]
  const actions = useMemo(() => actionsOn(when, change), [when, change])
  const flags = Object.entries(rule.flags)
    .filter(([, { type }]) => type === 'boolean')
    .map(([name]): Subject => `flag:${name}`)
  const numbered = parts.flatMap(linesIn)
  const view: RuleView = {
    rule,
    actions,
    subjects: [...factNames.filter((name) => facts[name].volatility !== 'fixed'), ...flags],
    lines: new Map(rule.lines.map((line) => [line.pointer, line])),
    numberOf: (pointer) => {
      const index = numbered.findIndex((line) => pointer === line || pointer.startsWith(`${line}/`)) // a line may be several parts
      return index < 0 ? undefined : index + 1
    },
    canStep: (pointer, direction) => canStep(when, pointer, direction),
  }
  async function copy() {
    await navigator.clipboard.writeText(JSON.stringify(when, null, 2))
    announce(t('inspector.copied'))
  }
  return (
    <section
      ref={container}
      className={styles.builder}
      aria-label={t('inspector.shown-to')}
      data-pointer={root?.kind === 'group' ? '/when' : undefined}
    >
      {root === undefined ? (
        <p className={styles.everyone}>
          <Eye size={16} aria-hidden="true" />
          <span>{t('inspector.everyone-no-rule')}</span>
        </p>
      ) : (
        <>
          <div className={styles.head}>
            <span>{t('inspector.show-when')}</span>
            <GroupSwitch of={root.kind === 'group' ? root.of : 'all'} onChange={(of) => actions.setKind('', of)} />
            <span>{t('inspector.of-these-true')}</span>
            <span className={styles.now}>{t('inspector.for-now', { persona: rule.persona })}</span>
          </div>
          <RuleParts parts={parts} view={view} />
        </>
      )}
      <div className={styles.foot}>
        <AddLine view={view} group="" />
        <AddGroup view={view} />
        {when === undefined ? null : (
          <Button kind="quiet" icon={Copy} className={styles.copy} onClick={() => void copy()}>
            {t('inspector.copy-rule')}
          </Button>
        )}
      </div>
      <RuleVerdict rule={rule} onViewAs={onViewAs} />
    </section>
  )
}

function patchOf(before: Rule, after: Rule): PatchOperation[] {
  if (after === undefined) return [{ op: 'remove', path: '/when' }]
  return [{ op: before === undefined ? 'add' : 'replace', path: '/when', value: after as Json }] // a rule is JSON
}

function linesIn(part: Part): string[] {
  return part.kind === 'group' ? part.parts.flatMap(linesIn) : [part.pointer]
}
