import { CircleHelp, Eye, EyeOff, UserCheck } from 'lucide-react'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { Facts } from '../../../src/schemas/facts.ts'
import type { ColumnPart, Grid, Verdict } from '../../../src/authoring/reasons/rule-verdict.ts'
import { announced } from '../messages/announcements.ts'
import { Button } from '../buttons/button.tsx'
import { separated, t } from '../i18n/words.ts'
import { columnName, exampleName, subjectName, valueName } from './rule-words.ts'
import type { OnViewAs, RuleModel } from '../fields/form/types.ts'
import styles from './rule.module.css'

/** Whom the rule lets through: everyone, some people in a grid, nobody. Computed from the rule, and announced when it changes. */
export function RuleVerdict({
  rule: { verdict: worked, facts },
  onViewAs,
}: {
  rule: Pick<RuleModel, 'verdict' | 'facts'>
  onViewAs: OnViewAs
}) {
  const announce = useUnit(announced)
  const { verdict, grid, example, isOutOfView } = worked
  const text = verdictText(worked)
  const before = useRef(text)
  useEffect(() => {
    if (before.current !== text) announce({ text: text, assertive: verdict === 'nobody' })
    before.current = text
  }, [text, verdict, announce])
  const Icon = verdict === 'nobody' ? EyeOff : verdict === 'undecided' ? CircleHelp : Eye
  return (
    <section className={styles.verdict} data-verdict={verdict} aria-label={t('inspector.verdict')}>
      <div className={styles.text}>
        <Icon size={18} aria-hidden="true" />
        <div>
          <h3>{t(`inspector.verdict-${verdict}`)}</h3>
          <p>{grid ? t('inspector.worked-out', { seen: grid.seen, count: grid.of }) : t(`inspector.verdict-${verdict}-more`)}</p>
        </div>
      </div>
      {grid ? <ReachTable grid={grid} facts={facts} /> : null}
      {example && verdict !== 'everyone' ? (
        <div className={styles.example}>
          <p>{t('inspector.one-who-sees', { who: exampleName(example) })}</p>
          {isOutOfView ? (
            <p>{t('inspector.no-such-persona')}</p>
          ) : (
            <Button size="small" icon={UserCheck} onClick={() => onViewAs(example)}>
              {t('inspector.look-as-them')}
            </Button>
          )}
        </div>
      ) : null}
    </section>
  )
}

function verdictText({ verdict, grid }: Verdict): string {
  return grid ? t('inspector.seen-by', { seen: grid.seen, count: grid.of }) : t(`inspector.say-${verdict}`)
}

function ReachTable({ grid: { columns, rows, rest }, facts }: { grid: Grid; facts: Facts }) {
  const here = columns.findIndex((column) => column.every((part) => isPart(part, facts, columns)))
  const ref = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(ref)
  return (
    <div ref={ref} className={styles.scroll} tabIndex={scrolls ? 0 : -1}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{subjectName('role')}</span>
            </th>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column.map((part) => (
                  <span key={part.name}>{columnName(part)}</span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ role, cells, sure }) => (
            <tr key={role}>
              <th scope="row">{valueName('role', role)}</th>
              {cells.map((seen, index) => {
                const word = !seen ? 'hidden' : sure[index] ? 'sees' : 'depends'
                const Icon = word === 'sees' ? Eye : word === 'hidden' ? EyeOff : CircleHelp
                const now = role === facts.role && index === here
                return (
                  <td key={index} data-sight={word} aria-current={now || undefined} className={classes(styles.cell, now && styles.here)}>
                    <Icon size={14} aria-hidden="true" />
                    <span className="visually-hidden">{t(`inspector.${word}`)}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rest.length > 0 ? <p className={styles.rest}>{t('inspector.depends-on', { facts: separated(rest.map(subjectName)) })}</p> : null}
    </div>
  )
}

/** Whether a region is narrower than what it holds: then it takes the focus, so that the arrow keys scroll it. */
function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const region = ref.current
    if (!region) return
    const measure = () => setScrolls(region.scrollWidth > region.clientWidth)
    const sizes = new ResizeObserver(measure)
    for (const element of [region, ...region.children]) sizes.observe(element)
    measure()
    return () => sizes.disconnect()
  }, [ref])
  return scrolls
}

/** Whether the persona of the view is in this part of a column. */
function isPart({ name, values, others }: ColumnPart, facts: Facts, columns: Grid['columns']): boolean {
  if (name.startsWith('flag:')) return false
  const value = facts[name as keyof Facts]
  if (value === undefined) return false
  if (!others) return values.includes(value)
  return !columns.some((column) => column.some((part) => part.name === name && !part.others && part.values.includes(value)))
}
