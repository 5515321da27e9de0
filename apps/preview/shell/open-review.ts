import { act, allActions } from '../model/actions.ts'
import { dialogOpened } from '../model/opened.ts'

/** The review is another folder's: its own action where it has one. */
export function openReview(): void {
  if (allActions().some(({ id }) => id === 'review.open')) act('review.open')
  else dialogOpened({ kind: 'review' })
}
