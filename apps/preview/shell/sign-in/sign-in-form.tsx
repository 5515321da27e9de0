import { useState } from 'react'

import { Button } from '../../../kit/buttons/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { signIn } from './calls.ts'
import type { Answered } from './calls.ts'
import styles from './sign-in.module.css'

/** E-mail and password; what was typed stays where the server refuses it. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isKept, setKept] = useState(true)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  async function submit() {
    setBusy(true)
    setRefusal('')
    const answer = await signIn(email.trim(), password, isKept)
    setBusy(false)
    if (answer.state === 'done') return onDone()
    setPassword('')
    setRefusal(refusalOf(answer, t('operators.wrong')))
  }
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
        {(ids) => (
          <TextField
            {...ids}
            size="large"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
        )}
      </Field>
      <div role="alert">{refusal === '' ? null : <Notice kind="fault">{refusal}</Notice>}</div>
      <Checkbox label={t('operators.keep')} checked={isKept} onChange={setKept} />
      <Button type="submit" kind="primary" size="large" busy={busy}>
        {t('operators.sign-in')}
      </Button>
    </form>
  )
}

/** The sentence for an answer that is none: too many tries and a server that is away say when to try again. */
export function refusalOf(answer: Exclude<Answered, { state: 'done' }>, wrong: string): string {
  if (answer.state === 'waiting') return t('operators.too-many', { count: answer.seconds })
  return answer.state === 'away' ? t('operators.away') : wrong
}
