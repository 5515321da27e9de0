import { useUnit } from 'effector-react'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import * as z from 'zod/mini'

import { Badge } from '../../../kit/buttons/badge.tsx'
import { Button } from '../../../kit/buttons/button.tsx'
import { Field } from '../../../kit/controls/field.tsx'
import { PasswordField } from '../../../kit/controls/password-field.tsx'
import { TextField, focusNew } from '../../../kit/controls/text-field.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { announced } from '../../../kit/messages/announcements.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useAttempt } from './use-attempt.ts'
import styles from './account.module.css'

const Codes = z.object({ codes: z.array(z.string()) })
const Started = z.object({ address: z.string(), codes: z.array(z.string()) })
/** `ask`: the password for one of three acts; `scan`: the code of the app confirms its secret; `codes`: shown once. */
type Step =
  | { kind: 'ask'; act: 'turn-on' | 'turn-off' | 'new-codes' }
  | { kind: 'scan'; address: string; codes: readonly string[] }
  | { kind: 'codes'; codes: readonly string[] }

export function SecondFactor({ isOn, onChange }: { isOn: boolean; onChange: () => void }) {
  const announce = useUnit(announced)
  const [step, setStep] = useState<Step>()
  const [typed, setTyped] = useState('')
  const { busy, error, attempt, setError } = useAttempt()
  const go = (next: Step | undefined) => {
    setStep(next)
    setTyped('')
    setError('')
  }
  async function submit() {
    if (step?.kind === 'ask') await decide(step.act)
    else if (step?.kind === 'scan') {
      const body = { code: typed.replace(/\D/g, '') }
      if (!(await attempt('POST', '/api/auth/two-factor/verify-totp', z.object({}), body))) return
      announce(t('account.turned-on'))
      onChange()
      go({ kind: 'codes', codes: step.codes })
    }
  }
  async function decide(act: 'turn-on' | 'turn-off' | 'new-codes') {
    const body = { password: typed }
    if (act === 'turn-on') {
      const started = await attempt('POST', '/api/auth/two-factor/enable', Started, body)
      if (started) go({ kind: 'scan', ...started })
    } else if (act === 'new-codes') {
      const made = await attempt('POST', '/api/auth/two-factor/generate-backup-codes', Codes, body)
      if (made) go({ kind: 'codes', codes: made.codes })
    } else if (await attempt('POST', '/api/auth/two-factor/disable', z.object({}), body)) {
      announce(t('account.turned-off'))
      onChange()
      go(undefined)
    }
  }
  return (
    <section className={styles.section} aria-labelledby="account-second-factor">
      <div className={styles.head}>
        <h3 id="account-second-factor">{t('account.second-factor')}</h3>
        <Badge kind={isOn ? 'green' : 'grey'}>{t(isOn ? 'account.on' : 'account.off')}</Badge>
      </div>
      {step === undefined ? (
        <>
          <p>{t(isOn ? 'account.on-text' : 'account.off-text')}</p>
          <div className={styles.actions}>
            {isOn ? (
              <>
                <Button onClick={() => go({ kind: 'ask', act: 'new-codes' })}>{t('account.new-codes')}</Button>
                <Button onClick={() => go({ kind: 'ask', act: 'turn-off' })}>{t('account.turn-off')}</Button>
              </>
            ) : (
              <Button onClick={() => go({ kind: 'ask', act: 'turn-on' })}>{t('account.turn-on')}</Button>
            )}
          </div>
        </>
      ) : step.kind === 'codes' ? (
        <RecoveryCodes codes={step.codes} onDone={() => go(undefined)} />
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {step.kind === 'scan' ? (
            <div className={styles.scan}>
              <span className={styles.qr}>
                <QRCodeSVG value={step.address} size={144} title={t('account.qr')} bgColor="#fff" fgColor="#000" />
              </span>
              <div className={styles.form}>
                <p>{t('account.scan')}</p>
                <Field label={t('account.secret')}>
                  {(ids) => <TextField {...ids} mono readOnly value={secretIn(step.address)} onChange={() => undefined} />}
                </Field>
                <Field label={t('account.code')}>
                  {(ids) => (
                    <TextField
                      {...ids}
                      mono
                      ref={focusNew}
                      required
                      inputMode="numeric"
                      autoComplete="one-time-code"
                      value={typed}
                      onChange={setTyped}
                    />
                  )}
                </Field>
              </div>
            </div>
          ) : (
            <Field label={t('account.password')}>
              {(ids) => (
                <PasswordField
                  {...ids}
                  key={step.act}
                  ref={focusNew}
                  autoComplete="current-password"
                  required
                  value={typed}
                  onChange={setTyped}
                />
              )}
            </Field>
          )}
          <div role="alert">{error ? <Notice kind="fault">{error}</Notice> : null}</div>
          <div className={styles.actions}>
            <Button type="submit" kind="primary" busy={busy}>
              {step.kind === 'scan' ? t('account.confirm') : t(step.act === 'turn-on' ? 'account.continue' : `account.${step.act}`)}
            </Button>
            <Button onClick={() => go(undefined)}>{t('account.cancel')}</Button>
          </div>
        </form>
      )}
    </section>
  )
}

/** In groups of four, as apps ask for it. */
function secretIn(address: string): string {
  return (new URL(address).searchParams.get('secret') ?? '').replace(/.{4}(?=.)/g, '$& ')
}
