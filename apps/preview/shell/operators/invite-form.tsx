import { useState } from 'react'

import { Button } from '../../../kit/buttons/button.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField, focusNew } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { useAttempt } from '../account/use-attempt.ts'
import { Invited, roleOptions } from './calls.ts'
import type { Role } from './calls.ts'
import styles from './operators.module.css'

/** A new operator with one role, or a role more for one who is there. `onDone` gets the token of the link; none where nobody is new. */
export function InviteForm({
  brands,
  isFirst,
  nameOf,
  onDone,
  onCancel,
}: {
  brands: readonly string[]
  /** Nobody is an operator yet: this one is an admin of all brands. */
  isFirst: boolean
  nameOf: (brand: string) => string
  onDone: (name: string, token: string | undefined) => void
  onCancel: () => void
}) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [brand, setBrand] = useState(isFirst ? '*' : (brands[0] ?? ''))
  const [role, setRole] = useState<Role>(isFirst ? 'admin' : 'editor')
  const { busy, error, attempt } = useAttempt()
  async function submit() {
    const body = { email: email.trim(), ...(name.trim() && { name: name.trim() }), roles: { [brand]: role } }
    const invited = await attempt('POST', '/api/operators', Invited, body)
    if (invited) onDone(name.trim() || email.trim(), invited.token)
  }
  return (
    <form
      className={styles.invite}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={styles.pair}>
        <Field label={t('people.email')}>
          {(ids) => <TextField {...ids} type="email" ref={focusNew} required value={email} onChange={setEmail} />}
        </Field>
        <Field label={t('people.name')} hint={t('people.name-hint')}>
          {(ids) => <TextField {...ids} maxLength={100} value={name} onChange={setName} />}
        </Field>
      </div>
      {isFirst ? (
        <Notice kind="info">{t('people.first-text')}</Notice>
      ) : (
        <div className={styles.pair}>
          <Field label={t('people.brand')}>
            {(ids) => (
              <Select
                {...ids}
                label={t('people.brand')}
                value={brand}
                onChange={setBrand}
                options={brands.map((value) => ({ value, label: nameOf(value) }))}
              />
            )}
          </Field>
          <Field label={t('people.role-invited')} hint={t(`people.may.${role}`)}>
            {(ids) => <Select {...ids} label={t('people.role-invited')} value={role} onChange={setRole} options={roleOptions()} />}
          </Field>
        </div>
      )}
      <div role="alert">{error ? <Notice kind="fault">{error}</Notice> : null}</div>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={busy}>
          {t(isFirst ? 'people.create-first' : 'people.create')}
        </Button>
        <Button onClick={onCancel}>{t('people.cancel')}</Button>
      </div>
    </form>
  )
}
