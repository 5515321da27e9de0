import {
  Braces,
  Calendar,
  Check,
  CircleHelp,
  Flag,
  GripVertical,
  Hash,
  Languages,
  Monitor,
  TextCursorInput,
  ToggleRight,
  TriangleAlert,
  User,
  X,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { facts } from '../../../src/schemas/facts.ts'
import type { FactName } from '../../../src/schemas/facts.ts'
import type { Literal } from '../../../src/schemas/predicate.ts'
import type { Truth } from '../../../src/rules/predicate.ts'
import { Button, IconButton } from '../buttons/button.tsx'
import { Menu } from '../popups/menu.tsx'
import { Select } from '../controls/select.tsx'
import { t } from '../i18n/words.ts'
import type { Direction } from './rule-actions.ts'
import { firstLine } from './rule-actions.ts'
import type { RuleView } from './rule-view.ts'
import { useRuleDrag } from './rule-drag.ts'
import { comparisonsOf, many, written } from './rule-tree.ts'
import type { Comparison, Line, Part, Raw, Subject } from './rule-tree.ts'
import { RuleValue } from './rule-value.tsx'
import { subjectName } from './rule-words.ts'
import styles from './rule.module.css'
import type { Elements } from '../../../src/runtime/ui/elements.tsx'

/** A sentence: subject, comparison, values, and whether it is true in the view. */
export function RuleLine({ line, view }: { line: Line; view: RuleView }) {
  const { actions, rule } = view
  const own = comparisonsOf(line.subject)
  const comparisons = own.includes(line.comparison) ? own : [...own, line.comparison]
  const severalValues = many.has(line.comparison) && line.values.length > 1
  const put = (next: Partial<Line>, what: 'value' | 'line') => actions.replace(line.pointer, written({ ...line, ...next }), what)
  return (
    <RulePart part={line} view={view} name={subjectName(line.subject)}>
      <SubjectIcon subject={line.subject} />
      <Select
        quiet
        size="small"
        className={styles.subject}
        label={t('inspector.asked')}
        value={line.subject}
        options={withOwn(view.subjects, line.subject).map((subject) => ({ value: subject, label: subjectName(subject) }))}
        onChange={(subject) => actions.replace(line.pointer, firstLine(subject, rule.facts), 'line')}
      />
      <Select
        quiet
        size="small"
        className={styles.comparison}
        label={t('inspector.comparison')}
        value={line.comparison}
        options={comparisons.map((comparison) => ({
          value: comparison,
          label: t(`inspector.compare-${comparison}`),
          disabled: severalValues && !many.has(comparison) ? t('inspector.several-values') : undefined,
        }))}
        onChange={(comparison) => put({ comparison, ...valuesFor(line, comparison) }, 'line')}
      />
      <RuleValue line={line} onChange={(values) => put({ values }, 'value')} />
    </RulePart>
  )
}

/** A part that cannot be shown as a sentence: it can be moved or removed. */
export function RuleRaw({ part, view }: { part: Raw; view: RuleView }) {
  return (
    <RulePart part={part} view={view} name={t('inspector.written-part')}>
      <Braces size={16} aria-hidden="true" />
      <code className={styles.raw}>{JSON.stringify(part.predicate)}</code>
      <span className={styles.kept}>{t('inspector.kept')}</span>
    </RulePart>
  )
}

/** What a line and a group have in common: the handle that drags and opens the menu, the truth, findings with their button. */
export function RulePart({
  part,
  view,
  name,
  inside,
  children,
}: {
  part: Part
  view: RuleView
  name: string
  inside?: Elements
  children: Elements
}) {
  const { actions, lines, rule } = view
  const { element, handle, edge, dragged } = useRuleDrag({ pointer: part.pointer, group: part.kind === 'group', onDrop: actions.move })
  const known = lines.get(part.pointer)
  const within = part.kind === 'line' ? ['', '/not', '/all/0', '/all/1'] : ['', '/not'] // "is not" and "between" are one line
  const findings = within
    .flatMap((inner) => lines.get(`${part.pointer}${inner}`)?.findings ?? [])
    .filter((finding, index, all) => all.findIndex(({ code }) => code === finding.code) === index)
  return (
    <li
      ref={element}
      data-pointer={`/when${part.pointer}`}
      data-edge={edge}
      className={classes(part.kind === 'group' ? styles.group : styles.line, findings.length > 0 && styles.odd, dragged && styles.dragged)}
    >
      <div className={styles.sentence}>
        <RuleHandle ref={handle} part={part} view={view} name={name} />
        {children}
        {part.kind === 'group' ? null : <TruthMark truth={known?.truth ?? 'unknown'} persona={rule.persona} />}
      </div>
      {inside}
      {findings.map((finding) => (
        <div key={finding.code} className={styles.finding}>
          <TriangleAlert size={16} aria-hidden="true" />
          <p>
            {finding.by !== undefined && view.numberOf(finding.by) !== undefined
              ? t(`inspector.${finding.code}-by`, { line: view.numberOf(finding.by) ?? 0 })
              : t(`inspector.${finding.code}`)}
          </p>
          <Button size="small" kind="quiet" aria-label={t('inspector.remove-part', { name })} onClick={() => actions.remove(part.pointer)}>
            {t('inspector.remove')}
          </Button>
        </div>
      ))}
    </li>
  )
}

const directions: readonly { direction: Direction; key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'; shortcut: string }[] = [
  { direction: 'up', key: 'ArrowUp', shortcut: 'alt+up' },
  { direction: 'down', key: 'ArrowDown', shortcut: 'alt+down' },
  { direction: 'out', key: 'ArrowLeft', shortcut: 'alt+left' },
  { direction: 'into', key: 'ArrowRight', shortcut: 'alt+right' },
]

/** Drags, opens the menu, and moves with Alt and the arrow keys; in right-to-left they are mirrored. */
function RuleHandle({ part, view, name, ref }: { part: Part; view: RuleView; name: string; ref: RefObject<HTMLButtonElement | null> }) {
  const { actions } = view
  const { pointer } = part
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    const mirrored =
      getComputedStyle(event.currentTarget).direction === 'rtl'
        ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' } as Record<string, string>)[event.key]
        : undefined
    const found = directions.find(({ key }) => key === (mirrored ?? event.key))
    if (!found) return
    event.preventDefault()
    event.stopPropagation()
    actions.step(pointer, found.direction)
  }
  return (
    <Menu
      label={name}
      trigger={
        <IconButton
          ref={ref}
          data-handle=""
          className={styles.handle}
          size="small"
          icon={GripVertical}
          label={t('inspector.move-or-more', { name })}
          onKeyDown={onKeyDown}
        />
      }
      items={[
        ...directions.map(({ direction, shortcut }) => ({
          id: direction,
          label: t(`inspector.move-${direction}`),
          shortcut,
          disabled: view.canStep(pointer, direction) ? false : t(`inspector.no-${direction}`),
          onSelect: () => actions.step(pointer, direction),
        })),
        { kind: 'separator', id: 'line' },
        { id: 'duplicate', label: t('inspector.duplicate'), onSelect: () => actions.duplicate(pointer) },
        { id: 'remove', label: t('inspector.remove'), danger: true, onSelect: () => actions.remove(pointer) },
      ]}
    />
  )
}

function TruthMark({ truth, persona }: { truth: Truth; persona: string }) {
  const Icon = truth === true ? Check : truth === false ? X : CircleHelp
  const word = truth === 'unknown' ? 'unknown' : truth ? 'true' : 'false'
  return (
    <span className={styles.truth} data-truth={word}>
      <Icon size={14} aria-hidden="true" />
      <span className="visually-hidden">{t(`inspector.is-${word}`, { persona })}</span>
    </span>
  )
}

/** The values that a line keeps under another comparison. Several values never become one, so none is lost; a span keeps its own end. */
function valuesFor({ subject, comparison: before, values }: Line, comparison: Comparison): Pick<Line, 'values'> {
  if (subject === 'now') return { values: timesFor(before, values, comparison) }
  if (many.has(comparison) || values.length > 0) return { values }
  const options = subject.startsWith('flag:') ? undefined : facts[subject as FactName] // no flag: a fact
  return { values: [options?.type === 'enum' ? (options.values[0] ?? '') : options?.type === 'integer' ? 0 : ''] }
}

const week = 7 * 86_400_000

/** A moment becomes the week after it, or before it where it was the end. */
function timesFor(before: Comparison, values: readonly Literal[], comparison: Comparison): readonly Literal[] {
  if (before === 'between' && comparison !== 'between') return comparison === 'until' ? values.slice(1) : values.slice(0, 1)
  if (before === 'between' || comparison !== 'between') return values
  const [moment = ''] = values
  return before === 'until' ? [later(moment, -week), moment] : [moment, later(moment, week)]
}

function later(moment: Literal, ms: number): string {
  const at = Date.parse(String(moment))
  return Number.isNaN(at) ? String(moment) : new Date(at + ms).toISOString().replace('.000Z', 'Z')
}

function withOwn(subjects: readonly Subject[], own: Subject): readonly Subject[] {
  return subjects.includes(own) ? subjects : [...subjects, own]
}

const icons: Partial<Record<FactName, LucideIcon>> = { role: User, language: Languages, device: Monitor, now: Calendar }

function SubjectIcon({ subject }: { subject: Subject }) {
  const type = subject.startsWith('flag:') ? undefined : facts[subject as FactName].type // no flag: a fact
  const Icon =
    type === undefined
      ? Flag
      : (icons[subject as FactName] ?? (type === 'integer' ? Hash : type === 'boolean' ? ToggleRight : TextCursorInput))
  return <Icon size={16} aria-hidden="true" className={styles.icon} />
}
