import { pagerWords } from '../../runtime/ui/records/pager-words.ts'
import { Pager } from '../../runtime/ui/records/pager.tsx'
import type { GamePage } from '../../schemas/nouns/game.ts'
import type { Translate } from '../../schemas/translate.ts'

/** The numbers of a list's pages, and which of its games this page shows. */
export function Pages({ page, t, onPage }: { page: GamePage; t: Translate; onPage: (page: number) => void }) {
  return <Pager page={page.page} pages={page.pages} shown={shownRange(page, t)} words={pagerWords(t)} onPage={onPage} />
}

function shownRange(page: GamePage, t: Translate): string | undefined {
  if (page.total === undefined) return undefined
  const from = (page.page - 1) * page.pageSize + 1
  return t('shown', { from, to: from + page.games.length - 1, total: page.total })
}
