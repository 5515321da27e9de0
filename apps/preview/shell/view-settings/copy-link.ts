import { createEffect, sample } from 'effector'

import { announced } from '../../model/announcements.ts'
import { t } from '../../i18n/words.ts'

/** Copies the address of what is looked at, which is all of it. Gives whether the browser let it. */
export const copyLinkFx = createEffect((): Promise<boolean> =>
  navigator.clipboard.writeText(window.location.href).then(
    () => true,
    () => false,
  ),
)
sample({
  clock: copyLinkFx.doneData,
  fn: (isCopied) => ({ text: t(isCopied ? 'look.link-copied' : 'look.link-not-copied'), assertive: !isCopied }),
  target: announced,
})
