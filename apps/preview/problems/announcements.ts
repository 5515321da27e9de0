import { createStore, sample } from 'effector'
import { debounce } from 'patronum'

import { t } from '../../kit/i18n/words.ts'
import { announced } from '../../kit/messages/announcements.ts'
import { $items } from '../model/view/problems.ts'
import type { Problem } from '../model/view/problems.ts'
import { $messageContext } from './message-context.ts'
import { problemMessage } from './problem-messages.ts'
import type { MessageContext } from './problem-messages.ts'

const pauseMs = 1_000
const firstPauseMs = 4_000 // at first the results of the checker, of texts and of the analysis arrive one after another

/**
 * What is new among the problems since `before`, as a sentence that names the first one; blocking ones come first. Empty when nothing is
 * new and something is left.
 */
export function changesMessage(before: readonly Problem[], now: readonly Problem[], context: MessageContext): string {
  const known = new Set(before.map(({ id }) => id))
  const added = now.filter(({ id }) => !known.has(id))
  const blocking = added.filter(({ blocks }) => blocks)
  const [first] = blocking.length > 0 ? blocking : added
  if (first)
    return t(blocking.length > 0 ? 'problems.announced-blocking' : 'problems.announced-know', {
      count: blocking.length || added.length,
      text: problemMessage(first, context).text,
    })
  return before.length > 0 && now.length === 0 ? t('problems.announced-none') : ''
}

/** The list as it was when it was announced last. The list that is there at the beginning is not announced. */
const $announcedItems = createStore<readonly Problem[] | null>(null)

const changesFound = sample({
  clock: debounce({ source: $items, timeout: $announcedItems.map((items) => (items ? pauseMs : firstPauseMs)) }),
  source: { before: $announcedItems, context: $messageContext },
  fn: ({ before, context }, items) => ({ items, message: before && items ? changesMessage(before, items, context) : '' }),
})
$announcedItems.on(changesFound, (before, { items }) => items ?? before)
sample({ clock: changesFound, filter: ({ message }) => message !== '', fn: ({ message }) => message, target: announced })
