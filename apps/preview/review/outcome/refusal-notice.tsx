import { t } from '../../../kit/i18n/words.ts'
import { Notice } from '../../../kit/layout/notice.tsx'

/** Why the server did not do it, announced; without an answer, that it cannot be reached. */
export function RefusalNotice({ error }: { error: string }) {
  return (
    <div role="alert">
      <Notice kind="fault">
        <p>{error || t('releases.offline')}</p>
      </Notice>
    </div>
  )
}
