import { useUnit } from 'effector-react'
import { Split } from 'lucide-react'
import { useEffect } from 'react'

import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { t, useLanguage } from '../../../kit/i18n/words.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { $runningCanary, $stuckCanary, canaryRequested } from '../../model/releases/canary.ts'
import { audienceWords } from './canary-words.ts'
import styles from './canary.module.css'
import canary from '../../locales/en/canary.json'

export const words = { canary }

const everyMs = 15_000

/** Says beside Publish that a release goes to some players only, and leads to how it does. It asks while the window is visible. */
export function CanaryMark({ short }: { short: boolean }) {
  const { running, stuck, ask, openDialog } = useUnit({
    running: $runningCanary,
    stuck: $stuckCanary,
    ask: canaryRequested,
    openDialog: dialogOpened,
  })
  useLanguage()
  useEffect(() => {
    const askVisible = () => {
      if (document.visibilityState === 'visible') ask()
    }
    ask()
    const timer = setInterval(askVisible, everyMs)
    window.addEventListener('focus', askVisible)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', askVisible)
    }
  }, [ask])
  if (!running) return null
  const { number, why } = running
  const label =
    why === undefined ? t('canary.goes-to', { number, audience: audienceWords(running) }) : t('canary.being-reverted', { number })
  const way = { className: styles.mark, icon: Split, onClick: () => openDialog({ kind: 'canary', number }) } as const
  return short || stuck ? <IconButton {...way} label={label} /> : <Button {...way}>{label}</Button>
}
