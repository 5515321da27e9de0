import { t } from '../../../kit/i18n/words.ts'
import type { Answered } from './calls.ts'

/** The sentence for an answer that is none: too many tries and a server that is away say when to try again. */
export function refusalOf(answer: Exclude<Answered, { state: 'done' | 'second-factor' }>, wrong: string): string {
  if (answer.state === 'waiting')
    return answer.seconds < 120
      ? t('operators.too-many', { count: answer.seconds })
      : t('operators.too-many-minutes', { count: Math.ceil(answer.seconds / 60) })
  return answer.state === 'away' ? t('operators.away') : wrong
}
