import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { ChevronDown } from 'lucide-react'

import { $sel, pageChosen } from '../model/view/choice.ts'
import { $doc, $documents } from '../model/documents/documents.ts'
import { $shown } from '../model/view/frames.ts'
import { $usage } from '../model/view/analysis.ts'
import { addressOf, pagesShowing } from '../model/view/showing.ts'
import { documentTitle } from '../model/documents/titles.ts'
import { Menu } from '../../kit/popups/menu.tsx'
import { t } from '../../kit/i18n/words.ts'
import styles from './headline.module.css'

/** The pages in the frame, the topmost popup first. */
const $drawn = $shown.map((shown) => (shown ? [...shown.popups.toReversed(), shown.page].map((page) => `page/${page}`) : []))
const $pages = combine($doc, $sel, $documents, $usage, (doc, sel, documents, usage) =>
  doc.startsWith('page/') ? [] : pagesShowing(doc, sel, documents, usage),
)

/** For a document that is no page: which page the frame shows, whether that page uses the document, and a menu of the pages that do. */
export function PageShown() {
  const { drawn, pages, documents, choosePage } = useUnit({
    drawn: $drawn,
    pages: $pages,
    documents: $documents,
    choosePage: pageChosen,
  })
  const current = drawn.find((name) => pages.includes(name)) ?? drawn[0]
  if (current === undefined) return null
  const titleOf = (name: string) => documentTitle(name, documents.get(name) ?? null)
  const text = t(pages.length === 0 || pages.includes(current) ? 'canvas.on-page' : 'canvas.not-on-page', { page: titleOf(current) })
  if (pages.length === 0 || (pages.length === 1 && pages[0] === current)) return <span className={styles.page}>{text}</span>
  return (
    <Menu
      label={t('canvas.pages-showing')}
      items={pages.map((name) => ({
        id: name,
        label: titleOf(name),
        hint: addressOf(documents.get(name)) ?? '',
        checked: name === current,
        onSelect: () => choosePage(addressOf(documents.get(name)) ?? '/'),
      }))}
      trigger={
        <button type="button" className={styles.page}>
          <span>{text}</span>
          <ChevronDown size={12} aria-hidden="true" />
        </button>
      }
    />
  )
}
