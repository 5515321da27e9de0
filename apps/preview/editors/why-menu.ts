import type { VisibilityCheck } from '../../../src/authoring/reasons/explain-visibility.ts'
import type { MenuDrawn, MenuHolder } from '../../../src/authoring/reasons/menu-drawn.ts'
import { listed, t } from '../../kit/i18n/words.ts'
import { becauseText } from './why-sentences.ts'
import type { WhyNames } from './why-sentences.ts'
import type { CheckRow } from './why-view.tsx'

type Names = {
  /** Of the page or menu around a block or item. */
  document: (name: string) => string
  part: (holder: MenuHolder) => string
  /** For the sentence of the check that hides a block. */
  of: (holder: MenuHolder) => WhyNames
}
type Actions = { openHolder: (holder: MenuHolder) => void; openCheck: (check: VisibilityCheck) => Pick<CheckRow, 'open' | 'place'> }

function holderText(holder: MenuHolder, names: Names): string {
  return t('why.menu-holder', { part: names.part(holder), document: names.document(holder.document) })
}

function holdersText(holders: readonly MenuHolder[], names: Names): string {
  return listed(holders.map((holder) => holderText(holder, names)))
}

/** The reason why an item is not shown whose menu is not drawn: the second sentence of the verdict. */
export function menuReason(menu: Extract<MenuDrawn, { drawn: false }>, names: Names): string {
  if (menu.because === 'nowhere') return t('why.because-menu-nowhere')
  if (menu.because === 'hidden')
    return t('why.because-menu-hidden', { holder: holderText(menu.by, names), reason: becauseText(menu.check, names.of(menu.by)) })
  return t(`why.because-menu-${menu.because}`, { holders: holdersText(menu.holders, names) })
}

/** The first check of an item: whether its menu is drawn, and by which block. */
export function menuRow(menu: MenuDrawn, names: Names, { openHolder, openCheck }: Actions): CheckRow {
  if (menu.drawn === 'unknown') return { state: 'unknown', title: t('why.menu'), text: t('why.only-frame-knows') }
  const leading = (holder: MenuHolder) => ({ label: t('why.open-place'), run: () => openHolder(holder) })
  if (menu.drawn) return { state: 'passed', title: t('why.menu'), text: holderText(menu.by, names), open: leading(menu.by) }
  const row = { state: 'decided' as const, title: t('why.no-menu') }
  if (menu.because === 'nowhere') return { ...row, text: '' }
  if (menu.because === 'hidden') return { ...row, text: holderText(menu.by, names), ...openCheck(menu.check) }
  const [first] = menu.holders
  return { ...row, text: holdersText(menu.holders, names), open: first && leading(first) }
}
