import { useState } from 'react'

import { Button } from '../../../kit/buttons/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { PasswordField } from '../../../kit/controls/password-field.tsx'
import { Notice } from '../../../kit/layout/notice.tsx'
import { signIn } from './calls.ts'
import { refusalOf } from './refusal.ts'
import { CodeForm } from './code-form.tsx'
import styles from './sign-in.module.css'

/** E-mail and password, then a code where the operator has a second factor; what was typed stays where the server refuses it. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isKept, setKept] = useState(true)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [isSecond, setSecond] = useState(false)
  async function submit() {
    setBusy(true)
    setRefusal('')
    const answer = await signIn(email.trim(), password, isKept)
    setBusy(false)
    if (answer.state === 'done') return onDone()
    setPassword('')
    if (answer.state === 'second-factor') return setSecond(true)
    setRefusal(refusalOf(answer, t('operators.wrong')))
  }
  const again = () => {
    setSecond(false)
    setRefusal(t('operators.code-over'))
  }
  if (isSecond) return <CodeForm onDone={onDone} onOver={again} />
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label={t('operators.email')}>
        {(ids) => <TextField {...ids} size="large" type="email" autoComplete="username" required value={email} onChange={setEmail} />}
      </Field>
      <Field label={t('operators.password')}>
        {(ids) => <PasswordField {...ids} size="large" autoComplete="current-password" required value={password} onChange={setPassword} />}
      </Field>
      <div role="alert">{refusal === '' ? null : <Notice kind="fault">{refusal}</Notice>}</div>
      <Checkbox label={t('operators.keep')} checked={isKept} onChange={setKept} />
      <Button type="submit" kind="primary" size="large" busy={busy}>
        {t('operators.sign-in')}
      </Button>
    </form>
  )
}
