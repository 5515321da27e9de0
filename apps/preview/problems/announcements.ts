import { $items } from '../model/problems.ts'
import type { Problem } from '../model/problems.ts'
import { announced } from '../model/announcements.ts'
import { t } from '../i18n/words.ts'
import { problemMessage } from './problem-messages.ts'
import { $messageContext } from './problem-context.ts'

const restMs = 1_000

/** What is new since `before`, as a sentence: the blocking first. Empty when nothing is new and something is left. */
export function changesMessage(before: readonly Problem[], now: readonly Problem[]): string {
  const known = new Set(before.map(({ id }) => id))
  const fresh = now.filter(({ id }) => !known.has(id))
  const blocking = fresh.filter(({ blocks }) => blocks)
  const [first] = blocking.length > 0 ? blocking : fresh
  if (first)
    return t(blocking.length > 0 ? 'problems.said-blocking' : 'problems.said-know', {
      count: blocking.length || fresh.length,
      text: problemMessage(first, $messageContext.getState()).text,
    })
  return before.length > 0 && now.length === 0 ? t('problems.said-none') : ''
}

/** Says what has come and gone, once the list has rested for a second. What was there at the beginning is not said. Gives the way to stop. */
export function announceProblems(): () => void {
  let told: readonly Problem[] | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = $items.watch((items) => {
    clearTimeout(timer)
    if (!items) return
    timer = setTimeout(
      () => {
        if (told) announced(changesMessage(told, items))
        told = items
      },
      told ? restMs : 4 * restMs,
    ) // at first the checker, words and reach come one after the other
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
