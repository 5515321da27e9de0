import { useMemo, useState } from 'react'

import { Amount } from '../../runtime/ui/amount.tsx'
import { Tag } from '../../runtime/ui/badge.tsx'
import { Button, buttonClass } from '../../runtime/ui/button.tsx'
import { DataTable } from '../../runtime/ui/data-table.tsx'
import type { TableColumn } from '../../runtime/ui/data-table.tsx'
import { useTimeWords } from '../../runtime/ui/duration.ts'
import { Icon } from '../../runtime/ui/icon.tsx'
import { Link } from '../../runtime/ui/link.tsx'
import { StateNotice } from '../../runtime/ui/notice.tsx'
import { numberText, percentText } from '../../runtime/ui/number-text.ts'
import { pagerWords } from '../../runtime/ui/pager-words.ts'
import { Pager } from '../../runtime/ui/pager.tsx'
import { RecordFile } from '../../runtime/ui/record-file.tsx'
import { SectionHeading, sectionClass } from '../../runtime/ui/section-heading.tsx'
import { TextField } from '../../runtime/ui/text-field.tsx'
import type { DownlinePage } from '../../schemas/nouns/downlines.ts'
import type { RecordRow } from '../../schemas/nouns/record.ts'
import { ownValue } from '../../schemas/own-value.ts'
import type { DownlineTableProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = `${sectionClass} ${styles.root}`

export function View(given: DownlineTableProps) {
  const { props, inputs, states, labelId } = given
  return (
    <>
      <SectionHeading id={labelId} title={props.title} page={props.page} />
      {inputs.downlines ? <Team {...given} downlines={inputs.downlines} /> : states.downlines}
    </>
  )
}

function Team({ props, downlines, busy, send, t }: DownlineTableProps & { downlines: DownlinePage }) {
  const { path, account, rows, page, pages, count, first } = downlines
  const narrow = (args: { page?: number; account?: string }) => send({ kind: 'narrow', input: 'downlines', args })
  return (
    <>
      <div className={styles.tools}>
        <Way path={path} to={props.to} send={send} t={t} />
        <Search key={`${path.join('/')} ${account}`} account={account} onSearch={(text) => narrow({ account: text, page: 1 })} t={t} />
      </div>
      {rows.length === 0 ? (
        <StateNotice icon="users" title={t('none.title')} text={t(account === '' ? 'none.text' : 'none-found.text')} />
      ) : (
        <Rows props={props} downlines={downlines} busy={busy} send={send} t={t} />
      )}
      <div className={styles.foot}>
        <p className={styles.note}>
          {count === undefined || rows.length === 0 ? null : t('shown', { first, last: first + rows.length - 1, count })}
        </p>
        {rows.length > 0 ? (
          <RecordFile
            records={downlines}
            nameOf={(more) => [props.title, ...path].join('-') + more}
            linesOf={(all) => linesOf(all, t)}
            send={send}
            t={t}
          />
        ) : null}
      </div>
      <Pager page={Math.min(page, pages)} pages={pages} words={pagerWords(t)} onPage={(next) => narrow({ page: next })} />
    </>
  )
}

/** The way down from the agent's own team; each step is an address, so that Back goes up again. */
function Way({ path, to, send, t }: { path: readonly string[]; to: string } & Pick<DownlineTableProps, 'send' | 't'>) {
  const steps = [{ name: t('team'), under: '' }, ...path.map((name, at) => ({ name, under: path.slice(0, at + 1).join('/') }))]
  return (
    <nav aria-label={t('way')}>
      <ol role="list" className={styles.way}>
        {steps.map(({ name, under }, at) => (
          <li key={under}>
            {at > 0 ? <Icon name="chevron-right" size={14} /> : null}
            {at === steps.length - 1 ? (
              <bdi aria-current="page">{name}</bdi>
            ) : (
              <Link to={under === '' ? to : addressWith(to, 'under', under)} send={send} className={styles.step}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Search({ account, onSearch, t }: { account: string; onSearch: (account: string) => void; t: DownlineTableProps['t'] }) {
  const [typed, setTyped] = useState(account)
  return (
    <form
      aria-label={t('find')}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <TextField
        id="downline-account"
        name="account"
        label={t('search')}
        icon="search"
        dir="auto"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        maxLength={60}
        value={typed}
        onValue={setTyped}
      />
      <Button type="submit">{t('find')}</Button>
      {account === '' ? null : (
        <Button kind="quiet" onClick={() => onSearch('')}>
          {t('clear')}
        </Button>
      )}
    </form>
  )
}

function Rows({
  props,
  downlines,
  busy,
  send,
  t,
}: Pick<DownlineTableProps, 'props' | 'busy' | 'send' | 't'> & { downlines: DownlinePage }) {
  const { dayInWords, momentInWords } = useTimeWords()
  const { path, rows, currency } = downlines
  const columns = useMemo((): TableColumn<RecordRow>[] => {
    const figure = (id: string, label: string, textOf: (value: number) => string): TableColumn<RecordRow> => ({
      id,
      label,
      numeric: true,
      cell: ({ values }) => <bdi>{textOf(Number(ownValue(values, id) ?? 0))}</bdi>,
    })
    return [
      {
        id: 'account',
        label: t('account'),
        card: 'title',
        cell: ({ values }) => {
          const [account = '', nickname] = [ownValue(values, 'account'), ownValue(values, 'nickname')]
          const name = <bdi>{account}</bdi>
          return (
            <span className={styles.account}>
              <span className={styles.name}>
                {hasTeam(values) ? (
                  <Link
                    to={addressWith(props.to, 'under', [...path, account].join('/'))}
                    send={send}
                    className={styles.step}
                    title={t('below', { account })}
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {ownValue(values, 'online') ? <Tag tone="success">{t('online')}</Tag> : null}
              </span>
              {nickname && nickname !== account ? (
                <span className={styles.nickname}>
                  <bdi>{nickname}</bdi>
                </span>
              ) : null}
            </span>
          )
        },
      },
      { id: 'type', label: t('type'), cell: ({ values }) => typeText(values, t) },
      figure('teamSize', t('team_size'), numberText),
      figure('rate', t('rate'), percentText),
      {
        id: 'balance',
        label: t('balance'),
        numeric: true,
        card: 'value',
        cell: ({ values }) => <Amount value={ownValue(values, 'balance') ?? '0'} currency={currency} />,
      },
      { id: 'registered', label: t('registered'), cell: ({ values }) => dayInWords(ownValue(values, 'registeredTime') ?? '') ?? '–' },
      { id: 'login', label: t('last_login'), cell: ({ values }) => momentInWords(ownValue(values, 'lastLoginTime') ?? '') ?? '–' },
      ...(props.actions.length > 0
        ? [
            {
              id: 'actions',
              label: t('actions'),
              cell: ({ values }: RecordRow) => (
                <span className={styles.actions}>
                  {props.actions.map(({ label, icon, to, agents }) => {
                    if (agents && ownValue(values, 'type') === '0') return null
                    const account = ownValue(values, 'account') ?? ''
                    return (
                      <Link
                        key={to}
                        to={addressWith(to, 'account', account)}
                        send={send}
                        className={`${buttonClass({ kind: 'quiet', size: 'small' })} ${styles.action}`}
                        aria-label={t('action_of', { action: label, account })}
                        title={label}
                      >
                        <Icon name={icon} size={18} />
                        <span className={styles.word}>{label}</span>
                      </Link>
                    )
                  })}
                </span>
              ),
            },
          ]
        : []),
    ]
  }, [props.to, props.actions, path, currency, dayInWords, momentInWords, send, t])
  return <DataTable label={props.title} columns={columns} rows={rows} busy={busy} />
}

function hasTeam(values: RecordRow['values']): boolean {
  return ownValue(values, 'type') !== '0' || Number(ownValue(values, 'teamSize') ?? 0) > 0
}

/** Agents have the numbers of the brand's list, members 0. */
function typeText(values: RecordRow['values'], t: DownlineTableProps['t']): string {
  return t(ownValue(values, 'type') === '0' ? 'type.member' : 'type.agent')
}

/** An address with one more value; what is in it belongs to the value alone. */
function addressWith(to: string, name: string, value: string): string {
  return `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams([[name, value]])}`
}

/** The file: every field as the gateway gave it, the type in words. */
function linesOf(rows: readonly RecordRow[], t: DownlineTableProps['t']): string[][] {
  const fields = [
    ['account', t('account')],
    ['nickname', t('nickname')],
    ['type', t('type')],
    ['parent', t('parent')],
    ['teamSize', t('team_size')],
    ['rate', t('rate')],
    ['balance', t('balance')],
    ['registeredTime', t('registered')],
    ['lastLoginTime', t('last_login')],
  ] as const
  return [
    fields.map(([, label]) => label),
    ...rows.map(({ values }) => fields.map(([field]) => (field === 'type' ? typeText(values, t) : (ownValue(values, field) ?? '')))),
  ]
}
