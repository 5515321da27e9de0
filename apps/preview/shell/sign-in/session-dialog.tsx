import { useUnit } from 'effector-react'

import { refreshRequested } from '../../model/drafts/renewal.ts'
import { saveRetried } from '../../model/drafts/saving.ts'
import { meRequested } from '../../model/operators/me.ts'
import { t, useLanguage } from '../../../kit/i18n/words.ts'
import { Dialog } from '../../../kit/popups/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'
import operators from '../../locales/en/operators.json'

export const words = { operators }

/** Asks to sign in again over the editor, which keeps all that was typed, and saves what could not be saved. */
export function SessionDialog({ onClose }: { onClose: () => void }) {
  const { save, refresh, ask } = useUnit({ save: saveRetried, refresh: refreshRequested, ask: meRequested })
  useLanguage()
  const go = () => {
    onClose()
    save()
    refresh()
    ask()
  }
  return (
    <Dialog open keep onClose={onClose} title={t('operators.ended')} description={t('operators.ended-text')}>
      <SignInForm onDone={go} />
    </Dialog>
  )
}
