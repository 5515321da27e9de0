import type { Translate } from '../../schemas/translate.ts'
import { StatusMark } from './status-mark.tsx'

/** The status of a deposit or a withdrawal. `words` are the widget's strings, `status.<CODE>`; a status without one is shown as it came. */
export function FundStatus({ status, words, t }: { status: string; words: Readonly<Record<string, string>>; t: Translate }) {
  const key = `status.${status}`
  return <StatusMark status={status}>{Object.hasOwn(words, key) ? t(key) : status}</StatusMark>
}
