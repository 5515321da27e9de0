import { useUnit } from 'effector-react'
import { Minus, Plus } from 'lucide-react'

import { Button, IconButton } from '../../../kit/buttons/button.tsx'
import { t } from '../../../kit/i18n/words.ts'
import { $zoom, stepFrom, zoomChosen } from './zoom.ts'
import styles from './zoom-bar.module.css'

export function ZoomBar({ scale }: { scale: number }) {
  const { zoom, choose } = useUnit({ zoom: $zoom, choose: zoomChosen })
  return (
    <div className={styles.bar} role="group" aria-label={t('canvas.zoom')}>
      <IconButton size="small" icon={Minus} label={t('canvas.zoom-out')} onClick={() => choose(stepFrom(scale, -1))} />
      <output className={styles.value}>{t('canvas.zoom-value', { percent: Math.round(scale * 100) })}</output>
      <IconButton size="small" icon={Plus} label={t('canvas.zoom-in')} onClick={() => choose(stepFrom(scale, 1))} />
      <Button size="small" kind="quiet" aria-pressed={zoom === 'fit'} onClick={() => choose('fit')}>
        {t('canvas.fit')}
      </Button>
    </div>
  )
}
