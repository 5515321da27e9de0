import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { Globe, Percent, Users } from 'lucide-react'

import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { ChoiceCards } from '../../../kit/controls/choice-cards.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { $brandName, $effectivePublished } from '../../model/documents/documents.ts'
import type { Audience } from './canary-words.ts'
import styles from './canary.module.css'

/** Who is chosen; a number that is not typed yet, or no host, is no audience yet. */
export type FirstPlayers = { kind: 'everyone' } | { kind: 'share'; share: number | undefined } | { kind: 'hosts'; hosts: readonly string[] }

export const everyone: FirstPlayers = { kind: 'everyone' }
const firstShare = 10

/** The audience that is chosen, undefined for everyone; or why it is none yet. */
export function audienceFrom(first: FirstPlayers): { audience?: Audience; problem?: string } {
  if (first.kind === 'everyone') return {}
  if (first.kind === 'hosts') return first.hosts.length > 0 ? { audience: { hosts: first.hosts } } : { problem: t('canary.no-host') }
  const { share } = first
  return share !== undefined && Number.isInteger(share) && share >= 1 && share <= 99
    ? { audience: { share } }
    : { problem: t('canary.share-range') }
}

const $brandHosts = combine($effectivePublished, $brandName, (documents, name): readonly string[] => {
  const hosts = documents.get(name)?.hosts
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : []
})

/** The choice of who gets a release first. `isChange`: it goes to some already, and everyone is another button. */
export function FirstPlayersChoice({
  value,
  onChange,
  isChange = false,
}: {
  value: FirstPlayers
  onChange: (value: FirstPlayers) => void
  isChange?: boolean
}) {
  const brandHosts = useUnit($brandHosts)
  const hosts = value.kind === 'hosts' ? [...new Set([...brandHosts, ...value.hosts])] : brandHosts
  const choose = (kind: FirstPlayers['kind']) =>
    onChange(kind === 'everyone' ? everyone : kind === 'share' ? { kind, share: firstShare } : { kind, hosts: [] })
  const { problem } = audienceFrom(value)
  return (
    <div className={styles.choice}>
      <ChoiceCards
        label={t('canary.first')}
        value={value.kind}
        onChange={choose}
        options={[
          ...(isChange
            ? []
            : [{ value: 'everyone' as const, label: t('canary.everyone'), about: t('canary.everyone-about'), icon: Users }]),
          { value: 'share' as const, label: t('canary.some-browsers'), about: t('canary.some-browsers-about'), icon: Percent },
          ...(hosts.length > 0
            ? [{ value: 'hosts' as const, label: t('canary.some-hosts'), about: t('canary.some-hosts-about'), icon: Globe }]
            : []),
        ]}
      />
      {value.kind === 'share' ? (
        <Field label={t('canary.percent')} problem={problem}>
          {(ids) => (
            <NumberField {...ids} value={value.share} min={1} max={99} unit="%" onChange={(share) => onChange({ kind: 'share', share })} />
          )}
        </Field>
      ) : null}
      {value.kind === 'hosts' ? (
        <Field label={t('canary.hosts')} problem={problem} group>
          {() => (
            <div className={styles.hosts}>
              {hosts.map((host) => (
                <Checkbox
                  key={host}
                  label={host}
                  checked={value.hosts.includes(host)}
                  onChange={(isIn) =>
                    onChange({ kind: 'hosts', hosts: isIn ? [...value.hosts, host] : value.hosts.filter((one) => one !== host) })
                  }
                />
              ))}
            </div>
          )}
        </Field>
      ) : null}
      {value.kind === 'everyone' ? null : <p className={styles.quiet}>{t('canary.by-itself')}</p>}
    </div>
  )
}
