import type { Translate } from '../../../schemas/translate.ts'
import { Confirm } from './confirm.tsx'

/** Asks before a session ends. The words are those of the widget that asks: `logout-title` and `logout-text`. */
export function SignOutConfirm({ t, onConfirm, onClose }: { t: Translate; onConfirm: () => void; onClose: () => void }) {
  return (
    <Confirm
      title={t('logout-title')}
      text={t('logout-text')}
      confirm={t('action.sign-out')}
      cancel={t('action.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
