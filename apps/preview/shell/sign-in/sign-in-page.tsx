import { useUnit } from 'effector-react'
import { Building2, DoorOpen, KeyRound, Monitor, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'

import { startRetried } from '../../model/start.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { shellLanguages, shellLanguageTags, t, useLanguage } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import type { Preferences } from '../../../kit/state/shell-preferences.ts'
import { continueWithCompany, readMethods, readReleaseNumber } from './calls.ts'
import { refusalOf } from './refusal.ts'
import { PasswordForm } from './password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in.module.css'
import operators from '../../locales/en/operators.json'

export const words = { operators }

type LanguageChoice = { language: Preferences['language']; onLanguage: (language: Preferences['language']) => void }

/**
 * For an operator who is not signed in, or has opened a one-time link. Its token stands in the fragment, which no server gets. `isRefused`:
 * the company's provider has led back here without a sign-in.
 */
export function SignInPage({ token, isRefused, language, onLanguage }: LanguageChoice & { token: string | undefined; isRefused: boolean }) {
  const retry = useUnit(startRetried)
  const [methods, setMethods] = useState<Awaited<ReturnType<typeof readMethods>>>()
  useLanguage()
  const title = t(token === undefined ? 'operators.title' : 'operators.link-title')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (token === undefined) void readMethods().then(setMethods)
  }, [token])
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <p className={styles.mark}>
          <span className={styles.logo}>
            <DoorOpen size={18} aria-hidden="true" />
          </span>
          <span>{t('shell.foyer')}</span>
        </p>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{t('operators.text')}</p>
          {token === undefined ? (
            <>
              <Company name={methods?.company ?? null} isRefused={isRefused} />
              <SignInForm onDone={() => retry()} />
            </>
          ) : (
            <PasswordForm token={token} onDone={() => window.location.replace(window.location.pathname)} />
          )}
        </div>
        <div className={styles.end}>
          {methods?.first ? (
            <Notice kind="info" icon={KeyRound} title={t('operators.first')}>
              {t('operators.first-text')}
            </Notice>
          ) : null}
          <Foot language={language} onLanguage={onLanguage} />
        </div>
      </main>
      <Lobby />
    </div>
  )
}

/** The way in by the company's provider, where the server knows one. */
function Company({ name, isRefused }: { name: string | null; isRefused: boolean }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const go = async () => {
    setBusy(true)
    const answer = await continueWithCompany()
    if (typeof answer === 'string') return window.location.assign(answer)
    setBusy(false)
    setRefusal(refusalOf(answer, t('operators.company-away', { name: name ?? '' })))
  }
  const message = refusal || (isRefused ? t('operators.company-refused') : '')
  if (name === null && message === '') return null
  return (
    <>
      <div role="alert">{message === '' ? null : <Notice kind="fault">{message}</Notice>}</div>
      {name === null ? null : (
        <>
          <Button size="large" icon={Building2} busy={busy} onClick={() => void go()}>
            {t('operators.continue-with', { name })}
          </Button>
          <p className={styles.or}>{t('operators.or-password')}</p>
        </>
      )}
    </>
  )
}

function Foot({ language, onLanguage }: LanguageChoice) {
  const [number, setNumber] = useState<number>()
  useEffect(() => void readReleaseNumber().then(setNumber), [])
  const { host } = window.location
  return (
    <footer className={styles.foot}>
      <Select
        quiet
        size="small"
        label={t('shell.language')}
        value={language}
        onChange={onLanguage}
        options={shellLanguageTags.map((tag) => ({ value: tag, label: shellLanguages[tag] }))}
      />
      <span>{number === undefined ? t('operators.at', { host }) : t('operators.at-release', { host, number })}</span>
    </footer>
  )
}

/**
 * The home page that guests get now, as the server draws it: in frames without scripts, so that they are still and leave nothing in this
 * browser. Nothing that is not published is in them.
 */
function Lobby() {
  const frame = (kind: 'wide' | 'phone') => (
    <div className={styles[kind]}>
      <iframe
        src={kind === 'wide' ? '/?still=desktop' : '/?still=phone'}
        sandbox="allow-same-origin"
        loading="lazy"
        tabIndex={-1}
        title={t('operators.lobby')}
      />
    </div>
  )
  return (
    <aside className={styles.lobby} aria-hidden="true" inert>
      <div className={styles.stage}>
        <p className={styles.caption}>
          <Monitor size={14} />
          <span>{t('operators.as-guest')}</span>
        </p>
        {frame('wide')}
        <div className={styles.over}>
          {frame('phone')}
          <p className={styles.caption}>
            <Smartphone size={14} />
            <span>{t('operators.on-phone')}</span>
          </p>
        </div>
        <p className={styles.claim}>{t('operators.claim')}</p>
        <p className={styles.text}>{t('operators.claim-text')}</p>
      </div>
    </aside>
  )
}
