import type { Amount } from '../../../schemas/nouns/money.ts'

/** All rows of a call that answers without pages, as the one page of a record. */
export function wholePage(content: object[], summary?: Readonly<Record<string, Amount>>) {
  return { content, totalPages: 1, totalCount: content.length, ...(summary && { summary }) }
}
