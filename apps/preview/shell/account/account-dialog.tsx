import { useUnit } from 'effector-react'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'

import { $me } from '../../model/operators/me.ts'
import { readAnswer } from '../../model/releases/answers.ts'
import { t, useLanguage } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { PasswordChange } from './password-change.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Session, SessionList } from './session-list.tsx'
import styles from './account.module.css'
import account from '../../locales/en/account.json'
import operators from '../../locales/en/operators.json'

export const words = { account, operators }

const Account = z.object({ secondFactor: z.boolean(), sessions: z.array(Session) })

/** What an operator does with the own account. */
function AccountDialog({ onClose }: { onClose: () => void }) {
  const me = useUnit($me)
  const [own, setOwn] = useState<z.infer<typeof Account>>()
  const [error, setError] = useState('')
  useLanguage()
  const load = useCallback(
    () => readAnswer('/api/auth/account', Account).then(setOwn, (failure: Error) => setError(failure.message || t('account.offline'))),
    [],
  )
  useEffect(() => void load(), [load])
  return (
    <Dialog
      open
      keep
      onClose={onClose}
      title={t('operators.account')}
      description={me?.operator ? `${me.operator.name} · ${me.operator.email}` : undefined}
    >
      {own ? (
        <div className={styles.sections}>
          <SecondFactor isOn={own.secondFactor} onChange={() => void load()} />
          <PasswordChange onChange={() => void load()} />
          <SessionList sessions={own.sessions} onChange={() => void load()} />
        </div>
      ) : error ? (
        <Notice kind="fault">{error}</Notice>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  )
}

export const dialog = AccountDialog
