import { Component } from 'react'
import type { ReactNode } from 'react'

import type { Page } from '../../schemas/documents.ts'
import { StateNotice } from '../ui/notice.tsx'
import type { Engine } from './engine.ts'
import { ListView } from './frame.tsx'
import styles from './page-view.module.css'

type Props = {
  engine: Engine
  document: Page
  element?: 'main' | 'header' | 'aside' | 'footer' | 'nav' | 'div'
  className?: string | undefined
  /** Chrome beside the content: its views and data wait for the first screen. */
  isLazy?: boolean
}

/**
 * The root of one page document, `data-page`. A newer document of the same id changes it in place. A document whose widgets have not all
 * loaded waits for them; the older one, if there is one, stays in the meantime.
 */
export class PageView extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private isMounted = false

  override componentDidMount() {
    this.isMounted = true
    this.takeDocument() // the page may have been on the screen before, with an older document
  }

  override componentDidUpdate(before: Props) {
    if (before.document !== this.props.document) this.takeDocument()
  }

  override componentWillUnmount() {
    this.isMounted = false
  }

  private page() {
    const { engine, document, isLazy } = this.props
    return engine.page(document, isLazy)
  }

  private readonly takeDocument = () => {
    const { engine, document } = this.props
    if (engine.hasWidgetsOf(document)) return this.page().setDocument(document)
    const done = (failed: boolean) => () => this.isMounted && this.setState({ failed }, failed ? undefined : this.takeDocument)
    void engine.loadRest().then(done(false), done(true))
  }

  override render(): ReactNode {
    const { engine, document, element: Root = 'div', className } = this.props
    const main = Root === 'main'
    const classes = [styles.page, main ? styles.main : '', className ?? ''].filter(Boolean).join(' ')
    const isReady = engine.hasWidgetsOf(document) || engine.pageOf(document.id) !== undefined
    return (
      <Root
        data-page={document.id}
        className={classes}
        id={main ? 'main' : undefined}
        tabIndex={main ? -1 : undefined}
        aria-busy={isReady || this.state.failed ? undefined : true}
      >
        {isReady ? <ListView list={this.page().list} /> : this.state.failed ? this.failure() : null}
      </Root>
    )
  }

  private failure() {
    const text = (key: string) => this.props.engine.context.words.text(`t:frame.failed.${key}`)
    return (
      <StateNotice
        icon="wifi-off"
        title={text('title')}
        text={text('text')}
        action={{ label: text('action'), onClick: this.takeDocument }}
      />
    )
  }
}
