import { useUnit } from 'effector-react'
import { LifeBuoy, ListTree } from 'lucide-react'
import { useState } from 'react'

import { dialogOpened } from '../model/documents/opened.ts'
import { $restoredWork, restoredWorkDiscarded, restoredWorkSeen } from '../model/drafts/restored-work.ts'
import { Button } from '../../kit/buttons/button.tsx'
import { ConfirmDialog } from '../../kit/popups/dialog.tsx'
import { t, useLanguage } from '../../kit/i18n/words.ts'
import { NoteBar } from '../../kit/layout/note-bar.tsx'

/** Shown when the work of a tab that closed without saving was restored: the operator can look at it, discard it or go on. */
export function RecoveredBar() {
  const { back, seen, drop, openDialog } = useUnit({
    back: $restoredWork,
    seen: restoredWorkSeen,
    drop: restoredWorkDiscarded,
    openDialog: dialogOpened,
  })
  const { language } = useLanguage()
  const [dropping, setDropping] = useState(false)
  const [opened] = useState(() => Date.now())
  if (!back) return null
  const time = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(opened - back.at > 43_200_000 && { day: 'numeric', month: 'short' }),
  }).format(back.at)
  const count = back.steps
  return (
    <NoteBar
      part="recovered"
      label={t('saving.recovered.label')}
      icon={LifeBuoy}
      isStatus
      words={
        <>
          <strong>{t('saving.recovered.title')}</strong>
          <span>{t('saving.recovered.text', { count, time })}</span>
        </>
      }
    >
      <Button icon={ListTree} onClick={() => openDialog({ kind: 'steps' })}>
        {t('saving.recovered.see', { count })}
      </Button>
      <Button onClick={() => setDropping(true)}>{t('saving.recovered.drop')}</Button>
      <Button kind="primary" onClick={() => seen()}>
        {t('saving.recovered.carry-on')}
      </Button>
      <ConfirmDialog
        open={dropping}
        onClose={() => setDropping(false)}
        title={t('saving.recovered.drop-title', { count })}
        effect={t('saving.recovered.drop-effect')}
        confirm={t('saving.recovered.drop-confirm', { count })}
        danger
        onConfirm={() => drop()}
      />
    </NoteBar>
  )
}
