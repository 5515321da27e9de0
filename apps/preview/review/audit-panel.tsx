import { useUnit } from 'effector-react'
import { CloudOff, Download, Lock, ScrollText } from 'lucide-react'
import { useEffect, useState } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { Badge } from '../../kit/buttons/badge.tsx'
import { Button } from '../../kit/buttons/button.tsx'
import { timeIn } from '../../kit/controls/clock-time.ts'
import { DayField } from '../../kit/controls/date-time-field.tsx'
import { Field } from '../../kit/controls/field.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { separated, t, useLanguage } from '../../kit/i18n/words.ts'
import { Empty } from '../../kit/layout/empty.tsx'
import { Skeleton } from '../../kit/layout/skeleton.tsx'
import { Menu } from '../../kit/popups/menu.tsx'
import { $isAdmin } from '../model/operators/me.ts'
import { panelsChanged } from '../model/panels.ts'
import { moveAmongRows } from '../problems/list-keys.ts'
import { Panel } from '../problems/panel.tsx'
import { $audit, $auditExport, $auditFilter, auditFiltered, auditGroups, auditRetried, auditShown, olderAuditRequested } from './audit.ts'
import type { AuditEntry, AuditGroup } from './audit.ts'
import { Asked } from './difference-list.tsx'
import filters from './audit.module.css'
import styles from './releases.module.css'
import clock from '../../kit/locales/en/clock.json'
import inspector from '../../kit/locales/en/inspector.json'
import why from '../../kit/locales/en/why.json'
import audit from '../locales/en/audit.json'
import order from '../locales/en/order.json'
import releases from '../locales/en/releases.json'
import review from '../locales/en/review.json'

export const words = { audit, clock, inspector, order, releases, review, why }

/** Who did what, when and why, for admins: filtered, with what was before and after, and as a file. */
export function AuditPanel() {
  useLanguage()
  const { known, filter, isAdmin, exported, show, retry, older, change } = useUnit({
    known: $audit,
    filter: $auditFilter,
    isAdmin: $isAdmin,
    exported: $auditExport,
    show: auditShown,
    retry: auditRetried,
    older: olderAuditRequested,
    change: panelsChanged,
  })
  const [openedId, setOpenedId] = useState<number>()
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
      ) : state === 'failed' && entries.length === 0 ? (
        <Empty
          icon={CloudOff}
          title={t('audit.failed')}
          text={error || t('releases.offline')}
          action={<Button onClick={() => retry()}>{t('releases.again')}</Button>}
        />
      ) : state === 'loading' && entries.length === 0 ? (
        <div className={styles.waiting}>
          <Skeleton lines={4} />
        </div>
      ) : entries.length === 0 ? (
        <Empty
          icon={ScrollText}
          title={t(isFiltered ? 'audit.none-found' : 'audit.none')}
          text={t(isFiltered ? 'audit.none-found-text' : 'audit.none-text')}
        />
      ) : (
        <>
          <ol className={styles.list} aria-label={t('audit.title')}>
            {entries.map((entry, index) => (
              <li key={entry.id} className={classes(styles.release, entry.id === openedId && styles.chosen)}>
                <div className={styles.row}>
                  <button
                    type="button"
                    data-row
                    tabIndex={(openedId === undefined ? index === 0 : entry.id === openedId) ? 0 : -1}
                    className={styles.open}
                    aria-expanded={entry.id === openedId}
                    onKeyDown={moveAmongRows}
                    onClick={() => setOpenedId(entry.id === openedId ? undefined : entry.id)}
                  >
                    <Summary entry={entry} />
                  </button>
                </div>
                {entry.id === openedId ? <Details entry={entry} /> : null}
              </li>
            ))}
          </ol>
          {state === 'failed' ? (
            <div className={styles.more} role="alert">
              <span>{`${error || t('releases.offline')} `}</span>
              <Button size="small" onClick={() => retry()}>
                {t('releases.again')}
              </Button>
            </div>
          ) : next === null ? null : (
            <div className={styles.more}>
              <Button size="small" busy={state === 'loading'} onClick={() => older()}>
                {t('audit.older')}
              </Button>
            </div>
          )}
        </>
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
    <span className={styles.summary}>
      <span className={styles.line}>
        <strong>{`${t(`audit.action-${action}`)} `}</strong>
        {release === undefined ? null : <Badge kind="grey">{t('releases.release', { number: release })}</Badge>}
        {isRefusal(action) ? <Badge kind="red">{t('audit.refused')}</Badge> : null}
        <time className={styles.when} dateTime={at} title={timeIn(at, 'UTC')}>
          {timeIn(at)}
        </time>
      </span>
      <span className={styles.second}>
        <span>{`${separated([by ?? t('audit.nobody'), t(`releases.way-${way}`)])} `}</span>
        {subject ? <bdi>{shortSubject(subject)}</bdi> : null}
      </span>
    </span>
  )
}

const mostNamed = 3

/** "41 documents: page/home, page/rng, menu/top …"; without the number where the server has cut the list. */
function shortSubject(subject: string): string {
  const names = subject.split(', ')
  if (names.length <= mostNamed + 1) return subject
  const first = separated(names.slice(0, mostNamed))
  return subject.endsWith('…') ? `${first} …` : t('audit.documents', { names: first, count: names.length })
}

function Details({ entry }: { entry: AuditEntry }) {
  const { id, release, before, after, what, why: reason, at, subject } = entry
  const names = subject.split(', ')
  return (
    <section className={styles.details} aria-label={t('audit.entry', { id })}>
      <p className={styles.quiet}>{`${timeIn(at)} · ${timeIn(at, 'UTC')}`}</p>
      {release === undefined && names.length > mostNamed + 1 ? (
        <details className={filters.names}>
          <summary>{t('audit.all-documents')}</summary>
          <ul className={styles.changes} dir="ltr">
            {names.map((name) => (
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
