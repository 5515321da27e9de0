import { Ellipsis, KeyRound, ShieldOff, UserRoundCheck, UserRoundX } from 'lucide-react'

import { Badge } from '../../../kit/buttons/badge.tsx'
import { IconButton } from '../../../kit/buttons/button.tsx'
import { timeIn } from '../../../kit/controls/zone-time.ts'
import { Select } from '../../../kit/controls/select.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { Menu } from '../../../kit/popups/menu.tsx'
import { roleOptions } from './calls.ts'
import type { Listed, Role } from './calls.ts'
import styles from './operators.module.css'

export type Act = 'link' | 'disable' | 'enable' | 'factor-off'

/** One operator with a role for each brand; what the admin may not change is words. */
export function OperatorRow({
  operator,
  brands,
  nameOf,
  onRole,
  onAct,
}: {
  operator: Listed
  /** Those that the admin administers. */
  brands: readonly string[]
  nameOf: (brand: string) => string
  onRole: (brand: string, role: Role | null) => void
  onAct: (act: Act) => void
}) {
  const { name, email, roles, disabledAt, seenAt, secondFactor, hasPassword, mayManage } = operator
  const missing = brands.filter((brand) => !Object.hasOwn(roles, brand))
  const disabled = mayManage ? false : t('people.foreign', { name })
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{name}</strong>
        <span>{email}</span>
        <span>{seenAt === null ? t('people.never') : t('people.seen', { time: timeIn(seenAt) })}</span>
        <span className={styles.badges}>
          {disabledAt === null ? null : <Badge kind="red">{t('people.disabled')}</Badge>}
          {hasPassword || seenAt !== null || disabledAt !== null ? null : <Badge kind="violet">{t('people.no-password')}</Badge>}
          <Badge kind={secondFactor ? 'green' : 'grey'}>{t(secondFactor ? 'people.second-factor' : 'people.no-second-factor')}</Badge>
        </span>
      </div>
      <ul className={styles.roles}>
        {Object.entries(roles).map(([brand, role]) => (
          <li key={brand}>
            <span>{nameOf(brand)}</span>
            {brands.includes(brand) ? (
              <Select<Role | 'none'>
                size="small"
                label={t('people.role-in', { name, brand: nameOf(brand) })}
                value={role}
                onChange={(value) => onRole(brand, value === 'none' ? null : value)}
                options={[...roleOptions(), { value: 'none', label: t('people.role.none') }]}
              />
            ) : (
              <span>{t(`people.role.${role}`)}</span>
            )}
          </li>
        ))}
        {missing.length > 0 ? (
          <li>
            <Select
              size="small"
              label={t('people.add-role-for', { name })}
              placeholder={t('people.add-role')}
              value={undefined}
              onChange={(brand) => onRole(brand, 'viewer')}
              options={missing.map((value) => ({ value, label: nameOf(value) }))}
            />
          </li>
        ) : null}
      </ul>
      <Menu
        label={t('people.more', { name })}
        items={[
          {
            id: 'link',
            label: t('people.new-link'),
            icon: KeyRound,
            disabled: disabledAt !== null || disabled,
            onSelect: () => onAct('link'),
          },
          ...(secondFactor
            ? [{ id: 'factor-off', label: t('people.factor-off'), icon: ShieldOff, disabled, onSelect: () => onAct('factor-off') }]
            : []),
          disabledAt === null
            ? { id: 'disable', label: t('people.disable'), icon: UserRoundX, danger: true, disabled, onSelect: () => onAct('disable') }
            : { id: 'enable', label: t('people.enable'), icon: UserRoundCheck, disabled, onSelect: () => onAct('enable') },
        ]}
        trigger={<IconButton icon={Ellipsis} label={t('people.more', { name })} />}
      />
    </li>
  )
}
