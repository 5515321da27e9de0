import { FigureCards } from '../../runtime/ui/records/figure-cards.tsx'
import { pointsText } from '../../runtime/ui/money/points-text.ts'
import { useLanguage } from '../../runtime/ui/drawing.ts'
import type { PointsEarnedProps } from './contract.ts'
import { strings } from './strings.ts'
import styles from './view.module.css'

export { strings } from './strings.ts'
export const rootClass = styles.root

export function View({ props, inputs: { earned }, t }: PointsEarnedProps) {
  const language = useLanguage()
  return (
    <>
      <h2 className={styles.title}>{props.title}</h2>
      <FigureCards
        figures={earned.map(({ key, points }) => ({
          key,
          name: Object.hasOwn(strings, `points.${key}`) ? t(`points.${key}`) : key,
          value: <bdi>{pointsText(points, language)}</bdi>,
        }))}
      />
    </>
  )
}
