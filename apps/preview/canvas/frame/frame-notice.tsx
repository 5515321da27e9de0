import { useState } from 'react'

import type { FrameStatus } from '../../model/view/frame-link.ts'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { FrameTrouble } from './frame-trouble.tsx'
import styles from './frame-notice.module.css'

/** Over a frame that has not drawn yet, does not answer or could not start: a message, and three actions. Its last render stays below. */
export function FrameNotice({ status, onReload }: { status: FrameStatus; onReload: () => void }) {
  const [waiting, setWaiting] = useState(false)
  if (waiting && status !== 'silent') setWaiting(false) // it answered, or ended
  if (status === 'open' || waiting) return null
  if (status === 'loading') {
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton height={240} />
      </div>
    )
  }
  return <FrameTrouble status={status} onReload={onReload} onWait={() => setWaiting(true)} />
}
