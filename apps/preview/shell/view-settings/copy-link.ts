import { createEffect, sample } from 'effector'

import { toastShown } from '../../../kit/messages/toast-list.ts'
import { t } from '../../../kit/i18n/words.ts'

/** Copies the address, which has all view settings. Returns whether the browser allowed it. */
export const copyLinkFx = createEffect((): Promise<boolean> =>
  navigator.clipboard.writeText(window.location.href).then(
    () => true,
    () => false,
  ),
)
sample({
  clock: copyLinkFx.doneData,
  fn: (isCopied) => ({ text: t(isCopied ? 'view-settings.link-copied' : 'view-settings.link-not-copied'), isProblem: !isCopied }),
  target: toastShown,
})
