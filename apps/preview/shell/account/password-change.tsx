import { useUnit } from 'effector-react'
import { useState } from 'react'
import * as z from 'zod/mini'

import { Button } from '../../../kit/buttons/button.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { PasswordField } from '../../../kit/controls/password-field.tsx'
import { focusNew } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { announced } from '../../../kit/messages/announcements.ts'
import { useAttempt } from './use-attempt.ts'
import styles from './account.module.css'

const shortest = 12

export function PasswordChange({ onChange }: { onChange: () => void }) {
  const announce = useUnit(announced)
  const [isOpen, setOpen] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const { busy, error, attempt, setError } = useAttempt()
  async function submit() {
    if (next.length < shortest) return setError(t('operators.short', { count: shortest }))
    const body = { currentPassword: old, newPassword: next }
    if (!(await attempt('POST', '/api/auth/change-password', z.object({ changed: z.boolean() }), body))) return
    setOpen(false)
    setOld('')
    setNext('')
    setChanged(true)
    announce(t('account.password-changed'))
    onChange()
  }
  return (
    <section className={styles.section} aria-labelledby="account-password">
      <div className={styles.head}>
        <h3 id="account-password">{t('account.password')}</h3>
        {isOpen ? null : <Button onClick={() => setOpen(true)}>{t('account.change-password')}</Button>}
      </div>
      {isChanged && !isOpen ? <Notice kind="good">{t('account.password-changed')}</Notice> : null}
      {isOpen ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Field label={t('account.old-password')}>
            {(ids) => <PasswordField {...ids} autoComplete="current-password" ref={focusNew} required value={old} onChange={setOld} />}
          </Field>
          <Field label={t('account.new-password')} hint={t('operators.password-hint', { count: shortest })}>
            {(ids) => <PasswordField {...ids} autoComplete="new-password" required value={next} onChange={setNext} />}
          </Field>
          <div role="alert">{error ? <Notice kind="fault">{error}</Notice> : null}</div>
          <div className={styles.actions}>
            <Button type="submit" kind="primary" busy={busy}>
              {t('account.change-password')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('account.cancel')}</Button>
          </div>
        </form>
      ) : null}
    </section>
  )
}
