import { useUnit } from 'effector-react'
import { DoorOpen, KeyRound } from 'lucide-react'
import { useEffect } from 'react'

import { startRetried } from '../../model/start.ts'
import { t, useLanguage } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in.module.css'
import operators from '../../locales/en/operators.json'

export const words = { operators }

/** For an operator who is not signed in, or has opened a one-time link. Its token stands in the fragment, which no server gets. */
export function SignInPage({ token }: { token: string | undefined }) {
  const retry = useUnit(startRetried)
  useLanguage()
  const title = t(token === undefined ? 'operators.title' : 'operators.link-title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.mark}>
          <DoorOpen size={20} aria-hidden="true" />
          <span>{t('shell.foyer')}</span>
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{t('operators.text')}</p>
        {token === undefined ? (
          <>
            <SignInForm onDone={() => retry()} />
            <Notice kind="info" icon={KeyRound} title={t('operators.first')}>
              {t('operators.first-text')}
            </Notice>
          </>
        ) : (
          <PasswordForm token={token} onDone={() => window.location.replace(window.location.pathname)} />
        )}
      </div>
    </main>
  )
}
