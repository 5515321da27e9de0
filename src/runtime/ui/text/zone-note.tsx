import type { Translate } from '../../../schemas/translate.ts'
import { useTimeWords } from './duration.ts'
import styles from './zone-note.module.css'

/** In which zone the times of a list are, said once below it; nothing below a list without times. */
export function ZoneNote({ times, t }: { times: readonly string[]; t: Translate }) {
  const { listedMoment, zoneOf } = useTimeWords()
  const first = times.find((time) => listedMoment(time) !== '')
  return first === undefined ? null : <p className={styles.note}>{t('time.zone', { zone: zoneOf(first) })}</p>
}
