import { useUnit } from 'effector-react'
import { CloudOff, History, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { Frame } from '../../canvas/frame/frame.tsx'
import { FrameNotice } from '../../canvas/frame/frame-notice.tsx'
import { $releaseNumber } from '../../model/documents/documents.ts'
import { $frameStatus } from '../../model/view/frames.ts'
import { dialogOpened } from '../../model/documents/opened.ts'
import { $shownRelease, releaseLeft } from '../../model/documents/shown-release.ts'
import { $viewSettings } from '../../model/documents/view-settings.ts'
import { Button } from '../../../kit/buttons/button.tsx'
import { Empty } from '../../../kit/layout/empty.tsx'
import { Skeleton } from '../../../kit/layout/skeleton.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { useRoom } from '../compare/frame-pair.tsx'
import { documentsFx } from '../releases/releases.ts'
import { useRoleRefusal } from '../who-may.ts'
import styles from './release-view.module.css'
import operators from '../../locales/en/operators.json'
import releases from '../../locales/en/releases.json'
import review from '../../locales/en/review.json'

export const words = { operators, releases, review }

type Answer = { documents: () => ReadonlyMap<string, JsonObject> } | { error: string }
const $width = $viewSettings.map(({ width }) => width)

/** The canvas with the documents of a release, for looking only: view settings and pages are chosen as for the draft. */
export function ReleaseView() {
  const { number, newest, width, status } = useUnit({
    number: $shownRelease,
    newest: $releaseNumber,
    width: $width,
    status: $frameStatus,
  })
  const { ask, leave, openDialog } = useUnit({ ask: documentsFx, leave: releaseLeft, openDialog: dialogOpened })
  const { room, stage } = useRoom()
  const [answer, setAnswer] = useState<Answer & { number: number }>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (number === null) return
    ask(number).then(
      (documents) => setAnswer({ number, documents: () => documents }),
      (error: Error) => setAnswer({ number, error: error.message }),
    )
  }, [ask, number, turn])
  const mayNotPublish = useRoleRefusal('publisher')
  if (number === null) return null
  const current = answer?.number === number ? answer : undefined
  const frame = `release-${number}`
  const scale = Math.min(1, room.width / width)
  return (
    <section className={styles.view} aria-label={t('releases.release', { number })}>
      <div className={styles.bar}>
        <History size={16} aria-hidden="true" />
        <output>{t('releases.looking-at', { number })}</output>
        <Button
          size="small"
          icon={RotateCcw}
          disabled={mayNotPublish ?? (number === newest && t('releases.is-live'))}
          onClick={() => openDialog({ kind: 'release', act: 'restore', number })}
        >
          {t('releases.restore')}
        </Button>
        <Button size="small" kind="primary" onClick={() => leave()}>
          {t('releases.back')}
        </Button>
      </div>
      <div className={styles.stage} ref={stage} dir="ltr">
        {current && 'error' in current ? (
          <Empty
            icon={CloudOff}
            title={t('releases.not-loaded', { number })}
            text={current.error || t('releases.offline')}
            action={<Button onClick={() => setTurn(turn + 1)}>{t('releases.again')}</Button>}
          />
        ) : current && room.width > 0 ? (
          <>
            <Frame
              id={frame}
              label={t('releases.release', { number })}
              documents={current.documents}
              width={width}
              height={Math.round(room.height / scale)}
              scale={scale}
              turn={turn}
            />
            <FrameNotice status={status[frame] ?? 'loading'} onReload={() => setTurn(turn + 1)} />
          </>
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    </section>
  )
}
