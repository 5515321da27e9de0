import type { Canary } from '../../../../src/schemas/canary.ts'
import { t } from '../../../kit/i18n/words.ts'
import { audienceWords } from './canary-words.ts'
import styles from './canary.module.css'

/** What was counted, of those who have the release and of everyone else, with the difference in words. */
export function CanaryFigures({ canary }: { canary: Canary }) {
  const { number, views, control, browsers, errorsPerThousand, droppedPerThousand, verdict } = canary
  const rows: { name: string; both: readonly [number, number]; isCompared: boolean }[] = [
    { name: t('canary.views'), both: [views, control], isCompared: false },
    { name: t('canary.browsers'), both: browsers, isCompared: false },
    { name: t('canary.errors'), both: errorsPerThousand, isCompared: true },
    { name: t('canary.dropped'), both: droppedPerThousand, isCompared: true },
  ]
  const isTold = views > 0 && control > 0 && verdict !== 'not-enough-views' // few views make a difference by chance
  return (
    <table className={styles.figures}>
      <caption className="visually-hidden">{t('canary.figures', { number })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('canary.what')}</th>
          <th scope="col">{t('canary.of-release', { number, audience: audienceWords(canary) })}</th>
          <th scope="col">{t('canary.of-others')}</th>
          <th scope="col">{t('canary.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, both: [own, others], isCompared }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{isCompared && views === 0 ? '–' : own.toLocaleString('en')}</td>
            <td className={styles.number}>{isCompared && control === 0 ? '–' : others.toLocaleString('en')}</td>
            <td>{isCompared && isTold ? t(`canary.${own > others ? 'more' : own < others ? 'fewer' : 'same'}`) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
