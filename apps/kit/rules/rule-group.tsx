import { Group as GroupIcon, Plus } from 'lucide-react'

import { facts, factNames } from '../../../src/schemas/facts.ts'
import { Button } from '../buttons/button.tsx'
import { Menu } from '../popups/menu.tsx'
import type { MenuEntry } from '../popups/menu-entries.ts'
import { Segmented } from '../controls/segmented.tsx'
import { t } from '../i18n/words.ts'
import { firstLine } from './rule-actions.ts'
import { RuleLine, RulePart, RuleRaw } from './rule-line.tsx'
import type { Group, GroupKind, Part, Subject } from './rule-tree.ts'
import type { RuleView } from './rule-view.ts'
import { subjectName } from './rule-words.ts'
import styles from './rule.module.css'

/** The lines of a group, groups among them. */
export function RuleParts({ parts, view }: { parts: readonly Part[]; view: RuleView }) {
  return (
    <ul className={styles.parts}>
      {parts.map((part) =>
        part.kind === 'group' ? (
          <RuleGroup key={part.pointer} group={part} view={view} />
        ) : part.kind === 'line' ? (
          <RuleLine key={part.pointer} line={part} view={view} />
        ) : (
          <RuleRaw key={part.pointer} part={part} view={view} />
        ),
      )}
    </ul>
  )
}

function RuleGroup({ group, view }: { group: Group; view: RuleView }) {
  return (
    <RulePart part={group} view={view} name={t('inspector.group')} inside={<RuleParts parts={group.parts} view={view} />}>
      <GroupSwitch of={group.of} onChange={(of) => view.actions.setKind(group.pointer, of)} />
      <span className={styles.of}>{t('inspector.of-these')}</span>
      <AddLine view={view} group={group.pointer} quiet />
    </RulePart>
  )
}

const kinds: readonly GroupKind[] = ['all', 'any', 'none']

export function GroupSwitch({ of, onChange }: { of: GroupKind; onChange: (of: GroupKind) => void }) {
  const shown = kinds.includes(of) ? kinds : [...kinds, of]
  return (
    <Segmented
      size="small"
      label={t('inspector.how-many-lines')}
      value={of}
      options={shown.map((kind) => ({ value: kind, label: t(`inspector.group-${kind}`) }))}
      onChange={onChange}
    />
  )
}

/** A menu of all subjects. A new line is true now, so that nothing disappears before a value is chosen. */
export function AddLine({ view, group, quiet }: { view: RuleView; group: string; quiet?: boolean }) {
  const { actions, rule } = view
  const entry = (subject: Subject): MenuEntry => ({
    id: subject,
    label: subjectName(subject),
    onSelect: () => actions.add(group, firstLine(subject, rule.facts)),
  })
  const flags = view.subjects.filter((subject) => subject.startsWith('flag:'))
  const items: MenuEntry[] = [
    ...factNames.filter((name) => facts[name].volatility !== 'fixed').map(entry),
    { kind: 'separator', id: 'line' },
    {
      id: 'flags',
      label: t('inspector.flags'),
      disabled: flags.length === 0 ? t('inspector.no-flags') : false,
      items: flags.map((flag): MenuEntry => ({ ...entry(flag), hint: rule.flags[flag.slice(5)]?.note }) as MenuEntry),
    },
  ]
  return (
    <Menu
      label={t('inspector.add-line')}
      trigger={
        <Button size={quiet ? 'small' : 'default'} kind={quiet ? 'quiet' : 'default'} icon={Plus}>
          {t(quiet ? 'inspector.add' : 'inspector.add-line')}
        </Button>
      }
      items={items}
    />
  )
}

export function AddGroup({ view }: { view: RuleView }) {
  return (
    <Button kind="quiet" icon={GroupIcon} onClick={() => view.actions.add('', { any: [firstLine('role', view.rule.facts)] })}>
      {t('inspector.add-group')}
    </Button>
  )
}
