import { useEffect, useState } from 'react'

import { Button } from '../../../kit/buttons/button.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { PasswordField } from '../../../kit/controls/password-field.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { readLink, setPassword } from './calls.ts'
import { refusalOf } from './refusal.ts'
import { CodeForm } from './code-form.tsx'
import styles from './sign-in.module.css'

const shortest = 12

/** The page of a one-time link: the operator sets the password; the first admin says who it is, too. */
export function PasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [owner, setOwner] = useState<Awaited<ReturnType<typeof readLink>> | 'asking' | 'away'>('asking')
  const [person, setPerson] = useState({ email: '', name: '' })
  const [password, type] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [isSecond, setSecond] = useState(false)
  useEffect(() => {
    void readLink(token).then(setOwner, () => setOwner('away'))
  }, [token])
  if (isSecond) return <CodeForm onDone={onDone} onOver={onDone} />
  if (owner === 'asking') return <Skeleton lines={3} />
  if (owner === undefined) return <Notice kind="fault">{t('operators.link-over')}</Notice>
  if (owner === 'away') return <Notice kind="fault">{t('operators.away')}</Notice>
  async function submit() {
    if (password.length < shortest) return setRefusal(t('operators.short', { count: shortest }))
    setBusy(true)
    setRefusal('')
    const answer = await setPassword({ token, password, ...(owner === null && person) })
    setBusy(false)
    if (answer.state === 'done') return onDone()
    if (answer.state === 'second-factor') return setSecond(true)
    setRefusal(refusalOf(answer, answer.state === 'over' ? t('operators.link-over') : t('operators.refused')))
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {owner === null ? (
        <>
          <Field label={t('operators.name')}>
            {(ids) => (
              <TextField
                {...ids}
                size="large"
                autoComplete="name"
                required
                value={person.name}
                onChange={(name) => setPerson({ ...person, name })}
              />
            )}
          </Field>
          <Field label={t('operators.email')}>
            {(ids) => (
              <TextField
                {...ids}
                size="large"
                type="email"
                autoComplete="username"
                required
                value={person.email}
                onChange={(email) => setPerson({ ...person, email })}
              />
            )}
          </Field>
        </>
      ) : (
        <Field label={t('operators.email')}>
          {(ids) => <TextField {...ids} size="large" autoComplete="username" readOnly value={owner.email} onChange={() => undefined} />}
        </Field>
      )}
      <Field label={t('operators.new-password')} hint={t('operators.password-hint', { count: shortest })}>
        {(ids) => <PasswordField {...ids} size="large" autoComplete="new-password" required value={password} onChange={type} />}
      </Field>
      <div role="alert">{refusal === '' ? null : <Notice kind="fault">{refusal}</Notice>}</div>
      <Button type="submit" kind="primary" size="large" busy={busy}>
        {t('operators.set-password')}
      </Button>
    </form>
  )
}
