import { useState } from 'react'

import { Button } from '../../../kit/buttons/button.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { TextField, focusNew } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { sendCode } from './calls.ts'
import { refusalOf } from './refusal.ts'
import styles from './sign-in.module.css'

/** The second step of signing in. `onOver`: too many wrong codes, or too late; the password is asked for again. */
export function CodeForm({ onDone, onOver }: { onDone: () => void; onOver: () => void }) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  async function submit() {
    setBusy(true)
    setRefusal('')
    const answer = await sendCode(kind, code.replace(kind === 'app' ? /\D/g : /\s/g, ''))
    setBusy(false)
    if (answer.state === 'done' || answer.state === 'second-factor') return onDone()
    if (answer.state === 'over') return onOver()
    setCode('')
    setRefusal(refusalOf(answer, t('operators.wrong-code')))
  }
  const other = kind === 'app' ? 'recovery' : 'app'
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label={t(`operators.code.${kind}`)} hint={t(`operators.code-hint.${kind}`)}>
        {(ids) => (
          <TextField
            {...ids}
            key={kind}
            size="large"
            mono
            ref={focusNew}
            required
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
            value={code}
            onChange={setCode}
          />
        )}
      </Field>
      <div role="alert">{refusal === '' ? null : <Notice kind="fault">{refusal}</Notice>}</div>
      <Button type="submit" kind="primary" size="large" busy={busy}>
        {t('operators.sign-in')}
      </Button>
      <Button
        kind="quiet"
        onClick={() => {
          setKind(other)
          setCode('')
          setRefusal('')
        }}
      >
        {t(`operators.use-${other}`)}
      </Button>
    </form>
  )
}
