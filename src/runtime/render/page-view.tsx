import { Component } from 'react'
import type { ReactNode } from 'react'

import type { Page } from '../../schemas/documents.ts'
import type { Engine } from './engine.ts'
import { ListView } from './list-view.tsx'
import styles from './page-view.module.css'

type Props = { engine: Engine; document: Page; element?: 'main' | 'header' | 'aside' | 'footer' | 'nav' | 'div'; className?: string | undefined; later?: boolean }

/** The root of one page document, `data-page`. A newer document of the same id changes it in place. `later` waits for the first screen. */
export class PageView extends Component<Props> {
  override componentDidMount() {
    this.takeDocument() // the page may have been drawn before, from an older document
  }

  override componentDidUpdate() {
    this.takeDocument()
  }

  private page() {
    const { engine, document, later } = this.props
    return engine.page(document, later)
  }

  private takeDocument() {
    this.page().setDocument(this.props.document)
  }

  override render(): ReactNode {
    const { document, element: Root = 'div', className } = this.props
    const main = Root === 'main'
    const classes = [styles.page, main ? styles.main : '', className ?? ''].filter(Boolean).join(' ')
    return (
      <Root data-page={document.id} className={classes} id={main ? 'main' : undefined} tabIndex={main ? -1 : undefined}>
        <ListView list={this.page().list} />
      </Root>
    )
  }
}
