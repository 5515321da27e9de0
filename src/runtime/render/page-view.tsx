import { createElement, useLayoutEffect } from 'react'

import type { Page } from '../../schemas/documents.ts'
import type { Engine } from './engine.ts'
import { ListView } from './list-view.tsx'
import styles from './page-view.module.css'

type Props = { engine: Engine; document: Page; element?: 'main' | 'header' | 'aside' | 'footer' | 'nav' | 'div'; className?: string | undefined; later?: boolean }

/** The root of one page document, `data-page`. A newer document of the same id changes it in place. `later` waits for the first screen. */
export function PageView({ engine, document, element = 'div', className, later }: Props) {
  const page = engine.page(document, later)
  useLayoutEffect(() => {
    page.setDocument(document)
  }, [page, document])
  const classes = [styles.page, element === 'main' ? styles.main : '', className ?? ''].filter(Boolean).join(' ')
  return createElement(
    element,
    { 'data-page': document.id, className: classes, ...(element === 'main' ? { id: 'main', tabIndex: -1 } : {}) },
    <ListView list={page.list} />,
  )
}
