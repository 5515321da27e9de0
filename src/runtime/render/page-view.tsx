import { Component } from 'react'
import type { ReactNode } from 'react'

import type { Page } from '../../schemas/documents.ts'
import { StateNotice } from '../ui/notice.tsx'
import type { Engine } from './engine.ts'
import { ListView } from './list-view.tsx'
import styles from './page-view.module.css'

type Props = {
  engine: Engine
  document: Page
  element?: 'main' | 'header' | 'aside' | 'footer' | 'nav' | 'div'
  className?: string | undefined
  later?: boolean
}

/**
 * The root of one page document, `data-page`. A newer document of the same id changes it in place. `later` waits for the first screen.
 * A document whose widgets are not all here waits for them, behind the older one where there is one.
 */
export class PageView extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private drawn = false

  override componentDidMount() {
    this.drawn = true
    this.takeDocument() // the page may have been drawn before, from an older document
  }

  override componentDidUpdate(before: Props) {
    if (before.document !== this.props.document) this.takeDocument()
  }

  override componentWillUnmount() {
    this.drawn = false
  }

  private page() {
    const { engine, document, later } = this.props
    return engine.page(document, later)
  }

  private readonly takeDocument = () => {
    const { engine, document } = this.props
    if (engine.knows(document)) return this.page().setDocument(document)
    const settled = (failed: boolean) => () => this.drawn && this.setState({ failed }, failed ? undefined : this.takeDocument)
    void engine.more().then(settled(false), settled(true))
  }

  override render(): ReactNode {
    const { engine, document, element: Root = 'div', className } = this.props
    const main = Root === 'main'
    const classes = [styles.page, main ? styles.main : '', className ?? ''].filter(Boolean).join(' ')
    const known = engine.knows(document) || engine.has(document.id)
    return (
      <Root
        data-page={document.id}
        className={classes}
        id={main ? 'main' : undefined}
        tabIndex={main ? -1 : undefined}
        aria-busy={known || this.state.failed ? undefined : true}
      >
        {known ? <ListView list={this.page().list} /> : this.state.failed ? this.failure() : null}
      </Root>
    )
  }

  private failure() {
    const say = (key: string) => this.props.engine.world.words.text(`t:frame.failed.${key}`)
    return (
      <StateNotice icon="wifi-off" title={say('title')} text={say('text')} action={{ label: say('action'), onClick: this.takeDocument }} />
    )
  }
}
