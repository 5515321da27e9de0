import { useUnit } from 'effector-react'
import { Download, Lock, ScrollText } from 'lucide-react'
import { useEffect } from 'react'

import { kindInFolder } from '../../../../src/schemas/workspace-address.ts'
import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { DayField } from '../../../kit/controls/date-time-field.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { separated, t, useLanguage } from '../../../kit/i18n/words.ts'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Menu } from '../../../kit/popups/menu.tsx'
import { documentTitle } from '../../model/documents/titles.ts'
import { $isAdmin } from '../../model/operators/me.ts'
import { panelsChanged } from '../../model/panels.ts'
import { Panel } from '../../problems/panel.tsx'
import { $audit, $auditExport, $auditFilter, auditFiltered, auditGroups, auditRetried, auditShown, olderAuditRequested } from './audit.ts'
import type { AuditEntry, AuditGroup } from './audit.ts'
import { Asked } from '../releases/difference-list.tsx'
import { EntryHead, EntryList } from '../releases/entry-list.tsx'
import filters from './audit.module.css'
import styles from '../releases/releases.module.css'
import clock from '../../../kit/locales/en/clock.json'
import inspector from '../../../kit/locales/en/inspector.json'
import why from '../../../kit/locales/en/why.json'
import audit from '../../locales/en/audit.json'
import order from '../../locales/en/order.json'
import releases from '../../locales/en/releases.json'
import review from '../../locales/en/review.json'

export const words = { audit, clock, inspector, order, releases, review, why }

/** Who did what, when and why, for admins: filtered, with what was before and after, and as a file. */
export function AuditPanel() {
  useLanguage()
  const { known, filter, isAdmin, exported, show, retry, older, change, filterBy } = useUnit({
    filterBy: auditFiltered,
    known: $audit,
    filter: $auditFilter,
    isAdmin: $isAdmin,
    exported: $auditExport,
    show: auditShown,
    retry: auditRetried,
    older: olderAuditRequested,
    change: panelsChanged,
  })
  useEffect(() => {
    if (isAdmin) show(true)
    return () => void show(false)
  }, [show, isAdmin])
  const { entries, state, error, next } = known
  const isFiltered = Object.values(filter).some(Boolean)
  const download = (format: 'csv' | 'json') => window.location.assign(exported(format))
  return (
    <Panel
      title={t('audit.title')}
      onClose={() => change({ audit: false })}
      after={
        isAdmin && entries.length > 0 ? (
          <Menu
            label={t('audit.export')}
            items={[
              { id: 'csv', label: t('audit.export-csv'), onSelect: () => download('csv') },
              { id: 'json', label: t('audit.export-json'), onSelect: () => download('json') },
            ]}
            trigger={
              <Button size="small" icon={Download}>
                {t('audit.export')}
              </Button>
            }
          />
        ) : null
      }
    >
      {isAdmin ? <Filters people={known.people} /> : null}
      {!isAdmin ? (
        <Empty icon={Lock} title={t('audit.needs-admin')} text={t('audit.needs-admin-text')} />
      ) : (
        <EntryList
          known={{ all: entries, next, state, error }}
          label={t('audit.title')}
          failed={t('audit.failed')}
          empty={
            <Empty
              icon={ScrollText}
              title={t(isFiltered ? 'audit.none-found' : 'audit.none')}
              text={t(isFiltered ? 'audit.none-found-text' : 'audit.none-text')}
              action={
                isFiltered ? (
                  <Button onClick={() => filterBy({ by: '', group: '', from: '', until: '' })}>{t('audit.show-all')}</Button>
                ) : undefined
              }
            />
          }
          older={t('audit.older')}
          numberOf={({ id }) => id}
          summary={(entry) => <Summary entry={entry} />}
          details={(entry) => <Details entry={entry} />}
          onRetry={() => retry()}
          onOlder={() => older()}
        />
      )}
    </Panel>
  )
}

const groups = Object.keys(auditGroups) as AuditGroup[] // Object.keys forgets the literal keys

function Filters({ people }: { people: readonly string[] }) {
  const { filter, change } = useUnit({ filter: $auditFilter, change: auditFiltered })
  const day = (name: 'from' | 'until') => (
    <Field label={t(`audit.${name}`)}>
      {(ids) => (
        <DayField
          {...ids}
          label={t(`audit.${name}`)}
          value={filter[name]}
          {...(name === 'from' ? { max: filter.until } : { min: filter.from })}
          onChange={(value) => change({ [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <fieldset className={filters.filters}>
      <legend className="visually-hidden">{t('audit.filters')}</legend>
      <Field label={t('audit.person')}>
        {(ids) => (
          <Select
            {...ids}
            size="small"
            label={t('audit.person')}
            value={filter.by}
            onChange={(by) => change({ by })}
            options={[{ value: '', label: t('audit.anyone') }, ...people.map((name) => ({ value: name, label: name }))]}
          />
        )}
      </Field>
      <Field label={t('audit.action')}>
        {(ids) => (
          <Select
            {...ids}
            size="small"
            label={t('audit.action')}
            value={filter.group}
            onChange={(group) => change({ group })}
            options={[
              { value: '' as const, label: t('audit.anything') },
              ...groups.map((value) => ({ value, label: t(`audit.group-${value}`) })),
            ]}
          />
        )}
      </Field>
      {day('from')}
      {day('until')}
    </fieldset>
  )
}

const isRefusal = (action: string) => action === 'call-refuse' || action === 'sign-in-fail'

function Summary({ entry }: { entry: AuditEntry }) {
  const { action, by, way, at, release, subject } = entry
  return (
    <EntryHead
      title={t(`audit.action-${action}`)}
      badges={
        <>
          {release === undefined ? null : <Badge kind="grey">{t('releases.release', { number: release })}</Badge>}
          {isRefusal(action) ? <Badge kind="red">{t('audit.refused')}</Badge> : null}
        </>
      }
      at={at}
      text={separated([by ?? t('audit.nobody'), t(`releases.way-${way}`)])}
      note={subject ? <bdi>{shortSubject(namesOf(entry), subject.endsWith('…'))}</bdi> : null}
    />
  )
}

const mostNamed = 3

/** "41 documents: Home, Slots, Top menu …"; without the number where the server has cut the list. */
function shortSubject(names: readonly string[], isCut: boolean): string {
  if (names.length <= mostNamed + 1) return separated(names)
  const first = separated(names.slice(0, mostNamed))
  return isCut ? `${first} …` : t('audit.documents', { names: first, count: names.length })
}

const ofDocuments: ReadonlySet<string> = new Set([
  ...auditGroups.publish,
  ...auditGroups.schedule,
  ...auditGroups.approval,
  'draft-save',
  'draft-discard',
])

/** What an entry is about: documents by their titles, which the server names by kind and id or by their paths, else its own words. */
function namesOf({ action, subject }: AuditEntry): string[] {
  if (!ofDocuments.has(action)) return [subject]
  return subject.split(', ').map((name) => {
    const [, second = '', file] = name.split('/')
    const kind = file === undefined ? undefined : kindInFolder(second)
    if (kind) return documentTitle(`${kind}/${file?.replace(/\.json$/, '')}`, undefined)
    return /^[a-z]+\/[^/.]+$/.test(name) ? documentTitle(name, undefined) : name
  })
}

function Details({ entry }: { entry: AuditEntry }) {
  const { id, release, before, after, what, why: reason, at } = entry
  const names = namesOf(entry)
  return (
    <section className={styles.details} aria-label={t('audit.entry', { id })}>
      <p className={styles.quiet}>{[...new Set([timeIn(at), timeIn(at, 'UTC')])].join(' · ')}</p>
      {release === undefined && names.length > mostNamed + 1 ? (
        <details className={filters.names}>
          <summary>{t('audit.all-documents')}</summary>
          <ul className={styles.changes}>
            {[...new Set(names)].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {before === undefined && after === undefined ? null : (
        <dl className={filters.sides}>
          <dt>{t('audit.before')}</dt>
          <dd dir="auto">{before ?? t('releases.nothing')}</dd>
          <dt>{t('audit.after')}</dt>
          <dd dir="auto">{after ?? t('releases.nothing')}</dd>
        </dl>
      )}
      {reason ? <blockquote dir="auto">{reason}</blockquote> : null}
      {release === undefined ? (
        <p className={filters.what} lang="en" dir="ltr">
          {what}
        </p>
      ) : (
        <Asked asked={{ of: release }} />
      )}
    </section>
  )
}
