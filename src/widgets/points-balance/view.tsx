import { classes } from '../../runtime/ui/class-names.ts'
import { Picture } from '../../runtime/ui/pictures/picture.tsx'
import { pointsText } from '../../runtime/ui/money/points-text.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { PointsBalanceProps } from './contract.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props: { text, picture, rtlPicture }, inputs: { points }, t }: PointsBalanceProps) {
  const language = useLanguage()
  return (
    <div className={styles.card}>
      {picture ? (
        <div className={classes(styles.picture, rtlPicture && styles.ltrOnly)}>
          <Picture from={[picture]} eager />
        </div>
      ) : null}
      {rtlPicture ? (
        <div className={classes(styles.picture, styles.rtlOnly)}>
          <Picture from={[rtlPicture]} eager />
        </div>
      ) : null}
      <div className={styles.words}>
        <p className={styles.label}>{t('label')}</p>
        <p className={styles.points} data-points={points.points}>
          <bdi>{pointsText(points.points, language)}</bdi>
        </p>
        <p className={styles.text}>{`${t('expiry')} ${text ?? ''}`}</p>
      </div>
    </div>
  )
}
