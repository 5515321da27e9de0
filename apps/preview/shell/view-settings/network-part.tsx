import { useUnit } from 'effector-react'
import { Search } from 'lucide-react'
import { useState } from 'react'

import type { Endpoint } from '../../../../src/runtime/gateway/endpoint.ts'
import type { NetworkFault } from '../../../../src/schemas/view-settings.ts'
import { $viewSettings, viewSettingsChanged } from '../../model/documents/view-settings.ts'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { Segmented } from '../../../kit/controls/segmented.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { hasWord, t } from '../../../kit/i18n/words.ts'
import { faultName } from '../../model/documents/view-setting-names.ts'
import styles from './part.module.css'

type Mode = NetworkFault['mode']
const modes = ['slow', '401', '403', '429', '500', 'offline', 'empty', 'html', 'cut', 'nulls'] as const
const everything = '/'
const [shortest, longest] = [1, 60] // seconds

const endpoints = import.meta.glob<Readonly<Record<string, Endpoint>>>('../../../../src/runtime/gateway/endpoints/*/*.ts', { eager: true })

/** Every call of the gateway: its name, and the path by which a fault finds it. */
const calls: readonly { name: string; path: string }[] = Object.values(endpoints)
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'object' && 'path' in value)
  .map(({ name, path }) => ({ name, path }))

export const statuses = ['0', '1', '2'] as const

const $faults = $viewSettings.map(({ faults }) => faults)
const $status = $viewSettings.map(({ status }) => status)

/** Which calls of the gateway go wrong, and how: all of them, or one by one. */
export function NetworkPart({ withStatus = false }: { withStatus?: boolean }) {
  const { faults, status, changeSettings } = useUnit({ faults: $faults, status: $status, changeSettings: viewSettingsChanged })
  const [text, setText] = useState('')
  const wanted = text.trim().toLocaleLowerCase()
  const named = calls.map((call) => ({ ...call, title: callName(call.name) })).toSorted((a, b) => a.title.localeCompare(b.title))
  const faulty = new Set(faults.map(({ path }) => path))
  const found = named.filter(({ title, path }) => wanted === '' || `${title} ${path}`.toLocaleLowerCase().includes(wanted))
  const rows = [...found.filter(({ path }) => faulty.has(path)), ...found.filter(({ path }) => !faulty.has(path))]
  const change = (path: string, mode: Mode | undefined) =>
    changeSettings({ faults: [...faults.filter((fault) => fault.path !== path), ...(mode === undefined ? [] : [{ path, mode }])] })
  return (
    <div className={styles.part}>
      {withStatus ? (
        <Segmented
          label={t('view-settings.system')}
          value={status}
          onChange={(next) => changeSettings({ status: next })}
          options={statuses.map((value) => ({ value, label: t(`view-settings.status.${value}`) }))}
        />
      ) : null}
      <TextField
        icon={Search}
        type="search"
        label={t('view-settings.find-call')}
        placeholder={t('view-settings.find-call')}
        value={text}
        onChange={setText}
      />
      <ul className={styles.rows} aria-label={t('view-settings.calls')}>
        {wanted === '' ? (
          <CallRow title={t('view-settings.everything')} path={everything} fault={modeOf(faults, everything)} strong onChange={change} />
        ) : null}
        {rows.map(({ name, title, path }) => (
          <CallRow key={name} title={title} path={path} fault={modeOf(faults, path)} onChange={change} />
        ))}
      </ul>
      {rows.length === 0 ? <p className={styles.quiet}>{t('view-settings.no-call', { text })}</p> : null}
    </div>
  )
}

function CallRow({
  title,
  path,
  fault,
  strong = false,
  onChange,
}: {
  title: string
  path: string
  fault: Mode | undefined
  strong?: boolean
  onChange: (path: string, mode: Mode | undefined) => void
}) {
  const [kind = 'none', ms] = fault?.split(':') ?? []
  return (
    <li className={styles.call} data-fault={fault === undefined ? undefined : kind === 'slow' ? 'know' : 'fault'}>
      <span className={strong ? styles.strong : undefined}>{title}</span>
      {kind === 'slow' ? (
        <NumberField
          label={t('view-settings.seconds', { call: title })}
          value={Number(ms) / 1_000}
          min={shortest}
          max={longest}
          step={1}
          unit="s"
          className={styles.seconds}
          onChange={(next) => {
            if (next !== undefined && next >= shortest && next <= longest) onChange(path, `slow:${Math.round(next * 1_000)}`)
          }}
        />
      ) : null}
      <Select
        quiet
        size="small"
        label={t('view-settings.call-of', { call: title })}
        value={kind}
        onChange={(next) => onChange(path, next === 'none' ? undefined : next === 'slow' ? 'slow:3000' : next)}
        options={[
          { value: 'none', label: faultName(undefined) },
          ...modes.map((mode) => ({ value: mode, label: mode === 'slow' ? t('view-settings.fault.slow-kind') : faultName(mode) })),
        ]}
      />
    </li>
  )
}

function modeOf(faults: readonly NetworkFault[], path: string): Mode | undefined {
  return faults.find((fault) => fault.path === path)?.mode
}

/** What a call loads, in plain words; for a call without such a name, its own name with spaces. */
function callName(name: string): string {
  return hasWord(`view-settings.call.${name}`)
    ? t(`view-settings.call.${name}`)
    : name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
}
