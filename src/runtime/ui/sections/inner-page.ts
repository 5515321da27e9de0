import { createContext } from 'react'
import type { ReactNode } from 'react'

/**
 * `page`: the page inside the one that is drawn; null where there is none. `isChosen`: the address names it, it is not the one shown
 * first.
 */
export type InnerPageValue = { page: ReactNode; isChosen: boolean }

/** For the widgets of a page that has other pages inside: `page-outlet` and the menu beside it. */
export const InnerPageContext = createContext<InnerPageValue>({ page: null, isChosen: false })
