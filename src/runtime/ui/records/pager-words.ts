import type { Translate } from '../../../schemas/translate.ts'

export type PagerWords = { label: string; previous: string; next: string; page: (page: number) => string }

/** The English of the pager's words; a widget with pages adds them to its own. */
export const pagerStrings = { pages: 'Pages', page: 'Page {{page}}', previous: 'Previous page', next: 'Next page' }

/** The words of a widget that has these strings. */
export function pagerWords(t: Translate): PagerWords {
  return { label: t('pages'), previous: t('previous'), next: t('next'), page: (page) => t('page', { page }) }
}
