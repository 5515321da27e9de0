import { announced } from '../../model/announcements.ts'
import { t } from '../../i18n/words.ts'

/** Copies the address of what is looked at, which is all of it. */
export async function copyLink(): Promise<boolean> {
  const copied = await navigator.clipboard.writeText(window.location.href).then(
    () => true,
    () => false,
  )
  announced({ text: t(copied ? 'look.link-copied' : 'look.link-not-copied'), assertive: !copied })
  return copied
}
